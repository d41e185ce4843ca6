// Glossary-based translation without a remote service, sentence by sentence: a text is translated completely or not at all.
import type { Lang } from '../../contract/lang.ts';
import type { Counts } from './noun-phrase.ts';
import { type Protected, partsBack, protect, restore } from './protect.ts';
import { translatedSentence } from './sentence.ts';

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
const MOST_SENTENCES = 60;
/** No sentence has such a run of blanks, and a pattern that expects something after a blank would restart at each of them. */
const MANY_BLANKS = /[^\S\n]{20}/;

/** A full stop ends a sentence only before a blank or the end: not in "Co.Ltd" and "e.g.", which the glossary has not anyway. */
const SENTENCES =
  /([^.!?。！？\n]*?(?:\.(?!\s|$)[^.!?。！？\n]*?)*)([.!?。！？]+\s*|[,，]?\n\s*|$)/g;
const piecesOf = (text: string): Piece[] =>
  [...text.matchAll(SENTENCES)]
    .map(([, sentence = '', end = '']) => ({ sentence: sentence.trim(), end }))
    .filter(({ sentence, end }) => sentence !== '' || end !== '');

const ENDS: Readonly<Record<Lang, ReadonlyMap<string, string>>> = {
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
const endIn = (target: Lang, end: string): string => {
  const lines = end.match(/\n/g)?.join('') ?? '';
  const sign = ENDS[target].get(end.trim().charAt(0)) ?? end.trim().charAt(0);
  return lines ? sign.trimEnd() + lines : sign;
};

const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Puts a space between Chinese and Latin letters or digits, and removes spaces next to Chinese punctuation. */
const set = (text: string): string =>
  text
    .replace(/(\p{Script=Han})([A-Za-z0-9$€₹])/gu, '$1 $2')
    .replace(/([A-Za-z0-9%])(\p{Script=Han})/gu, '$1 $2')
    .replace(/ {2,}/g, ' ')
    .replace(/ +([，。！？、])/g, '$1')
    .replace(/([，。！？、]) +/g, '$1');

const countsOf =
  ({ parts }: Protected): Counts =>
  (mark) => {
    const part = parts[Number(mark.slice(2, -2))] ?? '';
    return /^\d{1,7}$/.test(part) ? Number(part) : null;
  };

/**
 * Returns the translation, or null if any sentence of it is not completely known: a partial translation reads worse than
 * the original, and hides what is missing.
 */
export async function byGlossary(
  text: string,
  target: Lang,
  stored: StoredSentences,
): Promise<string | null> {
  if (MANY_BLANKS.test(text.trim())) return null;
  const kept = protect(text.trim());
  const pieces = piecesOf(kept.text);
  if (pieces.length === 0 || pieces.length > MOST_SENTENCES) return null;
  const counts = countsOf(kept);
  const made = pieces.map(({ sentence }) =>
    sentence === '' ? '' : translatedSentence(sentence, target, counts),
  );
  const unknown = pieces.filter((_, at) => made[at] === null);
  const asked = unknown.map(({ sentence }) => partsBack(sentence, kept.parts));
  const known = asked.length > 0 ? await stored(asked) : new Map<string, string>();
  const parts = pieces.map(({ sentence }, at) => {
    const inOther = made[at];
    if (inOther === null) return known.get(partsBack(sentence, kept.parts)) ?? null;
    const back = restoreSome(sentence, inOther ?? '', kept.parts);
    if (back === null) return null;
    return target === 'en' ? capital(back) : set(back);
  });
  if (parts.includes(null)) return null;
  const whole = parts.map((part, at) => part + endIn(target, pieces[at]?.end ?? '')).join('');
  return whole.trim();
}

/** Puts the protected parts back into a sentence; null unless each occurs exactly once. */
function restoreSome(original: string, made: string, parts: readonly string[]): string | null {
  const own = [...original.matchAll(/__(\d+)__/g)].map(([, digits]) => Number(digits));
  const renumbered = made.replace(/__(\d+)__/g, (_, digits: string) => {
    const at = own.indexOf(Number(digits));
    return `__${at < 0 ? own.length : at}__`;
  });
  return restore(
    renumbered,
    own.map((at) => parts[at] ?? ''),
  );
}
