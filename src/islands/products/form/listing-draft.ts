// Storage of unsaved product form values in sessionStorage, to survive a crash or a lost session.
import * as z from 'zod/mini';
import { fields, list, text, texts } from '../../../../contract/read.ts';
import { type Draft, type DraftKeeper, draftKeeper } from '../../../ui/forms/unsaved.ts';
import type { ListingForm } from './listing-form-types.ts';
import {
  contentOf,
  type ListingValues,
  specification,
  TYPED_FIELDS,
  type TypedField,
} from './listing-values.ts';

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

/** Parses a stored draft, even a damaged one; rows get new keys for this page. */
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

/** Returns the draft of an earlier visit if it differs from the form, else null. */
export function offeredDraft(
  form: ListingForm,
  keeper: DraftKeeper<ListingValues>,
): Draft<ListingValues> | null {
  const draft = keeper.read();
  if (draft === null) return null;
  const same = (values: ListingValues): string => JSON.stringify(contentOf(values));
  return same(draft.values) === same(form.$values.get()) ? null : draft;
}
