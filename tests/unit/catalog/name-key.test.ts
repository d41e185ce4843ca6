// Sort keys of names: letters without diacritics, numbers by value, Chinese by pinyin.
import { expect, test } from 'vitest';
import { nameKey } from '../../../server/platform/text/name-key.ts';

const sorted = (names: readonly string[], lang: 'en' | 'zh-Hans'): string[] =>
  names.toSorted((a, b) => (nameKey(a, lang) < nameKey(b, lang) ? -1 : 1));

test('numbers sort by value', () => {
  expect(sorted(['Press RF-100', 'Press RF-40E', 'press RF-9'], 'en')).toEqual([
    'press RF-9',
    'Press RF-40E',
    'Press RF-100',
  ]);
});

test('numbers of any length and script', () => {
  expect(sorted(['X 010', 'X 9', `X ${'9'.repeat(60)}`], 'en').at(-1)).toBe(`X ${'9'.repeat(60)}`);
  expect(nameKey('X 010', 'en')).toBe(nameKey('x 10', 'en'));
});

test('Chinese sorts by pinyin', () => {
  expect(sorted(['织布机', '车床', '包装机'], 'zh-Hans')).toEqual(['包装机', '车床', '织布机']);
});
