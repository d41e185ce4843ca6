// What a page rendered on demand answers when its call failed: a status of its own, and words to show.
import { ApiError } from '../../contract/errors.ts';
import { serverWords } from '../stores/server-words.ts';

export type PageFailure =
  | { readonly kind: 'missing'; readonly status: 404 }
  | {
      readonly kind: 'failed';
      readonly status: number;
      /** The server's own words; null where it gave none. */
      readonly message: string | null;
      readonly reached: boolean;
    };

/**
 * Codes that say the address names nothing. A malformed id fails validation before it is looked up, and some
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

/** The HTTP status of a page whose call failed: 503 when the backend is away. */
export const statusOf = ({ status }: ApiError): number =>
  status === 0 ? 503 : status >= 400 ? status : 500;

/** For pages about one thing. A fault that is no ApiError is a slip of ours and is thrown on. */
export function pageFailure(cause: unknown): PageFailure {
  if (!(cause instanceof ApiError)) throw cause;
  if (cause.status === 404 || MISSING.includes(cause.code)) return { kind: 'missing', status: 404 };
  return {
    kind: 'failed',
    status: statusOf(cause),
    message: serverWords(cause),
    reached: cause.code !== 'network',
  };
}

/** The path of a page about one thing; where that is missing the page is the same at every address. */
export const pathOf = (path: string, failure: PageFailure | null): string =>
  failure?.kind === 'missing' ? '/404' : path;
