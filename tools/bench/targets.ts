// Performance targets: shares of the bare route's requests per second as shipped, and megabytes of memory.
import type { CaseId } from './cases.ts';

type Shares = Partial<Readonly<Record<CaseId, number>>>;

const PAGES: Shares = { cachedPage: 0.3, home: 0.3 };

const BY_SIZE: Readonly<Record<number, Shares>> = {
  10000: { detail: 0.3, category: 0.12, filtered: 0.08, words: 0.04, ...PAGES },
  100000: { detail: 0.25, category: 0.08, filtered: 0.02, words: 0.02, common: 0.01, ...PAGES },
};

export const PEAK_MEMORY_MB = 512;

/** undefined if there is no target. */
export const targetOf = (products: number, id: CaseId): number | undefined =>
  (BY_SIZE[products] ?? PAGES)[id];

/** A missed target is reported but is not an error: machines differ, and this one may be busy. */
export const verdict = (found: number, target: number | undefined, atMost = false): string => {
  if (target === undefined) return '';
  return (atMost ? found <= target : found >= target) ? 'reached' : 'missed';
};
