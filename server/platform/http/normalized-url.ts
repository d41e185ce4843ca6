// Normalized URLs: all spellings of one address have one form, the key of its reply or page in the caches.

import { flatParameters } from './query-string.ts';

const UNRESERVED_CHARACTER = /[\w.~-]/;

/** Decodes unreserved characters (RFC 3986), and writes all other percent-encodings in upper case. */
export const normalizedPath = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return UNRESERVED_CHARACTER.test(character) ? character : code.toUpperCase();
  });

/** `parameters` must have a fixed order; those without a value are left out. */
export function normalizedUrl(
  path: string,
  parameters: Iterable<readonly [name: string, value: unknown]>,
): string {
  const query = new URLSearchParams(
    flatParameters(parameters).map(([name, value]) => [name, value]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
