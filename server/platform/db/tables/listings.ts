// Listings as queries see them: rows, words, changes that wait, and what keeps the catalogue and its search in step.
import type { Generated } from 'kysely';

/**
 * null where a person wrote the words, or they came with a translation; else a machine made them, of the whole text or of
 * part of it: what it could not translate stands as it was written.
 */
export type Made = 'whole' | 'part' | null;

export interface ProductsTable {
  /** A small integer for search and the in-memory columns. */
  no: Generated<number>;
  id: string;
  supplier_id: string;
  language: string;
  category: string;
  subcategory: string;
  price_cents: number | null;
  min_order_quantity: number;
  country_of_origin: string;
  /** JSON lists. */
  certifications: string;
  images: string;
  video: string | null;
  status: string;
  rejection_reason: string | null;
  /**
   * 1 while its supplier is suspended: the public sees none of it, whatever its status. 2 where its supplier is being deleted
   * and the search still holds it.
   */
  hidden: Generated<number>;
  /** When it was handed in for review; null unless it waits. */
  submitted_at: string | null;
  /** Counts every change by its supplier or an admin, of the listing and of a change that waits beside it. */
  revision: Generated<number>;
  rating_average: number;
  rating_count: number;
  views: number;
  inquiries: number;
  created_at: string;
  updated_at: string;
  /** The catalogue version that last changed this row. */
  changed: number;
  /** The client's key for the call that stored it, and what that call held: stored once, however often it is sent. */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

/** A listing's words in one language: the supplier's own, or a stored translation. */
export interface ProductTextsTable {
  product_no: number;
  lang: string;
  name: string;
  /** Sorts as a reader of the language expects. */
  name_key: string;
  title: string;
  short: string;
  description: string;
  stock: string | null;
  /** JSON object, in order. */
  specifications: string;
  /** JSON list. */
  tags: string;
  made: Generated<Made>;
  /** Of one's own words: the glossary that left something of them (server/translation/glossary.ts), null before it was asked. */
  tried: Generated<string | null>;
}

/** A change of an approved listing, kept beside it until an admin has approved it: at most one a listing. */
export interface ProductChangesTable {
  product_no: number;
  status: 'draft' | 'pending' | 'rejected';
  reason: string | null;
  submitted_at: string | null;
  updated_at: string;
  /** What the supplier's own search looks through. */
  searched: string;
  /** The whole listing as it would be, as JSON (server/products/product-content.ts). */
  content: string;
}

/**
 * Numbers of listings that were deleted, so that every process learns that they are gone, whenever it asks. Kept for good:
 * two small numbers each, and no number is given twice.
 */
export interface RemovedProductsTable {
  no: number;
  /** The catalogue version that removed it. */
  changed: number;
}

/** Stored translations of any text, asked once for all users. */
export interface TranslationsTable {
  /** SHA-256 of the source text, hex. */
  hash: string;
  target: string;
  text: string;
}

/** One row: counts every change of what the public sees. */
export interface CatalogVersionTable {
  id: number;
  version: number;
}

/** Words of active listings, for prefixes and typing errors. */
export interface SearchWordsTable {
  word: string;
  documents: number;
}

export interface ListingsTables {
  products: ProductsTable;
  product_texts: ProductTextsTable;
  product_changes: ProductChangesTable;
  removed_products: RemovedProductsTable;
  translations: TranslationsTable;
  catalog_version: CatalogVersionTable;
  search_words: SearchWordsTable;
}
