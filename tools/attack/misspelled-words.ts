// Misspelled words of the market, and Chinese without words, from a seed.
import { createRandom } from '../demo/random.ts';

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
/** The characters that GB 2312 and most fonts have are among these. */
const FIRST_HAN = 0x4e00;
const HAN_CHARACTERS = 20_000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Each call returns a word with one or two wrong letters. */
export function misspelledWord(seed: number): () => string {
  const { int, pick } = createRandom(seed);
  return () => {
    const letters = [...pick(STEMS)];
    for (let wrong = int(1, 2); wrong > 0; wrong--)
      letters[int(0, letters.length - 1)] = pick([...LETTERS]);
    return letters.join('');
  };
}

/** Each call returns so many random Chinese characters. */
export function randomChinese(seed: number): (characters: number) => string {
  const { int } = createRandom(seed);
  return (characters) =>
    Array.from({ length: characters }, () =>
      String.fromCharCode(FIRST_HAN + int(0, HAN_CHARACTERS)),
    ).join('');
}
