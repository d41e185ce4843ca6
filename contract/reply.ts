// Parser of the reply envelope: errors sent with status 200, the rows of a list, plain acknowledgements.
import * as z from 'zod/mini';
import { ApiError, isErrorCode, NOTHING_SAID } from './errors.ts';
import { fields, maybeText, pick, record, text, unwrapJson } from './read.ts';

/** An unreadable reply without a message: the caller shows its own text for the failed action. */
export const unreadable = () => new ApiError('unreadable', 200, NOTHING_SAID);

const said = fields({ code: maybeText(40), message: maybeText(500), error: maybeText(500) });

/** Converts an error reply to an ApiError, with the server's message if there is one (spec §7). */
export const readFailure = (status: number, body: unknown): ApiError => {
  const { code, message, error } = z.parse(said, body);
  const perField = Object.entries(z.parse(record, z.parse(record, body).fields));
  return new ApiError(
    code !== null && isErrorCode(code) ? code : 'unknown',
    status,
    message ?? error ?? NOTHING_SAID,
    Object.fromEntries(
      perField.slice(0, 100).map(([name, problem]) => [name, z.parse(text(500), problem)]),
    ),
  );
};

/** Some backends send errors with status 200: `success: false`, or only `error`. */
const refuses = (reply: Record<string, unknown>): boolean =>
  reply.success === false ||
  (reply.success !== true && z.parse(maybeText(500), reply.error) !== null);

const throwIfRefused = (reply: Record<string, unknown>): void => {
  if (!refuses(reply)) return;
  const failure = readFailure(200, reply);
  throw pick(reply, 'message', 'error') === undefined ? unreadable() : failure;
};

/** Returns the reply as an object. Throws if it is an error or not an object. */
export const accepted = (body: unknown): Record<string, unknown> => {
  const reply = unwrapJson(body);
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) throw unreadable();
  throwIfRefused(reply as Record<string, unknown>);
  return reply as Record<string, unknown>;
};

/** Like accepted(), but allows a reply without a body: the status alone confirms success. */
export const unrefused = (body: unknown): Record<string, unknown> => {
  const reply = z.parse(record, body);
  throwIfRefused(reply);
  return reply;
};

/** Maximum nesting of objects around the rows of a list; `data: { products: [] }` has two levels. */
const DEEPEST = 3;

/** Returns the rows of a reply that is an array, or an object with an array under a documented name. */
export const rowsOf = (body: unknown, ...names: string[]): unknown => {
  let rows = unwrapJson(body);
  for (let depth = 0; depth < DEEPEST && !Array.isArray(rows); depth += 1) {
    if (depth > 0 && (typeof rows !== 'object' || rows === null)) return [];
    rows = unwrapJson(pick(accepted(rows), ...names));
  }
  return Array.isArray(rows) ? rows : [];
};

/** A reply that only confirms success. */
export interface Acknowledgement {
  readonly message: string | null;
}

export const acknowledgement = z.object({ success: z.literal(true), message: z.string() });

export const readAcknowledgement = (body: unknown): Acknowledgement => ({
  message: z.parse(maybeText(500), unrefused(body).message),
});
