// Field-by-field comparison of a changed product with its live version, for display.

import type { Review } from '../../../../contract/admin/review.ts';
import { REVIEWED_FIELDS, type ReviewedField } from '../../../../contract/admin/review.ts';
import type { Product } from '../../../../contract/catalog/product.ts';
import { type DiffPart, diffTexts } from './admin-text-diff.ts';

type FieldsOf<Kind extends string> = {
  [Field in ReviewedField]: (typeof FIELD_KINDS)[Field] extends Kind ? Field : never;
}[ReviewedField];

export type FieldValue = string | number | null;

export interface Pair {
  readonly label: string;
  /** null if this version does not have the entry. */
  readonly before: string | null;
  readonly after: string | null;
}

export type Change =
  | { readonly kind: 'text'; readonly field: FieldsOf<'text'>; readonly parts: readonly DiffPart[] }
  | {
      readonly kind: 'value';
      readonly field: FieldsOf<'value'>;
      readonly before: FieldValue;
      readonly after: FieldValue;
    }
  | {
      readonly kind: 'list';
      readonly field: FieldsOf<'list'>;
      readonly entries: readonly DiffPart[];
    }
  | { readonly kind: 'pairs'; readonly field: FieldsOf<'pairs'>; readonly pairs: readonly Pair[] }
  | {
      readonly kind: 'media';
      readonly field: FieldsOf<'media'>;
      readonly before: readonly string[];
      readonly after: readonly string[];
    };

const FIELD_KINDS = {
  name: 'text',
  title: 'text',
  sort_description: 'text',
  description: 'text',
  category: 'value',
  subcategory: 'value',
  images: 'media',
  video: 'media',
  specifications: 'pairs',
  certification_standards: 'list',
  tags: 'list',
  countryOfOrigin: 'value',
  stock: 'value',
  priceRange: 'value',
  minOrderQuantity: 'value',
} as const satisfies Record<ReviewedField, string>;

const texts: Record<FieldsOf<'text'>, (product: Product) => string> = {
  name: ({ name }) => name,
  title: ({ title }) => title,
  sort_description: ({ summary }) => summary ?? '',
  description: ({ description }) => description,
};

const values: Record<FieldsOf<'value'>, (product: Product) => FieldValue> = {
  category: ({ category }) => category?.id ?? category?.label ?? null,
  subcategory: ({ subcategory }) => subcategory?.id ?? subcategory?.label ?? null,
  countryOfOrigin: ({ countryOfOrigin }) => countryOfOrigin,
  stock: ({ stock }) => stock,
  priceRange: ({ price }) => price,
  minOrderQuantity: ({ minOrderQuantity }) => minOrderQuantity,
};

const lists: Record<FieldsOf<'list'>, (product: Product) => readonly string[]> = {
  certification_standards: ({ certifications }) => certifications,
  tags: ({ tags }) => tags,
};

const media: Record<FieldsOf<'media'>, (product: Product) => readonly string[]> = {
  images: ({ images }) => images,
  video: ({ video }) => (video === null ? [] : [video]),
};

const isSameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

const entriesOf = (before: readonly string[], after: readonly string[]): DiffPart[] => [
  ...after.map((text) => ({ state: before.includes(text) ? 'unchanged' : 'added', text }) as const),
  ...before
    .filter((text) => !after.includes(text))
    .map((text) => ({ state: 'removed', text }) as const),
];

/** Returns only the pairs that differ, in the order of the product, with removed ones last. */
function pairsOf(before: Product['specifications'], after: Product['specifications']): Pair[] {
  const oldValues = new Map(before);
  const newValues = new Map(after);
  return [...new Set([...newValues.keys(), ...oldValues.keys()])]
    .map((label) => ({
      label,
      before: oldValues.get(label) ?? null,
      after: newValues.get(label) ?? null,
    }))
    .filter((pair) => pair.before !== pair.after);
}

/** null if the two are the same. */
function changeOf(field: ReviewedField, live: Product, proposed: Product): Change | null {
  const kind = FIELD_KINDS[field];
  switch (kind) {
    case 'text': {
      const fieldValue = texts[field as FieldsOf<'text'>];
      const [before, after] = [fieldValue(live), fieldValue(proposed)];
      if (before === after) return null;
      return { kind, field: field as FieldsOf<'text'>, parts: diffTexts(before, after) };
    }
    case 'value': {
      const fieldValue = values[field as FieldsOf<'value'>];
      const [before, after] = [fieldValue(live), fieldValue(proposed)];
      return before === after ? null : { kind, field: field as FieldsOf<'value'>, before, after };
    }
    case 'list': {
      const fieldValue = lists[field as FieldsOf<'list'>];
      const [before, after] = [fieldValue(live), fieldValue(proposed)];
      if (isSameList(before, after)) return null;
      return { kind, field: field as FieldsOf<'list'>, entries: entriesOf(before, after) };
    }
    case 'pairs': {
      const pairs = pairsOf(live.specifications, proposed.specifications);
      return pairs.length ? { kind, field: field as FieldsOf<'pairs'>, pairs } : null;
    }
    case 'media': {
      const fieldValue = media[field as FieldsOf<'media'>];
      const [before, after] = [fieldValue(live), fieldValue(proposed)];
      if (isSameList(before, after)) return null;
      return { kind, field: field as FieldsOf<'media'>, before, after };
    }
  }
}

/** In the order of the product form. Compares every field: the server's list of changed fields is only a hint. */
export const changesOf = ({ live, proposed }: Review): Change[] =>
  live === null
    ? []
    : REVIEWED_FIELDS.map((field) => changeOf(field, live, proposed)).filter(
        (change) => change !== null,
      );
