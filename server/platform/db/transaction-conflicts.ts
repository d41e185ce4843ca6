// Classification of transaction errors that come from concurrency, where the same work may be run again.

const codeOf = (error: unknown): string =>
  String((error as { readonly code?: unknown } | null)?.code);

/** Name suffix of the unique indexes of idempotency keys. */
const IDEMPOTENCY_INDEX = /_request$/;

/** The same call was sent twice at once, and the other one is committed: the next run of the work finds its row. */
const isDuplicateKeyInsert = (error: unknown): boolean =>
  codeOf(error) === '23505' &&
  IDEMPOTENCY_INDEX.test(String((error as { readonly constraint?: unknown }).constraint));

/** PostgreSQL only: a deadlock, or a serialization failure. SQLite runs one writer at a time. */
export const isConflict = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error)) || isDuplicateKeyInsert(error);

/** Includes a foreign key violation: a referenced row was deleted meanwhile, and the next run finds that it is gone. */
export const isConflictOrMissingRow = (error: unknown): boolean =>
  isConflict(error) || codeOf(error) === '23503';
