// Reading of table files: encodings, separators, workbooks, and files that are too large or damaged.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { makeZip } from 'client-zip';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTableFile } from '../../../../server/products/import/table-reader.ts';
import { HOSTILE_WORKBOOKS } from '../../../../tools/attack/workbooks.ts';

let folder = '';
let fileCount = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'table-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (content: string | Uint8Array) => {
  const path = join(folder, `file-${fileCount++}`);
  await writeFile(path, content);
  const { rows, ...head } = await readTableFile({ path, network: '127.0.0.1' }, 'account');
  return {
    ...head,
    rows: rows.map(({ no, cells }) => ({ no, cells: JSON.parse(cells) as string[] })),
  };
};
const cellsOf = async (content: string | Uint8Array) => {
  const { headers, rows } = await read(content);
  return [headers, ...rows.map(({ cells }) => cells)];
};
const expectRefused = (content: string | Uint8Array, text: string) =>
  expect(read(content)).rejects.toMatchObject({ text });

/** 名称,价格 / 车床,1 in GB18030. */
const GB18030 = Buffer.from('c3fbb3c62cbcdbb8f10ab3b5b4b22c310a', 'hex');

test.each([
  ['UTF-8', 'Name,Price\nLathe,1\n'],
  ['a byte order mark', '\uFEFFName,Price\r\nLathe,1\r\n'],
  ['semicolons', 'Name;Price\nLathe;1\n'],
  ['tabs', 'Name\tPrice\nLathe\t1\n'],
  ['a declared separator', 'sep=;\nName;Price\nLathe;1\n'],
  ['quotes and a title above the headings', 'Our lathes,\n\n"Name","Price"\n"Lathe",1'],
  ['UTF-16', Buffer.from('\uFEFFName\tPrice\nLathe\t1\n', 'utf16le')],
])('CSV with %s', async (_, content) => {
  expect(await cellsOf(content)).toEqual([
    ['Name', 'Price'],
    ['Lathe', '1'],
  ]);
});

test('CSV in GB18030', async () => {
  expect(await cellsOf(GB18030)).toEqual([
    ['名称', '价格'],
    ['车床', '1'],
  ]);
});

test('rows have the numbers of the spreadsheet; formulas in CSV stay texts', async () => {
  const { rows } = await read('Name,Price\n\n"a\nb",=1+1\n\nc,2\n');
  expect(rows).toEqual([
    { no: 3, cells: ['a\nb', '=1+1'] },
    { no: 5, cells: ['c', '2'] },
  ]);
});

test('a workbook: numbers, dates, empty cells, the results of formulas', async () => {
  const workbook = await writeXlsx({
    sheets: [
      {
        name: 'A',
        rows: [
          ['Name', 'Price', 'Since'],
          ['Lathe', 0.1 + 0.2, new Date('2024-05-06')],
          [null, 12_500, null],
        ],
        cells: new Map([['2,0', { formula: '1+1', formulaResult: 2 }]]),
      },
    ],
  });
  expect(await cellsOf(workbook)).toEqual([
    ['Name', 'Price', 'Since'],
    ['Lathe', '0.3', '2024-05-06'],
    ['2', '12500', ''],
  ]);
});

test.each([
  ['empty', '', 'importEmpty'],
  ['headings only', 'Name,Price\n', 'importEmpty'],
  ['binary', Buffer.from([1, 0, 2, 0, 3]), 'importUnreadable'],
  ['no encoding', Buffer.from([0x41, 0xff, 0xff, 0x2c]), 'importUnreadable'],
  ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'importOldExcel'],
  ['a damaged workbook', Buffer.from('PK\u0003\u0004 damaged'), 'importUnreadable'],
  ['many columns', `${'a,'.repeat(101)}b\n1,2`, 'importTooManyColumns'],
] as const)('%s is refused', (_, content, text) => expectRefused(content, text));

test('a million rows are refused in seconds', { timeout: 10_000 }, () =>
  expectRefused(`Name,Price\n${'L,1\n'.repeat(1_000_000)}`, 'importTooManyRows'),
);

test('5,000 rows are read, one more is refused', async () => {
  expect((await read(`Name,Price\n${'L,1\n'.repeat(5_000)}`)).rows).toHaveLength(5_000);
  await expectRefused(`Name,Price\n${'L,1\n'.repeat(5_001)}`, 'importTooManyRows');
});

test('blank lines do not count as rows', async () => {
  const { rows } = await read(`Name,Price\n${'\n'.repeat(60_000)}L,1\n`);
  expect(rows).toEqual([{ no: 60_002, cells: ['L', '1'] }]);
});

const UNPACKED_BYTES = 100 * 1024 * 1024;

/** An archive whose only entry unpacks to 100 MB; its headers declare `declaredBytes`. */
function bomb(declaredBytes: number): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const content = deflateRawSync(Buffer.alloc(UNPACKED_BYTES));
  const sizes = (offset: number, header: Buffer): void => {
    header.writeUInt32LE(content.length, offset);
    header.writeUInt32LE(declaredBytes, offset + 4);
    header.writeUInt16LE(name.length, offset + 8);
  };
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  sizes(18, local);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(8, 10);
  sizes(20, central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + content.length, 16);
  return Buffer.concat([local, name, content, central, name, end]);
}

test('a workbook that unpacks to far more bytes is refused, whatever it declares', {
  timeout: 30_000,
}, async () => {
  await expectRefused(bomb(UNPACKED_BYTES), 'importTooMuchText');
  await expectRefused(bomb(1_000), 'importUnreadable');
});

test.each(['sharedStrings', 'longSharedString', 'styles', 'depth', 'cellsOfOneRow'] as const)(
  'a workbook of 300 kB that unpacks to 90 MB of XML is refused: %s',
  {
    timeout: 60_000,
  },
  async (name) => {
    await expectRefused(HOSTILE_WORKBOOKS[name](), 'importTooMuchText');
  },
);

// Beside other work the child process may need more than its 20 seconds once; alone it needs two.
test('150,000 different texts are read', { timeout: 60_000, retry: 2 }, async () => {
  const rows = Array.from({ length: 5_000 }, (_, row) =>
    Array.from({ length: 30 }, (_each, column) => `${row} 数控车床 ${column}`),
  );
  const workbook = await writeXlsx({ sheets: [{ name: 'A', rows }] });
  expect((await read(workbook)).rows).toHaveLength(4_999);
});

test('an archive that is no workbook is refused', async () => {
  const archive = makeZip([{ name: 'a.txt', input: 'text' }]);
  await expectRefused(Buffer.from(await new Response(archive).arrayBuffer()), 'importUnreadable');
});
