// Classification of transaction errors that come from concurrency, where the same work may be run again.

const codeOf = (error: unknown): string =>
  String((error as { readonly code?: unknown } | null)?.code);

/** The unique indexes of idempotency keys: by suffix, and that of messages. */
const IDEMPOTENCY_INDEX = /_request$|^messages_client$/;

/** The same call was sent twice at once, and the other one is committed: the next run of the work finds its row. */
const isDuplicateKeyInsert = (error: unknown): boolean =>
  codeOf(error) === '23505' &&
  IDEMPOTENCY_INDEX.test(String((error as { readonly constraint?: unknown }).constraint));

/** PostgreSQL only: another process has changed the schema since this statement was prepared. */
export const isStalePlan = (error: unknown): boolean =>
  codeOf(error) === '0A000' && /^cached plan/.test((error as Error).message);

/** PostgreSQL only: an earlier statement has failed, and the transaction can only be rolled back. */
export const isInFailedTransaction = (error: unknown): boolean => codeOf(error) === '25P02';

/** PostgreSQL only: a deadlock, or a serialization failure. SQLite runs one writer at a time. */
export const isConflict = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error)) || isDuplicateKeyInsert(error) || isStalePlan(error);

/** Includes a foreign key violation: a referenced row was deleted meanwhile, and the next run finds that it is gone. */
export const isConflictOrMissingRow = (error: unknown): boolean =>
  isConflict(error) || codeOf(error) === '23503';
