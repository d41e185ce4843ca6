// Error codes of the API, their HTTP statuses, and the body of an error reply.
import * as z from 'zod/mini';

/** Every error code with its HTTP status. */
export const ERROR_STATUSES = {
  badRequest: 400,
  validation: 400,
  brokenJson: 400,
  unauthorized: 401,
  wrongCredentials: 401,
  forbidden: 403,
  adminsOnly: 403,
  suspended: 403,
  readOnlyRole: 403,
  ownerOnly: 403,
  createSuppliersOnly: 403,
  editSuppliersOnly: 403,
  orderBuyersOnly: 403,
  inquiryBuyersOnly: 403,
  reviewBuyersOnly: 403,
  blocked: 403,
  notFound: 404,
  productNotFound: 404,
  supplierNotFound: 404,
  chatNotFound: 404,
  orderNotFound: 404,
  enquiryNotFound: 404,
  userNotFound: 404,
  importNotFound: 404,
  savedSearchNotFound: 404,
  reviewNotFound: 404,
  alertLinkInvalid: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  conflict: 409,
  keyReused: 409,
  emailTaken: 409,
  orderStep: 409,
  overQuota: 409,
  enquiryClosed: 409,
  unblockFirst: 409,
  favouritesFull: 409,
  savedSearchesFull: 409,
  membersFull: 409,
  invitationsFull: 409,
  priceChanged: 409,
  soldByQuote: 409,
  importStep: 409,
  gone: 410,
  chatClosed: 410,
  linkExpired: 410,
  tooLarge: 413,
  unsupportedType: 415,
  tooMany: 429,
  tooManySignIns: 429,
  tooManyChanges: 429,
  internal: 500,
  unavailable: 503,
  storageFull: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUSES;

/** Whether a received code is one of ours; own properties only, so inherited names such as `toString` do not match. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_STATUSES, code);

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
