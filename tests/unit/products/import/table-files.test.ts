// Table files as real programs write them: hidden content, merged cells, headings in two rows, encodings, pictures in cells.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvOf } from '../../../../contract/csv.ts';
import { readTable } from '../../../../server/products/import/read-table.ts';
import type { ReadingOptions } from '../../../../server/products/import/reading/table.ts';
import {
  textCell,
  textRow,
  workbookOf,
  wpsPictureCell,
  wpsPictures,
} from '../../../fixtures/workbook.ts';

let folder = '';
let fileCount = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'table-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (content: string | Uint8Array, options?: ReadingOptions) => {
  const path = join(folder, `file-${fileCount++}`);
  await writeFile(path, content);
  return readTable(path, options);
};
const readFixture = (name: string, options?: ReadingOptions) =>
  readTable(fileURLToPath(new URL(`../../../fixtures/tables/${name}`, import.meta.url)), options);
const cellsOf = ({ headers, rows }: Awaited<ReturnType<typeof readTable>>) => [
  headers,
  ...rows.map(({ cells }) => cells),
];

describe('a workbook with hidden content', () => {
  test('is read as it is seen, and what was left out is counted', async () => {
    const table = await readFixture('hidden.xlsx');
    expect(cellsOf(table)).toEqual([
      ['型号', '产品简介', '回转直径（mm）', '主轴转速（rpm）'],
      ['CK6140', '轴类车床', '400', '2000'],
      ['CK6150', '法兰车床', '500', '1800'],
    ]);
    expect(table.rows.map(({ no }) => no)).toEqual([2, 4]);
    expect(table.reading).toMatchObject({
      sheet: '数控车床',
      sheets: ['数控车床', '加工中心'],
      hiddenRows: 1,
      hiddenColumns: 1,
      includesHidden: false,
      encoding: null,
    });
  });

  test('is read with it where the supplier wants so', async () => {
    const table = await readFixture('hidden.xlsx', { includesHidden: true });
    expect(cellsOf(table)[2]).toEqual(['CK6145', '已停产', 'N-2', '450', '2000']);
    expect(table.reading).toMatchObject({ hiddenRows: 1, hiddenColumns: 1, includesHidden: true });
  });

  test('has its other visible sheet read where it is chosen, never a hidden one', async () => {
    const other = await readFixture('hidden.xlsx', { sheet: '加工中心' });
    expect(cellsOf(other)[1]).toEqual(['VMC850', '立式加工中心']);
    const hidden = readFixture('hidden.xlsx', { sheet: '底价' });
    await expect(hidden).rejects.toMatchObject({ text: 'importNoSheet' });
  });
});

describe('headings', () => {
  test('below a title and in two rows; merged cells have their value in each row', async () => {
    const table = await readFixture('merged.xlsx');
    expect(cellsOf(table)).toEqual([
      ['型号', '产品简介', '电机参数 · 功率（kW）', '电机参数 · 转速（rpm）', '价格（美元）'],
      ['CK6140', '数控车床', '7.5', '2000', '12500'],
      ['CK6150', '数控车床', '11', '1800', '12500'],
      ['CK6160', '数控车床', '15', '1500', '15000'],
    ]);
    expect(table.reading).toMatchObject({ headingRow: 2, headingRowCount: 2 });
    expect(table.reading.firstRows.slice(0, 2)).toEqual([
      { no: 1, text: '恒力机床产品目录 2026 · TEL: 0574-88886666' },
      { no: 2, text: '型号 · 产品简介 · 电机参数 · 价格（美元）' },
    ]);
  });

  test('in two rows of a CSV file', async () => {
    const table = await read('目录,,,电话\n型号,电机参数,,价格\n,功率,转速,\nCK6140,7.5,2000,1\n');
    expect(cellsOf(table)).toEqual([
      ['型号', '电机参数 · 功率', '电机参数 · 转速', '价格'],
      ['CK6140', '7.5', '2000', '1'],
    ]);
  });

  test('in the row that the supplier chooses', async () => {
    const content = 'Model,Price\nname,usd\nCK6140,1\n';
    expect((await read(content)).reading.headingRow).toBe(1);
    const table = await read(content, { headingRow: 2 });
    expect(cellsOf(table)).toEqual([
      ['name', 'usd'],
      ['CK6140', '1'],
    ]);
    const missing = read(content, { headingRow: 7 });
    await expect(missing).rejects.toMatchObject({ text: 'importNoHeadingRow' });
  });

  test.each([
    ['an unnamed column', 'Model,,Price\nCK6140,red,1\nCK6150,blue,2\n', 1],
    ['more columns in the rows', 'Model,Price\nCK6140,1,a,b,c,d\n', 1],
    ['one column', 'Model\nCK6140\n', 1],
    ['a title with a telephone number', 'Our lathes,TEL 123\nModel,Swing,Price\nCK6140,400,1\n', 2],
  ])('with %s', async (_, content, row) => {
    const { reading } = await read(content);
    expect(reading).toMatchObject({ headingRow: row, headingRowCount: 1 });
  });
});

test('a row that has nothing but its part of a merged cell is no product', async () => {
  const rows = `${textRow('Name', 'Price')}${textRow('Lathe', '1')}<row>${textCell('')}<c/></row>`;
  const workbook = await workbookOf([{ name: 'A', rows, merges: ['A2:A3', 'B2:B3'] }]);
  expect((await read(workbook)).rows).toHaveLength(1);
});

