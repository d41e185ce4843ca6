// Which failures say only that the database cannot be reached or has no room now: nobody's fault, and worth another try later.
import { Problem } from '../problem.ts';

/** PostgreSQL's: connections, resources, shutdowns, time limits of statements, locks and idle transactions, a standby. */
const STATES = /^(?:08\w{3}|53\w{3}|57P0\d|57014|55P03|25P03|25006)$/;
const NETWORK =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const SAID = /^(?:Connection terminated|Query read timeout|Client has encountered a connection)/;
/** SQLite's primary codes: busy, locked, read-only, input or output failed, full, cannot be opened. */
const SQLITE = new Set([5, 6, 8, 10, 13, 14]);

interface Failure {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly message?: unknown;
}

export function isAway(error: unknown): boolean {
  const { code, errcode, message } = (error ?? {}) as Failure;
  if (typeof errcode === 'number') return SQLITE.has(errcode & 255);
  if (typeof code === 'string') return STATES.test(code) || NETWORK.test(code);
  return SAID.test(String(message));
}

/** The failure as whoever called is told it: "unavailable" where the database is away, itself otherwise. */
export const told = (error: unknown): unknown =>
  isAway(error) ? new Problem('unavailable', {}, { cause: error }) : error;
