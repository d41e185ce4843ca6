// Values of the product form: loaded from a product, compared with it, and converted to the request body.

import type { PriceBasis } from '../../../../contract/catalog/price-basis.ts';
import {
  CODE_FIELDS,
  mapFields,
  NUMBER_FIELDS,
  namesOf,
  SHORT_TEXT_FIELDS,
} from '../../../../contract/catalog/product-fields.ts';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { typedCount, typedPrice } from '../../../../contract/products/typed-terms.ts';
import { changedEntries } from '../../../ui/forms/changes.ts';

const FIELDS_BEFORE_ATTRIBUTES = [
  'name',
  'title',
  'summary',
  'description',
  'category',
  'subcategory',
  'machineType',
] as const;
const FIELDS_AFTER_ATTRIBUTES = [
  'price',
  ...namesOf(CODE_FIELDS),
  ...namesOf(NUMBER_FIELDS),
  ...namesOf(SHORT_TEXT_FIELDS),
  'countryOfOrigin',
  'certifications',
] as const;

/** The fields with one line or one block of text, in the order of the form. */
export const TEXT_FIELDS = [...FIELDS_BEFORE_ATTRIBUTES, ...FIELDS_AFTER_ATTRIBUTES] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** All fields of the form, in its order; each has a label. */
export const FORM_FIELDS = [
  ...FIELDS_BEFORE_ATTRIBUTES,
  'attributes',
  ...FIELDS_AFTER_ATTRIBUTES,
  'tags',
  'specifications',
  'images',
  'video',
] as const;
type FormField = (typeof FORM_FIELDS)[number];

/** An error or a conflict may also name a field that is not in the form. */
export const isFormField = (name: string): name is FormField =>
  FORM_FIELDS.some((field) => field === name);

/** A row of the specification table; `key` only identifies the row while it is edited. */
export interface Specification {
  readonly key: number;
  readonly name: string;
  readonly value: string;
}

/** Texts of one kind by name: attribute values as they were typed, or specifications. */
export type Texts = Readonly<Record<string, string>>;

export type ProductValues = Readonly<Record<TextField, string>> & {
  /** By the key of the attribute; blank where the supplier gives none. */
  readonly attributes: Texts;
  readonly tags: readonly string[];
  readonly specifications: readonly Specification[];
};

let lastKey = 0;
export const specification = (name = '', value = ''): Specification => ({
  key: ++lastKey,
  name,
  value,
});

/** The country of origin of a new product defaults to China (spec §9), its price basis to FOB at the supplier's nearest port. */
export const blankValues = (priceBasis: PriceBasis | '' = ''): ProductValues => ({
  ...(Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<TextField, string>),
  countryOfOrigin: 'China',
  priceBasis,
  attributes: {},
  tags: [],
  specifications: [],
});

const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/** A title equal to the name becomes blank: otherwise it would not change together with the name. */
export const valuesOf = (product: MyProduct): ProductValues => ({
  name: product.name,
  title: product.title === product.name ? '' : product.title,
  summary: product.summary ?? '',
  description: product.description,
  category: product.category?.id ?? '',
  subcategory: product.subcategory?.id ?? '',
  machineType: product.machineType?.id ?? '',
  attributes: Object.fromEntries(product.givenAttributes),
  price: textOf(product.price),
  ...mapFields(NUMBER_FIELDS, (_, name) => textOf(product[name])),
  ...mapFields(SHORT_TEXT_FIELDS, (_, name) => textOf(product[name])),
  ...mapFields(CODE_FIELDS, (_, name) => textOf(product[name])),
  countryOfOrigin: product.countryOfOrigin ?? '',
  certifications: product.certifications.join(', '),
  tags: product.tags,
  specifications: product.specifications.map(([name, value]) => specification(name, value)),
});

/** Splits comma-separated text into distinct entries; Chinese commas count too (spec §5, tags). */
export const entriesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，、]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
];

/** Plain digits, which every backend reads; blank where the product is sold by quote. */
const sentPrice = (typed: string): string => {
  const read = typedPrice(typed);
  return typeof read === 'object' ? String(read.dollars || '') : typed.trim();
};

const sentCount = (typed: string): string => String(typedCount(typed) ?? typed.trim());

const filledPairs = (pairs: readonly (readonly [name: string, value: string])[]): Texts =>
  Object.fromEntries(
    pairs
      .map(([name, value]) => [name.trim(), value.trim()] as const)
      .filter(([name, value]) => name !== '' && value !== ''),
  );

/** Sorted, because values that only differ in their order are no change; with the digits of any keyboard as 0 to 9. */
const attributesOf = (attributes: Texts): Texts =>
  filledPairs(
    Object.keys(attributes)
      .sort()
      .map((key) => [key, attributes[key]?.normalize('NFKC') ?? '']),
  );

/** The fields of the request body, without the files; blank ones are '', [] or {}. */
export const contentOf = (values: ProductValues) => ({
  name: values.name.trim(),
  title: values.title.trim(),
  summary: values.summary.trim(),
  description: values.description.trim(),
  category: values.category,
  subcategory: values.subcategory,
  machineType: values.machineType,
  attributes: attributesOf(values.attributes),
  price: sentPrice(values.price),
  ...mapFields(NUMBER_FIELDS, (_, name) => sentCount(values[name])),
  ...mapFields(SHORT_TEXT_FIELDS, (_, name) => values[name].trim()),
  ...mapFields(CODE_FIELDS, (_, name) => values[name]),
  countryOfOrigin: values.countryOfOrigin,
  certifications: entriesOf(values.certifications),
  tags: values.tags,
  specifications: filledPairs(values.specifications.map(({ name, value }) => [name, value])),
});

const isBlank = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Returns the fields that are filled in: a new product omits the others. */
export const filledFields = (content: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => !isBlank(value)));

/** Returns the fields that differ, with the values of `after`. */
export function changesOf(
  before: ReturnType<typeof contentOf>,
  after: ReturnType<typeof contentOf>,
): Record<string, unknown> {
  const changes = changedEntries(before, after);
  // A stored title that repeated the old name is cleared with it.
  return 'name' in changes && after.title === '' ? { ...changes, title: '' } : changes;
}

export type RowError = 'specifications' | 'specificationTwice';

/** Errors of rows, by key: half-filled rows, or a name that an earlier row already has. */
export function rowErrors(specifications: readonly Specification[]): ReadonlyMap<number, RowError> {
  const errors = new Map<number, RowError>();
  const seen = new Set<string>();
  for (const { key, name, value } of specifications) {
    const label = name.trim().toLowerCase();
    if (label !== '' && seen.has(label)) errors.set(key, 'specificationTwice');
    else if ((label === '') !== (value.trim() === '')) errors.set(key, 'specifications');
    seen.add(label);
  }
  return errors;
}
