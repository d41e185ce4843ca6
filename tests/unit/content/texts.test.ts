// Reading time, related articles, and the search words of a page.
import { describe, expect, test } from 'vitest';
import { readingMinutes } from '../../../src/content/reading-time.ts';
import { relatedTo } from '../../../src/content/related.ts';
import { wordsMatch } from '../../../src/scripts/words-match.ts';

describe('reading time', () => {
  test('counts English by words, Chinese by characters, and both together', () => {
    expect(readingMinutes('word '.repeat(1_100))).toBe(5);
    expect(readingMinutes('机'.repeat(2_000))).toBe(5);
    expect(readingMinutes(`${'word '.repeat(660)}${'机'.repeat(800)}`)).toBe(5);
  });

  test('is at least a minute, and ignores punctuation', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('## | --- | '.repeat(2_000))).toBe(1);
    expect(readingMinutes(`[a](${'/very-long-address'.repeat(2_000)})`)).toBe(1);
  });
});

describe('related articles', () => {
  const of = (id: string, category: string, ...tags: string[]) => ({
    id,
    data: { category, tags },
  });

  test('ranks common tags, then the category, then the newest, at most three', () => {
    const others = [
      of('newest', 'x'),
      of('category', 'a'),
      of('tag', 'b', 'duty'),
      of('both', 'a', 'duty'),
    ];
    expect(relatedTo(of('it', 'a', 'duty', 'hs'), others).map(({ id }) => id)).toEqual([
      'both',
      'tag',
      'category',
    ]);
  });
});

describe('search matching', () => {
  test.each([
    ['', 'anything', true],
    ['  ', 'anything', true],
    ['DUTY import', 'Import duty on machinery', true],
    ['duty voltage', 'Import duty on machinery', false],
    ['关税', '机械进口关税', true],
    ['ＦＯＢ', 'FOB or FCA', true],
  ])('%j in %j: %s', (typed, text, found) => {
    expect(wordsMatch(typed, text)).toBe(found);
  });
});
