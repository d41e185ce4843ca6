// Growth of the cost of a function with the length of its input.

/**
 * The cost of an input of four times the length is at most so many times the cost: a linear function needs 4, a quadratic one 16. Of
 * twice the length it would be 2 and 4, which a busy machine with a small cache does not tell apart.
 */
export const MAX_GROWTH = 8;
const FACTOR = 4;
/** Characters of the shortest input and of the longest one; lengths between them double. */
const SHORTEST_CHARS = 20;
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
 * The largest growth where the length is four times as large, each the smallest of its measurements; 0 where the function is too cheap
 * to measure. Starts with a few characters and stops at the first growth above MAX_GROWTH, so that an exponential function ends too.
 */
export function growthOf(
  textOf: (chars: number) => string,
  work: (text: string) => unknown,
): number {
  let largest = 0;
  for (let chars = SHORTEST_CHARS; chars <= LONGEST_CHARS; chars *= 2) {
    const longer = textOf(chars);
    if (costOf(() => work(longer)) < FLOOR_MS) continue;
    const shorter = textOf(chars / FACTOR);
    let growth = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < ATTEMPTS && growth > MAX_GROWTH; attempt++) {
      const [cost, ofShorter] = smallestCosts(
        () => work(longer),
        () => work(shorter),
      );
      growth = cost < FLOOR_MS ? 0 : Math.min(growth, cost / ofShorter);
    }
    largest = Math.max(largest, growth);
    if (growth > MAX_GROWTH) break;
  }
  return largest;
}
