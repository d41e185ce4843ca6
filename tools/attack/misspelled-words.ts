// Misspelled words of the market, from a seed.

const STEMS = [
  'lathe',
  'milling',
  'spindle',
  'hydraulic',
  'packaging',
  'turmeric',
  'conveyor',
  'injection',
  'grinding',
  'textile',
  'compressor',
  'automatic',
];
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** mulberry32: a small, fast generator with the same numbers on every platform. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each call returns a word with one or two wrong letters. */
export function misspelledWord(seed: number): () => string {
  const random = randomFrom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  return () => {
    const letters = [...(STEMS[below(STEMS.length)] ?? '')];
    for (let wrong = 1 + below(2); wrong > 0; wrong--)
      letters[below(letters.length)] = LETTERS[below(LETTERS.length)] ?? '';
    return letters.join('');
  };
}
