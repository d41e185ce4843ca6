// Editable content of a product: how a change is merged into it, and which changes need a review.

import type { ReviewedField } from '../../contract/admin/review.ts';
import type { Lang } from '../../contract/lang.ts';
import type { FieldText } from '../../contract/messages.ts';
import { listingProblems } from '../../contract/products/listing.ts';
import { findSubcategory } from '../../contract/taxonomy.ts';

/** All fields of a product that its supplier edits, in the original language. */
export interface ListingContent {
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
  /** Integer US cents; null where the product is sold by quote. */
  readonly priceCents: number | null;
  readonly minOrderQuantity: number;
  readonly countryOfOrigin: string;
  readonly certifications: readonly string[];
  /** Media paths, in the order they are shown. */
  readonly images: readonly string[];
  readonly video: string | null;
  /** The language of the texts. */
  readonly language: Lang;
}

export type ListingChange = {
  readonly [Key in keyof Omit<ListingContent, 'language'>]?: ListingContent[Key] | undefined;
};

/** Values of the fields that a form leaves out (spec §9). */
export const EMPTY_LISTING: Omit<ListingContent, 'language'> = {
  name: '',
  title: '',
  short: '',
  description: '',
  stock: null,
  specifications: {},
  tags: [],
  category: '',
  subcategory: '',
  priceCents: null,
  minOrderQuantity: 1,
  countryOfOrigin: 'China',
  certifications: [],
  images: [],
  video: null,
};

/** Field name in the API for each field of the content. */
const WIRE_NAMES = {
  name: 'name',
  title: 'title',
  short: 'sort_description',
  description: 'description',
  category: 'category',
  subcategory: 'subcategory',
  images: 'images',
  video: 'video',
  specifications: 'specifications',
  certifications: 'certification_standards',
  tags: 'tags',
  countryOfOrigin: 'countryOfOrigin',
  stock: 'stock',
  priceCents: 'priceRange',
  minOrderQuantity: 'minOrderQuantity',
} as const satisfies Record<keyof Omit<ListingContent, 'language'>, ReviewedField>;
type Part = keyof typeof WIRE_NAMES;
const PARTS = Object.keys(WIRE_NAMES) as Part[];

/** Fields that change without a review: price and stock can change from one hour to the next. */
const FREE: readonly Part[] = ['stock', 'priceCents', 'minOrderQuantity'];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const HAN = /\p{Script=Han}/u;
/** Two words in a row: a single model code does not show a language. */
const LATIN = /[a-z]{2,} [a-z]{2,}/i;

/** Detects the language of the texts; returns `otherwise`, the account's language, where they do not show it. */
export function languageOf(texts: readonly string[], otherwise: Lang): Lang {
  const text = texts.join('\n');
  if (HAN.test(text)) return 'zh-Hans';
  return LATIN.test(text) ? 'en' : otherwise;
}

const wordsIn = ({ name, title, short, description }: typeof EMPTY_LISTING): string[] => [
  name,
  title,
  short,
  description,
];

/** Applies the defined fields of `change` to `base`. The language is detected again only if the texts changed. */
export function merged(
  base: typeof EMPTY_LISTING & { readonly language?: Lang },
  change: ListingChange,
  otherwise: Lang,
): ListingContent {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  const content = { ...base, ...Object.fromEntries(named) };
  const language = same(wordsIn(base), wordsIn(content)) ? base.language : undefined;
  return { ...content, language: language ?? languageOf(wordsIn(content), otherwise) };
}

const differing = (a: ListingContent, b: ListingContent): Part[] =>
  PARTS.filter((part) => !same(a[part], b[part]));

/** Fields in which two contents differ, by their API names. */
export const differences = (a: ListingContent, b: ListingContent): ReviewedField[] =>
  differing(a, b).map((part) => WIRE_NAMES[part]);

/** Fields that differ from the empty form, by their API names. */
export const filledFields = (content: ListingContent): ReviewedField[] =>
  PARTS.filter((part) => !same(content[part], EMPTY_LISTING[part])).map((part) => WIRE_NAMES[part]);

/** Whether the change from `a` to `b` needs a review. */
export const needsReview = (a: ListingContent, b: ListingContent): boolean =>
  differing(a, b).some((part) => !FREE.includes(part));

/** Returns `content` with the price, stock and minimum order quantity of `from`. */
export const withFreeParts = (content: ListingContent, from: ListingContent): ListingContent => ({
  ...content,
  stock: from.stock,
  priceCents: from.priceCents,
  minOrderQuantity: from.minOrderQuantity,
});

/** Returns the field errors of a complete product, by API field name; a draft needs only a name. */
export function contentProblems(
  content: ListingContent,
  draft: boolean,
): Readonly<Record<string, FieldText>> {
  const { short, category, subcategory } = content;
  const found: Record<string, FieldText> = listingProblems(
    { ...content, sort_description: short },
    draft,
  );
  const elsewhere =
    category !== '' && subcategory !== '' && findSubcategory(subcategory)?.category !== category;
  return elsewhere ? { ...found, subcategory: 'subcategoryElsewhere' } : found;
}
