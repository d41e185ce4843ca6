// CSV file of the product table: quoting, formulas, numbers.
import { expect, it } from 'vitest';
import { type CsvCell, csvOf } from '../../../contract/csv.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const line = (...cells: CsvCell[]): string => csvOf([cells]).slice(BYTE_ORDER_MARK.length);

it('starts with a byte order mark and ends each row', () => {
  expect(csvOf([['名称'], ['车床']])).toBe(`${BYTE_ORDER_MARK}名称\r\n车床\r\n`);
});

it('writes numbers as numbers, and nothing for a missing value', () => {
  expect(line(2500.5, -5, null, '')).toBe('2500.5,-5,,\r\n');
});

it('quotes what a reader would split', () => {
  expect(line('a,b', 'say "no"', 'two\nlines')).toBe('"a,b","say ""no""","two\nlines"\r\n');
});

it.each(['=1+1', ' =1+1', '\n=1', '＝1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'does not run %j as a formula',
  (text) => {
    expect(line(text).replace(/^"/, '')).toMatch(/^'/);
  },
);
