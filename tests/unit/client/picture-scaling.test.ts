// Pictures chosen for an upload: a file with the name of a picture and other content is refused when it is chosen, and large ones
// are scaled down.
import { afterEach, expect, test, vi } from 'vitest';
import { pictureError } from '../../../src/ui/uploads/file-errors.ts';
import { scalePictures } from '../../../src/ui/uploads/picture-scaling.ts';

const STARTS = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47],
  webp: [...Buffer.from('RIFF\x10\0\0\0WEBP')],
};

afterEach(() => void vi.unstubAllGlobals());

test('the content decides, not the name', async () => {
  // No browser here: every picture counts as unreadable and stays as it is.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')));
  const pictures = Object.entries(STARTS).map(
    ([type, bytes]) => new File([Uint8Array.from(bytes)], `a.${type}`, { type: `image/${type}` }),
  );
  const text = new File(['Notes about a lathe'], 'notes.png', { type: 'image/png' });
  const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_1.jpg', { type: 'image/jpeg' });
  const empty = new File([], 'empty.jpg', { type: 'image/jpeg' });
  const { files } = await scalePictures([...pictures, text, heic, empty], () => undefined);
  expect(files.map((file) => [file.name, pictureError(file)])).toEqual([
    ['a.jpeg', null],
    ['a.png', null],
    ['a.webp', null],
    ['notes.png', 'pictureType'],
    ['IMG_1.jpg', 'pictureHeic'],
    ['empty.jpg', 'pictureType'],
  ]);
});

test.each([
  ['a photo', 5_000, 4_000, [3_000, 2_400]],
  ['a long picture', 790, 16_000, null],
  ['a wide long picture', 3_200, 6_500, [3_000, 6_094]],
])('%s is scaled by the side that its size is measured with', async (_, width, height, drawn) => {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: (...[, , , w, h]: unknown[]) => sizes.push([w, h]) }),
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['x'], { type })),
  };
  const sizes: unknown[] = [];
  vi.stubGlobal('document', { createElement: () => canvas });
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  const file = new File([Uint8Array.from(STARTS.jpeg)], 'a.jpeg', { type: 'image/jpeg' });
  const { files } = await scalePictures([file], () => undefined);
  expect(sizes).toEqual(drawn === null ? [] : [drawn]);
  expect(files[0] === file).toBe(drawn === null);
});
