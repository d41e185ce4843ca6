// Bounded check of a video's container: the boxes of MP4, the elements of WebM. The file is read through a small window.
import { LIMITS } from '../../limits.ts';
import { countRefusal } from '../http/refusals.ts';
import type { FileWindow } from './file-window.ts';

/** 'hevc': MP4 with a stream that only some browsers play. */
export type VideoCheck = 'mp4' | 'webm' | 'hevc' | 'broken' | 'foreign';

/** Brands of ISO 14496-12 files that browsers play; QuickTime's own brand is excluded. */
const BRANDS =
  /^(?:isom|iso[2-9]|mp4[12]|avc1|av01|dash|cmfc|msdh|msix|MSNV|M4V |M4VH|M4VP|mmp4|f4v )$/;

const ascii = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

interface Box {
  readonly type: string;
  readonly content: number;
  readonly end: number;
}

/** Boxes that lead to the sample descriptions, which name the codecs. */
const CONTAINERS = /^(?:moov|trak|mdia|minf|stbl)$/;
/** Version, flags and number of entries, before the first entry. */
const SAMPLE_DESCRIPTION_BYTES = 8;
/** With its variants for Dolby Vision. */
const HEVC = /^(?:hvc1|hev1|dvh1|dvhe)$/;

/** null if the box does not end before `limit`. */
async function boxAt(file: FileWindow, at: number, limit: number): Promise<Box | null> {
  const head = await file.bytes(at, 16);
  if (head.length < 8) return null;
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < 16) return null;
  // Size 0: up to the end of the file; 1: a 64-bit size follows.
  const size = short === 0 ? limit - at : isLong ? Number(head.readBigUInt64BE(8)) : short;
  const headBytes = isLong ? 16 : 8;
  if (size < headBytes || at + size > limit) return null;
  return { type: ascii(head, 4), content: at + headBytes, end: at + size };
}

/** Whether the sizes of the boxes add up to the file's size and both required ones are present, and whether one has HEVC. */
async function checkBoxes(file: FileWindow): Promise<'mp4' | 'hevc' | 'broken'> {
  const missing = new Set(['moov', 'mdat']);
  const ends = [file.size];
  let isHevc = false;
  let at = 0;
  for (let boxes = 0; at < file.size; boxes++) {
    if (boxes === LIMITS.videoBoxes) {
      countRefusal('picture_work');
      return 'broken';
    }
    while (at === ends.at(-1)) ends.pop();
    const box = await boxAt(file, at, ends.at(-1) ?? file.size);
    if (!box && ends.length === 1) return 'broken';
    // What a player does not find inside a box is its own affair.
    const { type, content, end } = box ?? { type: '', content: at, end: ends.at(-1) ?? file.size };
    if (ends.length === 1) missing.delete(type);
    if (CONTAINERS.test(type)) ends.push(end);
    if (type === 'stsd')
      isHevc ||= HEVC.test(ascii(await file.bytes(content + SAMPLE_DESCRIPTION_BYTES, 8), 4));
    at = CONTAINERS.test(type) ? content : end;
  }
  return missing.size > 0 ? 'broken' : isHevc ? 'hevc' : 'mp4';
}

async function mp4(file: FileWindow, size: number): Promise<VideoCheck> {
  // The main brand, a version, then the compatible brands.
  const box = await file.bytes(0, Math.min(size, 16 + LIMITS.videoBrands * 4));
  let isKnown = false;
  for (let at = 8; at + 4 <= box.length; at += 4)
    if (at !== 12 && BRANDS.test(ascii(box, at))) isKnown = true;
  if (!isKnown) return 'foreign';
  return checkBoxes(file);
}

interface Element {
  readonly id: number;
  /** null: unknown size, which lasts until an element begins that cannot be inside it. */
  readonly end: number | null;
  readonly content: number;
}

/** Reads a variable-length number of EBML: leading zero bits give its length in bytes. */
function numberAt(
  bytes: Buffer,
  at: number,
  keepMarker: boolean,
): [value: number, next: number] | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.length) return null;
  let value = keepMarker ? first : first & (0xff >> length);
  let unknown = (first & (0xff >> length)) === 0xff >> length;
  for (let each = 1; each < length; each++) {
    const byte = bytes[at + each] as number;
    value = value * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return [!keepMarker && unknown ? Number.POSITIVE_INFINITY : value, at + length];
}

/** Two numbers of at most 8 bytes each. */
const ELEMENT_HEAD_BYTES = 16;

async function elementAt(file: FileWindow, at: number): Promise<Element | null> {
  const head = await file.bytes(at, ELEMENT_HEAD_BYTES);
  const id = numberAt(head, 0, true);
  const size = id && numberAt(head, id[1], false);
  if (!size) return null;
  const [length, next] = size;
  const content = at + next;
  if (length === Number.POSITIVE_INFINITY) return { id: id[0], end: null, content };
  return content + length > file.size ? null : { id: id[0], end: content + length, content };
}

const EBML_HEADER = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
/** 'webm' and padding zeros. */
const DOC_TYPE_BYTES = 16;
/** The header has six elements; recorders do not write more. */
const HEADER_ELEMENTS = 32;

async function docType(file: FileWindow, header: Element): Promise<string> {
  let at = header.content;
  for (let elements = 0; elements < HEADER_ELEMENTS && at < (header.end ?? 0); elements++) {
    const element = await elementAt(file, at);
    if (!element?.end) return '';
    if (element.id === DOC_TYPE) {
      const length = element.end - element.content;
      if (length > DOC_TYPE_BYTES) return '';
      return (await file.bytes(element.content, length)).toString('latin1').replace(/\0+$/, '');
    }
    at = element.end;
  }
  return '';
}

async function webm(file: FileWindow): Promise<VideoCheck> {
  const header = await elementAt(file, 0);
  if (!header?.end || (await docType(file, header)) !== 'webm') return 'foreign';
  const missing = new Set([SEGMENT, TRACKS, CLUSTER]);
  let at = header.end;
  for (let elements = 0; at < file.size; elements++) {
    if (elements === LIMITS.videoElements) {
      countRefusal('picture_work');
      return 'broken';
    }
    const element = await elementAt(file, at);
    if (!element) return 'broken';
    missing.delete(element.id);
    // Recorders write these with unknown size; their children are walked instead.
    const walked = element.id === SEGMENT || element.end === null;
    if (element.end === null && element.id !== SEGMENT && element.id !== CLUSTER) return 'broken';
    at = walked ? element.content : (element.end as number);
  }
  return missing.size === 0 ? 'webm' : 'broken';
}

/** Checks the container, and which codecs it names; the streams inside are left to the player. */
export async function checkVideo(file: FileWindow): Promise<VideoCheck> {
  if (file.size < 16) return 'foreign';
  const head = await file.bytes(0, 8);
  const first = head.readUInt32BE(0);
  if (ascii(head, 4) === 'ftyp') return mp4(file, first);
  return first === EBML_HEADER ? webm(file) : 'foreign';
}
