// What a supplier edits of a listing, how a change is merged into it, and which changes a review has to see.
import type { Lang } from '../../contract/lang.ts';
import { listingProblems } from '../../contract/listing.ts';
import type { FieldText } from '../../contract/messages.ts';
import type { ReviewedField } from '../../contract/review.ts';
import { findSubcategory } from '../../contract/taxonomy.ts';

/** All that a supplier edits of a listing, in the words it was written in. */
export interface ListingContent {
  readonly name: string;
  /** Blank where the name stands for it. */
  readonly title: string;
  readonly short: string;
  readonly description: string;
  readonly stock: string | null;
  readonly specifications: Readonly<Record<string, string>>;
  readonly tags: readonly string[];
  /** Ids of the taxonomy; blank in a draft that has none yet. */
  readonly category: string;
  readonly subcategory: string;
  /** Integer US cents; null is sold by quote. */
  readonly priceCents: number | null;
  readonly minOrderQuantity: number;
  readonly countryOfOrigin: string;
  readonly certifications: readonly string[];
  /** Media paths, in the order they are shown. */
  readonly images: readonly string[];
  readonly video: string | null;
  /** The language it is written in. */
  readonly language: Lang;
}

export type ListingChange = {
  readonly [Key in keyof Omit<ListingContent, 'language'>]?: ListingContent[Key] | undefined;
};

/** What a form that says nothing of it means (spec §9). */
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

/** Each edited part with its name on the wire. */
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

/** A supplier sells at another price, or out, from one hour to the next: these count at once. */
const FREE: readonly Part[] = ['stock', 'priceCents', 'minOrderQuantity'];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const HAN = /\p{Script=Han}/u;
/** Two words in a row: a model code alone is in no language. */
const LATIN = /[a-z]{2,} [a-z]{2,}/i;

/** The language a text is written in; `otherwise`, the account's, where it does not show. */
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

/** `base` with what `change` names. The language follows from the words, and stays where they do. */
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

/** Fields in which two contents differ, as the wire names them. */
export const differences = (a: ListingContent, b: ListingContent): ReviewedField[] =>
  differing(a, b).map((part) => WIRE_NAMES[part]);

/** Fields that say something. */
export const filledFields = (content: ListingContent): ReviewedField[] =>
  PARTS.filter((part) => !same(content[part], EMPTY_LISTING[part])).map((part) => WIRE_NAMES[part]);

/** Whether a review has to see the step from `a` to `b`. */
export const needsReview = (a: ListingContent, b: ListingContent): boolean =>
  differing(a, b).some((part) => !FREE.includes(part));

/** `content` with price, stock and minimum order of `from`. */
export const withFreeParts = (content: ListingContent, from: ListingContent): ListingContent => ({
  ...content,
  stock: from.stock,
  priceCents: from.priceCents,
  minOrderQuantity: from.minOrderQuantity,
});

/** What the whole of a listing still lacks, by field of the wire; a draft needs its name only. */
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
