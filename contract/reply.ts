// Parser of the reply envelope: errors sent with status 200, the rows of a list, plain acknowledgements.
import * as z from 'zod/mini';
import { asReceived, asSent } from './dialect/sent-as.ts';
import type { Endpoint, ParsedReplyOf } from './endpoint.ts';
import { isErrorCode } from './error-statuses.ts';
import { ApiError, DEFAULT_ERROR_TEXT } from './errors.ts';
import { fields, firstPresent, message, nullableText, recordOf, text, unwrapJson } from './read.ts';

/** An unreadable reply without a message: the caller shows its own text for the failed action. */
export const unreadableReply = () => new ApiError('unreadable', 200, DEFAULT_ERROR_TEXT);

const errorFields = fields({
  code: nullableText(40),
  message: nullableText(500),
  error: nullableText(500),
});

const codeWithout = (status: number, needsSession: boolean): 'unauthorized' | 'unknown' =>
  status === 401 && needsSession ? 'unauthorized' : 'unknown';

/**
 * Converts an error reply to an ApiError, with the server's message if there is one (spec §7). A call that needs a session and is
 * answered with 401 has lost it, whether the reply has a code or not.
 */
export const readErrorReply = (
  status: number,
  body: unknown,
  { access = 'anyone', sentAs = {} }: Partial<Pick<Endpoint, 'access' | 'sentAs'>> = {},
): ApiError => {
  const { code, ...texts } = z.parse(errorFields, body);
  const perField = Object.entries(recordOf(recordOf(body).fields));
  return new ApiError(
    code !== null && isErrorCode(code) ? code : codeWithout(status, access !== 'anyone'),
    status,
    texts.message ?? texts.error ?? DEFAULT_ERROR_TEXT,
    asReceived(
      Object.fromEntries(
        perField
          .slice(0, 100)
          .map(([name, fieldMessage]) => [name, z.parse(text(500), fieldMessage)]),
      ),
      sentAs,
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
  const reply = recordOf(body);
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

/** The rows of a reply, each under the field names of its schema. */
export const readRows = (
  body: unknown,
  read: (row: unknown) => unknown,
  ...names: string[]
): unknown[] => (rowsOf(body, ...names) as unknown[]).slice(0, 10_000).map(read);

/** One product under `data`, under `product`, or at the top level. */
export const readOne = (body: unknown): unknown => {
  const reply = successReply(body);
  return firstPresent(reply, 'data', 'product') ?? reply;
};

interface InputValues {
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** The input of a call with the names of the wire. Here, because every client of a change loads this file. */
export const inputAsSent = <Input extends InputValues>(
  { sentAs }: Pick<Endpoint, 'sentAs'>,
  input: Input,
): Input =>
  sentAs
    ? {
        ...input,
        ...(input.query && { query: asSent(input.query, sentAs) }),
        ...(input.body && { body: asSent(input.body, sentAs) }),
      }
    : input;

/** A reply that only confirms success. */
export const acknowledgement = fields({ message });
export type Acknowledgement = z.output<typeof acknowledgement>;

const rawReply = ({ dialect, reply, sentAs }: Endpoint, body: unknown): unknown => {
  try {
    if (dialect) return dialect.read(body);
    return reply === acknowledgement ? successReplyOrEmpty(body) : successReply(body);
  } catch (error) {
    if (!(error instanceof ApiError) || !sentAs) throw error;
    const { code, status, message: shown, fields: perField } = error;
    throw new ApiError(code, status, shown, asReceived(perField, sentAs));
  }
};

/** Parses a reply of any documented variant. Throws an ApiError if it is an error or has nothing readable. */
export const readReply = <E extends Endpoint>(endpoint: E, body: unknown): ParsedReplyOf<E> => {
  if (endpoint.read) return endpoint.read(body) as never;
  const parsed = z.safeParse(endpoint.reply, rawReply(endpoint, body));
  if (!parsed.success) throw unreadableReply();
  return parsed.data as never;
};
