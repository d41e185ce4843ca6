// Table type of reviews.
import type { Generated } from 'kysely';

/** A review belongs to its supplier: it stays when the product or the author is deleted. Each text has one translation. */
export interface ReviewsTable {
  /** Sortable: later reviews have greater ids. */
  id: string;
  /** null once the product was deleted. */
  product_no: number | null;
  /** As in the order. */
  product_name: string;
  supplier_id: string;
  /** One review per order and product. */
  order_id: string;
  /** null once the account was deleted. */
  author_id: string | null;
  /** Company or first name of the author at the time of writing; '' once the account was deleted. */
  author: string;
  city: string;
  /** 1 to 5. */
  rating: number;
  /** JSON list of media paths; empty once the review was removed or the author deleted. */
  photos: string;
  language: string;
  text: string;
  /** null if there is none. */
  translation: Generated<string | null>;
  created_at: string;
  /** The supplier's reply; null if there is none. */
  reply: Generated<string | null>;
  reply_language: Generated<string | null>;
  reply_translation: Generated<string | null>;
  replied_at: Generated<string | null>;
  /** Version of the glossary that left a text untranslated (server/glossary/glossary.ts); null if none has been tried. */
  tried: Generated<string | null>;
  /** Time of the removal by an admin. A removed review is shown to its author and the admins only, and counts in no rating. */
  removed_at: Generated<string | null>;
  removal_reason: Generated<string>;
  /** Idempotency key of the call that stored the row, and a hash of its content (server/platform/db/idempotency-queries.ts). */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

export interface ReviewTables {
  reviews: ReviewsTable;
}
