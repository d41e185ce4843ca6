// Cuts text into the words that are searched: Latin words without endings, Chinese in pairs of characters.

/** Words longer than this are cut; no real one is. */
const MAX_WORD = 40;

const CJK = /[\u3400-\u9fff\uf900-\ufaff]/;
const RUNS = /[\u3400-\u9fff\uf900-\ufaff]+|[\p{L}\p{N}]+/gu;

/** Lower case, full-width to half-width, accents off: what a reader would call the same word. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** English plural endings off, so that "lathes" finds "lathe"; words with digits stay as they are. */
const singular = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
};

const pairs = (run: string): string[] => {
  const characters = [...run];
  if (characters.length === 1) return [run];
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
};

/** The words of a text in order, repeats kept. Chinese runs become overlapping pairs. */
export const wordsOf = (text: string): string[] =>
  [...folded(text).matchAll(RUNS)].flatMap(([run]) =>
    CJK.test(run) ? pairs(run) : [singular(run.slice(0, MAX_WORD))],
  );

/** Whether a word may hold a typing error worth mending: not a number, a model code or Chinese. */
export const isSpelled = (word: string): boolean =>
  word.length >= 4 && !/\d/.test(word) && !CJK.test(word);
