// Editable content of a product: how a change is merged into it, and which changes need a review.

import type { ReviewedField } from '../../contract/admin/review.ts';
import { mapFields } from '../../contract/catalog/product-fields.ts';
import type { Lang } from '../../contract/lang.ts';
import type { AttributeValues } from '../../contract/machine-types/read-values.ts';
import type { FieldErrorKey } from '../../contract/messages.ts';
import { missingProductFields } from '../../contract/products/product-form.ts';
import { findSubcategory } from '../../contract/taxonomy/taxonomy.ts';
import { PLAIN_COLUMNS, type PlainValues } from '../platform/db/tables/catalog.ts';
import { languageOfTexts } from '../platform/text/language-of-texts.ts';
import { attributeErrors, normalizedAttributes } from './given-attributes.ts';

/** All fields of a product that its supplier edits, in the original language. */
export interface ProductContent extends PlainValues {
  readonly name: string;
  /** Empty where the name serves as the title. */
  readonly title: string;
  readonly short: string;
  readonly description: string;
  readonly stock: string | null;
  readonly specifications: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Taxonomy ids; empty in a draft that has none yet. */
  readonly category: string;
  readonly subcategory: string;
  /** Id of a machine type; empty where the product has none. */
  readonly machineType: string;
  /** Values that the supplier gave, by attribute; others are read from the specifications. */
  readonly attributes: AttributeValues;
  /** Integer US cents; null where the product is sold by quote. */
  readonly priceCents: number | null;
  readonly countryOfOrigin: string;
  readonly certifications: readonly string[];
  /** Media paths, in the order they are shown. */
  readonly images: readonly string[];
  readonly video: string | null;
  /** The language of the texts. */
  readonly language: Lang;
}

export type ProductContentChange = {
  readonly [Key in keyof Omit<ProductContent, 'language'>]?: ProductContent[Key] | undefined;
};

/** Values of the fields that a form leaves out (spec §9). */
export const EMPTY_PRODUCT: Omit<ProductContent, 'language'> = {
  name: '',
  title: '',
  short: '',
  description: '',
  stock: null,
  specifications: {},
  tags: [],
  category: '',
  subcategory: '',
  machineType: '',
  attributes: {},
  priceCents: null,
  ...mapFields(PLAIN_COLUMNS, () => null),
  minOrderQuantity: 1,
  countryOfOrigin: 'China',
  certifications: [],
  images: [],
  video: null,
};

/** Field name in the API for each field of the content. */
const API_FIELD_NAMES = {
  name: 'name',
  title: 'title',
  short: 'sort_description',
  description: 'description',
  category: 'category',
  subcategory: 'subcategory',
  machineType: 'machineType',
  attributes: 'attributes',
  images: 'images',
  video: 'video',
  specifications: 'specifications',
  certifications: 'certification_standards',
  tags: 'tags',
  countryOfOrigin: 'countryOfOrigin',
  stock: 'stock',
  priceCents: 'priceRange',
  ...mapFields(PLAIN_COLUMNS, (_, field) => field),
} as const satisfies Record<keyof Omit<ProductContent, 'language'>, ReviewedField>;
type ContentField = keyof typeof API_FIELD_NAMES;
const CONTENT_FIELDS = Object.keys(API_FIELD_NAMES) as ContentField[];

/** Fields that change without a review: price and stock can change from one hour to the next. */
const FIELDS_WITHOUT_REVIEW: readonly ContentField[] = ['stock', 'priceCents', 'minOrderQuantity'];

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const textsOf = ({ name, title, short, description }: typeof EMPTY_PRODUCT): string[] => [
  name,
  title,
  short,
  description,
];

/** Applies the defined fields of `change` to `base`. The language is detected again only if the texts changed. */
export function applyChange(
  base: typeof EMPTY_PRODUCT & { readonly language?: Lang },
  change: ProductContentChange,
  fallback: Lang,
): ProductContent {
  const definedFields = Object.entries(change).filter(([, value]) => value !== undefined);
  const merged = { ...base, ...Object.fromEntries(definedFields) };
  // The same key may have another unit in another machine type.
  const isOtherType = merged.machineType !== base.machineType;
  const changed = isOtherType ? { ...merged, attributes: change.attributes ?? {} } : merged;
  const content = { ...changed, attributes: normalizedAttributes(changed) };
  const language = isEqual(textsOf(base), textsOf(content)) ? base.language : undefined;
  return { ...content, language: language ?? languageOfTexts(textsOf(content), fallback) };
}

const differingFields = (a: ProductContent, b: ProductContent): ContentField[] =>
  CONTENT_FIELDS.filter((field) => !isEqual(a[field], b[field]));

/** Fields in which two contents differ, by their API names. */
export const changedFields = (a: ProductContent, b: ProductContent): ReviewedField[] =>
  differingFields(a, b).map((field) => API_FIELD_NAMES[field]);

/** Fields that differ from the empty form, by their API names. */
export const filledFields = (content: ProductContent): ReviewedField[] =>
  CONTENT_FIELDS.filter((field) => !isEqual(content[field], EMPTY_PRODUCT[field])).map(
    (part) => API_FIELD_NAMES[part],
  );

/** Whether the change from `a` to `b` needs a review. */
export const needsReview = (a: ProductContent, b: ProductContent): boolean =>
  differingFields(a, b).some((field) => !FIELDS_WITHOUT_REVIEW.includes(field));

/** Returns `content` with the price, stock and minimum order quantity of `from`. */
export const withUnreviewedFields = (
  content: ProductContent,
  from: ProductContent,
): ProductContent => ({
  ...content,
  stock: from.stock,
  priceCents: from.priceCents,
  minOrderQuantity: from.minOrderQuantity,
});

/** Returns the field errors of a complete product, by API field name; a draft needs only a name. */
export function contentFieldErrors(
  content: ProductContent,
  draft: boolean,
): Readonly<Record<string, FieldErrorKey>> {
  const { short, category, subcategory } = content;
  const errors: Record<string, FieldErrorKey> = missingProductFields(
    { ...content, sort_description: short },
    draft,
  );
  const isOfOtherCategory =
    category !== '' && subcategory !== '' && findSubcategory(subcategory)?.category !== category;
  return {
    ...errors,
    ...attributeErrors(content),
    ...(isOfOtherCategory ? { subcategory: 'subcategoryMismatch' } : {}),
  };
}
