// Facts in content pages: what replaces a placeholder, which sources join the page's, and what errors name.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEntryFiles } from '../../../contract/landed-cost/rule-file.ts';
import { readFactList } from '../../../src/content/fact-files.ts';
import { type FactList, fillFacts, statedFacts } from '../../../src/content/facts.ts';
import { fact } from '../../../src/content/schemas/fact.ts';
import { COMMON, tariffLine } from '../landed-cost/sample-rules.ts';

const CAP = {
  id: 'escrow-cap',
  text: { en: '₹25 lakh', 'zh-Hans': '250 万卢比' },
  sources: [
    {
      title: { en: 'Directions', 'zh-Hans': '指令' },
      url: 'https://rbi.example/d',
      read: '2026-11-23',
    },
  ],
};
const SURCHARGE = {
  ...tariffLine('sws', ['84'], 10, { note: { en: 'Of duties.', 'zh-Hans': '按关税计。' } }),
  id: 'sws-general',
};
const DOUBTFUL = { ...SURCHARGE, id: 'sws-doubtful', state: 'unknown' };
const LIST = { facts: [CAP], rules: [SURCHARGE, DOUBTFUL] } as unknown as FactList;

const filled = (body: string, data: Record<string, unknown> = {}, lang: 'en' | 'zh-Hans' = 'en') =>
  fillFacts({ data, body }, lang, LIST, 'blog/en/a.md');

describe('filling', () => {
  test('replaces facts in the body and in every text of the front matter', () => {
    const data = { title: 'Cap', blocks: [{ items: ['Up to {{escrow-cap}}'] }], date: new Date(0) };
    const page = filled('At most {{ escrow-cap }}.', data, 'zh-Hans');
    expect(page.body).toBe('At most 250 万卢比.');
    expect(page.data).toMatchObject({
      blocks: [{ items: ['Up to 250 万卢比'] }],
      date: new Date(0),
    });
  });

  test('names a rule by its percentage or one of its fields', () => {
    expect(filled('{{rule:sws-general}} %. {{rule:sws-general.note}}').body).toBe(
      '10 %. Of duties.',
    );
  });

  test('adds the sources of what is used after those of the page, each once, with the latest day', () => {
    const own = {
      title: 'Directions of the bank',
      url: 'https://rbi.example/d',
      read: '2026-01-01',
    };
    const { data } = filled('{{escrow-cap}} {{escrow-cap}} {{rule:sws-general}}', {
      sources: [own],
    });
    expect(data.sources).toEqual([
      { ...own, read: '2026-11-23' },
      expect.objectContaining({ title: COMMON.source.title }),
    ]);
    expect(filled('{{escrow-cap}}', {}, 'zh-Hans').data.sources).toMatchObject([{ title: '指令' }]);
  });

  test('leaves a page without facts as it is', () => {
    expect(filled('Text', { title: 'T' })).toEqual({ body: 'Text', data: { title: 'T' } });
  });

  test.each([
    ['{{escrow-capp}}', 'there is no such fact; write one of the ids in src/content/facts/*.yaml'],
    ['{{rule:sws}}', 'there is no such rule; write one of the ids in src/content/rules/*.yaml'],
    ['{{rule:sws-doubtful}}', 'nothing proves the rule'],
    ['{{rule:sws-general.asks}}', 'the rule has no number or text "asks"'],
  ])('%s fails with the file and the remedy', (placeholder, remedy) => {
    expect(() => filled(`A ${placeholder}.`)).toThrow(
      `blog/en/a.md: text: ${placeholder}: ${remedy}`,
    );
  });
});

test.each([
  ['a missing language', { text: { en: 'x' } }, 'fact 1 (escrow-cap), text.zh-Hans: this field is'],
  ['no source', { sources: [] }, 'sources: write at least 1'],
  ['a day in words', { sources: [{ title: 'T', read: 'today' }] }, 'sources.0.read: a day is'],
  ['an unknown field', { value: 1 }, 'there is no such field here; remove value'],
])('a fact with %s names file, fact, field and remedy', (_, change, error) => {
  const files = [{ name: 'facts/a.yaml', content: [{ ...CAP, ...change }] }];
  expect(() => readEntryFiles(files, fact, 'fact')).toThrow(error);
  expect(() => readEntryFiles(files, fact, 'fact')).toThrow('facts/a.yaml: ');
});

test('finds facts that a text states itself, but not inside a longer number or date', () => {
  const stated = (text: string) => statedFacts(LIST, 'en', text).map(({ id }) => id);
  expect(stated('at most ₹25 lakh.')).toEqual(['escrow-cap']);
  const month = { ...CAP, text: { en: 'January 2026', 'zh-Hans': '2026年1月' } };
  const list = { facts: [month], rules: [] } as unknown as FactList;
  expect(statedFacts(list, 'en', 'withdrawn in January 2026')).toHaveLength(1);
  expect(statedFacts(list, 'en', 'on 5 January 2026')).toHaveLength(0);
  expect(statedFacts(list, 'zh-Hans', '2026年1月5日')).toHaveLength(0);
});

// Texts of the interface have no facts, so they are compared with them.
test.each(['en', 'zh-Hans'] as const)('the interface in %s agrees with facts and rules', (lang) => {
  const list = readFactList(new URL('../../../', import.meta.url));
  const filledIn = (name: string) => fillFacts({ data: {}, body: name }, lang, list, 'test').body;
  const texts = (file: string) => readFileSync(`locales/${lang}/${file}.json`, 'utf8');
  expect(texts('home')).toContain(filledIn('{{escrow-cap}}'));
  for (const rule of ['valuation-freight', 'valuation-insurance', 'sws-general'])
    expect(texts('landedCost')).toMatch(new RegExp(`(?<!\\d)${filledIn(`{{rule:${rule}}}`)} ?%`));
});
