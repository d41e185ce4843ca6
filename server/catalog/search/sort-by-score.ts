// Sorting of products by score, in linear time.

/** Products in order of their scores. */
export interface Ranked {
  readonly nos: Int32Array;
  readonly scores: Float32Array;
}

/** Parts into which scores are sorted. */
export const SCORE_STEPS = 1_024;

/** Returns a function from a score to its step; the best score has step 0. */
export function scoreSteps(scores: Float32Array): (score: number) => number {
  let best = 0;
  for (const score of scores) if (score > best) best = score;
  const scale = best > 0 ? (SCORE_STEPS - 1) / best : 0;
  return (score) => SCORE_STEPS - 1 - Math.floor(score * scale);
}

/** Index of the first product of each step, by the sizes of the steps; the last element is the number of all products. */
export function firstPlaces(sizes: Uint32Array): Uint32Array {
  const places = new Uint32Array(SCORE_STEPS + 1);
  for (let step = 0; step < SCORE_STEPS; step++)
    places[step + 1] = (places[step] as number) + (sizes[step] as number);
  return places;
}

/** Sorts by score, the highest first. Products in the same step keep their order. */
export function sortByScore(nos: ArrayLike<number>, unsorted: Float32Array): Ranked {
  const stepOf = scoreSteps(unsorted);
  const sizes = new Uint32Array(SCORE_STEPS);
  for (const score of unsorted) {
    const step = stepOf(score);
    sizes[step] = (sizes[step] as number) + 1;
  }
  const places = firstPlaces(sizes);
  const sorted = { nos: new Int32Array(nos.length), scores: new Float32Array(nos.length) };
  for (let at = 0; at < nos.length; at++) {
    const step = stepOf(unsorted[at] as number);
    const place = places[step] as number;
    places[step] = place + 1;
    sorted.nos[place] = nos[at] as number;
    sorted.scores[place] = unsorted[at] as number;
  }
  return sorted;
}
