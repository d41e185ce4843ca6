// A supplier's own product: its latest content in the original language, and the state of its review.
import * as z from 'zod/mini';
import { productFields } from '../catalog/product.ts';
import {
  fields,
  nullableNumber,
  nullableText,
  nullableTime,
  orNull,
  reader,
  recordOf,
  requiredText,
  text,
} from '../read.ts';

const shortText = text(100);

/** Short texts and numbers by key, as pairs in their order. */
export const textPairs = reader(
  (value): readonly (readonly [key: string, value: string])[] =>
    Object.entries(recordOf(value))
      .slice(0, 100)
      .map(([key, each]) => [key, z.parse(shortText, each)] as const),
  { values: shortText },
);

/** Number of last days whose enquiries are counted. */
export const RECENT_DAYS = 30;

/** Except for `shownName` always the supplier's original text, never a translation: the edit form is filled with it. */
export const myProduct = fields({
  ...productFields,
  /** The name for lists: in the reader's language where its translation is stored, otherwise the same as `name`. '' if the backend sends none. */
  shownName: text(500),
  /** Enquiries of the last RECENT_DAYS days; null if the backend does not count them. */
  recentInquiries: nullableNumber,
  /** Attribute values that the supplier gave; the others of `attributes` are read from the specifications. */
  givenAttributes: textPairs,
  /** The reviewer's reason; null unless rejected. */
  rejectionReason: nullableText(2_000),
  /**
   * Incremented by every change, and sent back with a save, so that a save cannot overwrite a version it has not seen. null if
   * the backend has no revisions.
   */
  revision: nullableNumber,
  updatedAt: nullableTime,
  /** Time of submission, while the product waits for a review. */
  submittedAt: nullableTime,
  /**
   * A change of an approved product: this resource has the changed fields, while buyers continue to see the approved
   * version. null if there is none.
   */
  change: orNull(
    fields({
      status: requiredText(40),
      reason: nullableText(2_000),
      submittedAt: nullableTime,
    }),
  ),
});
export type MyProduct = z.output<typeof myProduct>;
