// What stands in the fields of the product form: filled from a listing, compared with it, and as it is sent.
import type { MyProduct } from '../../contract/my-product-reader.ts';

/** The fields that hold one line or one block of text, in the order of the form. */
export const TYPED_FIELDS = [
  'name',
  'title',
  'sort_description',
  'description',
  'category',
  'subcategory',
  'priceRange',
  'minOrderQuantity',
  'stock',
  'countryOfOrigin',
  'certifications',
] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

/** A row of the table of specifications; `key` only tells rows apart while they are edited. */
export interface Specification {
  readonly key: number;
  readonly name: string;
  readonly value: string;
}

export type ListingValues = Readonly<Record<TypedField, string>> & {
  readonly tags: readonly string[];
  readonly specifications: readonly Specification[];
};

/** The same as it goes over the wire, by its names there; what is blank is '', [] or {}. */
export type ListingContent = Readonly<Record<TypedField, unknown>> & {
  readonly tags: readonly string[];
  readonly specifications: Readonly<Record<string, string>>;
};

let rows = 0;
export const specification = (name = '', value = ''): Specification => ({
  key: ++rows,
  name,
  value,
});

/** A new product is made in China unless its maker says otherwise (spec §9). */
export const blankValues = (): ListingValues => ({
  ...(Object.fromEntries(TYPED_FIELDS.map((field) => [field, ''])) as Record<TypedField, string>),
  countryOfOrigin: 'China',
  tags: [],
  specifications: [],
});

const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** A title that only repeats the name is none: it would stay behind when the name changes. */
export const valuesOf = (product: MyProduct): ListingValues => ({
  name: product.name,
  title: product.title === product.name ? '' : product.title,
  sort_description: product.summary ?? '',
  description: product.description,
  category: product.category?.id ?? '',
  subcategory: product.subcategory?.id ?? '',
  priceRange: numberText(product.price),
  minOrderQuantity: numberText(product.minOrderQuantity),
  stock: product.stock ?? '',
  countryOfOrigin: product.countryOfOrigin ?? '',
  certifications: product.certifications.join(', '),
  tags: product.tags,
  specifications: product.specifications.map(([name, value]) => specification(name, value)),
});

/** Entries of a comma-separated text, each once; Chinese commas count too (spec §5, tags). */
export const entriesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,，、]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  ),
];

const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/;

/** 12,500 and 1,20,000 are written like that in the two countries; the wire takes plain digits. */
const plainNumber = (typed: string): string => {
  const tidy = typed
    .normalize('NFKC')
    .trim()
    .replace(/^(?:US)?\$\s*/i, '');
  return GROUPED.test(tidy) ? tidy.replaceAll(',', '') : tidy;
};

export const contentOf = (values: ListingValues): ListingContent => ({
  name: values.name.trim(),
  title: values.title.trim(),
  sort_description: values.sort_description.trim(),
  description: values.description.trim(),
  category: values.category,
  subcategory: values.subcategory,
  priceRange: plainNumber(values.priceRange),
  minOrderQuantity: plainNumber(values.minOrderQuantity),
  stock: values.stock.trim(),
  countryOfOrigin: values.countryOfOrigin,
  certifications: entriesOf(values.certifications),
  tags: values.tags,
  specifications: Object.fromEntries(
    values.specifications
      .map(({ name, value }) => [name.trim(), value.trim()] as const)
      .filter(([name, value]) => name !== '' && value !== ''),
  ),
});

const isBlank = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** What is filled in: a new listing leaves out the rest. */
export const filledIn = (content: ListingContent): Record<string, unknown> =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => !isBlank(value)));

/** The fields in which two listings differ, with what the second says. */
export function changesOf(before: ListingContent, after: ListingContent): Record<string, unknown> {
  const changes = Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) =>
        JSON.stringify(value) !== JSON.stringify(before[field as keyof ListingContent]),
    ),
  );
  // A stored title that repeated the old name goes with it.
  return 'name' in changes && after.title === '' ? { ...changes, title: '' } : changes;
}

export type RowProblem = 'specifications' | 'specificationTwice';

/** What is wrong with single rows, by their key: half filled, or a name that stands further up already. */
export function rowProblems(table: readonly Specification[]): ReadonlyMap<number, RowProblem> {
  const problems = new Map<number, RowProblem>();
  const seen = new Set<string>();
  for (const { key, name, value } of table) {
    const label = name.trim().toLowerCase();
    if (label !== '' && seen.has(label)) problems.set(key, 'specificationTwice');
    else if ((label === '') !== (value.trim() === '')) problems.set(key, 'specifications');
    seen.add(label);
  }
  return problems;
}
