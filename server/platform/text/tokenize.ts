// Tokenizer for search: Latin words without plural endings, Chinese in pairs of characters.

/** Longer words are cut; no real word is longer. */
const MAX_WORD_CHARS = 40;

const CJK = /[\u3400-\u9fff\uf900-\ufaff]/;
const WORD_RUNS = /[\u3400-\u9fff\uf900-\ufaff]+|[\p{L}\p{N}]+/gu;

/** A letter with accents becomes three characters at most; some ligatures become eighteen, and what exceeds this is left out. */
const MAX_FOLDED_PER_CHAR = 4;

/** Lower case, full-width to half-width, without accents, so that spellings of one word compare as equal. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .slice(0, MAX_FOLDED_PER_CHAR * text.length)
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** Removes English plural endings, so that "lathes" finds "lathe"; words with digits stay unchanged. */
const singular = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
};

const characterPairs = (run: string): string[] => {
  const characters = [...run];
  if (characters.length === 1) return [run];
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`);
};

/** Returns the words of a text and its runs of Chinese characters, in order. */
export const wordRuns = (text: string): string[] => foldText(text).match(WORD_RUNS) ?? [];

export const isChinese = (run: string): boolean => CJK.test(run);

/** The words of a run: a Chinese run becomes overlapping pairs. */
export const wordsOfRun = (run: string): string[] =>
  isChinese(run) ? characterPairs(run) : [singular(run.slice(0, MAX_WORD_CHARS))];

/** Returns the words of a text in order, with repeats. */
export const tokenize = (text: string): string[] => wordRuns(text).flatMap(wordsOfRun);

export const uniqueWords = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(tokenize)),
];

/** Whether typing errors in the word should be corrected: not in a number, a model code or Chinese. */
export const isCorrectable = (word: string): boolean =>
  word.length >= 4 && !/\d/.test(word) && !CJK.test(word);
