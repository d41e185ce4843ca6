// Rule files: every error names the file, the rule, the field and the remedy; the shipped rules are right.
import { describe, expect, test } from 'vitest';
import { uncheckedFamilies } from '../../../contract/landed-cost/compliance.ts';
import type { Rule } from '../../../contract/landed-cost/rule.ts';
import {
  mergeRules,
  RuleFileError,
  readRuleFiles,
} from '../../../contract/landed-cost/rule-file.ts';
import { readShippedRules } from '../../../server/landed-cost/rule-files.ts';
import { COMMON, tariffLine } from './sample-rules.ts';

const LINE = { ...tariffLine('bcd', ['8458'], 7.5), id: 'bcd-8458' };

function errorsOf(...content: readonly unknown[]): readonly string[] {
  try {
    readRuleFiles([{ name: 'tariff.yaml', content }]);
    return [];
  } catch (error) {
    if (!(error instanceof RuleFileError)) throw error;
    return error.lines;
  }
}

test('a valid rule has no errors, and all is the empty prefix', () => {
  expect(errorsOf(LINE)).toEqual([]);
  const [rule] = readRuleFiles([{ name: 'a.yaml', content: [{ ...LINE, hs: 'all' }] }]);
  expect(rule).toMatchObject({ hs: [''] });
  // As it is stored.
  expect(readRuleFiles([{ name: 'a.yaml', content: [rule] }])).toEqual([rule]);
});

test.each<[string, object, string]>([
  ['an unknown kind', { kind: 'tarif' }, 'kind: write one of tariff, valuation'],
  ['an unknown field', { rate: 3 }, 'there is no such field here; remove rate'],
  ['a missing field', { percent: undefined }, 'percent: this field is required'],
  ['a text for a number', { percent: '7.5 %' }, 'percent: write a number'],
  ['a negative percentage', { percent: -1 }, 'percent: write at least 0'],
  ['a percentage beyond all duties', { percent: 301 }, 'percent: write at most 300'],
  ['too many decimals', { percent: 1.0001 }, 'percent: a percentage has at most three decimals'],
  ['a code that YAML read as a number', { hs: [8458] }, 'hs: the word all, or a list of HS codes'],
  ['a code with a dot', { hs: ['84.58'] }, 'hs.0: the word all, or a list of HS codes'],
  ['an unknown charge', { charge: 'gst' }, 'charge: write one of bcd, aidc, sws, igst'],
  ['a day that does not exist', { checked: '2026-02-30' }, 'checked: there is no such day'],
  ['a day in words', { checked: 'today' }, 'checked: a day is written as YYYY-MM-DD'],
  [
    'dates in the wrong order',
    { from: '2026-05-01', until: '2026-04-01' },
    'until: until is before from',
  ],
  ['no quotation', { source: { ...COMMON.source, quote: ' ' } }, 'source.quote: write at least 1'],
  [
    'an address without a scheme',
    { source: { ...COMMON.source, url: 'cbic.gov.in' } },
    'source.url: an address that begins with',
  ],
  [
    'a script as an address',
    { source: { ...COMMON.source, url: 'javascript:alert(1)' } },
    'source.url: an address that begins with',
  ],
  [
    'verified without a source',
    { source: undefined },
    'source: state: verified and reported need a source',
  ],
  [
    'reported without a source',
    { state: 'reported', source: undefined },
    'source: state: verified and reported need a source',
  ],
  [
    'a note in one language',
    { note: { en: 'Only English' } },
    'note.zh-Hans: this field is required',
  ],
])('%s', (_, change, remedy) => {
  const [line = ''] = errorsOf({ ...LINE, ...change });
  expect(line).toContain('tariff.yaml: rule 1 (bcd-8458), ');
  expect(line).toContain(remedy);
});

test('other errors of a file', () => {
  expect(errorsOf(LINE, LINE)).toEqual([
    'tariff.yaml: rule 2 (bcd-8458), id: tariff.yaml has it too; choose another id',
  ]);
  expect(errorsOf('bcd')).toHaveLength(1);
  const notAList = () => readRuleFiles([{ name: 'a.yaml', content: { id: 'x' } }]);
  expect(notAList).toThrow('a.yaml: write a list of rules');
  const range = {
    ...COMMON,
    id: 'p',
    kind: 'port',
    item: 'all',
    port: 'mundra',
    unit: 'm3',
    low: 2,
    high: 1,
  };
  expect(errorsOf({ ...range, what: { en: 'Handling', 'zh-Hans': '操作费' } })).toEqual([
    'tariff.yaml: rule 1 (p), high: high is below low',
  ]);
});

describe('merging', () => {
  const rule = (id: string, checked: string, percent: number): Rule =>
    tariffLine('bcd', ['84'], percent, { id, checked });

  test('of two rules with one id the one checked later counts, at the same day the loaded one', () => {
    const shipped = [
      rule('a', '2026-11-01', 1),
      rule('b', '2026-11-01', 1),
      rule('c', '2026-11-01', 1),
    ];
    const loaded = [
      rule('a', '2026-11-02', 2),
      rule('b', '2026-10-31', 2),
      rule('c', '2026-11-01', 2),
      rule('d', '2020-01-01', 2),
    ];
    expect(
      mergeRules(shipped, loaded).map((each) => [each.id, 'percent' in each && each.percent]),
    ).toEqual([
      ['a', 2],
      ['b', 1],
      ['c', 2],
      ['d', 2],
    ]);
  });
});

test('shipped rules: no examples', async () => {
  const rules = await readShippedRules();
  expect(rules.filter(({ state }) => state === 'example')).toEqual([]);
});

test('a shipped check of a tariff item that ends in 00 is one of its whole subheading, any other is not', async () => {
  const rules = await readShippedRules();
  const notChecked = (code: string) => uncheckedFamilies(rules, code, '2026-11-28');
  expect(notChecked('845811')).toEqual(['metrology']);
  expect(notChecked('84571020')).toEqual(['metrology']);
  expect(notChecked('845710')).toContain('bis');
  expect(notChecked('8458')).toContain('bis');
});
