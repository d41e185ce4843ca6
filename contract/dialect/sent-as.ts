// Names of request fields: one here, and that of the spec (§3) on the wire, in queries, bodies and field errors.

/** The name on the wire of each field that has another name here. */
export type SentAs = Readonly<Record<string, string>>;

type Values<Value> = Readonly<Record<string, Value>>;

/** Also of the field in `attributes.swing`, which names a part of it. */
const nameIn = (names: SentAs, name: string): string =>
  name.replace(/^[^.]*/, (field) => (Object.hasOwn(names, field) && names[field]) || field);

const inverted = (sentAs: SentAs): SentAs =>
  Object.fromEntries(Object.entries(sentAs).map(([own, sent]) => [sent, own]));

const rename = <Value>(names: SentAs, values: Values<Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [nameIn(names, name), value]));

export const asSent = <Value>(values: Values<Value>, sentAs: SentAs | undefined): Values<Value> =>
  sentAs ? rename(sentAs, values) : values;

export const asReceived = <Value>(values: Values<Value>, sentAs: SentAs): Record<string, Value> =>
  rename(inverted(sentAs), values);

/** Of a name that is a value, such as a column's field. */
export const nameAsSent = (name: string, sentAs: SentAs): string => nameIn(sentAs, name);

/** Our name of a field that has another one on the wire is unknown there, and becomes ''. */
export const nameAsReceived = (name: string, sentAs: SentAs): string =>
  Object.hasOwn(sentAs, name) ? '' : nameIn(inverted(sentAs), name);

/** A query or a body, as a server receives it: without the fields whose names are unknown on the wire. */
export const inputAsReceived = (input: unknown, sentAs: SentAs | undefined): unknown => {
  if (!sentAs || typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const known = Object.entries(input).filter(([name]) => !Object.hasOwn(sentAs, name));
  return asReceived(Object.fromEntries(known), sentAs);
};
