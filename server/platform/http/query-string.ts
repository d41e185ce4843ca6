// Query strings with attributes: `attr.swing=400..630` is the field `swing` of `attr`.
import { parse } from 'node:querystring';

type Values = Record<string, unknown>;

const ATTRIBUTES = 'attr';

/** Moves `attr.swing` into the object `attr`, as its field `swing`. Other names stay as they are. */
export function nestFields(flat: Readonly<Values>): Values {
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

/** Parses a query string. A repeated name becomes a list. */
export const parseQueryString = (text: string): Values => nestFields({ ...parse(text) });

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
