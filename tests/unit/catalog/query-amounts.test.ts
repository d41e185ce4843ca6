// Amounts in a search text: numbers with a unit, what is asked of them, and how well a value meets it; everything else stays text.
import { expect, test } from 'vitest';
import { findMachineType } from '../../../contract/machine-types/index.ts';
import {
  fitOf,
  readingOf,
  readQueryAmounts,
} from '../../../server/catalog/search/query-amounts.ts';

const amount = (min: number, unit: string, sense = 'about', max = min) => ({
  min,
  max,
  unit,
  sense,
});

test.each([
  ['lathe 500 mm', [amount(500, 'mm')], 'lathe'],
  ['5 hp compressor', [amount(5, 'hp')], 'compressor'],
  ['380V', [amount(380, 'V')], ''],
  ['gantry crane 10t span 20m', [amount(10, 't'), amount(20, 'm')], 'gantry crane span'],
  ['crusher min 20 t/h', [amount(20, 't/h', 'atLeast')], 'crusher'],
  ['crusher up to 20 tph', [amount(20, 't/h', 'atMost')], 'crusher'],
  ['lathe 400-630 mm', [amount(400, 'mm', 'between', 630)], 'lathe'],
  ['折弯机 100吨以上', [amount(100, 't', 'atLeast')], '折弯机'],
  ['不超过 10 kW 空压机', [amount(10, 'kW', 'atMost')], '空压机'],
  ['lathe not less than 500 mm', [amount(500, 'mm', 'atLeast')], 'lathe'],
  ['CK6150 lathe', [], 'CK6150 lathe'],
  ['two 2 post lift', [], 'two 2 post lift'],
  ['Four-colour press', [amount(4, 'colours')], 'Four-colour press'],
  ['10色印刷机', [amount(10, 'colours')], '10色印刷机'],
  ['雙色', [amount(2, 'colours')], '雙色'],
  ['four colourful lifts', [], 'four colourful lifts'],
  ['6色选机', [], '6色选机'],
])('%s', (text, amounts, rest) => {
  const read = readQueryAmounts(text);
  expect(read.amounts).toEqual(amounts);
  expect(read.rest.trim().replace(/\s+/g, ' ')).toBe(rest);
});

test.each(['excavator 20 t', 'excavator min 20 t', 'excavator up to 20 t', 'excavator 18-20 t'])(
  '%s: a value that meets it has a clearly better score than one that just does not',
  (text) => {
    const [asked] = readQueryAmounts(text).amounts;
    const type = findMachineType('excavator');
    const reading = asked && type && readingOf(asked, type, new Set());
    if (!reading) throw new Error('no reading');
    const fits = [12, 16, 19, 20, 23, 30].map((value) => fitOf(reading, value));
    const scores = (isMet: boolean): number[] =>
      fits.filter((fit) => fit.isMet === isMet).map(({ score }) => score);
    expect(Math.min(...scores(true))).toBeGreaterThan(1.3 * Math.max(...scores(false)));
  },
);
