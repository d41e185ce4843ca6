// Plain fields of a product: one whole number or one short text, with the same name in the resource and in the form. A line here
// declares the field in replies, in the form and its checks, in the review and in the data export.
// docs/how-to.md lists what else a new field needs.
import type { FieldErrorKey } from '../messages.ts';
import { MAX_QUANTITY } from './catalog-limits.ts';

interface NumberField {
  readonly min: number;
  readonly max: number;
  /** Error of a value that is not a whole number from `min` to `max`. */
  readonly error: FieldErrorKey;
}

interface ShortTextField {
  readonly maxLength: number;
}

export const NUMBER_FIELDS = {
  minOrderQuantity: { min: 1, max: MAX_QUANTITY, error: 'minOrderQuantity' },
} as const satisfies Record<string, NumberField>;

export const SHORT_TEXT_FIELDS = {
  stock: { maxLength: 100 },
} as const satisfies Record<string, ShortTextField>;

export type PlainField = keyof typeof NUMBER_FIELDS | keyof typeof SHORT_TEXT_FIELDS;

/** An object with the same names, whose values `each` returns. */
export const mapFields = <Name extends string, Field, Value>(
  fields: Readonly<Record<Name, Field>>,
  each: (field: Field, name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(
    (Object.entries(fields) as [Name, Field][]).map(([name, field]) => [name, each(field, name)]),
  ) as Record<Name, Value>;

export const namesOf = <Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] =>
  Object.keys(fields) as Name[];
