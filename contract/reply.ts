// Parser of the reply envelope: errors sent with status 200, the rows of a list, plain acknowledgements.
import * as z from 'zod/mini';
import { ApiError, DEFAULT_ERROR_TEXT, isErrorCode } from './errors.ts';
import { fields, firstPresent, nullableText, record, text, unwrapJson } from './read.ts';

/** An unreadable reply without a message: the caller shows its own text for the failed action. */
export const unreadableReply = () => new ApiError('unreadable', 200, DEFAULT_ERROR_TEXT);

const errorFields = fields({
  code: nullableText(40),
  message: nullableText(500),
  error: nullableText(500),
});

/** Converts an error reply to an ApiError, with the server's message if there is one (spec §7). */
export const readErrorReply = (status: number, body: unknown): ApiError => {
  const { code, message, error } = z.parse(errorFields, body);
  const perField = Object.entries(z.parse(record, z.parse(record, body).fields));
  return new ApiError(
    code !== null && isErrorCode(code) ? code : 'unknown',
    status,
    message ?? error ?? DEFAULT_ERROR_TEXT,
    Object.fromEntries(
      perField
        .slice(0, 100)
        .map(([name, fieldMessage]) => [name, z.parse(text(500), fieldMessage)]),
    ),
  );
};

/** Some backends send errors with status 200: `success: false`, or only `error`. */
const isErrorReply = (reply: Record<string, unknown>): boolean =>
  reply.success === false ||
  (reply.success !== true && z.parse(nullableText(500), reply.error) !== null);

const throwIfError = (reply: Record<string, unknown>): void => {
  if (!isErrorReply(reply)) return;
  const failure = readErrorReply(200, reply);
  throw firstPresent(reply, 'message', 'error') === undefined ? unreadableReply() : failure;
};

/** Returns the reply as an object. Throws if it is an error or not an object. */
export const successReply = (body: unknown): Record<string, unknown> => {
  const reply = unwrapJson(body);
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) throw unreadableReply();
  throwIfError(reply as Record<string, unknown>);
  return reply as Record<string, unknown>;
};

/** Like successReply(), but allows a reply without a body: the status alone confirms success. */
export const successReplyOrEmpty = (body: unknown): Record<string, unknown> => {
  const reply = z.parse(record, body);
  throwIfError(reply);
  return reply;
};

/** Maximum nesting of objects around the rows of a list; `data: { products: [] }` has two levels. */
const MAX_NESTING_LEVELS = 3;

/** Returns the rows of a reply that is an array, or an object with an array under a documented name. */
export const rowsOf = (body: unknown, ...names: string[]): unknown => {
  let rows = unwrapJson(body);
  for (let depth = 0; depth < MAX_NESTING_LEVELS && !Array.isArray(rows); depth += 1) {
    if (depth > 0 && (typeof rows !== 'object' || rows === null)) return [];
    rows = unwrapJson(firstPresent(successReply(rows), ...names));
  }
  return Array.isArray(rows) ? rows : [];
};

/** A reply that only confirms success. */
export interface Acknowledgement {
  readonly message: string | null;
}

export const acknowledgement = z.object({ success: z.literal(true), message: z.string() });

export const readAcknowledgement = (body: unknown): Acknowledgement => ({
  message: z.parse(nullableText(500), successReplyOrEmpty(body).message),
});
