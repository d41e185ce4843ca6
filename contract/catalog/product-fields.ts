// Plain fields of a product: one whole number, one short text or one code, with the same name in the resource and in the form. A line here
// declares the field in replies, in the form and its checks, in the review, in the data export and in imports.
// docs/how-to.md lists what else a new field needs.
import type { FieldErrorKey } from '../messages.ts';
import { MAX_QUANTITY } from './catalog-limits.ts';
import { PRICE_BASES } from './price-basis.ts';

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

interface CodeField {
  /** Error of a value that is none of its codes (FIELD_CODES). */
  readonly error: FieldErrorKey;
}

export const CODE_FIELDS = {
  /** Term and place of the price; null where the supplier has not stated them. */
  priceBasis: { error: 'priceBasis' },
} as const satisfies Record<string, CodeField>;

export type CodeFieldName = keyof typeof CODE_FIELDS;

/** Not in the lines above, because screens that only show a product do not need them. */
export const FIELD_CODES: Readonly<Record<CodeFieldName, readonly string[]>> = {
  priceBasis: PRICE_BASES,
};

export type PlainField =
  | keyof typeof NUMBER_FIELDS
  | keyof typeof SHORT_TEXT_FIELDS
  | CodeFieldName;

/**
 * Headings in a table file that mean the field, beside its label, in lower case, in either language. Not in the lines above,
 * because browsers do not need them.
 */
export const IMPORT_HEADINGS: Readonly<Record<PlainField, readonly string[]>> = {
  minOrderQuantity: [
    'moq',
    'minimum order',
    'min order',
    'min. order',
    '最小起订量',
    '最低起订量',
    '起订数量',
  ],
  priceBasis: [
    'price terms',
    'price term',
    'trade terms',
    'trade term',
    'delivery terms',
    'terms of delivery',
    'incoterm',
    'incoterms',
    'fob port',
    '价格条款',
    '贸易条款',
    '贸易术语',
    '交货条款',
    '成交方式',
    '价格术语',
  ],
  stock: ['availability', 'in stock', 'lead time', 'delivery time', '交货期', '货期', '库存状态'],
};

/** Fields that change without a review: price and stock can change from one hour to the next, and a price goes with its basis. */
export const UNREVIEWED_FIELDS = [
  'stock',
  'price',
  'minOrderQuantity',
  'priceBasis',
] as const satisfies readonly (PlainField | 'price')[];

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
