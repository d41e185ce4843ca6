// Which failures of a transaction say only that another one was faster, so that the same work may be tried again.

const codeOf = (error: unknown): string =>
  String((error as { readonly code?: unknown } | null)?.code);

/** Unique indexes of idempotency keys end so. */
const OF_ATTEMPTS = /_request$/;

/** The same call was sent twice at once, and the other one is committed: it is found when the work is run again. */
const sentTwice = (error: unknown): boolean =>
  codeOf(error) === '23505' &&
  OF_ATTEMPTS.test(String((error as { readonly constraint?: unknown }).constraint));

/** PostgreSQL's: two waited for each other, or read what the other has changed since. SQLite writes one by one. */
export const lostRace = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error)) || sentTwice(error);

/** Also where a row that is referred to was deleted in between: whoever looks again finds that it is gone. */
export const lostRaceOrRow = (error: unknown): boolean =>
  lostRace(error) || codeOf(error) === '23503';
