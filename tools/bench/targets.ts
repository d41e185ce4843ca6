// Performance targets: shares of the bare route's requests per second, first answers and as shipped, and megabytes of memory.
import type { CaseId } from './cases.ts';

type Values = Partial<Readonly<Record<CaseId, number>>>;

const PAGES: Values = { cachedPage: 0.3, home: 0.3 };

const SHIPPED_BY_SIZE: Readonly<Record<number, Values>> = {
  10000: { detail: 0.3, category: 0.12, filtered: 0.08, words: 0.04, ...PAGES },
  100000: { detail: 0.25, category: 0.08, filtered: 0.02, words: 0.02, common: 0.01, ...PAGES },
};

/** Requests a second of the bare route on the machine that the targets of first answers are for. */
export const TARGET_CEILING = 90_000;

/** First answers a second at 10,000 products on SQLite. */
const COLD_PER_SECOND: Values = {
  detail: 9_000,
  category: 2_000,
  filtered: 2_000,
  words: 1_700,
  common: 1_200,
  page: 300,
  listPage: 180,
  supplierPage: 250,
};
/** Share of these that a market of 100,000 products has to reach. */
const LARGE_MARKET_SHARE = 0.7;

/** Shares of the requests that a server as shipped answers without changes: while the catalog changes, JSON and pages. */
export const WITH_CHANGES = { api: 0.8, page: 0.5 } as const;

export const peakMemoryTargetMb = (products: number): number => (products > 10_000 ? 800 : 512);

/** As shipped; undefined if there is no target. */
export const targetOf = (products: number, id: CaseId): number | undefined =>
  (SHIPPED_BY_SIZE[products] ?? PAGES)[id];

/** First answers; undefined if there is no target. */
export const coldTargetOf = (products: number, id: CaseId): number | undefined => {
  const perSecond = COLD_PER_SECOND[id];
  if (perSecond === undefined || products > 100_000) return undefined;
  return (perSecond * (products > 10_000 ? LARGE_MARKET_SHARE : 1)) / TARGET_CEILING;
};

/** A missed target is reported but is not an error: machines differ, and this one may be busy. */
export const verdict = (found: number, target: number | undefined, atMost = false): string => {
  if (target === undefined) return '';
  return (atMost ? found <= target : found >= target) ? 'reached' : 'missed';
};
