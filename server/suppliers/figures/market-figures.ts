// The market's live figures, counted at most every ten minutes by each process.
import type { MarketFigures } from '../../../contract/suppliers/market-figures.ts';

const MAX_AGE_MS = 600_000;

/** Returns a function that counts with `count`, or repeats the last result. Requests that come together wait for one count. */
export function marketFigures(
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
    // A failure is not repeated for ten minutes.
    figures.catch(() => {
      if (last === started) last = null;
    });
    return figures;
  };
}
