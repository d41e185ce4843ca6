// Number formats of workbook cells: percents, 万, leading zeros, units and currencies as they are shown; scales that are not certain.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findMachineType } from '../../../../contract/machine-types/index.ts';
import { checkRow } from '../../../../server/products/import/check-row.ts';
import { readTable } from '../../../../server/products/import/read-table.ts';
import { numberStyles, textCell, textRow, workbookOf } from '../../../fixtures/workbook.ts';

/** The cells of a row with one number in each format, or in the formats of `styles`. */
async function read(
  cells: readonly (readonly [code: string, value: number])[],
  rows = 1,
  styles = numberStyles(...cells.map(([code]) => code)),
) {
  const folder = await mkdtemp(join(tmpdir(), 'formats-'));
  const path = join(folder, 'formats.xlsx');
  const names = cells.map((_, at) => `H${at}`);
  const values = cells.map(([, value], at) => `<c s="${at + 1}"><v>${value}</v></c>`).join('');
  const row = `<row>${textCell('A')}${values}</row>`;
  const sheet = { name: 'A', rows: textRow('Name', ...names) + row.repeat(rows) };
  await writeFile(path, await workbookOf([sheet], styles));
  const table = await readTable(path);
  await rm(folder, { recursive: true });
  return table;
}

const NOTE = 'importNumberFormat';

test('a sheet of LibreOffice is read as it is shown', async () => {
  const file = new URL('../../../fixtures/tables/formats.xlsx', import.meta.url);
  const { rows } = await readTable(fileURLToPath(file));
  expect(rows.map(({ cells, notes }) => [...cells, notes])).toEqual([
    ['6SXM-126', '0012345', '98%', '3.2万', '7.5kW', '3.2千', '3.2万', '2024-05-06', [[5, NOTE]]],
    ['6SXM-189', '0000007', '99.5%', '12500', '11kW', '4500', '1800', '2024-05-06', []],
  ]);
});

const SHOWN: readonly (readonly [code: string, value: number, text: string])[] = [
  // The stored decimals, not the ones that are shown.
  ['0%', 0.98765, '98.765%'],
  ['0.00"%"', 98, '98%'],
  ['-0%;(0%)', -0.05, '-5%'],
  ['0.00"万"', 3.256, '3.256万'],
  ['0!.0,"万"', 32_000, '3.2万'],
  ['0"."0000"万元"', 32_000, '3.2万元'],
  ['General"亿"', 1.5, '1.5亿'],
  ['G/通用格式"台"', 5, '5台'],
  ['000000', 12_345, '012345'],
  ['00', 12, '12'],
  ['#,##0.00', 12_500, '12500'],
  ['##0.0E+0', 12_500, '12500'],
  ['#\\ ##0', 12_500, '12500'],
  ['[>=100000]##\\,##\\,##0;##,##0', 1_250_000, '1250000'],
  ['# ?/16', 0.5, '0.5'],
  ['[Red]0;[Blue]-0', -7, '-7'],
  ['[$¥-804]#,##0', 12_500, '¥12500'],
  ['_ "¥"* #,##0.00_ ;_ "¥"* -#,##0.00_ ', 12_500, '¥12500'],
  ['"$"#,##0', 12_500, '$12500'],
  ['0.0"千瓦"', 7.5, '7.5千瓦'],
  ['0.0"m"', 2, '2m'],
  ['0;-0;"面议"', 0, '面议'],
  ['0;-0;"-"', 0, '0'],
  ['0;-0;', 0, ''],
  ['@', 5, '5'],
  ['h:mm', 1 / 24, '01:00'],
];

test('formats that are understood are applied', async () => {
  const { rows } = await read(SHOWN.map(([code, value]) => [code, value]));
  expect(rows[0]?.cells.slice(1)).toEqual(SHOWN.map(([, , text]) => text));
  expect(rows[0]?.notes).toEqual([]);
});

