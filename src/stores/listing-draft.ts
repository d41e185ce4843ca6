// What was typed into a product form and not saved, kept in this tab for after a crash or a lost session.
import * as z from 'zod/mini';
import { fields, list, text, texts } from '../../contract/read.ts';
import type { ListingForm } from './listing-form.ts';
import {
  contentOf,
  type ListingValues,
  specification,
  TYPED_FIELDS,
  type TypedField,
} from './listing-values.ts';
import { type Draft, type DraftKeeper, draftKeeper } from './unsaved.ts';

const typed = fields(
  Object.fromEntries(TYPED_FIELDS.map((field) => [field, text()])) as Record<
    TypedField,
    ReturnType<typeof text>
  >,
);
const others = fields({
  tags: texts,
  specifications: list(fields({ name: text(), value: text() }), 200),
});

/** Reads a kept draft whatever has become of it; rows get keys of this page. */
const valuesIn = (kept: unknown): ListingValues => {
  const { tags, specifications } = z.parse(others, kept);
  return {
    ...z.parse(typed, kept),
    tags,
    specifications: specifications.map(({ name, value }) => specification(name, value)),
  };
};

/** One draft per account and product. */
export const listingDrafts = (
  userId: string,
  productId: string | null,
): DraftKeeper<ListingValues> => draftKeeper(`listing:${userId}:${productId ?? 'new'}`, valuesIn);

/** What an earlier visit left and the form does not hold; null where there is nothing to offer. */
export function offeredDraft(
  form: ListingForm,
  keeper: DraftKeeper<ListingValues>,
): Draft<ListingValues> | null {
  const draft = keeper.read();
  if (draft === null) return null;
  const same = (values: ListingValues): string => JSON.stringify(contentOf(values));
  return same(draft.values) === same(form.$values.get()) ? null : draft;
}
