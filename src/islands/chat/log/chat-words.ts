// Link detection in message texts.
export type Piece = { readonly text: string; readonly href: string | null };

/** Ends at the first character that no URL has: Chinese text may follow a URL without a space. */
const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^\u0080-\uffff]+/gi;
/** Punctuation that ends the sentence, not the URL. */
const TAIL = /[.,;:!?)\]*_~]+$/;

const withoutTail = (found: string): string => {
  const tail = TAIL.exec(found)?.[0] ?? '';
  // A closing bracket belongs to the URL if it was opened inside it.
  const keeps = tail.startsWith(')') && /\([^)]*$/.test(found.slice(0, -tail.length)) ? 1 : 0;
  return found.slice(0, found.length - tail.length + keeps);
};

/** Splits a text into pieces; only complete http(s) URLs become links. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found);
    const url = URL.parse(address);
    if (!url || !/^https?:$/.test(url.protocol)) continue;
    if (index > at) pieces.push({ text: text.slice(at, index), href: null });
    pieces.push({ text: address, href: url.href });
    at = index + address.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), href: null });
  return pieces;
}
