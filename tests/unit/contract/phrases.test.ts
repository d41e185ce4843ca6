// Ready phrases of the chat: enough for each side and situation, unique, and recognized in both languages.
import { describe, expect, test } from 'vitest';
import { phraseText, SITUATIONS } from '../../../contract/chat/phrases/phrase.ts';
import { FIELD_KINDS, formatField } from '../../../contract/chat/phrases/phrase-fields.ts';
import { PHRASES, translatePhrases } from '../../../contract/chat/phrases/phrases.ts';

const VALUES = [
  {
    quantity: '1',
    price: '12500.5',
    percent: '2.5',
    voltage: '415',
    days: '1',
    months: '1',
    years: '1',
    date: '2026-12-05',
  },
  {
    quantity: '12000',
    price: '99',
    percent: '30',
    voltage: '11000',
    days: '45',
    months: '18',
    years: '2',
    date: '2027-02-28',
  },
];

test('each side has at least 40, of every situation', () => {
  for (const side of ['buyer', 'supplier']) {
    const own = PHRASES.filter((phrase) => phrase.side === side);
    expect(own.length).toBeGreaterThanOrEqual(40);
    expect(new Set(own.map(({ situation }) => situation))).toEqual(new Set(SITUATIONS));
  }
});

describe.each(PHRASES)('$id', (phrase) => {
  test.each(VALUES)('is recognized in both languages', (values) => {
    const en = phraseText(phrase, 'en', values);
    const zh = phraseText(phrase, 'zh-Hans', values);
    expect(translatePhrases(en, 'zh-Hans')).toBe(zh);
    expect(translatePhrases(zh, 'en')).toBe(en);
    expect(en).not.toMatch(/\p{Script=Han}|[{}|…]/u);
    // Units, incoterms and names of systems are written in Latin letters in Chinese, too.
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(zh).not.toMatch(/[{}|…]|^\s|\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u);
    expect(en).not.toMatch(/\b1 (?:days|units|months|years)\b/);
  });

  test('has each of its fields once in each language', () => {
    const fieldsIn = (lang: 'en' | 'zh-Hans') =>
      phrase.parts[lang].flatMap((part) => (typeof part === 'string' ? [] : [part.field])).sort();
    expect(fieldsIn('en')).toEqual([...new Set(phrase.fields)].sort());
    expect(fieldsIn('zh-Hans')).toEqual(fieldsIn('en'));
  });
});

test('no two phrases have the same text', () => {
  for (const lang of ['en', 'zh-Hans'] as const) {
    const texts = PHRASES.map((phrase) => phraseText(phrase, lang, {}));
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('fields take only values of their kind', () => {
  expect(formatField('quantity', 'en', '1,200')).toBe('1,200');
  expect(formatField('price', 'en', '12500.5')).toBe('12,500.50');
  expect(formatField('date', 'zh-Hans', '2026-12-05')).toBe('2026 年 12 月 5 日');
  for (const kind of Object.keys(FIELD_KINDS) as (keyof typeof FIELD_KINDS)[])
    for (const value of ['', 'x', '-1', '0', '1e3', '99999999999999', '2026-02-30', '1.2345'])
      expect(formatField(kind, 'en', value)).toBeNull();
});
