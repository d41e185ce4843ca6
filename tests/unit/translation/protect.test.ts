// Protected tokens in translations: codes, numbers with units and addresses come back unchanged, or the translation is dropped.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { protect, restore } from '../../../server/translation/protect.ts';

test.each([
  ['Model XJ-200A', ['XJ-200A']],
  ['型号XJ-200A，功率15 kW', ['XJ-200A', '15 kW']],
  ['380V, 50 Hz and 3000 rpm', ['380V', '50 Hz', '3000 rpm']],
  ['1,200×800×600 mm', ['1,200×800×600 mm']],
  ['10-20 kW at 0.5 MPa', ['10-20 kW', '0.5 MPa']],
  ['USD 12,500 or ₹10,00,000', ['USD 12,500', '₹10,00,000']],
  ['Mail sales@maker.example.cn.', ['sales@maker.example.cn']],
  ['See https://maker.example/a?b=1, please', ['https://maker.example/a?b=1']],
  ['详见https://maker.example/a。谢谢', ['https://maker.example/a']],
  ['Call +91 98765 43210 or +86 138-0013-8000', ['+91 98765 43210', '+86 138-0013-8000']],
  ['FOB Ningbo, ISO 9001', ['FOB', 'ISO', '9001']],
  ['A 5-axis machine with 3-phase power', []],
  ['__0__ and __7__', ['__0__', '__7__']],
])('%s keeps %j', (text, expectedParts) => {
  const { text: marked, parts } = protect(text);
  expect(parts).toEqual(expectedParts);
  expect(restore(marked, parts)).toBe(text);
});

test('every text is restored unchanged', () => {
  const piece = fc.oneof(
    // Any characters; fc.string() with all of Unicode takes seconds to set up.
    fc.array(fc.nat(0xffff)).map((codes) => String.fromCharCode(...codes)),
    fc.constantFrom(
      '__0__',
      'XJ-200A',
      ' 380 V ',
      'a@b.in',
      'https://a.b/',
      '$1',
      '主轴',
      '-',
      '.',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const { text: marked, parts } = protect(text);
      expect(restore(marked, parts)).toBe(text);
    }),
  );
});

test.each([
  ['lost', '电压为'],
  ['doubled', '电压为 __0__ __0__'],
  ['made up', '电压为 __0__ __1__'],
])('a %s placeholder discards the translation', (_, translated) => {
  expect(restore(translated, ['380 V'])).toBeNull();
});

test.each(['1-', 'a-', 'a.', '+1 ', '__', 'http://', 'a@', '1,'])(
  'a long run of %j takes no longer than any text',
  (piece) => {
    const startedAt = performance.now();
    protect(piece.repeat(5_000 / piece.length));
    expect(performance.now() - startedAt).toBeLessThan(500);
  },
);
