// Model numbers in product names, which stay on one line.
import { expect, test } from 'vitest';
import { splitLastModel } from '../../../src/ui/format/last-model.ts';
import { splitModelNumbers } from '../../../src/ui/format/model-number.ts';

test.each([
  ['CNC lathe CK6140-750 with chuck', ['CNC lathe ', 'CK6140-750', ' with chuck']],
  ['筒形绷缝机 GC-2700A', ['筒形绷缝机 ', 'GC-2700A', '']],
  ['Flow wrapper ZX-100/B-2', ['Flow wrapper ', 'ZX-100/B-2', '']],
  ['Cylinder-bed machine', ['', 'Cylinder-bed', ' machine']],
  ['Four-colour sheet-fed press', ['', 'Four-colour', ' ', 'sheet-fed', ' press']],
  ['包装机-半自动', ['包装机-半自动']],
  ['包装机', ['包装机']],
  ['', ['']],
])('%s', (name, parts) => {
  expect(splitModelNumbers(name)).toEqual(parts);
});

test.each([
  ['Mobile jaw crushing station PE-250S', ['Mobile jaw crushing station', 'PE-250S']],
  ['轮胎移动颚式破碎站 PE-750', ['轮胎移动颚式破碎站', 'PE-750']],
  ['Jaw crusher', ['Jaw crusher', '']],
  ['PE-750', ['PE-750', '']],
  ['', ['', '']],
])('%s is shortened before its model number', (name, parts) => {
  expect(splitLastModel(name)).toEqual(parts);
});
