// Model numbers in product names, which stay on one line.
import { expect, test } from 'vitest';
import { splitModelNumbers } from '../../../src/ui/format/model-number.ts';

test.each([
  ['CNC lathe CK6140-750 with chuck', ['CNC lathe ', 'CK6140-750', ' with chuck']],
  ['筒形绷缝机 GC-2700A', ['筒形绷缝机 ', 'GC-2700A', '']],
  ['Flow wrapper ZX-100/B-2', ['Flow wrapper ', 'ZX-100/B-2', '']],
  ['Cylinder-bed machine', ['Cylinder-bed machine']],
  ['包装机', ['包装机']],
  ['', ['']],
])('%s', (name, parts) => {
  expect(splitModelNumbers(name)).toEqual(parts);
});
