// Limit of the number of parts in a picture file, checked before decoding. Decoders do work for each part, independent of the
// file's size: a valid JPEG of 250 kB can hold 2,646 scans of 24 megapixels (13 s in libjpeg, which no time limit interrupts).
import { HEIC_START } from '../../../contract/heic.ts';
import { LIMITS } from '../../limits.ts';
import type { FileWindow } from './file-window.ts';

type Walk = (file: FileWindow) => Promise<boolean>;

const SIGNATURES = {
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  riff: Buffer.from('RIFF'),
};

/** Whether the first 12 bytes of a file are those of a JPEG, PNG or WebP. */
export function isPictureHead(head: Buffer): boolean {
  const { jpeg, png, riff } = SIGNATURES;
  const startsWith = (signature: Buffer): boolean =>
    head.subarray(0, signature.length).equals(signature);
  const isWebp = startsWith(riff) && head.toString('latin1', 8, 12) === 'WEBP';
  return startsWith(jpeg) || startsWith(png) || isWebp;
}

/** Whether the file is a HEIC picture, as phones take them, whatever its name says. */
export const hasHeicContent = async (file: FileWindow): Promise<boolean> =>
  HEIC_START.test((await file.bytes(0, 12)).toString('latin1'));

/** Excludes markers that have no segment: stuffed zeros, fill bytes, restarts, start of image. */
const isJpegPart = (marker: number): boolean =>
  marker > 1 && marker < 0xff && !(marker >= 0xd0 && marker <= 0xd8);
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

const jpeg: Walk = async (file) => {
  let parts = 0;
  let scans = 0;
  let at = 2;
  for (;;) {
    // Like libjpeg: skips all bytes between markers, including the pixels of a scan.
    at = await file.findPair(0xff, isJpegPart, at);
    const head = at < 0 ? [] : await file.bytes(at, 4);
    const [, marker = END_OF_IMAGE, high = 0, low = 0] = head;
    if (marker === END_OF_IMAGE) return true;
    parts += 1;
    if (marker === START_OF_SCAN) scans += 1;
    if (parts > LIMITS.pictureParts || scans > LIMITS.pictureScans) return false;
    at += 2 + Math.max(2, high * 256 + low);
  }
};

/**
 * Encoders write pixels in chunks of 4 kB or more, except the last one; smaller ones count, because a decoder does work for
 * each.
 */
const SMALL_PIXELS_BYTES = 64;
const COMPRESSED = new Set(['zTXt', 'iTXt', 'iCCP']);

const png: Walk = async (file) => {
  let parts = 0;
  let compressed = 0;
  for (let at = SIGNATURES.png.length; at < file.size; ) {
    const head = await file.bytes(at, 8);
    if (head.length < 8) return true;
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (type === 'IEND') return true;
    if (type !== 'IDAT' || length < SMALL_PIXELS_BYTES) parts += 1;
    if (COMPRESSED.has(type)) compressed += length;
    if (parts > LIMITS.pictureParts || compressed > LIMITS.pictureCompressedBytes) return false;
    at += 12 + length;
  }
  return true;
};

const webp: Walk = async (file) => {
  let parts = 0;
  for (let at = 12; at < file.size; parts++) {
    const head = await file.bytes(at, 8);
    if (head.length < 8) return true;
    if (parts === LIMITS.pictureParts) return false;
    const length = head.readUInt32LE(4);
    at += 8 + length + (length % 2);
  }
  return true;
};

/** Returns false for a JPEG, PNG or WebP with too many parts for a decoder. Other types return true: the decoder rejects them. */
export async function hasBoundedParts(file: FileWindow): Promise<boolean> {
  const head = Buffer.from(await file.bytes(0, 8));
  if (head.subarray(0, 3).equals(SIGNATURES.jpeg)) return jpeg(file);
  if (head.equals(SIGNATURES.png)) return png(file);
  return head.subarray(0, 4).equals(SIGNATURES.riff) ? webp(file) : true;
}
