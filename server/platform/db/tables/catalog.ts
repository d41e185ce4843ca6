// Table types of products: rows, texts, pending changes, and the tables that synchronize the in-memory catalog and its search.
import type { Generated, Selectable } from 'kysely';
import type { PlainField } from '../../../../contract/catalog/product-fields.ts';

/**
 * null: written by a person, or sent together with the product. Otherwise a machine translation, complete ('whole') or
 * partial ('part'): what could not be translated stays in the original language.
 */
export type MachineTranslation = 'whole' | 'part' | null;

export interface ProductsTable {
  /** A small integer for search and the in-memory columns. */
  no: Generated<number>;
  id: string;
  supplier_id: string;
  language: string;
  category: string;
  subcategory: string;
  /** Id of a machine type (contract/machine-types); null in a product without one. */
  machine_type: Generated<string | null>;
  price_cents: number | null;
  min_order_quantity: number;
  /** Code of the term and place of the price (contract/catalog/price-basis.ts); null where it is not stated. */
  price_basis: Generated<string | null>;
  country_of_origin: string;
  /** Landed price of one machine in whole rupees (contract/landed-cost/landed-price.ts); null without one. */
  landed_low: Generated<number | null>;
  landed_high: Generated<number | null>;
  /** Name of the rules that it was computed with (server/landed-cost/landed-pricer.ts). */
  landed_rules: Generated<string>;
  /** JSON lists. */
  certifications: string;
  images: string;
  video: string | null;
  status: string;
  rejection_reason: string | null;
  /**
   * 1 while its supplier is suspended: hidden from the public, whatever its status. 2 while its supplier is being deleted
   * and the search index still holds the product.
   */
  hidden: Generated<number>;
  /** When it was submitted for review; null unless it is waiting. */
  submitted_at: string | null;
  /** Incremented by every change that its supplier or an admin makes, to the product or to its pending change. */
  revision: Generated<number>;
  /** Of its reviews; updated with them (server/reviews/rating-queries.ts). */
  rating_average: number;
  rating_count: number;
  views: number;
  inquiries: number;
  created_at: string;
  updated_at: string;
  /** The catalog version that last changed this row. */
  changed: number;
  /** The catalog version with which it first became public, 0 if that was before versions were recorded; null if it never was. */
  listed: Generated<number | null>;
  /** The import that made it; null for a product of the form. */
  import_id: Generated<string | null>;
  /** Idempotency key of the call that stored the row, and a hash of its content (server/platform/db/idempotency-queries.ts). */
  request_id: Generated<string | null>;
  request_hash: Generated<string | null>;
}

/** Columns of the plain fields (contract/catalog/product-fields.ts); `stock` is translated, so it is in product_texts. */
export const PLAIN_COLUMNS = {
  minOrderQuantity: 'min_order_quantity',
  priceBasis: 'price_basis',
} as const satisfies Record<Exclude<PlainField, 'stock'>, keyof ProductsTable>;
type PlainColumns = typeof PLAIN_COLUMNS;

export type PlainRow = Pick<Selectable<ProductsTable>, PlainColumns[keyof PlainColumns]>;

/** The plain fields of a row, by their names in the resource. */
export type PlainValues = {
  readonly [Field in keyof PlainColumns]: PlainRow[PlainColumns[Field]];
};

/** A product's texts in one language: the supplier's own, or a stored translation. */
export interface ProductTextsTable {
  product_no: number;
  lang: string;
  name: string;
  /** Collation key of the name for readers of the language. */
  name_key: string;
  title: string;
  summary: string;
  description: string;
  stock: string | null;
  /** JSON object; the order of its keys matters. */
  specifications: string;
  /** JSON list. */
  tags: string;
  made: Generated<MachineTranslation>;
  /**
   * In the row of the original language: version of the glossary that left some of the text untranslated
   * (server/glossary/glossary.ts); null if none has been tried.
   */
  tried: Generated<string | null>;
  /**
   * In the row of the original language: the other language's words for the terms of the glossary in the name and title, by which a
   * product without a translation is found. Stored with `tried`; empty where a service translates.
   */
  terms: Generated<string>;
}

/** The value of one attribute of a product's machine type: a number in the unit of the type, or the code of a choice. */
export interface ProductAttributesTable {
  product_no: number;
  key: string;
  number: number | null;
  code: string | null;
  /** 1: the supplier gave it; 0: read from the specifications. */
  given: number;
}

/** A change to an approved product, stored separately until an admin approves it: at most one per product. */
export interface ProductChangesTable {
  product_no: number;
  status: 'draft' | 'pending' | 'rejected';
  reason: string | null;
  submitted_at: string | null;
  updated_at: string;
  /** The text that the supplier's own search looks through. */
  searched: string;
  /** The complete product as it would be after approval, as JSON (server/products/product-content.ts). */
  content: string;
}

/**
 * Numbers of deleted products, so that every process learns of each deletion, no matter how late it reads them. Never
 * pruned: two small numbers per row, and no product number is used twice.
 */
export interface RemovedProductsTable {
  no: number;
  /** The catalog version that removed the product. */
  changed: number;
}

/** Stored translations of any text, requested once for all users. */
export interface TranslationsTable {
  /** SHA-256 of the source text, hex. */
  hash: string;
  target: string;
  text: string;
  /** Exact to some days; what was not used for long is deleted. */
  used_at: string;
}

/** Characters sent to the translation service, by UTC day and budget (server/translation/translation-budgets.ts). */
export interface TranslationSpendingTable {
  day: string;
  budget: string;
  characters: number;
}

/** A single row: a counter of all changes that the public can see. */
export interface CatalogVersionTable {
  id: number;
  version: number;
  /** The last version whose change was not limited to the products that it stamped. */
  wide_version: Generated<number>;
}

/** Words of active products, for prefix search and correction of typing errors. */
export interface SearchWordsTable {
  word: string;
  documents: number;
}

/** Products that contain a word, of one block of product numbers (server/platform/db/search/posting.ts). */
export interface SearchPostingsTable {
  word: string;
  block: number;
  names: Uint8Array;
  texts: Uint8Array;
}

/** Words whose postings or counts a catalog version changed; '' stands for all words. */
export interface SearchChangesTable {
  version: number;
  word: string;
}

export interface CatalogTables {
  products: ProductsTable;
  product_texts: ProductTextsTable;
  product_attributes: ProductAttributesTable;
  product_changes: ProductChangesTable;
  removed_products: RemovedProductsTable;
  translations: TranslationsTable;
  translation_spending: TranslationSpendingTable;
  catalog_version: CatalogVersionTable;
  search_words: SearchWordsTable;
  search_postings: SearchPostingsTable;
  search_changes: SearchChangesTable;
}
