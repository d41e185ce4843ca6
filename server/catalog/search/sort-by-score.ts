// Sorting of products by score, in linear time.

/** Products in order of their scores. */
export interface Ranked {
  readonly nos: Int32Array;
  readonly scores: Float32Array;
}

/** Parts into which scores are sorted. */
const SCORE_STEPS = 1_024;

/** Sorts by score, the highest first; products of about the same score stay in their order. */
export function sortByScore(nos: ArrayLike<number>, unsorted: Float32Array): Ranked {
  let best = 0;
  for (const score of unsorted) if (score > best) best = score;
  const scale = best > 0 ? (SCORE_STEPS - 1) / best : 0;
  const starts = new Uint32Array(SCORE_STEPS + 1);
  const stepOf = (score: number): number => SCORE_STEPS - 1 - Math.floor(score * scale);
  for (const score of unsorted) {
    const next = stepOf(score) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let step = 1; step <= SCORE_STEPS; step++)
    starts[step] = (starts[step] as number) + (starts[step - 1] as number);
  const sorted = new Int32Array(nos.length);
  const sortedScores = new Float32Array(nos.length);
  for (let at = 0; at < nos.length; at++) {
    const step = stepOf(unsorted[at] as number);
    const place = starts[step] as number;
    starts[step] = place + 1;
    sorted[place] = nos[at] as number;
    sortedScores[place] = unsorted[at] as number;
  }
  return { nos: sorted, scores: sortedScores };
}
