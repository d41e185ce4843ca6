// Field-by-field comparison of a changed product with its live version, for display.

import type { Review } from '../../../../contract/admin/review.ts';
import { REVIEWED_FIELDS, type ReviewedField } from '../../../../contract/admin/review.ts';
import type { Product } from '../../../../contract/catalog/product.ts';
import { type DiffPart, diffTexts } from './admin-text-diff.ts';

type TextField = 'name' | 'title' | 'summary' | 'description';
type MediaField = 'images' | 'video';
type ListField = 'certifications' | 'tags';
type PairsField = 'specifications' | 'attributes';
/** All other fields are single values, shown before and after. */
type ValueField = Exclude<ReviewedField, TextField | MediaField | ListField | PairsField>;

export type FieldValue = string | number | null;

interface Pair {
  readonly label: string;
  /** null if this version does not have the entry. */
  readonly before: string | null;
  readonly after: string | null;
}

export type Change =
  | { readonly kind: 'text'; readonly field: TextField; readonly parts: readonly DiffPart[] }
  | {
      readonly kind: 'value';
      readonly field: ValueField;
      readonly before: FieldValue;
      readonly after: FieldValue;
    }
  | {
      readonly kind: 'list';
      readonly field: ListField;
      readonly entries: readonly DiffPart[];
    }
  | { readonly kind: 'pairs'; readonly field: PairsField; readonly pairs: readonly Pair[] }
  | {
      readonly kind: 'media';
      readonly field: MediaField;
      readonly before: readonly string[];
      readonly after: readonly string[];
    };

/** The reviewed fields of a product, by their names in REVIEWED_FIELDS. */
export const reviewedValues = (product: Product) =>
  ({
    ...product,
    summary: product.summary ?? '',
    category: product.category?.id ?? product.category?.label ?? null,
    subcategory: product.subcategory?.id ?? product.subcategory?.label ?? null,
    machineType: product.machineType?.name ?? null,
    attributes: product.attributes.map(({ name, text }) => [name, text] as const),
    video: product.video === null ? [] : [product.video],
  }) satisfies Record<ReviewedField, unknown>;
type ReviewedValues = ReturnType<typeof reviewedValues>;

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
function changeOf(
  field: ReviewedField,
  live: ReviewedValues,
  proposed: ReviewedValues,
): Change | null {
  switch (field) {
    case 'name':
    case 'title':
    case 'summary':
    case 'description': {
      const [before, after] = [live[field], proposed[field]];
      return before === after ? null : { kind: 'text', field, parts: diffTexts(before, after) };
    }
    case 'images':
    case 'video': {
      const [before, after] = [live[field], proposed[field]];
      return isSameList(before, after) ? null : { kind: 'media', field, before, after };
    }
    case 'certifications':
    case 'tags': {
      const [before, after] = [live[field], proposed[field]];
      if (isSameList(before, after)) return null;
      return { kind: 'list', field, entries: entriesOf(before, after) };
    }
    case 'attributes':
    case 'specifications': {
      const pairs = pairsOf(live[field], proposed[field]);
      return pairs.length ? { kind: 'pairs', field, pairs } : null;
    }
    default: {
      const [before, after]: [FieldValue, FieldValue] = [live[field], proposed[field]];
      return before === after ? null : { kind: 'value', field, before, after };
    }
  }
}

/** In the order of the product form. Compares every field: the server's list of changed fields is only a hint. */
export function changesOf({ live, proposed }: Review): Change[] {
  if (live === null) return [];
  const [before, after] = [reviewedValues(live), reviewedValues(proposed)];
  return REVIEWED_FIELDS.map((field) => changeOf(field, before, after)).filter(
    (change) => change !== null,
  );
}
