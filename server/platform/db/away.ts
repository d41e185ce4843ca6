// Which failures say only that the database cannot be reached or has no room now: nobody's fault, and worth another try later.
import { Problem } from '../http/problem.ts';

/** PostgreSQL's: connections, resources, shutdowns, time limits of statements, locks and idle transactions, a standby. */
const STATES = /^(?:08\w{3}|53\w{3}|57P0\d|57014|55P03|25P03|25006)$/;
const NETWORK =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const SAID = /^(?:Connection terminated|Query read timeout|Client has encountered a connection)/;
/** SQLite's primary codes: busy, locked, read-only, input or output failed, full, cannot be opened. */
const SQLITE = new Set([5, 6, 8, 10, 13, 14]);
const SQLITE_LOCKED = new Set([5, 6]);

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

/** SQLite's: input or output failed, and what reached the disk is unknown. */
const IO_ERROR = 10;

/** Whether the database itself said that it did not do it. A line that broke, or a server that stopped, says nothing. */
export function isRefused(error: Error): boolean {
  const { code, errcode } = (error.cause ?? error) as Failure;
  if (typeof errcode === 'number') return (errcode & 255) !== IO_ERROR;
  return typeof code === 'string' && /^(?!08|57P)\d/.test(code);
}

/** Whether another process has the lock of the SQLite file: nothing was done, and the same may be tried again. */
export function isLocked(error: unknown): boolean {
  const { errcode } = ((error instanceof Problem ? error.cause : error) ?? {}) as Failure;
  return typeof errcode === 'number' && SQLITE_LOCKED.has(errcode & 255);
}

/** The failure as whoever called is told it: "unavailable" where the database is away, itself otherwise. */
export const told = (error: unknown): unknown =>
  isAway(error) ? new Problem('unavailable', {}, { cause: error }) : error;
