// Growth of the cost of a function with the length of its input.

/** The cost of an input of twice the length is at most so many times the cost: a linear function needs 2, a quadratic one 4. */
export const MAX_GROWTH = 2.5;
/** Characters of the shortest input and of the longest one; lengths between them double. */
const SHORTEST_CHARS = 10;
export const LONGEST_CHARS = 10_240;
/** Below this the clock and the compiler decide, not the function: a quadratic function is far above it before the longest input. */
const FLOOR_MS = 2;
const ROUNDS = 6;
/** A growth above MAX_GROWTH is measured so many times: a busy machine may disturb one measurement. */
const ATTEMPTS = 30;

const costOf = (work: () => unknown): number => {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
};

/** Other processes only add to a measured time, so the smallest one is the function's own. In turns, so that they add to both alike. */
function smallestCosts(one: () => unknown, other: () => unknown): readonly [number, number] {
  let [ofOne, ofOther] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round++) {
    ofOne = Math.min(ofOne, costOf(one));
    ofOther = Math.min(ofOther, costOf(other));
  }
  return [ofOne, ofOther];
}

/**
 * The smallest measured growth where the length doubles, 0 where the function is too cheap to measure. Starts with a few characters and
 * stops at the first growth above MAX_GROWTH, so that an exponential function ends too.
 */
export function growthOf(
  textOf: (chars: number) => string,
  work: (text: string) => unknown,
): number {
  let largest = 0;
  for (let chars = SHORTEST_CHARS; chars <= LONGEST_CHARS; chars *= 2) {
    const longer = textOf(chars);
    if (costOf(() => work(longer)) < FLOOR_MS) continue;
    const shorter = textOf(chars / 2);
    let growth = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && growth > MAX_GROWTH; attempt++) {
      const [cost, ofHalf] = smallestCosts(
        () => work(longer),
        () => work(shorter),
      );
      growth = cost < FLOOR_MS ? 0 : Math.min(growth, cost / ofHalf);
    }
    largest = Math.max(largest, growth);
    if (growth > MAX_GROWTH) break;
  }
  return largest;
}
