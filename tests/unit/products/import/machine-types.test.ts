// Search for the machine type of an import.
import { expect, test } from 'vitest';
import { MACHINE_TYPES } from '../../../../contract/machine-types/index.ts';
import {
  listImportTypes,
  MAX_FOUND,
  searchTypes,
} from '../../../../src/islands/products/import/machine-types.ts';

test.each([
  ['en', 'CNC  lat', 'CNC lathe'],
  ['en', '数控车床', 'CNC lathe'],
  ['zh-Hans', '车床', '数控车床'],
  ['zh-Hans', 'cnc lathe', '数控车床'],
] as const)('in %s, %s finds %s', (lang, search, name) => {
  const types = listImportTypes(MACHINE_TYPES, lang);
  expect(searchTypes(types, search).map((type) => type.name)).toContain(name);
});

test('nothing is found without words, and few types with a common one', () => {
  const types = listImportTypes(MACHINE_TYPES, 'en');
  expect(searchTypes(types, '  ')).toEqual([]);
  expect(searchTypes(types, 'e')).toHaveLength(MAX_FOUND);
});
