// Texts that are expensive for naive parsers: of the largest size, and repetitions of what the text functions search for.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TRANSLATED_TEXT_LENGTH } from '../../../contract/translation/translate.ts';
import { findTerms } from '../../../server/glossary/find-terms.ts';
import { PHRASE_LINES, translateByGlossary } from '../../../server/glossary/glossary.ts';
import { tokenize } from '../../../server/platform/text/tokenize.ts';
import { detectTextLanguage } from '../../../server/translation/translator.ts';

/** Generous for a busy machine; a quadratic algorithm takes seconds. */
const MOST_MS = 250;

const phrases = PHRASE_LINES.flatMap(({ en, zh }) => [en, zh]);
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
  ['its translation', (text: string) => translateByGlossary(text, 'en')],
  ['its Chinese terms', (text: string) => findTerms([text], 'en')],
  ['its English terms', (text: string) => findTerms([text], 'zh-Hans')],
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
