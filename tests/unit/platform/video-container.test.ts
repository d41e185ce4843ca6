// Video containers that are expensive to parse: bounded work, while valid ones of the same size pass.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFileWindow } from '../../../server/platform/uploads/file-window.ts';
import { checkVideo } from '../../../server/platform/uploads/video-container.ts';
import { box, ftyp, mp4Bytes, webmBytes } from '../../fixtures/files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'video-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The detected type, and the number of file reads. */
async function checkBytes(bytes: Uint8Array) {
  const path = join(folder, 'clip');
  writeFileSync(path, bytes);
  let calls = 0;
  const found = await withFileWindow(path, (file) =>
    checkVideo({
      ...file,
      bytes(at, length) {
        calls += 1;
        return file.bytes(at, length);
      },
    }),
  );
  return { found, calls };
}

const MB = 1024 * 1024;

test('655,000 boxes in 5 MB are not all read', async () => {
  const empty = box('free', 0);
  const many = Buffer.alloc(5 * MB - 32 - ((5 * MB) % 8), empty);
  const { found, calls } = await checkBytes(Buffer.concat([ftyp(), many]));
  expect(found).toBe('broken');
  expect(calls).toBeLessThan(5_000);
});

test('a million brands are not all read', async () => {
  const { found, calls } = await checkBytes(ftyp(Array(1_250_000).fill('qqqq')));
  expect(found).toBe('foreign');
  expect(calls).toBeLessThan(10);
});

test('2,500,000 elements in 5 MB are not all read', async () => {
  const start = webmBytes({ endless: true });
  const voids = Buffer.alloc(5 * MB - start.length, Buffer.from([0xec, 0x80]));
  const { found, calls } = await checkBytes(Buffer.concat([start, voids]));
  expect(found).toBe('broken');
  expect(calls).toBeLessThan(110_000);
});

test('a recording of ten minutes, a fragment a second, passes', async () => {
  const fragments = Array.from({ length: 600 }, () => [box('moof', 300), box('mdat', 7_000)]);
  const bytes = Buffer.concat([ftyp(), box('moov', 400), ...fragments.flat()]);
  expect((await checkBytes(bytes)).found).toBe('mp4');
});

test('a recording of ten minutes in blocks passes', async () => {
  const start = webmBytes({ endless: true });
  const block = Buffer.concat([Buffer.from([0xa3, 0x40, 70]), Buffer.alloc(70)]);
  const bytes = Buffer.concat([start, ...Array<Buffer>(60_000).fill(block)]);
  expect((await checkBytes(bytes)).found).toBe('webm');
});

test('boxes with long sizes and a last box without a size pass', async () => {
  const long = Buffer.alloc(24);
  long.writeUInt32BE(1, 0);
  long.write('moov', 4, 'latin1');
  long.writeBigUInt64BE(24n, 8);
  const rest = box('mdat', 100);
  rest.writeUInt32BE(0, 0);
  expect((await checkBytes(Buffer.concat([ftyp(), long, rest]))).found).toBe('mp4');
  expect((await checkBytes(mp4Bytes())).found).toBe('mp4');
});

test('a size that points back or past the end is invalid', async () => {
  for (const size of [2 ** 63 - 1, 9, 0]) {
    const long = Buffer.alloc(24);
    long.writeUInt32BE(1, 0);
    long.write('moov', 4, 'latin1');
    long.writeBigUInt64BE(BigInt(size), 8);
    expect((await checkBytes(Buffer.concat([ftyp(), long, box('mdat', 8)]))).found).toBe('broken');
  }
});
