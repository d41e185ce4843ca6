// Unified social credit code: the check digit of GB 32100-2015 and the normal form of what is typed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditCodeError, normalizeCreditCode } from '../../../contract/evidence/credit-code.ts';

test.each([
  // The example that the standard prints.
  '91350100M000100Y43',
  '91350100MA0000001P',
  '91350100MA0000003X',
  '91350100MA00000041',
])('%s is valid', (code) => expect(creditCodeError(code)).toBeNull());

test.each([
  ['', 'creditCodeLength'],
  ['91350100M000100Y4', 'creditCodeLength'],
  ['91350100M000100Y433', 'creditCodeLength'],
  ['9135010OM000100Y43', 'creditCodeLetters'],
  ['91350100I000100Y43', 'creditCodeLetters'],
  ['91350100S000100Y43', 'creditCodeLetters'],
  ['91350100V000100Y43', 'creditCodeLetters'],
  ['91350100Z000100Y43', 'creditCodeLetters'],
  ['913501A0M000100Y43', 'creditCodeLetters'],
  ['91350100M000100Y4七', 'creditCodeLetters'],
  ['91350100M000100Y44', 'creditCodeCheck'],
  ['91350100M000100Y34', 'creditCodeCheck'],
])('%s: %s', (code, error) => expect(creditCodeError(code)).toBe(error));

test('typed codes are normalized', () => {
  expect(normalizeCreditCode(' 91350100-m000 100y43 ')).toBe('91350100M000100Y43');
  expect(normalizeCreditCode('统一社会信用代码：91350100M000100Y43\u200b')).toBe(
    '91350100M000100Y43',
  );
  expect(normalizeCreditCode('９１３５０１００Ｍ０００１００Ｙ４３')).toBe('91350100M000100Y43');
});

test('a wrong digit is noticed at every position', () => {
  const code = '91350100M000100Y43';
  fc.assert(
    fc.property(fc.nat(17), fc.integer({ min: 1, max: 9 }), (at, add) => {
      const digit = Number(code[at]);
      if (Number.isNaN(digit)) return;
      const wrong = code.slice(0, at) + ((digit + add) % 10) + code.slice(at + 1);
      expect(creditCodeError(wrong)).toBe('creditCodeCheck');
    }),
  );
});
