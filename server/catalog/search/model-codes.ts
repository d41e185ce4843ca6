// Model codes, which makers and buyers write with and without hyphens: PE-750B, PE 750B, pe750b.
import type { Vocabulary } from '../vocabulary.ts';

const CODE = /^(?=.*\d)(?=.*[a-z])[a-z\d]+$/;
/** Between letters and digits. */
const BOUNDARY = /(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/;
/** Longer codes are not split. */
const MAX_PARTS = 6;

const isFound = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.has(word) || vocabulary.completes(word);

/** The parts of a code that no product has as one word, where products have them as words: "pe750b" is "PE-750B". null otherwise. */
export function codeParts(word: string, vocabulary: Vocabulary): readonly string[] | null {
  if (!CODE.test(word) || isFound(word, vocabulary)) return null;
  const pieces = word.split(BOUNDARY);
  if (pieces.length > MAX_PARTS) return null;
  for (let at = 1; at < pieces.length; at++) {
    const [first, rest] = [pieces.slice(0, at).join(''), pieces.slice(at).join('')];
    if (vocabulary.has(first) && isFound(rest, vocabulary)) return [first, rest];
  }
  const isKnown = pieces.every((piece) => isFound(piece, vocabulary));
  return isKnown && pieces.length > 1 ? pieces : null;
}

/** Joins two words to the code that products write as one: "CK 6150", where they have "CK6150" and no word "6150". */
export function joinCodes(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1) ?? '';
    const code = before + word;
    const isCode = /^[a-z]+$/.test(before) && /^\d/.test(word) && CODE.test(code);
    if (isCode && !isFound(word, vocabulary) && isFound(code, vocabulary))
      joined[joined.length - 1] = code;
    else joined.push(word);
  }
  return joined;
}
