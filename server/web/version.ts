// Which version of the catalogue a page-only process shows: it has no database to ask, and hears of changes or guesses.
import type { Shared } from '../platform/redis/shared.ts';

/** Without news a page is made anew this often. */
const GUESSED_MS = 5_000;

/**
 * A number that moves on whenever pages made before may be out of date: with each change that a process of the API has
 * read, or with the clock where no news comes.
 */
export function versionElsewhere(
  shared: Shared,
  now: () => number = Date.now,
): () => Promise<number> {
  let heard = 0;
  const next = (): void => {
    heard += 1;
  };
  shared.hear('catalogue read', next);
  shared.whenMissed(next);
  // Below zero, so that no guess is taken for something heard.
  return async () => (shared.state() === 'together' ? heard : -1 - Math.floor(now() / GUESSED_MS));
}
