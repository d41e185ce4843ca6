// Query strings with fields of objects: `attr.swing=400..630` is the field `swing` of `attr`.
import { parse } from 'node:querystring';

type Values = Record<string, unknown>;

/** Moves each value whose name has a dot into an object: `attr.swing` is the field `swing` of `attr`. */
export function nestFields(flat: Readonly<Values>): Values {
  const names = Object.keys(flat);
  if (!names.some((name) => name.includes('.'))) return flat;
  const nested = new Map<string, unknown>();
  for (const name of names) {
    const end = name.indexOf('.');
    if (end < 1) nested.set(name, flat[name]);
    else {
      const fields = nested.get(name.slice(0, end));
      const others = typeof fields === 'object' && !Array.isArray(fields) ? fields : null;
      nested.set(name.slice(0, end), { ...others, [name.slice(end + 1)]: flat[name] });
    }
  }
  return Object.fromEntries(nested);
}

/** Parses a query string. A repeated name becomes a list, a name with a dot a field of an object. */
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
