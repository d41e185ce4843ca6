// Glossary-based translation without a remote service, sentence by sentence: a text is translated completely or not at all.
import type { Lang } from '../../contract/lang.ts';
import type { NumberOf } from './noun-phrase.ts';
import { type Protected, protect, restore, restorePiece } from './protect.ts';
import { translateSentence } from './sentence.ts';

/** Looks up stored translations of sentences, by sentence. */
export type StoredSentences = (
  sentences: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

interface Piece {
  /** Without its end mark; empty for a blank line. */
  readonly sentence: string;
  readonly end: string;
}

/** A longer text is an article, which the phrases of the trade cannot cover. */
const MAX_SENTENCES = 60;
/** No sentence has such a run of blanks, and a pattern that expects something after a blank would restart at each of them. */
const LONG_BLANK_RUN = /[^\S\n]{20}/;

/** A full stop ends a sentence only before a blank or the end: not in "Co.Ltd" and "e.g.", which the glossary has not anyway. */
const SENTENCE_PATTERN =
  /([^.!?。！？\n]*?(?:\.(?!\s|$)[^.!?。！？\n]*?)*)([.!?。！？]+\s*|[,，]?\n\s*|$)/g;
const splitSentences = (text: string): Piece[] =>
  [...text.matchAll(SENTENCE_PATTERN)]
    .map(([, sentence = '', end = '']) => ({ sentence: sentence.trim(), end }))
    .filter(({ sentence, end }) => sentence !== '' || end !== '');

const END_MARKS: Readonly<Record<Lang, ReadonlyMap<string, string>>> = {
  en: new Map([
    ['。', '. '],
    ['！', '! '],
    ['？', '? '],
    ['，', ', '],
  ]),
  'zh-Hans': new Map([
    ['.', '。'],
    ['!', '！'],
    ['?', '？'],
    [',', '，'],
  ]),
};

/** The end of a sentence in the punctuation of the target language; line breaks stay. */
const translateEnd = (target: Lang, end: string): string => {
  const lineBreaks = end.match(/\n/g)?.join('') ?? '';
  const endMark = END_MARKS[target].get(end.trim().charAt(0)) ?? end.trim().charAt(0);
  return lineBreaks ? endMark.trimEnd() + lineBreaks : endMark;
};

const capitalize = (sentence: string): string =>
  sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Puts a space between Chinese and Latin letters or digits, and removes spaces next to Chinese punctuation. */
const fixSpacing = (text: string): string =>
  text
    .replace(/(\p{Script=Han})([A-Za-z0-9$€₹])/gu, '$1 $2')
    .replace(/([A-Za-z0-9%])(\p{Script=Han})/gu, '$1 $2')
    .replace(/ {2,}/g, ' ')
    .replace(/ +([，。！？、])/g, '$1')
    .replace(/([，。！？、]) +/g, '$1');

const numberLookup =
  ({ parts }: Protected): NumberOf =>
  (placeholder) => {
    const part = parts[Number(placeholder.slice(2, -2))] ?? '';
    return /^\d{1,7}$/.test(part) ? Number(part) : null;
  };

/**
 * Returns the translation, or null if any sentence of it is not completely known: a partial translation reads worse than
 * the original, and hides what is missing.
 */
export async function translateByGlossary(
  text: string,
  target: Lang,
  readStored: StoredSentences,
): Promise<string | null> {
  if (LONG_BLANK_RUN.test(text.trim())) return null;
  const protectedText = protect(text.trim());
  const pieces = splitSentences(protectedText.text);
  if (pieces.length === 0 || pieces.length > MAX_SENTENCES) return null;
  const numberOf = numberLookup(protectedText);
  const translations = pieces.map(({ sentence }) =>
    sentence === '' ? '' : translateSentence(sentence, target, numberOf),
  );
  const unknown = pieces.filter((_, index) => translations[index] === null);
  const storedTranslations = await readStored(
    unknown.map(({ sentence }) => restorePiece(sentence, protectedText.parts)),
  );
  const parts = pieces.map(({ sentence }, index) => {
    const translation = translations[index];
    if (translation === null)
      return storedTranslations.get(restorePiece(sentence, protectedText.parts)) ?? null;
    const restored = restoreSentence(sentence, translation ?? '', protectedText.parts);
    if (restored === null) return null;
    return target === 'en' ? capitalize(restored) : fixSpacing(restored);
  });
  if (parts.includes(null)) return null;
  const joined = parts
    .map((part, index) => part + translateEnd(target, pieces[index]?.end ?? ''))
    .join('');
  return joined.trim();
}

/** Puts the protected parts back into a sentence; null unless each occurs exactly once. */
function restoreSentence(
  original: string,
  translated: string,
  parts: readonly string[],
): string | null {
  const ownIndexes = [...original.matchAll(/__(\d+)__/g)].map(([, digits]) => Number(digits));
  const renumbered = translated.replace(/__(\d+)__/g, (_, digits: string) => {
    const index = ownIndexes.indexOf(Number(digits));
    return `__${index < 0 ? ownIndexes.length : index}__`;
  });
  return restore(
    renumbered,
    ownIndexes.map((index) => parts[index] ?? ''),
  );
}