/** Formats that every workbook has, by their numbers; `codes` are those that the file writes. */
const builtIn = (ids: readonly number[], codes: Readonly<Record<number, string>> = {}) => ({
  'xl/styles.xml': `<styleSheet><numFmts>${Object.entries(codes)
    .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
    .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${ids
    .map((id) => `<xf numFmtId="${id}"/>`)
    .join('')}</cellXfs></styleSheet>`,
});
const CURRENCIES = [5, 6, 7, 8, 41, 42, 43, 44];

test('formats without a code in the file: percents are applied, currencies of the computer are not known', async () => {
  const ids = [9, 10, ...CURRENCIES, 37, 38, 39, 40];
  const { rows } = await read(
    ids.map((id) => [String(id), id === 9 || id === 10 ? 0.125 : -12_500.5]),
    1,
    builtIn(ids),
  );
  const numbers = ids.slice(2).map(() => '-12500.5');
  expect(rows[0]?.cells.slice(1)).toEqual(['12.5%', '12.5%', ...numbers]);
  expect(rows[0]?.notes).toEqual([]);
});

test('where the file writes the code of such a format, it is applied', async () => {
  const accounting =
    '_ &quot;¥&quot;* #,##0.00_ ;_ &quot;¥&quot;* \\-#,##0.00_ ;_ &quot;¥&quot;* &quot;-&quot;??_ ;_ @_ ';
  const codes = { 7: '&quot;$&quot;#,##0.00', 44: accounting };
  const { rows } = await read(
    [
      ['7', 12_500],
      ['44', 12_500],
      ['44', -5],
    ],
    1,
    builtIn([7, 44, 44], codes),
  );
  expect(rows[0]?.cells.slice(1)).toEqual(['$12500', '¥12500', '-¥5']);
});

const UNCLEAR: readonly (readonly [code: string, value: number, text: string])[] = [
  ['0.0"K"', 3.2, '3.2K'],
  ['0.0,"K"', 3_200, '3.2K'],
  ['0.0,', 12_500, '12.5'],
  ['0.00"千"', 3.2, '3.2千'],
  ['0"百万"', 2, '2百万'],
  ['0" lakh"', 12, '12 lakh'],
  ['0000"-"0000', 12_345_678, '12345678'],
];

test('a number whose scale is not certain is noted at its cell, with what was read', async () => {
  const { rows } = await read(UNCLEAR.map(([code, value]) => [code, value]));
  expect(rows[0]?.cells.slice(1)).toEqual(UNCLEAR.map(([, , text]) => text));
  expect(rows[0]?.notes).toEqual(UNCLEAR.map((_, at) => [at + 1, NOTE]));
});

test('all rows have their formats', async () => {
  const { rows } = await read([['0%', 0.5]], 3);
  expect(rows.map(({ cells }) => cells[1])).toEqual(['50%', '50%', '50%']);
});

test('a format that is made to take long is not', { timeout: 5_000 }, async () => {
  const codes = ['"'.repeat(255), '['.repeat(255), '\\0'.repeat(127), '?/'.repeat(127)];
  const { rows } = await read(codes.map((code) => [code, 5]));
  expect(rows).toHaveLength(1);
});

const type = findMachineType('seed-cleaner');
if (!type) throw new Error('the machine type does not exist');

test('percents and 万 become the values of their fields; a scale that is not certain is an error', async () => {
  const { rows } = await read([
    ['0%', 0.98],
    ['0.00"万"', 3.2],
    ['0"K"', 3],
  ]);
  const targets = ['name', 'attribute.purity', 'price', 'specification'];
  const rulesOf = (count: number) => ({
    type,
    columns: targets.slice(0, count).map((target) => ({
      ...{ header: target, samples: [], target },
      unit: null,
    })),
    language: 'en' as const,
    hasZip: false,
  });
  const [row = { cells: [], notes: [] }] = rows;
  const { content } = checkRow({ ...row, notes: [] }, rulesOf(3));
  expect(content).toMatchObject({ priceCents: 3_200_000, attributes: { purity: 98 } });
  const { issues } = checkRow(row, rulesOf(4));
  expect(issues).toContainEqual({ kind: 'error', column: 3, field: targets[3], text: NOTE });
});