test('a merged formula without a stored result is noted in all its rows', async () => {
  const rows = `${textRow('Name', 'Price')}<row>${textCell('A')}<c><f>1+1</f></c></row><row>${textCell('B')}<c/></row>`;
  const table = await read(await workbookOf([{ name: 'A', rows, merges: ['B2:B3'] }]));
  const note = [[1, 'importFormulaEmpty']];
  expect(table.rows.map(({ cells, notes }) => [cells[1], notes])).toEqual([
    ['=1+1', note],
    ['=1+1', note],
  ]);
});

test('a formula without a stored result is noted at its cell, one with an empty text is not', async () => {
  const row = `<row>${textCell('Lathe')}<c r="B2"><f>8000*1.2</f><v></v></c><c r="C2"><f t="shared" si="0"/></c><c r="D2" t="str"><f>""</f><v></v></c></row>`;
  const rows = `${textRow('Name', 'Price', 'Weight', 'Tags')}${row}`;
  const table = await read(await workbookOf([{ name: 'A', rows }]));
  expect(table.rows).toEqual([
    {
      no: 2,
      cells: ['Lathe', '=8000*1.2', '=', ''],
      notes: [
        [1, 'importFormulaEmpty'],
        [2, 'importFormulaEmpty'],
      ],
    },
  ]);
});

test('a picture that WPS put into a cell is named by its path in the workbook, or noted where it is missing', async () => {
  const rows = [
    textRow('Name', 'Picture'),
    `<row>${textCell('A')}${wpsPictureCell('ID_1')}</row>`,
    `<row>${textCell('B')}${wpsPictureCell('ID_2')}</row>`,
  ].join('');
  const picture = new Uint8Array([1, 2, 3]);
  const table = await read(await workbookOf([{ name: 'A', rows }], wpsPictures({ ID_1: picture })));
  expect(table.hasPictures).toBe(true);
  expect(table.rows.map(({ cells, notes }) => [cells[1], notes])).toEqual([
    ['xl/media/image1.png', []],
    ['=DISPIMG("ID_2",1)', [[1, 'importWpsPicture']]],
  ]);
});

describe('the encoding', () => {
  test.each([
    ['gb18030', '数控车床，适合轴类零件', '-20~200 ℃'],
    ['big5', '數控車床，適合軸類零件', '-20~200 ℃'],
    ['windows-1252', 'A lathe for shafts', '200 °C'],
  ] as const)('%s of LibreOffice is recognized', async (encoding, description, temperature) => {
    const table = await readFixture(`${encoding}.csv`);
    expect(table.reading.encoding).toBe(encoding);
    expect(table.rows[0]?.cells).toEqual(['CK6140', description, temperature]);
  });

  test.each([
    ['windows-1252', 'Name,Temperature\nLathe,200 \xb0C\n'],
    ['windows-1252', 'Name,Note\nFr\xe4smaschine,500\xd71000 mm \xb15 %\n'],
    // Two signs beside each other, as in Chinese.
    ['windows-1252', 'Name,Note\nFr\xe4se,H\xf6he \xb1\xbd\n'],
  ])('%s of few signs is recognized', async (encoding, text) => {
    expect((await read(Buffer.from(text, 'latin1'))).reading.encoding).toBe(encoding);
  });

  test('is the one that the supplier chooses', async () => {
    const content = Buffer.from('Name,Temperature\nLathe,200 \xb0C\n', 'latin1');
    const table = await read(content, { encoding: 'gb18030' });
    expect(table.rows[0]?.cells[1]).toBe('200 癈');
    expect(table.reading.encoding).toBe('gb18030');
    const wrong = readFixture('gb18030.csv', { encoding: 'utf-8' });
    await expect(wrong).rejects.toMatchObject({ text: 'importNotEncoding' });
  });
});

test('the apostrophe that protects from formulas is not read, from CSV files and workbooks', async () => {
  const rows = [
    ['Name', 'Temperature', 'Phone', 'Inch'],
    ['Lathe', '-20~200 ℃', '+86 574', "'60s"],
  ];
  expect(cellsOf(await read(csvOf(rows)))).toEqual(rows);
  const guarded = [
    ['Name', 'Temperature', 'Phone', 'Inch'],
    ['Lathe', "'-20~200 ℃", "'+86 574", "'60s"],
  ];
  const workbook = await workbookOf([
    { name: 'A', rows: guarded.map((row) => textRow(...row)).join('') },
  ]);
  expect(cellsOf(await read(workbook))).toEqual(rows);
});

test.each([
  ['at the end', 'Name,Price\nA,1\n"B,2\nC,3\n', 3],
  ['before another quoted text', 'Name,Price\nA,1\n"B,2\nC,3\n"D",4\n', 3],
  ['after a quoted text of two lines', 'Name,Price\n"A\nB",1\n"C,2\n', 4],
  ['below a declared separator', 'sep=;\nName;Price\n"A;1\n', 3],
])('a quotation mark that is not closed is refused with its line: %s', async (_, content, line) => {
  await expect(read(content)).rejects.toMatchObject({ text: `importOpenQuote:${line}` });
});

test('inches and doubled quotes are texts', async () => {
  const table = await read('Name,Size\n"A ""x"" B" ,5"\nC,6" x 7"\n');
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ['A "x" B', '5"'],
    ['C', '6" x 7"'],
  ]);
});
