// Parser of picture structure: few steps, whatever lies between the chunks.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFileWindow } from '../../../server/platform/uploads/file-window.ts';
import { hasBoundedParts } from '../../../server/platform/uploads/picture-structure.ts';
import { pictureBytes } from '../../fixtures/files.ts';
import { emptyPixelChunks, manyScans, manySegments } from '../../fixtures/hostile-pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Result of the parser, and its number of steps. */
async function countReads(bytes: Uint8Array) {
  const path = join(folder, 'picture');
  writeFileSync(path, bytes);
  let steps = 0;
  const isBounded = await withFileWindow(path, (file) => {
    const counted = new Proxy(file, {
      get(target, name: keyof typeof file) {
        if (typeof target[name] === 'function') steps += 1;
        return target[name];
      },
    });
    return hasBoundedParts(counted);
  });
  return { isBounded, steps };
}

const TEN_MB = 10 * 1024 * 1024;
const START = Buffer.from([0xff, 0xd8, 0xff]);
const FEW = 10;

test.each([
  ['fill bytes', [0xff]],
  ['stuffed zeros', [0xff, 0x00]],
  ['restarts', [0xff, 0xd0]],
  ['starts of an image', [0xff, 0xd8]],
  ['fill bytes and stuffed zeros', [0xff, 0xff, 0x00]],
])('10 MB of %s need few steps', async (_, bytes) => {
  const { isBounded, steps } = await countReads(
    Buffer.concat([START, Buffer.alloc(TEN_MB, Buffer.from(bytes))]),
  );
  expect(isBounded).toBe(true);
  expect(steps).toBeLessThan(FEW);
});

test.each([0, 1, 2, 3])(
  'data after fill bytes is counted, at any window boundary (%i bytes on)',
  async (shift) => {
    const gap = Buffer.alloc(16 * 1024 - 4 + shift, 0xff);
    const many = (await manySegments(2_000)).subarray(2);
    const { isBounded } = await countReads(Buffer.concat([START, gap, many]));
    expect(isBounded).toBe(false);
  },
);

test('scans after the pixels of other pictures are counted', async () => {
  expect(await countReads(manyScans(640, 480))).toMatchObject({ isBounded: false });
  expect(await countReads(await pictureBytes(800, 600, 'jpeg'))).toMatchObject({ isBounded: true });
});

test('empty pixel chunks are counted', async () => {
  expect(await countReads(await emptyPixelChunks(2_000))).toMatchObject({ isBounded: false });
  expect(await countReads(await pictureBytes(800, 600))).toMatchObject({ isBounded: true });
});

test.each([START, Buffer.concat([START, Buffer.from([0xff])]), Buffer.from([0xff, 0xd8, 0xff, 0])])(
  'a file that ends in a marker is left to the decoder',
  async (bytes) => expect(await countReads(bytes)).toMatchObject({ isBounded: true }),
);
