// Error with a code of the contract, which the error handler turns into a reply in the user's language.
import { ERROR_STATUSES } from '../../../contract/error-statuses.ts';
import type { ErrorCode, ErrorReply, HealthParts } from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/lang.ts';
import { serverFieldErrorText } from '../../../contract/messages/fields/server-field.ts';
import { ERROR_TEXTS } from '../../../contract/messages.ts';
import type { Texts } from '../../../contract/texts.ts';
import { LIMITS } from '../../limits.ts';

interface HttpErrorOptions {
  readonly parts?: HealthParts | null;
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number | null;
  readonly text?: Texts | null;
}

/** Field names come from the client, so their number and length in the reply are limited. */
const truncateFields = (
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => {
  const entries = Object.entries(fields).slice(0, LIMITS.fieldErrors);
  return Object.fromEntries(
    entries.map(([name, text]) => [name.slice(0, LIMITS.fieldNameChars).toWellFormed(), text]),
  );
};

export class HttpError extends Error {
  readonly code: ErrorCode;
  /** Maps a field name to the name of its text in contract/messages.ts. */
  readonly fields: Readonly<Record<string, string>>;
  /** For health checks: the state of all components. */
  readonly parts: HealthParts | null;
  /** Seconds until the call may be tried again; null for no such header. */
  readonly retryAfterSeconds: number | null;
  /** A more specific text than that of the code; null if the code's text is enough. */
  readonly text: Texts | null;

  constructor(
    code: ErrorCode,
    fields: Readonly<Record<string, string>> = {},
    { parts = null, cause, retryAfterSeconds = null, text = null }: HttpErrorOptions = {},
  ) {
    super(code, { cause });
    this.parts = parts;
    this.retryAfterSeconds = retryAfterSeconds;
    this.name = 'HttpError';
    this.code = code;
    this.fields = truncateFields(fields);
    this.text = text;
  }

  get status(): number {
    return ERROR_STATUSES[this.code];
  }
}

/** Serializes the error as a reply body. The message is the first field error, if there is one. */
export function serializeHttpError(error: HttpError, lang: Lang, requestId: string): ErrorReply {
  const fields = Object.entries(error.fields).map(
    ([name, text]) => [name, serverFieldErrorText(text, lang)] as const,
  );
  const message = fields[0]?.[1] ?? (error.text ?? ERROR_TEXTS[error.code])[lang];
  return {
    success: false,
    code: error.code,
    message,
    error: message,
    requestId,
    ...(fields.length ? { fields: Object.fromEntries(fields) } : {}),
    ...(error.parts ? { parts: error.parts } : {}),
  };
}
