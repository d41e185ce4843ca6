// Table types of saved searches and of their alerts. Their rows are deleted with the account's.

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

/** One row for each account that has ever asked for an alert. */
export interface SearchAlertsTable {
  user_id: string;
  /** In the addresses that stop alerts without signing in. */
  stop_token: string;
  /** When an alert was last sent. */
  sent_at: string | null;
}

export interface SavedSearchTables {
  saved_searches: SavedSearchesTable;
  search_alerts: SearchAlertsTable;
}
