// What a page rendered on demand answers when its call failed: a status of its own, and words to show.
import { ApiError } from '../../contract/errors.ts';

export type PageFailure =
  | { readonly kind: 'missing'; readonly status: 404 }
  | {
      readonly kind: 'failed';
      readonly status: number;
      /** The server's own words; null when it was never reached or said nothing readable. */
      readonly message: string | null;
      readonly reached: boolean;
    };

/** Codes that say the address names nothing: a malformed id fails validation before it is looked up. */
const MISSING: readonly ApiError['code'][] = [
  'productNotFound',
  'supplierNotFound',
  'notFound',
  'gone',
  'validation',
];

/** The HTTP status of a page whose call failed: 503 when the backend is away. */
export const statusOf = ({ status }: ApiError): number =>
  status === 0 ? 503 : status >= 400 ? status : 500;

/** For pages about one thing. A fault that is no ApiError is a slip of ours and is thrown on. */
export function pageFailure(cause: unknown): PageFailure {
  if (!(cause instanceof ApiError)) throw cause;
  if (cause.status === 404 || MISSING.includes(cause.code)) return { kind: 'missing', status: 404 };
  const silent = cause.code === 'network' || cause.code === 'unreadable';
  return {
    kind: 'failed',
    status: statusOf(cause),
    message: silent ? null : cause.message,
    reached: cause.code !== 'network',
  };
}
