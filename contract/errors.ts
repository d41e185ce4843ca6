// Errors of the API as the client has them, and the body of an error reply.
import * as z from 'zod/mini';
import type { ERROR_STATUSES } from './error-statuses.ts';

export type ErrorCode = keyof typeof ERROR_STATUSES;

/** Status of each dependency that the backend needs, in health replies. */
export const healthParts = z.array(
  z.object({ name: z.enum(['database', 'redis', 'storage']), status: z.enum(['ok', 'down']) }),
);
export type HealthParts = z.output<typeof healthParts>;

/** `message` and `error` have the same text: the spec uses both names. */
export const errorReply = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  requestId: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
  parts: z.optional(healthParts),
});
export type ErrorReply = z.output<typeof errorReply>;

/** Default text for an error reply without a message (spec §7). */
export const DEFAULT_ERROR_TEXT = 'An error occurred';
/** Text for a call that received no reply. */
export const NO_REPLY_TEXT = 'Backend server not available.';

/** A failed call: the text to show, and the code and status to decide on. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network' | 'unreadable' | 'unknown';
  /** The HTTP status; 0 if there was no reply. */
  readonly status: number;
  /** One text per invalid field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    code: ApiError['code'],
    status: number,
    message: string,
    fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}
