// Editable content of a product: how a change is merged into it, and which changes need a review.

import { REVIEWED_FIELDS, type ReviewedField } from '../../contract/admin/review.ts';
import { mapFields, UNREVIEWED_FIELDS } from '../../contract/catalog/product-fields.ts';
import type { Lang } from '../../contract/lang.ts';
import type { AttributeValues } from '../../contract/machine-types/read-values.ts';
import type { FieldErrorKey } from '../../contract/messages.ts';
import { missingProductFields } from '../../contract/products/product-form.ts';
import { findSubcategory } from '../../contract/taxonomy/taxonomy.ts';
import {
  PLAIN_COLUMNS,
  type PlainValues,
  type ProductsTable,
  type ProductTextsTable,
} from '../platform/db/tables/catalog.ts';
import { languageOfTexts } from '../platform/text/language-of-texts.ts';
import { attributeErrors, normalizedAttributes } from './given-attributes.ts';

type TextColumns = Pick<ProductTextsTable, 'name' | 'title' | 'summary' | 'description' | 'stock'>;
type PlainColumns = Pick<ProductsTable, 'category' | 'subcategory' | 'video'>;

/**
 * All fields of a product that its supplier edits, in the original language: the title is empty where the name serves as one, the
 * category in a draft that has none yet. The fields below differ from their columns.
 */
export interface ProductContent extends PlainValues, Readonly<TextColumns>, Readonly<PlainColumns> {
  readonly specifications: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
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
  summary: '',
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

type ContentField = keyof typeof EMPTY_PRODUCT;

const contentFieldOf = (field: ReviewedField): ContentField =>
  field === 'price' ? 'priceCents' : field;

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const textsOf = ({ name, title, summary, description }: typeof EMPTY_PRODUCT): string[] => [
  name,
  title,
  summary,
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

/** Fields in which two contents differ. */
export const changedFields = (a: typeof EMPTY_PRODUCT, b: typeof EMPTY_PRODUCT): ReviewedField[] =>
  REVIEWED_FIELDS.filter((field) => {
    const name = contentFieldOf(field);
    return !isEqual(a[name], b[name]);
  });

/** Fields that differ from the empty form. */
export const filledFields = (content: ProductContent): ReviewedField[] =>
  changedFields(content, EMPTY_PRODUCT);

/** Whether the change from `a` to `b` needs a review. */
export const needsReview = (a: ProductContent, b: ProductContent): boolean =>
  changedFields(a, b).some((field) => !UNREVIEWED_FIELDS.some((each) => each === field));

/** Returns `content` with the fields of `from` that need no review. */
export const withUnreviewedFields = (
  content: ProductContent,
  from: ProductContent,
): ProductContent => {
  const fields = UNREVIEWED_FIELDS.map(contentFieldOf);
  return { ...content, ...Object.fromEntries(fields.map((field) => [field, from[field]])) };
};

/** Returns the field errors of a complete product, by API field name; a draft needs only a name. */
export function contentFieldErrors(
  content: ProductContent,
  draft: boolean,
): Readonly<Record<string, FieldErrorKey>> {
  const { category, subcategory } = content;
  const errors: Record<string, FieldErrorKey> = missingProductFields(content, draft);
  const isOfOtherCategory =
    category !== '' && subcategory !== '' && findSubcategory(subcategory)?.category !== category;
  return {
    ...errors,
    ...attributeErrors(content),
    ...(isOfOtherCategory ? { subcategory: 'subcategoryMismatch' } : {}),
  };
}
