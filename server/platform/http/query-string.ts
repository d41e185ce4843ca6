// Query strings with attributes: `attr.swing=400..630` is the field `swing` of `attr`.
type Values = Record<string, unknown>;

const ATTRIBUTES = 'attr';

/** Moves `attr.swing` into the object `attr`, as its field `swing`. Other names stay as they are. */
function nestFields(flat: Readonly<Values>): Values {
  const names = Object.keys(flat).filter((name) => name.startsWith(`${ATTRIBUTES}.`));
  if (names.length === 0) return flat;
  const others = new Map(Object.entries(flat));
  const fields = new Map<string, unknown>();
  for (const name of names) {
    fields.set(name.slice(ATTRIBUTES.length + 1), flat[name]);
    others.delete(name);
  }
  others.set(ATTRIBUTES, Object.fromEntries(fields));
  return Object.fromEntries(others);
}

/** Further parameters are ignored: a form of filters without scripts has less than a hundred. */
const MAX_PARAMETERS = 1_000;

/** Parses a query string. A repeated name becomes a list. */
export function parseQueryString(text: string): Values {
  const values = new Map<string, string | string[]>();
  let count = 0;
  // Not node:querystring: it throws and catches an error for each name and value with invalid percent-encoding.
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > MAX_PARAMETERS) break;
    const given = values.get(name);
    if (Array.isArray(given)) given.push(value);
    else values.set(name, given === undefined ? value : [given, value]);
  }
  return nestFields(Object.fromEntries(values));
}

/** The same as names and values, with the fields of an object in the order of their names; without undefined values. */
export const flatParameters = (
  parameters: Iterable<readonly [name: string, value: unknown]>,
): (readonly [name: string, value: string])[] =>
  [...parameters].flatMap(([name, value]) => {
    if (value === undefined) return [];
    if (typeof value !== 'object' || value === null) return [[name, String(value)] as const];
    return Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([field, each]) => [`${name}.${field}`, String(each)] as const);
  });
