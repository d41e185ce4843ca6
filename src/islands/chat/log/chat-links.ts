// Link detection in message texts.
import { parseUrl } from '../../../../contract/parse-url.ts';

type TextPiece = { readonly text: string; readonly href: string | null };

/** Ends at the first character that no URL has: Chinese text may follow a URL without a space. */
const URL_PATTERN = /https?:\/\/[^\s<>"'`{}|\\^\u0080-\uffff]+/gi;
/** Punctuation that ends the sentence, not the URL. */
const TRAILING_PUNCTUATION = /[.,;:!?)\]*_~]+$/;

const trimPunctuation = (match: string): string => {
  const tail = TRAILING_PUNCTUATION.exec(match)?.[0] ?? '';
  // A closing bracket belongs to the URL if it was opened inside it.
  const closingBrackets =
    tail.startsWith(')') && /\([^)]*$/.test(match.slice(0, -tail.length)) ? 1 : 0;
  return match.slice(0, match.length - tail.length + closingBrackets);
};

/** Splits a text into pieces; only complete http(s) URLs become links. */
export function splitLinks(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let position = 0;
  for (const { 0: match, index } of text.matchAll(URL_PATTERN)) {
    const urlText = trimPunctuation(match);
    const url = parseUrl(urlText);
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    if (index > position) pieces.push({ text: text.slice(position, index), href: null });
    pieces.push({ text: urlText, href: url.href });
    position = index + urlText.length;
  }
  if (position < text.length) pieces.push({ text: text.slice(position), href: null });
  return pieces;
}
