// Archives whose metadata contradict each other: what was verified is what is read.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeArchive } from '../../../../server/products/import/pictures/archive-writer.ts';
import { openPictureZip } from '../../../../server/products/import/pictures/picture-zip.ts';
import { readTable } from '../../../../server/products/import/read-table.ts';

let folder = '';
let fileCount = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fileOf = async (content: Uint8Array): Promise<string> => {
  const path = join(folder, `file-${fileCount++}`);
  await writeFile(path, content);
  return path;
};

const workbook = async (name: string): Promise<Buffer> => {
  const rows = [
    ['Name', 'Price'],
    [name, 1],
  ];
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows }] }));
};

function partsOf(archive: Buffer) {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const [size, at] = [archive.readUInt32LE(end + 12), archive.readUInt32LE(end + 16)];
  return {
    contents: archive.subarray(0, at),
    directory: Buffer.from(archive.subarray(at, at + size)),
    count: archive.readUInt16LE(end + 10),
    end: Buffer.from(archive.subarray(end)),
  };
}

/** Positions of the entries in a central directory. */
const positionsIn = (directory: Buffer): number[] => {
  const positions: number[] = [];
  for (let at = 0; at < directory.length; ) {
    positions.push(at);
    const lengths = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    at += lengths.reduce((sum, each) => sum + each, 46);
  }
  return positions;
};

/** One directory for readers of ZIP64, another one for the rest. */
function withTwoDirectories(zip64: Buffer, plain: Buffer): Buffer {
  const [first, second] = [partsOf(zip64), partsOf(plain)];
  const shift = first.contents.length + first.directory.length;
  for (const at of positionsIn(second.directory))
    second.directory.writeUInt32LE(second.directory.readUInt32LE(at + 42) + shift, at + 42);
  const directoryAt = shift + second.contents.length;
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(first.count), 24);
  record.writeBigUInt64LE(BigInt(first.count), 32);
  record.writeBigUInt64LE(BigInt(first.directory.length), 40);
  record.writeBigUInt64LE(BigInt(first.contents.length), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(directoryAt + second.directory.length), 8);
  locator.writeUInt32LE(1, 16);
  second.end.writeUInt32LE(directoryAt, 16);
  return Buffer.concat([
    first.contents,
    first.directory,
    second.contents,
    second.directory,
    record,
    locator,
    second.end,
  ]);
}

/** The directory declares nothing and points to the sizes behind the contents. */
function withDeferredSizes(archive: Buffer): Buffer {
  const { contents, directory, end } = partsOf(archive);
  for (const at of positionsIn(directory)) {
    directory.writeUInt16LE(directory.readUInt16LE(at + 8) | 8, at + 8);
    directory.fill(0, at + 20, at + 28);
  }
  return Buffer.concat([contents, directory, end]);
}

test('a workbook with two directories is read by the one that was verified', async () => {
  const archive = withTwoDirectories(await workbook('Verified'), await workbook('Hidden'));
  const { rows } = await readTable(await fileOf(archive));
  expect(rows).toEqual([{ no: 2, cells: ['Verified', '1'], notes: [] }]);
});

test('a workbook whose directory declares no sizes is refused', async () => {
  const file = await fileOf(withDeferredSizes(await workbook('Hidden')));
  await expect(readTable(file)).rejects.toMatchObject({ text: 'importUnreadable' });
});

test('a workbook whose entries share their content is refused', async () => {
  const { contents, directory, count, end } = partsOf(await workbook('Shared'));
  const copies = 100;
  end.writeUInt16LE(count * copies, 8);
  end.writeUInt16LE(count * copies, 10);
  end.writeUInt32LE(directory.length * copies, 12);
  const directories = Array<Buffer>(copies).fill(directory);
  const file = await fileOf(Buffer.concat([contents, ...directories, end]));
  await expect(readTable(file)).rejects.toMatchObject({ text: 'importUnreadable' });
});

const pictureZip = (name: string, extraBytes = 0): Buffer => {
  const content = Buffer.from('content');
  const archive = writeArchive([
    {
      name: Buffer.from(name),
      method: 0,
      crc32: 0,
      compressed: content,
      uncompressedSize: content.length,
    },
  ]);
  const { contents, directory, end } = partsOf(archive);
  directory.writeUInt16LE(extraBytes, 32);
  end.writeUInt32LE(directory.length + extraBytes, 12);
  return Buffer.concat([contents, directory, Buffer.alloc(extraBytes), end]);
};

test('a ZIP file with long names or comments of its entries is refused', async () => {
  const open = async (archive: Buffer) => openPictureZip(await fileOf(archive), 10);
  expect(await open(pictureZip('a'.repeat(1_001)))).toBeNull();
  expect(await open(pictureZip('a.png', 4_097))).toBeNull();
  const zip = await open(pictureZip('folder/Lathe  1.PNG', 100));
  expect(await zip?.extract('lathe 1.png', join(folder, 'extracted'), 100)).toEqual({
    status: 'done',
  });
  zip?.close();
});
