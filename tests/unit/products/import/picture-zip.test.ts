// ZIP files of pictures: names in several encodings, and several files of the same name.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeArchive } from '../../../../server/products/import/pictures/archive-writer.ts';
import { openPictureZip } from '../../../../server/products/import/pictures/picture-zip.ts';

let folder = '';
let fileCount = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** An archive whose entries contain their own place in the list. Its names are not declared to be UTF-8. */
const zipOf = async (...names: readonly (string | Buffer)[]) => {
  const file = join(folder, `zip-${fileCount++}`);
  const entries = names.map((name, at) => {
    const content = Buffer.from(String(at));
    return {
      name: Buffer.from(name),
      method: 0,
      crc32: crc32(content),
      compressed: content,
      uncompressedSize: content.length,
    };
  });
  await writeFile(file, writeArchive(entries));
  const zip = (await openPictureZip(file, 100)) ?? expect.fail('the archive cannot be read');
  return async (name: string) => {
    const path = join(folder, `file-${fileCount++}`);
    const result = await zip.extract(name, path, 100);
    return result.status === 'done' ? Number(await readFile(path, 'utf8')) : result;
  };
};

/** 数控车床.jpg */
const IN_GB18030 = Buffer.from('cafdbfd8b3b5b4b22e6a7067', 'hex');

test('names that are not declared are UTF-8, else GB18030', async () => {
  const extract = await zipOf('外观.png', IN_GB18030);
  expect(await extract('外观.png')).toBe(0);
  expect(await extract('数控车床.JPG')).toBe(1);
});

test('of files with the same name the folder decides', async () => {
  const extract = await zipOf('CK6140/1.jpg', 'CK6150/1.jpg', 'CK6150/2.jpg');
  expect(await extract('CK6140/1.jpg')).toBe(0);
  expect(await extract('ck6150\\1.JPG')).toBe(1);
  expect(await extract('./CK6150/1.jpg')).toBe(1);
  expect(await extract('D:\\目录\\CK6150\\1.jpg')).toBe(1);
  expect(await extract('2.jpg')).toBe(2);
  expect(await extract('1.jpg')).toEqual({
    status: 'ambiguous',
    paths: ['CK6140/1.jpg', 'CK6150/1.jpg'],
  });
  expect(await extract('CK6160/1.jpg')).toEqual({ status: 'missing' });
});

test('the whole path comes before the same path in another folder', async () => {
  const extract = await zipOf('old/CK6140/1.jpg', 'CK6140/1.jpg');
  expect(await extract('CK6140/1.jpg')).toBe(1);
  expect(await extract('old/CK6140/1.jpg')).toBe(0);
});

test('a folder that was packed may be left out, and folders that were not may be named', async () => {
  const extract = await zipOf('photos/CK6140/1.jpg', 'b.jpg');
  expect(await extract('CK6140/1.jpg')).toBe(0);
  expect(await extract('1.jpg')).toBe(0);
  expect(await extract('photos/b.jpg')).toBe(1);
});
