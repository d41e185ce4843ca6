// The outside of a reply: a refusal that came under status 200, the rows of a list, a bare acknowledgement.
import * as z from 'zod/mini';
import { ApiError, isErrorCode, NOTHING_SAID } from './errors.ts';
import { fields, maybeText, pick, record, text, unwrapJson } from './read.ts';

/** Nothing to read and nothing said: the caller shows its own words for what it tried. */
export const unreadable = () => new ApiError('unreadable', 200, NOTHING_SAID);

const said = fields({ code: maybeText(40), message: maybeText(500), error: maybeText(500) });

/** A failure body as an ApiError, with the server's words where it has any (spec §7). */
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

/** Some backends refuse under status 200, with `success: false` or a lone `error`. */
const refuses = (reply: Record<string, unknown>): boolean =>
  reply.success === false ||
  (reply.success !== true && z.parse(maybeText(500), reply.error) !== null);

const throwIfRefused = (reply: Record<string, unknown>): void => {
  if (!refuses(reply)) return;
  const failure = readFailure(200, reply);
  throw pick(reply, 'message', 'error') === undefined ? unreadable() : failure;
};

/** The reply as an object. Throws where the backend refused, or sent no object. */
export const accepted = (body: unknown): Record<string, unknown> => {
  const reply = unwrapJson(body);
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) throw unreadable();
  throwIfRefused(reply as Record<string, unknown>);
  return reply as Record<string, unknown>;
};

/** Like accepted(), but no body at all will do: the status has said enough. */
export const unrefused = (body: unknown): Record<string, unknown> => {
  const reply = z.parse(record, body);
  throwIfRefused(reply);
  return reply;
};

/** Objects in objects before the rows of a list; `data: { products: [] }` is two. */
const DEEPEST = 3;

/** Rows of a reply that is an array, or an object holding one under a documented name. */
export const rowsOf = (body: unknown, ...names: string[]): unknown => {
  let rows = unwrapJson(body);
  for (let depth = 0; depth < DEEPEST && !Array.isArray(rows); depth += 1) {
    if (depth > 0 && (typeof rows !== 'object' || rows === null)) return [];
    rows = unwrapJson(pick(accepted(rows), ...names));
  }
  return Array.isArray(rows) ? rows : [];
};

/** A call whose only news is that it worked. */
export interface Acknowledgement {
  readonly message: string | null;
}

export const acknowledgement = z.object({ success: z.literal(true), message: z.string() });

export const readAcknowledgement = (body: unknown): Acknowledgement => ({
  message: z.parse(maybeText(500), unrefused(body).message),
});
