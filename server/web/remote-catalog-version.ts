// Catalog version in a page-only process, which has no database: counted from messages, or estimated from the clock.
import type { SharedState } from '../platform/redis/shared.ts';

/** Without messages, a cached page is valid for this long. */
const CLOCK_VERSION_MS = 5_000;

/**
 * Returns a number that changes whenever cached pages may be out of date: with each catalog change that an API process has
 * loaded, or with the clock while no messages can arrive.
 */
export function remoteCatalogVersion(
  shared: SharedState,
  now: () => number = Date.now,
): () => Promise<number> {
  let messageCount = 0;
  const increment = (): void => {
    messageCount += 1;
  };
  shared.subscribe('catalogue read', increment);
  shared.onMissed(increment);
  // Negative, so that a value of the clock never equals a counted one.
  return async () =>
    shared.state() === 'connected' ? messageCount : -1 - Math.floor(now() / CLOCK_VERSION_MS);
}
