// Glossary: enough terms, no duplicates, lookups of whole texts in both directions, and the terms found in other texts.
import { describe, expect, test } from 'vitest';
import { MAX_TERMS } from '../../../contract/translation/terms.ts';
import { findTerms } from '../../../server/glossary/find-terms.ts';
import {
  type GlossaryLine,
  keyOf,
  PHRASE_LINES,
  TERM_LINES,
  translateByGlossary,
} from '../../../server/glossary/glossary.ts';
import { detectLanguage } from '../../../server/translation/detect-language.ts';

const toChinese = (text: string) => translateByGlossary(text, 'zh-Hans');
const toEnglish = (text: string) => translateByGlossary(text, 'en');

const ALL = [...TERM_LINES, ...PHRASE_LINES];
const chineseWays = (lines: readonly GlossaryLine[]) =>
  lines.filter(({ direction: way }) => way !== '<');
const englishWays = (lines: readonly GlossaryLine[]) =>
  lines.filter(({ direction: way }) => way !== '>');

describe('the glossary lists', () => {
  test('contain at least 400 terms in both directions', () => {
    expect(TERM_LINES.filter(({ direction: way }) => way === '|').length).toBeGreaterThanOrEqual(
      400,
    );
  });

  test.each([
    ['English', chineseWays(ALL).map(({ en }) => keyOf('en', en))],
    ['Chinese', englishWays(ALL).map(({ zh }) => keyOf('zh-Hans', zh))],
  ])('contain no %s twice', (_, keys) => {
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('are Chinese on one side and English on the other', () => {
    for (const { en, zh } of ALL) {
      expect(en, en).toMatch(/^[\x20-\x7e]+$/);
      expect(zh, zh).toMatch(/\p{Script=Han}/u);
      // Spaces between Chinese and Latin letters, and no Latin punctuation.
      expect(zh, zh).not.toMatch(/\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}|[,?!.;]/u);
    }
  });
});

test('every term and phrase is translated in both directions', () => {
  for (const { en, zh } of chineseWays(ALL)) expect(toChinese(en), en).toBe(zh);
  for (const { en, zh } of englishWays(ALL))
    expect(toEnglish(zh)?.toLowerCase(), zh).toBe(en.toLowerCase());
});

test.each([
  ['Spindle speed', '主轴转速'],
  ['CNC lathes', '数控车床'],
  ['What is the lead time?', '交货期是多久？'],
  ['Thank you.', '谢谢。'],
])('%s becomes %s', (en, zh) => {
  expect(toChinese(en)).toBe(zh);
});

test.each([
  ['主轴转速', 'Spindle speed'],
  ['交货期是多久？', 'What is the lead time?'],
])('%s becomes %s', (zh, en) => {
  expect(toEnglish(zh)).toBe(en);
});

test.each([
  'CNC lathe CK-20',
  'Spare parts for CNC lathe',
  'CNC lathe. Spindle speed.',
  'Hello. Our cousin would rather wait until the monsoon is over.',
  'x'.repeat(5_000),
  '',
])('%s is more than one term, and not translated', (text) => {
  expect(toChinese(text)).toBeNull();
});

describe('the terms in a text', () => {
  const pairs = (text: string, reader: 'en' | 'zh-Hans') =>
    findTerms([text], reader).map(({ term, translation }) => `${term} = ${translation}`);

  test('are the longest ones, as they stand in the text, each once', () => {
    expect(pairs('立式加工中心，主轴转速高，主轴 转速稳定。', 'en')).toEqual([
      '立式加工中心 = vertical machining centre',
      '主轴转速 = spindle speed',
    ]);
    expect(pairs('Two CNC lathes with chip conveyor; one CNC lathe without.', 'zh-Hans')).toEqual([
      'CNC lathes = 数控车床',
      'chip conveyor = 排屑器',
    ]);
  });

  test('do not cross a punctuation mark and do not begin in a word', () => {
    expect(pairs('The spindle. Speed is high.', 'zh-Hans')).not.toContain(
      'spindle. Speed = 主轴转速',
    );
    expect(pairs('impressed', 'zh-Hans')).toEqual([]);
  });

  test('are none for a text in the language of the reader', () => {
    expect(pairs('CNC lathe', 'en')).toEqual([]);
    expect(pairs('数控车床 CNC lathe', 'zh-Hans')).toEqual([]);
  });

  test('are the most specific ones of a long text, in its order', () => {
    const text = englishWays(TERM_LINES)
      .slice(0, 40)
      .map(({ zh }) => zh)
      .join('，');
    const terms = findTerms([text], 'en').map(({ term }) => term);
    expect(terms).toHaveLength(MAX_TERMS);
    expect(terms.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))).toEqual(terms);
  });
});

test.each([
  ['CNC lathe', 'en'],
  ['数控车床', 'zh-Hans'],
  ['CNC 数控车床', 'zh-Hans'],
  ['The 泵 does not run well', 'en'],
  ['  ', null],
  ['१२३ मशीन', null],
])('%s is in the language %s', (text, lang) => {
  expect(detectLanguage(text)).toBe(lang);
});
