// Bodies that are expensive to parse: JSON with many or deep values, forms with many parts, videos with many boxes.
import { randomUUID } from 'node:crypto';

export const JSON_TYPE = { 'content-type': 'application/json' } as const;

/** A sequence of `{}`, as many as fit into `bytes`. */
export const emptyObjects = (bytes: number): string =>
  `[${'{},'.repeat(Math.max(0, Math.floor((bytes - 4) / 3)))}{}]`;

/** Arrays nested `depth` levels deep. */
export const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** An object of `number` short keys with `value`. */
export const manyKeys = (number: number, value: string): string =>
  `{${Array.from({ length: number }, (_, at) => `"${at.toString(36)}":${value}`).join()}}`;

export interface Part {
  readonly name: string;
  readonly content: Buffer | string;
  /** Makes the part a file. */
  readonly filename?: string;
  readonly type?: string;
}

/** Encodes a multipart form. */
export function formOf(parts: readonly Part[]): {
  readonly headers: { readonly 'content-type': string };
  readonly body: Buffer;
} {
  const boundary = randomUUID();
  const pieces = parts.flatMap(({ name, content, filename, type }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const typed = type === undefined ? '' : `content-type: ${type}\r\n`;
    return [
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n${typed}\r\n`,
      content,
      '\r\n',
    ];
  });
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...pieces, `--${boundary}--\r\n`].map((each) => Buffer.from(each))),
  };
}

const box = (type: string, size: number): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write(type, 4, 'latin1');
  return head;
};

const BRAND = 'isom';

/** An MP4 of `bytes` that consists of empty boxes, each with a type of its own. */
export function videoOfBoxes(bytes: number): Buffer {
  const video = Buffer.alloc(bytes - (bytes % 8));
  const head = Buffer.concat([box('ftyp', 16), Buffer.from(`${BRAND}\0\0\0\0`, 'latin1')]);
  head.copy(video);
  for (let at = head.length; at + 8 <= video.length; at += 8) {
    video.writeUInt32BE(8, at);
    // A unique box type without zero bytes.
    video.writeUInt32BE(0x21212121 + at, at + 4);
  }
  return video;
}

/** An MP4 whose first box spans the whole file, as a list of brands. */
export function videoOfBrands(bytes: number): Buffer {
  const video = Buffer.alloc(bytes - (bytes % 8), 'abcd');
  box('ftyp', video.length).copy(video);
  return video;
}

/** A WebM of `bytes` whose segment holds only empty elements. */
export function videoOfElements(bytes: number): Buffer {
  const header = Buffer.from([
    0x1a,
    0x45,
    0xdf,
    0xa3,
    0x87,
    0x42,
    0x82,
    0x84,
    ...Buffer.from('webm'),
  ]);
  const segment = Buffer.from([0x18, 0x53, 0x80, 0x67, 0x01, 255, 255, 255, 255, 255, 255, 255]);
  // An empty Void element: two bytes.
  return Buffer.concat([
    header,
    segment,
    Buffer.alloc(bytes - header.length - segment.length, Buffer.from([0xec, 0x80])),
  ]);
}

/** Minimal structure of a valid MP4, padded to `bytes`. */
export function paddedVideo(bytes: number): Buffer {
  const head = [box('ftyp', 16), Buffer.from(`${BRAND}\0\0\0\0`, 'latin1'), box('moov', 8)];
  const rest = bytes - head.reduce((sum, each) => sum + each.length, 0);
  return Buffer.concat([...head, box('mdat', rest), Buffer.alloc(rest - 8, 7)]);
}

/** Required fields of a draft. */
export const DRAFT: readonly Part[] = [
  { name: 'name', content: 'Rice mill' },
  { name: 'status', content: 'draft' },
];
