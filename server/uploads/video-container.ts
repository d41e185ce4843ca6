// What a video's bytes say it is, and whether all of it is there: the boxes of MP4, the elements of WebM.

export type VideoFound = 'mp4' | 'webm' | 'broken' | 'foreign';

/** Brands of ISO 14496-12 files that browsers play; QuickTime's own is not among them. */
const BRANDS =
  /^(?:isom|iso[2-9]|mp4[12]|avc1|av01|dash|cmfc|msdh|msix|MSNV|M4V |M4VH|M4VP|mmp4|f4v )$/;

const ascii = (bytes: Buffer, at: number, length: number): string =>
  bytes.toString('latin1', at, at + length);

/** Top-level boxes with where their content lies; null where they do not add up to the file. */
function boxesOf(bytes: Buffer): Map<string, readonly [from: number, to: number]> | null {
  const boxes = new Map<string, readonly [number, number]>();
  let at = 0;
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return null;
    const short = bytes.readUInt32BE(at);
    const long = short === 1;
    if (long && at + 16 > bytes.length) return null;
    // 0 reaches to the end of the file, 1 says that a longer number follows.
    const size =
      short === 0 ? bytes.length - at : long ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    const head = long ? 16 : 8;
    if (size < head || at + size > bytes.length) return null;
    boxes.set(ascii(bytes, at + 4, 4), [at + head, at + size]);
    at += size;
  }
  return boxes;
}

function mp4(bytes: Buffer): VideoFound {
  const brands: string[] = [];
  const size = bytes.readUInt32BE(0);
  // The brand, a version, then the brands it is compatible with.
  for (let at = 8; at + 4 <= Math.min(size, bytes.length); at += 4)
    if (at !== 12) brands.push(ascii(bytes, at, 4));
  if (!brands.some((brand) => BRANDS.test(brand))) return 'foreign';
  const boxes = boxesOf(bytes);
  return boxes?.has('moov') && boxes.has('mdat') ? 'mp4' : 'broken';
}

interface Element {
  readonly id: number;
  /** null where it lasts until something begins that cannot be inside it. */
  readonly end: number | null;
  readonly content: number;
}

/** A number of EBML: leading zero bits say how many bytes it has. */
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

function elementAt(bytes: Buffer, at: number): Element | null {
  const id = numberAt(bytes, at, true);
  const size = id && numberAt(bytes, id[1], false);
  if (!size) return null;
  const [length, content] = size;
  if (length === Number.POSITIVE_INFINITY) return { id: id[0], end: null, content };
  return content + length > bytes.length ? null : { id: id[0], end: content + length, content };
}

const HEADER = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;

function docType(bytes: Buffer, header: Element): string {
  for (let at = header.content; at < (header.end ?? 0); ) {
    const element = elementAt(bytes, at);
    if (!element?.end) return '';
    if (element.id === DOC_TYPE)
      return ascii(bytes, element.content, element.end - element.content);
    at = element.end;
  }
  return '';
}

function webm(bytes: Buffer): VideoFound {
  const header = elementAt(bytes, 0);
  if (!header?.end || docType(bytes, header).replace(/\0+$/, '') !== 'webm') return 'foreign';
  const found = new Set<number>();
  for (let at = header.end; at < bytes.length; ) {
    const element = elementAt(bytes, at);
    if (!element) return 'broken';
    found.add(element.id);
    // A recorder writes these without an end: what is in them is walked then.
    const walked = element.id === SEGMENT || element.end === null;
    if (element.end === null && element.id !== SEGMENT && element.id !== CLUSTER) return 'broken';
    at = walked ? element.content : (element.end as number);
  }
  return found.has(SEGMENT) && found.has(TRACKS) && found.has(CLUSTER) ? 'webm' : 'broken';
}

/** Looks at the containers only: what is inside them is the player's business. */
export function videoIn(bytes: Buffer): VideoFound {
  if (bytes.length < 16) return 'foreign';
  if (ascii(bytes, 4, 4) === 'ftyp') return mp4(bytes);
  return bytes.readUInt32BE(0) === HEADER ? webm(bytes) : 'foreign';
}
