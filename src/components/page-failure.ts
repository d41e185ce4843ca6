// Error result of an on-demand page whose API call failed: HTTP status and message to show.
import { ApiError } from '../../contract/errors.ts';
import { serverMessage } from '../stores/server-message.ts';

type PageFailure =
  | { readonly kind: 'missing'; readonly status: 404 }
  | {
      readonly kind: 'failed';
      readonly status: number;
      /** The server's message; null if it sent none. */
      readonly message: string | null;
      readonly reached: boolean;
    };

/**
 * Error codes that mean the resource does not exist. A malformed id fails validation before the lookup, and some
 * backends answer with an empty reply (spec §8: a fetch by id that yields null is not found).
 */
const MISSING: readonly ApiError['code'][] = [
  'productNotFound',
  'supplierNotFound',
  'notFound',
  'gone',
  'validation',
  'unreadable',
];

/** Maps a failed call to the HTTP status of the page: 503 if the backend is unreachable, 500 if the call has no error status. */
export const statusOf = ({ status }: ApiError): number =>
  status === 0 ? 503 : status >= 400 ? status : 500;

/** For pages that show one resource. Rethrows anything that is not an ApiError, because that is a bug in our code. */
export function pageFailure(cause: unknown): PageFailure {
  if (!(cause instanceof ApiError)) throw cause;
  if (cause.status === 404 || MISSING.includes(cause.code)) return { kind: 'missing', status: 404 };
  return {
    kind: 'failed',
    status: statusOf(cause),
    message: serverMessage(cause),
    reached: cause.code !== 'network',
  };
}

/** Path of a page that shows one resource; if the resource is missing, all URLs share the path of the 404 page. */
export const pathOf = (path: string, failure: PageFailure | null): string =>
  failure?.kind === 'missing' ? '/404' : path;
