// Search completion and spelling correction: finds the closest word, at bounded cost for any word and a large market.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Vocabulary } from '../../../server/catalog/vocabulary.ts';

/** Optimal edit distance by definition: insertions, deletions, replacements and transpositions. */
const errorsBetween = (a: string, b: string): number => {
  const table: number[][] = [];
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 0; i <= a.length; i++) {
    table[i] = [];
    for (let j = 0; j <= b.length; j++) {
      const options = [i === 0 && j === 0 ? 0 : Number.POSITIVE_INFINITY];
      if (i > 0) options.push(at(i - 1, j) + 1);
      if (j > 0) options.push(at(i, j - 1) + 1);
      if (i > 0 && j > 0) options.push(at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        options.push(at(i - 2, j - 2) + 1);
      table[i]?.push(Math.min(...options));
    }
  }
  return at(a.length, b.length);
};

const word = fc.string({ unit: fc.constantFrom(...'abcdelмт'), minLength: 4, maxLength: 11 });

test('the closest words are found, the most frequent first', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 40 }), word, (words, searched) => {
      fc.pre(!words.some((each) => each.startsWith(searched)));
      const documents = new Map(words.map((each, at) => [each, 1 + at]));
      const { expanded: wide, corrected } = new Vocabulary(documents).choicesOf(searched);
      const allowed = searched.length >= 8 ? 2 : 1;
      const errors = words.map((each) => errorsBetween(each, searched));
      const closest = Math.min(...errors);
      const expected = words
        .filter((_, at) => closest <= allowed && errors[at] === closest)
        .sort((a, b) => (documents.get(b) ?? 0) - (documents.get(a) ?? 0))
        .slice(0, 3);
      expect(wide).toEqual(expected);
      expect(corrected).toBe(expected[0] ?? null);
    }),
    { numRuns: 500 },
  );
});

test('a known word stays unchanged, with its completions', () => {
  const vocabulary = new Vocabulary([
    ['lathe', 9],
    ['lathework', 2],
    ['lather', 3],
    ['later', 8],
  ]);
  expect(vocabulary.choicesOf('lathe')).toEqual({
    exact: ['lathe'],
    expanded: ['lathe', 'lather', 'lathework'],
    corrected: null,
  });
  expect(vocabulary.choicesOf('lahte').corrected).toBe('lathe');
});

test('a frequent prefix is completed up to the limit of a fast index read', () => {
  const common = Array.from({ length: 30 }, (_, at) => [`m${at}`, 50_000 - at] as const);
  const vocabulary = new Vocabulary([...common, ['mortiser', 12]]);
  expect(vocabulary.choicesOf('m')).toMatchObject({ exact: [], expanded: ['m0'] });
  expect(vocabulary.choicesOf('mo').expanded).toEqual(['mortiser']);
});

test('eight misspelled words among 200,000 take moments', () => {
  const letter = (at: number): string => String.fromCharCode(97 + (at % 26));
  let seed = 1;
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  const randomWord = (length: number): string =>
    Array.from({ length }, () => letter(random())).join('');
  const vocabulary = new Vocabulary(
    Array.from(
      { length: 200_000 },
      () => [randomWord(6 + (random() % 8)), 1 + (random() % 99)] as const,
    ),
  );
  const times = Array.from({ length: 5 }, () => {
    const words = Array.from({ length: 8 }, () => randomWord(9));
    const startedAt = performance.now();
    for (const each of words) vocabulary.choicesOf(each);
    return performance.now() - startedAt;
  });
  // Milliseconds; an earlier version took more than a second.
  expect(Math.min(...times)).toBeLessThan(150);
});
