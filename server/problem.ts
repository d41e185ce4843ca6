// A failure with a code of the contract; the one error handler turns it into the reader's words.
import { ERRORS, type ErrorCode, type Failure, type HealthParts } from '../contract/errors.ts';
import type { Lang } from '../contract/lang.ts';
import { ERROR_TEXTS, fieldText } from '../contract/messages.ts';

export class Problem extends Error {
  readonly code: ErrorCode;
  /** Field name to the name of its text in contract/messages.ts. */
  readonly fields: Readonly<Record<string, string>>;
  /** Where health was asked for: which part it fails by. */
  readonly parts: HealthParts | null;

  constructor(
    code: ErrorCode,
    fields: Readonly<Record<string, string>> = {},
    { parts = null, cause }: { readonly parts?: HealthParts | null; readonly cause?: unknown } = {},
  ) {
    super(code, { cause });
    this.parts = parts;
    this.name = 'Problem';
    this.code = code;
    this.fields = fields;
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
  const message = fields[0]?.[1] ?? ERROR_TEXTS[problem.code][lang];
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
