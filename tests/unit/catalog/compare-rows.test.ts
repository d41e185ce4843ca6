// Rows of a comparison: alignment of attributes, differences, and the best value of a row.
import { expect, test } from 'vitest';
import type { ProductAttribute } from '../../../contract/catalog/attributes.ts';
import {
  compareRow,
  attributeRows as readAttributeRows,
  specificationCompareRows,
} from '../../../src/components/compare/compare-rows.ts';

const numberOf = (key: string, name: string, number: number): ProductAttribute => ({
  key,
  name,
  text: String(number),
  number,
  code: null,
  isKey: false,
});
const choiceOf = (key: string, name: string, code: string): ProductAttribute => ({
  ...numberOf(key, name, 0),
  text: code,
  number: null,
  code,
});

const product = (type: string, ...attributes: ProductAttribute[]) => ({
  machineType: { id: type, name: type },
  attributes,
});

const attributeRows = (products: Parameters<typeof readAttributeRows>[0]) =>
  readAttributeRows(products).rows;

const bestOf = (rows: ReturnType<typeof attributeRows>, key: string) =>
  rows.find((row) => row.key.startsWith(`${key} `))?.cells.map((cell) => cell?.isBest ?? null);

test('machines of one type are aligned by attribute, also where one states less', () => {
  const rows = attributeRows([
    product('cnc-lathe', numberOf('swing', 'Swing', 400), choiceOf('control', 'Control', 'knd')),
    product('cnc-lathe', choiceOf('control', 'Control', 'knd'), numberOf('power', 'Power', 4)),
  ]);
  expect(rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.text)])).toEqual([
    ['Swing', '400', undefined],
    ['Control', 'knd', 'knd'],
    ['Power', undefined, '4'],
  ]);
  expect(rows.map(({ isDifferent }) => isDifferent)).toEqual([true, false, true]);
});

test('the best value is marked as the machine type declares it', () => {
  const rows = attributeRows([
    product(
      'press-brake',
      numberOf('bending-length', 'Bending length', 3000),
      numberOf('repeatability', 'Repeatability', 0.02),
      numberOf('power', 'Power', 11),
    ),
    product(
      'press-brake',
      numberOf('bending-length', 'Bending length', 4000),
      numberOf('repeatability', 'Repeatability', 0.01),
      numberOf('power', 'Power', 15),
    ),
  ]);
  expect(bestOf(rows, 'bending-length')).toEqual([false, true]);
  expect(bestOf(rows, 'repeatability')).toEqual([false, true]);
  // More power is no advantage for every buyer.
  expect(bestOf(rows, 'power')).toEqual([false, false]);
  expect(rows.map(({ mark }) => mark)).toEqual(['most', 'least', null]);
});

test('different types share a row where key and unit agree, with a best value only where names and preference do', () => {
  const rows = attributeRows([
    product(
      'forklift',
      numberOf('lifting-capacity', 'Lifting capacity', 3),
      numberOf('power', 'Power', 40),
    ),
    product(
      'tower-crane',
      numberOf('lifting-capacity', 'Maximum lifting capacity', 8),
      numberOf('power', 'Power', 60),
    ),
    product('gantry-crane', numberOf('lifting-capacity', 'Lifting capacity', 10)),
  ]);
  expect(rows.map(({ name }) => name)).toEqual([
    'Lifting capacity / Maximum lifting capacity',
    'Power',
  ]);
  expect(bestOf(rows, 'lifting-capacity')).toEqual([false, false, false]);
  expect(bestOf(rows, 'power')).toEqual([false, false, null]);
  // More is better for a dyeing machine, and open for a steriliser.
  const pressures = attributeRows([
    product('dyeing-machine', numberOf('working-pressure', 'Working pressure', 0.3)),
    product('steam-steriliser', numberOf('working-pressure', 'Working pressure', 0.2)),
  ]);
  expect(bestOf(pressures, 'working-pressure')).toEqual([false, false]);
  const [height, other] = attributeRows([
    product('noodle-line', numberOf('output', 'Output', 500)),
    product('block-machine', numberOf('output', 'Output', 900)),
  ]);
  // kg/h and pcs/h.
  expect(height?.cells.map((cell) => cell?.text)).toEqual(['500', undefined]);
  expect(other?.cells.map((cell) => cell?.text)).toEqual([undefined, '900']);
});

test('nothing is best among equal values, alone, or beside a text that may be better', () => {
  const value = (text: string, amount: number | null) => ({ text, amount });
  const bests = (...values: Parameters<typeof compareRow>[2]) =>
    compareRow('price', 'Price', values, 'lowest').cells.map((cell) => cell?.isBest);
  expect(bests(value('$5', 5), value('$5', 5))).toEqual([false, false]);
  expect(bests(value('$5', 5), null)).toEqual([false, undefined]);
  expect(bests(value('$5', 5), value('$6', 6), value('on request', null))).toEqual([
    false,
    false,
    false,
  ]);
  expect(bests(value('$5', 5), value('$6', 6), value('$5', 5), null)).toEqual([
    true,
    false,
    true,
    undefined,
  ]);
});

test('free specifications are aligned by label, whatever its case', () => {
  const rows = specificationCompareRows([
    [
      ['Tool post', '8 stations'],
      ['Model', 'A1'],
    ],
    [['tool  post', '8 Stations']],
  ]);
  expect(rows.map(({ cells, isDifferent }) => [cells.length, isDifferent])).toEqual([
    [2, false],
    [2, true],
  ]);
});

test('a free specification about an attribute is in its row, and does not differ by its wording', () => {
  const lathe = (...attributes: ProductAttribute[]) => product('cnc-lathe', ...attributes);
  const { rows, rest } = readAttributeRows(
    [
      lathe(choiceOf('voltage', 'Voltage', '415 V')),
      lathe(choiceOf('voltage', 'Voltage', '415 V')),
      lathe(numberOf('swing', 'Swing', 400)),
    ],
    [
      [
        ['Voltage', '415 V, 50 Hz, three-phase'],
        ['Colour', 'grey'],
      ],
      [['Tool', 'Eight']],
      [['电压', 'to order']],
    ],
  );
  expect(rows.map(({ name, cells }) => [name, ...cells.map((cell) => cell?.text)])).toEqual([
    ['Voltage', '415 V, 50 Hz, three-phase', '415 V', 'to order'],
    ['Swing', undefined, undefined, '400'],
  ]);
  expect(rest).toEqual([[['Colour', 'grey']], [['Tool', 'Eight']], []]);
  const [alike] = readAttributeRows(
    [
      lathe(choiceOf('voltage', 'Voltage', '415 V')),
      lathe(choiceOf('voltage', 'Voltage', '415 V')),
    ],
    [[['Voltage', '415 V, 50 Hz, three-phase']], []],
  ).rows;
  expect(alike?.isDifferent).toBe(false);
});
