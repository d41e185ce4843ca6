// The BIS guidance states what the rules of import state, so that page, PDF, product panels and calculator cannot disagree.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesOf } from '../../../contract/landed-cost/rule.ts';
import { parseContentPage } from '../../../scripts/frontmatter.ts';
import { headingsIn, rulesOfHeadings } from '../../../src/components/bis/headings.ts';
import { readFactList } from '../../../src/content/fact-files.ts';
import { fillFacts } from '../../../src/content/facts.ts';
import type { Bis } from '../../../src/content/schemas/bis.ts';

const FACTS = readFactList(new URL('../../../', import.meta.url));
const EDITIONS = [
  ['en', 'en'],
  ['zh-hans', 'zh-Hans'],
] as const;

/** The groups of the requirements for the page. */
const GROUPS = [
  '8413-8414',
  '8426',
  '8460-8464',
  '8429-8433',
  '8445-8448',
  '8422/8424',
  '8501-8504',
  '8535-8538',
];

test.each(EDITIONS)('the guidance in %s quotes the rule of its order', (folder, lang) => {
  const page = parseContentPage(readFileSync(`src/content/bis/${folder}/bis.md`, 'utf8'));
  const { order, status } = fillFacts(page, lang, FACTS, folder).data as unknown as Bis;
  const rule = rulesOf(FACTS.rules, 'compliance').find(({ id }) => id === order);
  expect(rule?.asks[lang]).toMatch(/\S/);
  expect(status).toContain(rule?.asks[lang]);
});

test.each(EDITIONS)('the guidance in %s has the groups of codes that were asked for', (folder) => {
  const page = parseContentPage(readFileSync(`src/content/bis/${folder}/bis.md`, 'utf8'));
  const { codes } = page.data as unknown as Bis;
  expect(codes.rows.map(({ code }) => String(code))).toEqual(GROUPS);
});

test('a group has the headings of its ranges and lists', () => {
  expect(headingsIn('8429-8433')).toEqual(['8429', '8430', '8431', '8432', '8433']);
  expect(headingsIn('8422/8424')).toEqual(['8422', '8424']);
  expect(headingsIn('8426')).toEqual(['8426']);
});

test('a group has each rule for one of its headings once, and none that has ended', () => {
  const [motors] = rulesOf(FACTS.rules, 'compliance').filter(({ id }) => id.includes('motors'));
  if (!motors) throw new Error('the rule of motors is missing');
  const chapter = { ...motors, id: 'chapter', hs: ['85'] };
  const ended = { ...motors, id: 'ended', until: '2020-01-01' };
  const rules = [motors, chapter, ended];
  const idsOf = (group: string) => rulesOfHeadings(rules, group, '2026-11-24').map(({ id }) => id);
  expect(idsOf('8501-8504').toSorted()).toEqual(['chapter', motors.id]);
  expect(idsOf('8535-8538')).toEqual(['chapter']);
  expect(idsOf('8426')).toEqual([]);
});
