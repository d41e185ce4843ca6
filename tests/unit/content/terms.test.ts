// Words not to use: how the tables are read, what counts as a use, and which parts of files are texts.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  findWords,
  linesOfLocale,
  linesOfModule,
  linesOfPage,
  readTerms,
} from '../../../scripts/terms.ts';

const TABLE = `
| concept | English | Chinese | not in English | not in Chinese |
| --- | --- | --- | --- | --- |
| plate | nameplate | 铭牌 | name plate; data plate | |
| buyer | buyer | 买家 | | 采购商; 买方商家 |
`;

const rules = readTerms(TABLE);
const words = (text: string, lang: 'en' | 'zh-Hans'): string[] =>
  findWords(text.split('\n'), rules, lang).map(
    ({ line, word, use }) => `${line}: ${word} > ${use}`,
  );

describe('the tables', () => {
  test('give the words of each language with those to use', () => {
    expect(rules.rows).toBe(2);
    expect(rules.english.map(({ word }) => word)).toEqual(['name plate', 'data plate']);
    expect(rules.chinese).toContainEqual({ word: '采购商', use: '买家' });
  });

  test('cannot forbid a part of the word to use', () => {
    expect(() => readTerms('| tax | duty | 反倾销税 | | 倾销税 |')).toThrow(/倾销税 is part/);
  });

  test('of the repository have at least 150 terms', () => {
    expect(readTerms(readFileSync('docs/terms.md', 'utf8')).rows).toBeGreaterThanOrEqual(150);
  });
});

describe('a use', () => {
  test('is a whole English word in any case, with its line', () => {
    expect(words('The nameplate.\nName  plate and metadata plates', 'en')).toEqual([
      '2: name plate > nameplate',
    ]);
  });

  test('is any Chinese text with the word', () => {
    expect(words('请各采购商注意', 'zh-Hans')).toEqual(['1: 采购商 > 买家']);
    expect(words('请各买家注意', 'zh-Hans')).toEqual([]);
  });

  test('is not an address', () => {
    expect(words('[plate](/blog/name plate) https://x.example/data plate', 'en')).toEqual([]);
  });
});

describe('texts of a file', () => {
  test('of a page are all lines but its sources and the words that readers search for', () => {
    const page = '---\nkeywords:\n  - a\ntitle: b\nsources:\n  - title: c\nblocks:\n  - d\n---\ne';
    const lines = ['---', '', '', 'title: b', '', '', 'blocks:', '  - d', '---', 'e'];
    expect(linesOfPage(page)).toEqual(lines);
  });

  test('of a locale file are its values', () => {
    expect(linesOfLocale('{\n  "catalog": {\n    "vendor": "A supplier",\n  }')).toEqual([
      '',
      '',
      'A supplier',
      '',
    ]);
  });

  test('of a module are its literals with words, in one language', () => {
    const module =
      "// name plate\nkey: 'catalog',\nen: 'The name plate', 'zh-Hans': '铭牌',\n  A b. | 甲。";
    expect(linesOfModule(module, 'en')).toEqual(['', '', 'The name plate', '  A b.']);
    expect(linesOfModule(module, 'zh-Hans')).toEqual(['', '', '铭牌', '甲。']);
  });
});
