// Quality of rankings: nDCG@10 and R-precision of a list of relevances, and their means by group of queries.

export interface Quality {
  readonly ndcg: number;
  readonly rPrecision: number;
}

const RANKS = 10;

/** Gain of a relevance from 0 to 3, discounted by rank. */
const discountedGain = (relevances: readonly number[]): number =>
  relevances
    .slice(0, RANKS)
    .reduce((sum, relevance, at) => sum + (2 ** relevance - 1) / Math.log2(at + 2), 0);

/** Relevant: at least half as relevant as the best product of the market. */
const relevantFrom = (best: number): number => Math.max(best / 2, Number.MIN_VALUE);

/** Products that are relevant to a query, so many of the first results R-precision looks at. */
export const relevantCount = (all: readonly number[]): number => {
  const least = relevantFrom(Math.max(0, ...all));
  return all.filter((relevance) => relevance >= least).length;
};

/** `found`: relevances of the results in their order; `all`: those of all products of the market. */
export function qualityOf(found: readonly number[], all: readonly number[]): Quality {
  const ideal = discountedGain(all.toSorted((a, b) => b - a));
  const least = relevantFrom(Math.max(0, ...all));
  const relevant = relevantCount(all);
  const hits = found.slice(0, relevant).filter((relevance) => relevance >= least).length;
  return { ndcg: discountedGain(found) / ideal, rPrecision: hits / relevant };
}

export const meanOf = (qualities: readonly Quality[]): Quality => {
  const mean = (read: (quality: Quality) => number): number =>
    qualities.reduce((sum, each) => sum + read(each), 0) / qualities.length;
  return { ndcg: mean(({ ndcg }) => ndcg), rPrecision: mean(({ rPrecision }) => rPrecision) };
};
