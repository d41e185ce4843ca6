// Pictures that are expensive to decode: large progressive and interlaced ones, and chunks that inflate.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pixels of a side; just below the pixel limit when the attack was found. */
export const MAX_SIDE_PIXELS = 7_000;

const noise = (side: number, channels: 3 | 4): Buffer => {
  const pixels = Buffer.alloc(side * side * channels);
  let state = 1;
  for (let at = 0; at < pixels.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    pixels[at] = state >> 16;
  }
  return pixels;
};

/** A decoder must hold all coefficients in memory before it can draw. */
export const progressiveJpeg = (side: number): Promise<Buffer> => {
  const tile = side / 40;
  return sharp(noise(tile, 3), { raw: { width: tile, height: tile, channels: 3 } })
    .resize(side, side, { kernel: 'nearest' })
    .jpeg({ progressive: true, quality: 60, chromaSubsampling: '4:4:4' })
    .toBuffer();
};

/** A decoder must hold all pixels in memory before it can shrink it; the file has a few hundred kilobytes. */
export const interlacedPng = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#c96a' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 9 })
    .toBuffer();

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(typed));
  return Buffer.concat([head, typed, tail]);
}

function headerChunk(width: number, height: number): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  // 8 bits, RGBA, not interlaced.
  content.set([8, 6, 0, 0, 0], 8);
  return chunk('IHDR', content);
}

/** A PNG with an accepted size in its header, whose text and profile chunks inflate to `megabytes` each. */
export function bombPng(side: number, megabytes: number): Buffer {
  const inflating = deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 9 });
  const named = (name: string): Buffer =>
    Buffer.concat([Buffer.from(`${name}\0\0`, 'latin1'), inflating]);
  const pixels = deflateSync(Buffer.alloc(side * (side * 4 + 1)), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    headerChunk(side, side),
    chunk('iCCP', named('icc')),
    chunk('zTXt', named('text')),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG of a few bytes whose header states 100,000 × 100,000 pixels. */
export const oversizedHeaderPng = (): Buffer =>
  Buffer.concat([
    SIGNATURE,
    headerChunk(100_000, 100_000),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

const noiseJpeg = (side: number): Promise<Buffer> =>
  sharp(noise(side, 3), { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 55 })
    .toBuffer();

/** A photograph like a phone's, of about `megabytes`. */
export async function photo(megabytes: number): Promise<Buffer> {
  const side = 400;
  const bytesPerPixel = (await noiseJpeg(side)).length / side ** 2;
  return noiseJpeg(Math.round(Math.sqrt((megabytes * 1_000_000) / bytesPerPixel)));
}
