// What a message's text holds besides words: addresses to follow.
export type Piece = { readonly text: string; readonly href: string | null };

/** Up to the first sign that no address has: Chinese follows an address without a blank. */
const ADDRESS = /https?:\/\/[^\s<>"'`{}|\\^\u0080-\uffff]+/gi;
/** What ends the sentence, not the address. */
const TAIL = /[.,;:!?)\]*_~]+$/;

const withoutTail = (found: string): string => {
  const tail = TAIL.exec(found)?.[0] ?? '';
  // A bracket that was opened inside belongs to it.
  const keeps = tail.startsWith(')') && /\([^)]*$/.test(found.slice(0, -tail.length)) ? 1 : 0;
  return found.slice(0, found.length - tail.length + keeps);
};

/** The text in pieces that together are the text; only whole addresses of the web are links. */
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
