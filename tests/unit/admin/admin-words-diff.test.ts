// Word-level difference of two texts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffPart, diffTexts } from '../../../src/islands/admin/reviews/admin-text-diff.ts';

const without = (parts: readonly DiffPart[], state: DiffPart['state']): string =>
  parts
    .filter((part) => part.state !== state)
    .map(({ text }) => text)
    .join('');

test('words that came and went', () => {
  expect(diffTexts('Output 200 kg per hour, steel.', 'Output 350 kg per hour, cast iron.')).toEqual(
    [
      { state: 'unchanged', text: 'Output ' },
      { state: 'removed', text: '200' },
      { state: 'added', text: '350' },
      { state: 'unchanged', text: ' kg per hour, ' },
      { state: 'removed', text: 'steel' },
      { state: 'added', text: 'cast iron' },
      { state: 'unchanged', text: '.' },
    ],
  );
});

test('Chinese is compared by character', () => {
  expect(
    diffTexts('额定电压三百八十伏', '额定电压四百一十五伏').map(({ state }) => state),
  ).toContain('unchanged');
  expect(diffTexts('整机保修一年', '整机保修两年')).toEqual([
    { state: 'unchanged', text: '整机保修' },
    { state: 'removed', text: '一' },
    { state: 'added', text: '两' },
    { state: 'unchanged', text: '年' },
  ]);
});

test('the same text is one part, and no text is none', () => {
  expect(diffTexts('as it was', 'as it was')).toEqual([{ state: 'unchanged', text: 'as it was' }]);
  expect(diffTexts('', '')).toEqual([]);
  expect(diffTexts('', 'new')).toEqual([{ state: 'added', text: 'new' }]);
});

test('both texts can be read out of any comparison', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', ' ', '\n', '.', '机', '器', '😀', 'é'),
  });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = diffTexts(before, after);
      expect(without(parts, 'added')).toBe(before);
      expect(without(parts, 'removed')).toBe(after);
    }),
  );
});

test('two long texts without anything in common are shown whole, at once', () => {
  const before = '甲'.repeat(10_000);
  const after = '乙'.repeat(10_000);
  const began = performance.now();
  expect(diffTexts(before, after)).toEqual([
    { state: 'removed', text: before },
    { state: 'added', text: after },
  ]);
  expect(performance.now() - began).toBeLessThan(1_000);
});
