// Guess of what columns mean: headings in both languages, synonyms, units.
import { expect, test } from 'vitest';
import { findMachineType } from '../../../../contract/machine-types/index.ts';
import { guessColumns } from '../../../../server/products/import/guess-columns.ts';

const lathe = findMachineType('cnc-lathe') ?? expect.fail('the machine type does not exist');

const guess = (...headers: string[]) =>
  guessColumns(lathe, headers, []).map(({ target, unit }) => [target, unit]);

test.each([
  ['Product name', 'name', null],
  ['MODEL', 'name', null],
  ['产品型号', 'name', null],
  ['Short description', 'summary', null],
  ['产品简介', 'summary', null],
  ['Description:', 'description', null],
  ['Unit Price (USD)', 'price', null],
  ['价格（美元）', 'price', null],
  ['Trade Terms', 'priceBasis', null],
  ['价格条款', 'priceBasis', null],
  ['MOQ', 'minOrderQuantity', null],
  ['起订量', 'minOrderQuantity', null],
  ['产地', 'countryOfOrigin', null],
  ['认证', 'certifications', null],
  ['Image URL', 'images', null],
  ['图片2', 'images', null],
  ['Swing over bed', 'attribute.swing', null],
  ['Swing (mm)', 'attribute.swing', 'mm'],
  ['回转直径', 'attribute.swing', null],
  ['床身上最大回转直径（mm）', 'attribute.swing', 'mm'],
  ['Spindle power [hp]', 'attribute.power', 'hp'],
  ['功率 kW', 'attribute.power', 'kW'],
  ['Spindle speed, rpm', 'attribute.spindle-speed', 'rpm'],
  ['净重（吨）', 'attribute.weight', 't'],
  ['数控系统', 'attribute.control', null],
  ['Number of tools', 'specification', null],
  ['客户评价', 'specification', null],
  ['Price (CNY)', 'ignore', null],
  ['单价（元）', 'ignore', null],
  ['序号', 'ignore', null],
  ['', 'ignore', null],
])('%s means %s', (header, target, unit) => {
  expect(guess(header)).toEqual([[target, unit]]);
});

test.each([
  [
    'price',
    '成本价',
    '底价',
    '代理价',
    '出厂价',
    '毛利率',
    // Beside a price, the name of an attribute does not make it one.
    '数控系统差价',
    'Dealer price',
    'Cost',
    'Wholesale price (USD)',
  ],
  ['currency', 'Price (CNY)', 'Price (GBP)', '单价（元）', '出厂价（人民币）'],
  ['contact', '联系人', '手机', '联系电话', '微信号', 'Contact person', 'Tel.', 'E-mail', 'WeChat'],
])('columns are left out until they are chosen, as a %s', (reason, ...headers) => {
  const columns = guessColumns(lathe, ['Model', '价格（美元）', ...headers], []);
  expect(columns.slice(0, 2).map(({ target }) => target)).toEqual(['name', 'price']);
  expect(columns.slice(2).map(({ target, reason }) => [target, reason])).toEqual(
    headers.map(() => ['ignore', reason]),
  );
});

test('headings in two rows mean what the one of the column means', () => {
  expect(
    guess('电机参数 · 功率（kW）', '电机参数 · 主轴转速', 'Prices · Cost', 'Model · Name'),
  ).toEqual([
    ['attribute.power', 'kW'],
    ['attribute.spindle-speed', null],
    ['ignore', null],
    ['name', null],
  ]);
});

test('a column with pictures inside of the workbook is one of pictures, whatever its heading', () => {
  const [column] = guessColumns(lathe, ['外观'], [['xl/media/image1.png']]);
  expect(column?.target).toBe('images');
});

test('a heading whose unit does not fit is no attribute', () => {
  expect(guess('Swing (kg)')).toEqual([['specification', 'kg']]);
});

test('a field has one column, pictures have several; a column that names the field comes first', () => {
  expect(guess('Picture 1', 'Picture 2', 'Model', 'Name').map(([target]) => target)).toEqual([
    'images',
    'images',
    'name',
    'specification',
  ]);
  expect(guess('Swing', 'Swing over bed (mm)').map(([target]) => target)).toEqual([
    'specification',
    'attribute.swing',
  ]);
});

const ROUNDS = 9;
/** A growth above the limit is measured so many times: a busy machine disturbs the longer guess more often than the short one. */
const ATTEMPTS = 20;
/** For eight times as much: a quadratic cost would be 64 times as high. */
const MOST_GROWTH = 24;

/** Quotient of the times of two guesses, of their rounds that were disturbed the least. */
function growth(less: readonly string[], more: readonly string[]): number {
  const cost = (headers: readonly string[]): number => {
    const began = performance.now();
    guess(...headers);
    return performance.now() - began;
  };
  let smallest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS && smallest > MOST_GROWTH; attempt++) {
    const rounds = Array.from({ length: ROUNDS }, () => [cost(less), cost(more)] as const);
    const [ofLess, ofMore] = [0, 1].map((at) => Math.min(...rounds.map((each) => each[at] ?? 0)));
    smallest = Math.min(smallest, (ofMore ?? 0) / (ofLess ?? 0));
  }
  return smallest;
}

test.each([
  ['commas', ','],
  ['opening brackets', '('],
  ['brackets and blanks', '( '],
  ['digits', '1 '],
  ['letters', 'machining'],
])('the cost of headings grows with their number and their length: %s', (_, text) => {
  const headings = (count: number, length: number) =>
    Array.from({ length: count }, (_each, at) => text.repeat(length).slice(0, length) + at);
  expect(growth(headings(150, 180), headings(1_200, 180))).toBeLessThan(MOST_GROWTH);
  expect(growth(headings(400, 23), headings(400, 184))).toBeLessThan(MOST_GROWTH);
});
