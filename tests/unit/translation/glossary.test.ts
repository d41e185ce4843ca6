// Glossary data: enough terms, no duplicates, each usable in both directions, no partial translations.
import { describe, expect, test } from 'vitest';
import { detectLanguage } from '../../../server/translation/detect-language.ts';
import {
  type GlossaryLine,
  keyOf,
  PHRASE_LINES,
  TERM_LINES,
} from '../../../server/translation/glossary.ts';
import { translateByGlossary } from '../../../server/translation/glossary-translation.ts';

const nothing = async () => new Map<string, string>();
const toChinese = (text: string) => translateByGlossary(text, 'zh-Hans', nothing);
const toEnglish = (text: string) => translateByGlossary(text, 'en', nothing);

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
      expect(zh.replace(/\{[abv]\+?\}/g, ''), zh).not.toMatch(
        /\p{Script=Han}[A-Za-z]|[A-Za-z]\p{Script=Han}|[,?!.;]/u,
      );
    }
  });

  test('have the same slots in both languages', () => {
    const slots = (text: string) => (text.match(/\{[abv]/g) ?? []).sort();
    for (const { en, zh } of ALL) expect(slots(en), en).toEqual(slots(zh));
  });
});

test('every term is translated in both directions', async () => {
  for (const { en, zh } of chineseWays(TERM_LINES))
    expect((await toChinese(en))?.replace(/\s/g, ''), en).toBe(zh.replace(/\s/g, ''));
  for (const { en, zh } of englishWays(TERM_LINES))
    expect((await toEnglish(zh))?.toLowerCase(), zh).toBe(en.toLowerCase());
});

const filled = (text: string, a: string, b: string) =>
  text
    .replace(/\{a\+?\}/g, a)
    .replace('{b}', b)
    .replace('{v}', '30');

test('every phrase is translated with its slots filled', async () => {
  for (const { en } of chineseWays(PHRASE_LINES))
    expect(await toChinese(filled(en, 'CNC lathe', 'spindle')), en).toMatch(/\p{Script=Han}/u);
  for (const { en, zh } of englishWays(PHRASE_LINES))
    expect(await toEnglish(filled(zh, '数控车床', '主轴')), `${zh} ${en}`).toMatch(
      /^[\x20-\x7e]+$/,
    );
});

test.each([
  ['Spindle speed', '主轴转速'],
  ['Spare parts for CNC lathe', '数控车床的备件'],
  [
    'Hello, what is the lead time for the CNC lathe XJ-200A?',
    '您好，数控车床 XJ-200A 的交货期是多久？',
  ],
  ['Dear Sir,\nWe need 5 sets of CNC lathes.\nThanks', '您好，\n我们需要 5 套数控车床。\n谢谢'],
  ['Please send a quotation for 2 injection moulding machines.', '请报 2 台注塑机的价格。'],
  [
    'We need a 5-axis machining centre with automatic tool changer and chip conveyor.',
    '我们需要带自动换刀装置和排屑器的五轴加工中心。',
  ],
  ['The voltage is 380 V, 50 Hz.', '电压为 380 V，50 Hz。'],
  ['The price is USD 12,500.', '价格为 USD 12,500。'],
])('%s becomes %s', async (en, zh) => {
  expect(await toChinese(en)).toBe(zh);
});

test.each([
  ['您好，数控车床的交货期是多久？', 'Hello, what is the lead time for the CNC lathe?'],
  ['我们需要5台数控车床。', 'We need 5 CNC lathes.'],
  ['数控车床的备件', 'Spare parts of the CNC lathe'],
  ['全新的数控车床', 'New CNC lathe'],
  ['价格为USD 12,500。保修期为12个月。', 'The price is USD 12,500. The warranty is 12 months.'],
])('%s becomes %s', async (zh, en) => {
  expect(await toEnglish(zh)).toBe(en);
});

test.each([
  'I think the lathe is nice',
  'Hello. Our cousin would rather wait until the monsoon is over.',
  'Kya haal hai?',
  'and',
  'the of for',
  'x'.repeat(5_000),
])('%s is not partly translated', async (text) => {
  expect(await toChinese(text)).toBeNull();
});

test('a stored sentence fills a gap in the glossary', async () => {
  const stored = async (requested: readonly string[]) =>
    new Map(
      requested.filter((text) => text === 'Come for tea at 5').map((text) => [text, '五点来喝茶']),
    );
  expect(await translateByGlossary('Hello! Come for tea at 5.', 'zh-Hans', stored)).toBe(
    '您好！五点来喝茶。',
  );
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
