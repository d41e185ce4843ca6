// Cache of the market's live figures: each process counts them at most every ten minutes.
import type { MarketFigures } from '../../../contract/suppliers/market-figures.ts';

const MAX_AGE_MS = 600_000;

/** Returns a function that calls `count`, or returns its last result. Concurrent requests share one call. */
export function cacheMarketFigures(
  count: (now: Date) => Promise<MarketFigures>,
  clock: () => number = Date.now,
): () => Promise<MarketFigures> {
  let last: { readonly at: number; readonly figures: Promise<MarketFigures> } | null = null;
  return () => {
    const now = clock();
    if (last && now - last.at < MAX_AGE_MS) return last.figures;
    const figures = count(new Date(now));
    const started = { at: now, figures };
    last = started;
    // A failure is not cached.
    figures.catch(() => {
      if (last === started) last = null;
    });
    return figures;
  };
}
