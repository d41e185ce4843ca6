// Misspelled words of the market, from a seed.
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
