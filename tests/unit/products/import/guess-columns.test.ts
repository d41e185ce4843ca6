// Guess of what columns mean: headings in both languages, synonyms, units.
import { expect, test } from 'vitest';
import { findMachineType } from '../../../../contract/machine-types/index.ts';
import { guessColumns } from '../../../../server/products/import/guess-columns.ts';

const guess = (...headers: string[]) => {
  const lathe = findMachineType('cnc-lathe');
  if (!lathe) throw new Error('the machine type does not exist');
  return guessColumns(lathe, headers, () => []).map(({ target, unit }) => [target, unit]);
};

test.each([
  ['Product name', 'name', null],
  ['MODEL', 'name', null],
  ['产品型号', 'name', null],
  ['Short description', 'sort_description', null],
  ['产品简介', 'sort_description', null],
  ['Description:', 'description', null],
  ['Unit Price (USD)', 'priceRange', null],
  ['价格（美元）', 'priceRange', null],
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
  ['Price (CNY)', 'ignore', null],
  ['单价（元）', 'ignore', null],
  ['序号', 'ignore', null],
  ['', 'ignore', null],
])('%s means %s', (header, target, unit) => {
  expect(guess(header)).toEqual([[target, unit]]);
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
