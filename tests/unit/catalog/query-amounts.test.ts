// Amounts in a search text: numbers with a unit and what is asked of them; everything else stays text.
import { expect, test } from 'vitest';
import { readQueryAmounts } from '../../../server/catalog/search/query-amounts.ts';

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
])('%s', (text, amounts, rest) => {
  const read = readQueryAmounts(text);
  expect(read.amounts).toEqual(amounts);
  expect(read.rest.trim().replace(/\s+/g, ' ')).toBe(rest);
});
