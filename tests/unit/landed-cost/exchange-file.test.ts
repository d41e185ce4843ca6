// Customs exchange rates from CSV: lists with headings and units, two columns typed by hand, and what is wrong.
import { expect, test } from 'vitest';
import { readExchangeFile } from '../../../contract/landed-cost/exchange-file.ts';

const read = (text: string, from = '2026-11-20') =>
  readExchangeFile({
    ...{ name: 'rates.csv', text, from, read: '2026-11-21' },
    url: 'https://www.icegate.gov.in/rates',
  });
const ratesOf = (text: string) =>
  read(text).map((rule) => [rule.id, 'rupees' in rule && rule.rupees]);

test('the list of customs: the column of imported goods, not the unit or the export rate', () => {
  const list =
    '\uFEFFCurrency,Name,Unit,Export,Import\r\nUSD,"US Dollar",1,91.65,93.40\r\nJPY,Yen,100,60.10,61.95\r\nCNY,"Chinese Yuan",1,12.65,13.05\r\n';
  expect(ratesOf(list)).toEqual([
    ['exchange-usd-2026-11-20', 93.4],
    ['exchange-cny-2026-11-20', 13.05],
  ]);
});

test('two columns typed by hand, with semicolons and a comment', () => {
  expect(ratesOf('# 20 November\nUSD; 93.40\n\nEUR;108.15')).toEqual([
    ['exchange-usd-2026-11-20', 93.4],
    ['exchange-eur-2026-11-20', 108.15],
  ]);
  expect(read('USD,93.40')[0]).toMatchObject({
    ...{ state: 'verified', from: '2026-11-20', checked: '2026-11-21' },
    source: { quote: 'USD,93.40', url: 'https://www.icegate.gov.in/rates' },
  });
});

test('a file without rates, a rate out of range and a day that does not exist are refused', () => {
  expect(() => read('JPY,61.95')).toThrow('rates.csv: no rate of USD, CNY, EUR');
  expect(() => read('USD,93400')).toThrow('rupees: write at most 1000');
  expect(() => read('USD,93.40', '2026-02-30')).toThrow('from: there is no such day');
});
