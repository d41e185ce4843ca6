// Parameters of attributes in an address: `attr.swing=400..630`, `attr.voltage=380,415`.

/** A form without scripts sends two bounds as `attr.swing.min` and `attr.swing.max`, and each choice as a parameter of its own. */
const NAME = /^attr\.([a-z][a-z0-9-]{0,63})(?:\.(min|max))?$/;
export const MAX_ATTRIBUTES = 12;

export type AttributeParameter = readonly [key: string, value: string];

/** "500..500" is 500; a range without bounds is ''. */
const normalValue = (value: string): string => {
  const [low = '', ...rest] = value.split('..').map((part) => part.trim());
  if (rest.every((part) => part === low)) return low;
  return [low, ...rest].join('..');
};

/**
 * Reads the attributes in their only form, so that each page has one address: sorted by key, at most MAX_ATTRIBUTES of them,
 * without blank values. Ignores all other parameters.
 */
export function attributesIn(
  parameters: Iterable<readonly [name: string, value: unknown]>,
): AttributeParameter[] {
  const values = new Map<string, Set<string>>();
  const bounds = new Map<string, string>();
  for (const [name, value] of parameters) {
    const [, key, bound] = NAME.exec(name) ?? [];
    const text = typeof value === 'string' ? value.trim() : '';
    if (key === undefined || text === '') continue;
    const given = values.get(key) ?? new Set();
    values.set(key, given);
    if (bound) bounds.set(`${key} ${bound}`, text);
    else given.add(text);
  }
  return [...values]
    .map(([key, given]) => {
      const low = bounds.get(`${key} min`) ?? '';
      const high = bounds.get(`${key} max`) ?? '';
      return [key, normalValue(low || high ? `${low}..${high}` : [...given].join(','))] as const;
    })
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, MAX_ATTRIBUTES);
}
