// The landed cost panel: what it states from a product and the rules, and what it says is missing.
import { expect, test } from 'vitest';
import { codeIn } from '../../../contract/landed-cost/product-code.ts';
import type { Rule } from '../../../contract/landed-cost/rule.ts';
import { msLeftOfDayInIndia } from '../../../contract/landed-cost/rule-dates.ts';
import { costPanelOf } from '../../../src/components/landed-cost/cost-panel.ts';
import {
  type PanelFigures,
  panelLines,
} from '../../../src/components/landed-cost/cost-panel-lines.ts';
import { complianceListDay } from '../../../src/components/landed-cost/load-cost-panel.ts';

const TODAY = '2026-11-24';
const texts = (text: string) => ({ en: text, 'zh-Hans': text });
const example = { state: 'example', checked: TODAY } as const;
const tariff = (charge: 'bcd' | 'sws' | 'igst', percent: number, hs = ['84']): Rule => ({
  ...{ ...example, kind: 'tariff', id: `${charge}-${hs}`, hs, charge, percent },
});
const freight = (id: string, low: number, high: number): Rule => ({
  ...{ ...example, kind: 'freight', id, fromPort: texts('Ningbo'), port: 'mundra' },
  ...{ unit: '20ft', low, high },
});
const VALUATION: Rule[] = [
  { ...example, kind: 'valuation', id: 'v-freight', item: 'freight', percent: 20 },
  { ...example, kind: 'valuation', id: 'v-insurance', item: 'insurance', percent: 1.125 },
];
const EXCHANGE: Rule = {
  ...{ ...example, kind: 'exchange', id: 'usd', currency: 'USD', rupees: 90 },
};
const DUTIES = [tariff('bcd', 10), tariff('sws', 10), tariff('igst', 18)];
const ALL = [...VALUATION, EXCHANGE, ...DUTIES];
const lathe = { price: 1000, minOrderQuantity: 2, countryOfOrigin: 'China', specifications: [] };

const costPanel = (rules: readonly Rule[], product = lathe) =>
  costPanelOf(product, '8458.11', rules, TODAY);
const figuresOf = (rules: readonly Rule[]): PanelFigures => {
  const figures = costPanel(rules)?.figures;
  if (!figures) throw new Error('no figures');
  return figures;
};

test.each([
  ['8458.11', '845811'],
  ['84581100', '845811'],
  ['8458 11 00 (CNC lathes)', '845811'],
  ['HS 8458.1100.90', '845811'],
])('the code of "%s" is %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test.each(['', '8458', 'on request'])('"%s" is no code, so there is no panel', (text) => {
  expect(codeIn(text)).toBeNull();
  expect(costPanelOf(lathe, text, ALL, TODAY)).toBeNull();
});

test('a machine made in India has no panel', () => {
  expect(costPanel(ALL, { ...lathe, countryOfOrigin: 'India' })).toBeNull();
});

test('lines of an FOB price: freight and insurance as customs takes them', () => {
  const lines = Object.fromEntries(panelLines(figuresOf(ALL), 'mundra', 'FOB'));
  expect(lines).toMatchObject({
    price: [180_000, 180_000],
    notionalFreight: [36_000, 36_000],
    insurance: [2025, 2025],
    assessableValue: [218_025, 218_025],
    bcd: [21_803, 21_803],
    sws: [2180, 2180],
  });
  // What customs adds for freight is not paid.
  expect(lines.perUnitNetOfCredit?.[0]).toBe(Math.round((182_025 + 21_802.5 + 2180.25) / 2));
});

test('listed freight makes a range, from the cheapest to the dearest Chinese port', () => {
  const figures = figuresOf([...ALL, freight('a', 100, 120), freight('b', 90, 110)]);
  expect(panelLines(figures, 'mundra', 'FOB').get('freight')).toEqual([8100, 10_800]);
  expect(panelLines(figures, 'chennai', 'FOB').get('notionalFreight')).toEqual([36_000, 36_000]);
  expect(panelLines(figures, 'mundra', 'CIF').get('assessableValue')).toEqual([180_000, 180_000]);
  expect(panelLines(figures, 'mundra', 'EXW').size).toBe(0);
});

test('without a verified rate the panel names it, and shows the value only', () => {
  const unverified: Rule = { ...tariff('bcd', 10), state: 'unknown' };
  const shown = costPanel([...VALUATION, EXCHANGE, unverified, tariff('sws', 10)]);
  expect(shown?.missing).toEqual(['bcdPercent', 'igstPercent']);
  expect(shown?.figures?.rates).toBeNull();
  const lines = shown?.figures ? panelLines(shown.figures, 'mundra', 'FOB') : new Map();
  expect([...lines.keys()]).toEqual([
    ...['price', 'exportCharges', 'freight', 'notionalFreight', 'insurance', 'assessableValue'],
  ]);
});

test('without an exchange rate or a price no amount is computed', () => {
  const withoutRate = costPanel([...VALUATION, ...DUTIES]);
  expect(withoutRate).toMatchObject({ missing: ['exchangeRate'], exchange: null, figures: null });
  expect(costPanelOf({ ...lathe, price: null as never }, '8458.11', ALL, TODAY)).toMatchObject({
    price: null,
    figures: null,
  });
});

test('a listed anti-dumping duty leaves no total', () => {
  const duty: Rule = {
    ...{ ...example, kind: 'antiDumping', id: 'add', hs: ['84581100'], origins: ['CN'] },
    goods: texts('lathes'),
  };
  const shown = costPanel([...ALL, duty]);
  expect(shown?.antiDumping).toEqual([duty]);
  expect(shown?.figures?.rates).toBeNull();
});

test('a code that spans several rates gives a range', () => {
  const figures = figuresOf([...ALL, tariff('bcd', 7.5, ['84581100'])]);
  const [low = 0, high = 0] = panelLines(figures, 'mundra', 'FOB').get('bcd') ?? [];
  expect(low).toBeLessThan(high);
});

test('the list of compliance rules is as old as its last check', () => {
  const rule: Rule = {
    ...{ ...example, kind: 'compliance', id: 'c', hs: ['84'], family: 'bis', status: 'inForce' },
    ...{ scheme: texts('BIS'), asks: texts('a mark'), checked: '2026-10-01' },
  };
  expect(complianceListDay([rule], TODAY)).toBe('2026-10-01');
  expect(complianceListDay([], TODAY)).toBe(TODAY);
});

test('a page made shortly before midnight in India is not kept into the next day', () => {
  expect(msLeftOfDayInIndia(new Date('2026-11-23T18:29:00Z'))).toBe(60_000);
  expect(msLeftOfDayInIndia(new Date('2026-11-23T18:30:00Z'))).toBe(86_400_000);
});

test('an exchange rate is marked from the day after the next notification is due', () => {
  const checkedOn = (checked: string) =>
    costPanel([...VALUATION, ...DUTIES, { ...EXCHANGE, checked }] as Rule[]);
  expect(checkedOn('2026-11-19')).toMatchObject({ isStale: false });
  expect(checkedOn('2026-11-18')).toMatchObject({ isStale: true, missing: [] });
  expect(checkedOn('2026-11-18')?.figures?.rupees).toBe(90);
});

test('a rate that has ended is missing, and so are the amounts', () => {
  const ended = costPanel([
    ...VALUATION,
    ...DUTIES,
    { ...EXCHANGE, until: '2026-11-23' },
  ] as Rule[]);
  expect(ended).toMatchObject({ exchange: null, figures: null, missing: ['exchangeRate'] });
});
