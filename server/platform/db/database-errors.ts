// Classification of database errors: temporary failures (unreachable, out of resources, locked), which the caller may try again
// later.
import { HttpError } from '../http/http-error.ts';

/** PostgreSQL SQLSTATEs: connections, resources, shutdowns, timeouts of statements, locks and idle transactions, a standby. */
const UNAVAILABLE_SQLSTATE = /^(?:08\w{3}|53\w{3}|57P0\d|57014|55P03|25P03|25006)$/;
const NETWORK_ERROR_CODE =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of the driver that come without a code. */
const UNAVAILABLE_MESSAGE =
  /^(?:Connection terminated|Query read timeout|Client has encountered a connection)/;
/** SQLite's primary codes: busy, locked, read-only, I/O error, full, cannot open. */
const SQLITE_UNAVAILABLE_CODES = new Set([5, 6, 8, 10, 13, 14]);
const SQLITE_LOCKED_CODES = new Set([5, 6]);

interface DriverError {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly message?: unknown;
}

export function isUnavailableError(error: unknown): boolean {
  const { code, errcode, message } = (error ?? {}) as DriverError;
  if (typeof errcode === 'number') return SQLITE_UNAVAILABLE_CODES.has(errcode & 255);
  if (typeof code === 'string')
    return UNAVAILABLE_SQLSTATE.test(code) || NETWORK_ERROR_CODE.test(code);
  return UNAVAILABLE_MESSAGE.test(String(message));
}

/** SQLite's I/O error: it is unknown what reached the disk. */
const SQLITE_IO_ERROR = 10;

/**
 * Whether the database itself reports that the statement was not executed. After a broken connection or a stopped server the
 * outcome is unknown.
 */
export function wasNotExecuted(error: Error): boolean {
  const { code, errcode } = (error.cause ?? error) as DriverError;
  if (typeof errcode === 'number') return (errcode & 255) !== SQLITE_IO_ERROR;
  return typeof code === 'string' && /^(?!08|57P)\d/.test(code);
}

/** Whether another process holds the lock of the SQLite file: nothing was executed, and the statement may be tried again. */
export function isLocked(error: unknown): boolean {
  const { errcode } = ((error instanceof HttpError ? error.cause : error) ?? {}) as DriverError;
  return typeof errcode === 'number' && SQLITE_LOCKED_CODES.has(errcode & 255);
}

/** Maps an error for the caller: HttpError 'unavailable' if the database is temporarily unavailable, otherwise the error itself. */
export const toHttpError = (error: unknown): unknown =>
  isUnavailableError(error) ? new HttpError('unavailable', {}, { cause: error }) : error;
