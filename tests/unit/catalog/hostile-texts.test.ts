// Texts that are expensive for naive parsers: of the largest size, and repetitions of what the text functions search for.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TRANSLATED_TEXT_LENGTH } from '../../../contract/translation/translate.ts';
import { tokenize } from '../../../server/platform/text/tokenize.ts';
import { PHRASE_LINES } from '../../../server/translation/glossary.ts';
import { translateByGlossary } from '../../../server/translation/glossary-translation.ts';
import { detectTextLanguage } from '../../../server/translation/translator.ts';

/** Generous for a busy machine; a quadratic algorithm takes seconds. */
const MOST_MS = 250;

const phrases = PHRASE_LINES.flatMap(({ en, zh }) => [
  en.replaceAll(/\{.\+?\}/g, 'lathe'),
  zh.replaceAll(/\{.\+?\}/g, '数控车床'),
]);
const token = fc.oneof(
  fc.constantFrom(...' \n\t.,;:!?。，-/_@+$~=()x1aAé的数', '__0__', '__', 'lathe', '数控车床'),
  fc.constantFrom('http://', 'www.', 'USD ', 'a-1', 'e.g.', '1 mm ', ' and ', ' of the ', '\u3000'),
  fc.constantFrom(...phrases),
);
const hostile = fc
  .tuple(fc.array(token, { maxLength: 2 }), fc.array(token, { minLength: 1, maxLength: 4 }), token)
  .map(([first, unit, last]) => {
    const one = unit.join('');
    const room = MAX_TRANSLATED_TEXT_LENGTH - first.join('').length - last.length;
    return first.join('') + one.repeat(Math.ceil(room / one.length)).slice(0, room) + last;
  });

const durationOf = async (work: () => unknown): Promise<number> => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};
/** Repeats a slow run twice and takes the fastest, because another process may have interrupted it. */
const fastest = async (work: () => unknown): Promise<number> => {
  const first = await durationOf(work);
  return first < MOST_MS ? first : Math.min(first, await durationOf(work), await durationOf(work));
};

test.each([
  ['its words', tokenize],
  ['its language', detectTextLanguage],
  ['its English', (text: string) => translateByGlossary(text, 'en', async () => new Map())],
  ['its Chinese', (text: string) => translateByGlossary(text, 'zh-Hans', async () => new Map())],
])('%s takes moments for any text', async (_, work) => {
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      expect(await fastest(() => work(text)), JSON.stringify(text.slice(0, 80))).toBeLessThan(
        MOST_MS,
      );
    }),
    { numRuns: 150 },
  );
});

test('a text with a gap stays unchanged', async () => {
  const gap = ' '.repeat(40);
  expect(
    await translateByGlossary(`CNC lathe${gap}.`, 'zh-Hans', async () => new Map()),
  ).toBeNull();
  expect(await translateByGlossary('CNC  lathe.', 'zh-Hans', async () => new Map())).toBe(
    '数控车床。',
  );
});
