// A failure with a code of the contract; the one error handler turns it into the reader's words.
import {
  ERRORS,
  type ErrorCode,
  type Failure,
  type HealthParts,
} from '../../../contract/errors.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Texts } from '../../../contract/messages/texts.ts';
import { ERROR_TEXTS, fieldText } from '../../../contract/messages.ts';
import { LIMITS } from '../../limits.ts';

interface ProblemDetails {
  readonly parts?: HealthParts | null;
  readonly cause?: unknown;
  readonly retryAfterSeconds?: number | null;
  readonly text?: Texts | null;
}

/** Names come from the sender: what is echoed of them is bounded. */
const echoed = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
  const entries = Object.entries(fields).slice(0, LIMITS.fieldErrors);
  return Object.fromEntries(
    entries.map(([name, text]) => [name.slice(0, LIMITS.fieldNameChars).toWellFormed(), text]),
  );
};

export class Problem extends Error {
  readonly code: ErrorCode;
  /** Field name to the name of its text in contract/messages.ts. */
  readonly fields: Readonly<Record<string, string>>;
  /** Where health was asked for: which part it fails by. */
  readonly parts: HealthParts | null;
  /** When the same call may be tried again, in seconds; null where nothing is said. */
  readonly retryAfterSeconds: number | null;
  /** Words that say more than those of the code; null where the code's are enough. */
  readonly text: Texts | null;

  constructor(
    code: ErrorCode,
    fields: Readonly<Record<string, string>> = {},
    { parts = null, cause, retryAfterSeconds = null, text = null }: ProblemDetails = {},
  ) {
    super(code, { cause });
    this.parts = parts;
    this.retryAfterSeconds = retryAfterSeconds;
    this.name = 'Problem';
    this.code = code;
    this.fields = echoed(fields);
    this.text = text;
  }

  get status(): number {
    return ERRORS[this.code];
  }
}

/** The body of a failure. One invalid field is said as the message itself. */
export function failureOf(problem: Problem, lang: Lang, requestId: string): Failure {
  const fields = Object.entries(problem.fields).map(
    ([name, text]) => [name, fieldText(text, lang)] as const,
  );
  const message = fields[0]?.[1] ?? (problem.text ?? ERROR_TEXTS[problem.code])[lang];
  return {
    success: false,
    code: problem.code,
    message,
    error: message,
    requestId,
    ...(fields.length ? { fields: Object.fromEntries(fields) } : {}),
    ...(problem.parts ? { parts: problem.parts } : {}),
  };
}
