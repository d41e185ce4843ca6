// Table type of saved searches. Its rows are deleted with the account's.

export interface SavedSearchesTable {
  id: string;
  user_id: string;
  name: string;
  /** Filters of the product list in their only form (server/saved-searches/saved-query.ts). */
  query: string;
  /** 0 or 1. */
  alert: number;
  /** The catalog version up to which new products were looked for. */
  seen_version: number;
  created_at: string;
}

export interface SavedSearchTables {
  saved_searches: SavedSearchesTable;
}
