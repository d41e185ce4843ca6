// Text reduced to one line: no input can start another line.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from '../../../server/platform/text/one-line.ts';

test.each([
  ['plain', 'plain'],
  ['  a\r\nBcc: b ', 'a Bcc: b'],
  ['a\n\n\nb', 'a b'],
  ['a\u2028b\u2029c\u0085d\ve\ff\0g', 'a b c d e f g'],
  ['数控\t车床', '数控 车床'],
  ['\n', ''],
])('%j becomes %j', (text, line) => {
  expect(oneLine(text, 100)).toBe(line);
});

test('limits the length of the line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const line = oneLine(text, 50);
      expect(line.length).toBeLessThanOrEqual(50);
      expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
  );
});
