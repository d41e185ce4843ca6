// Detection of a text file's encoding: UTF-8 by its validity, UTF-16 by its byte order mark, others by the share of plausible characters.
import type { ChosenEncoding, TextEncoding } from '../../../../contract/products/import-reading.ts';
import { decodeStrictly } from '../../../platform/text/decode-strictly.ts';
import { TableError } from './table.ts';

/** Bytes that are looked at. */
const SAMPLE_BYTES = 200_000;
/** Below it, no encoding makes sense of the bytes. */
const MIN_SHARE = 0.6;
/** A Latin text has single letters above ASCII between others; in a Chinese one they come in pairs. */
const LATIN_SHARE = 0.95;

const isBetween = (byte: number, first: number, last: number): boolean =>
  byte >= first && byte <= last;

/** Share of the pairs of bytes for which `isCommon` is true; 0 without a pair. */
function shareOfPairs(
  bytes: Uint8Array,
  isCommon: (lead: number, trail: number) => boolean,
): number {
  let [pairs, common] = [0, 0];
  for (let at = 0; at < bytes.length - 1; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x80) continue;
    at += 1;
    pairs += 1;
    if (isCommon(lead, trail)) common += 1;
  }
  return pairs === 0 ? 0 : common / pairs;
}

/** Punctuation, or the 3,755 most frequent characters of GB 2312. */
const isCommonGb = (lead: number, trail: number): boolean =>
  trail >= 0xa1 && (isBetween(lead, 0xb0, 0xd7) || isBetween(lead, 0xa1, 0xa6));

/** Punctuation, or the 5,401 frequent characters of Big5. */
const isCommonBig5 = (lead: number, trail: number): boolean =>
  isBetween(lead, 0xa1, 0xc6) && (isBetween(trail, 0x40, 0x7e) || isBetween(trail, 0xa1, 0xfe));

const isLatinNeighbour = (byte: number | undefined): boolean =>
  byte !== undefined && /[a-z0-9 ]/i.test(String.fromCharCode(byte));

/** Letters, quotes, dashes and signs such as the degree sign. */
const isLatin = (byte: number): boolean =>
  byte >= 0xa0 || byte === 0x80 || byte === 0x85 || isBetween(byte, 0x91, 0x99);

function shareOfLatin(bytes: Uint8Array): number {
  let [high, plausible] = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte < 0x80) return;
    high += 1;
    if (isLatin(byte) && (isLatinNeighbour(bytes[at - 1]) || isLatinNeighbour(bytes[at + 1])))
      plausible += 1;
  });
  return high === 0 ? 0 : plausible / high;
}

export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** The likeliest encoding of bytes that are not UTF-8 comes first. */
function guesses(bytes: Uint8Array): readonly ChosenEncoding[] {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const latin = shareOfLatin(sample);
  if (latin >= LATIN_SHARE) return ['windows-1252'];
  const shares = [
    ['gb18030', shareOfPairs(sample, isCommonGb)],
    ['big5', shareOfPairs(sample, isCommonBig5)],
    ['windows-1252', latin],
  ] as const;
  return shares
    .filter(([encoding, share]) => share >= MIN_SHARE || encoding === 'gb18030')
    .toSorted(([, one], [, other]) => other - one)
    .map(([encoding]) => encoding);
}

/** With the encoding that a supplier has chosen, or the likeliest one. Throws TableError. */
export function decodeText(bytes: Uint8Array, chosen: ChosenEncoding | undefined): DecodedText {
  for (const [label, first, second] of [
    ['utf-16le', 0xff, 0xfe],
    ['utf-16be', 0xfe, 0xff],
  ] as const)
    if (bytes[0] === first && bytes[1] === second)
      return { text: new TextDecoder(label).decode(bytes), encoding: 'utf-16' };
  if (bytes.includes(0)) throw new TableError('importUnreadable');
  const utf8 = chosen === undefined ? decodeStrictly('utf-8', bytes) : null;
  if (utf8 !== null) return { text: utf8, encoding: 'utf-8' };
  for (const encoding of chosen ? [chosen] : guesses(bytes)) {
    const text = decodeStrictly(encoding, bytes);
    if (text !== null) return { text, encoding };
  }
  throw new TableError(chosen === undefined ? 'importUnreadable' : 'importNotEncoding');
}
