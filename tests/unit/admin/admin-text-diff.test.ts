// Word-level difference of two texts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffPart, diffTexts } from '../../../src/islands/admin/reviews/admin-text-diff.ts';

const without = (parts: readonly DiffPart[], state: DiffPart['state']): string =>
  parts
    .filter((part) => part.state !== state)
    .map(({ text }) => text)
    .join('');

test('shows removed and added words', () => {
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

test('compares Chinese by character', () => {
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

test('an equal text is one part, an empty text none', () => {
  expect(diffTexts('as it was', 'as it was')).toEqual([{ state: 'unchanged', text: 'as it was' }]);
  expect(diffTexts('', '')).toEqual([]);
  expect(diffTexts('', 'new')).toEqual([{ state: 'added', text: 'new' }]);
});

test('both texts can be rebuilt from any diff', () => {
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

test('two long texts without common words are shown whole, quickly', () => {
  const before = '甲'.repeat(10_000);
  const after = '乙'.repeat(10_000);
  const began = performance.now();
  expect(diffTexts(before, after)).toEqual([
    { state: 'removed', text: before },
    { state: 'added', text: after },
  ]);
  expect(performance.now() - began).toBeLessThan(1_000);
});
