// Limits of saved searches. A separate file, because the script that saves a search needs no other constants.

/** Saved searches of an account. */
export const MAX_SAVED_SEARCHES = 20;
export const MAX_SAVED_SEARCH_NAME_LENGTH = 80;
/** Characters of the filters, as in the address of the product list. */
export const MAX_SAVED_SEARCH_QUERY_LENGTH = 2_000;
