// Landed price of a product: its parts, what is missing for it, and its text in lakh.
import { expect, test } from 'vitest';
import { landedPriceOf, type PricedProduct } from '../../../contract/landed-cost/landed-price.ts';
import { readShippedRules } from '../../../server/landed-cost/rule-files.ts';
import { costPanelOf } from '../../../src/components/landed-cost/cost-panel.ts';
import { panelLines } from '../../../src/components/landed-cost/cost-panel-lines.ts';
import { formatLakh } from '../../../src/ui/format/lakh.ts';

const TODAY = '2026-11-28';
const rules = await readShippedRules();
const lathe: PricedProduct = {
  price: 30_000,
  minOrderQuantity: 2,
  countryOfOrigin: 'China',
  priceBasis: null,
  specifications: [
    ['HS code', '8458.11'],
    ['Packing size', '2500 × 1600 × 1900 mm'],
    ['Gross weight', '3200 kg'],
  ],
};
const priceOf = (change: Partial<PricedProduct> = {}) =>
  landedPriceOf({ ...lathe, ...change }, rules, TODAY);

test.each([null, 'EXW'])(
  'is the amount per unit of the panel, and its parts add up: %s',
  (priceBasis) => {
    const { total, parts } = priceOf({ priceBasis });
    const figures = costPanelOf(lathe as never, '8458.11', rules, TODAY)?.figures;
    expect(
      figures && panelLines(figures, 'nhavaSheva', priceBasis ?? 'FOB').get('perUnit'),
    ).toEqual(total);
    const sum = [...parts.values()].reduce((all, range) => all + (range?.[1] ?? 0), 0);
    expect(Math.abs(sum - (total?.[1] ?? 0))).toBeLessThanOrEqual(2);
  },
);

test.each<[string, Partial<PricedProduct>]>([
  ['madeInIndia', { countryOfOrigin: 'India' }],
  ['price', { price: null }],
  ['hsCode', { specifications: [] }],
  ['duty', { specifications: [['HS code', '9999.99']] }],
  [
    'freight',
    {
      specifications: [
        ['HS code', '8458.11'],
        ['Packing size', '20000 × 6000 × 5000 mm'],
      ],
    },
  ],
])('has no total where something is missing: %s', (gap, change) => {
  expect(priceOf(change)).toMatchObject({ gap, total: null });
});

test('what is not known is null among the parts', () => {
  const { parts } = priceOf({ specifications: [['HS code', '9999.99']] });
  expect(parts.get('duty')).toBeNull();
  expect(parts.get('price')).not.toBeNull();
});

test.each([
  ['₹38–40 lakh', '₹380–400万', 3_836_089, 3_989_397],
  ['₹39.9 lakh', '₹399万', 3_989_397, 3_991_000],
  ['₹0.98–1.1 crore', '₹980–1,100万', 9_800_000, 10_900_000],
  ['₹1 crore', '₹1,000万', 9_996_000, 9_997_000],
  ['₹84,500', '₹8.45万', 84_520, 84_520],
])('formats %s', (english, chinese, low, high) => {
  expect(formatLakh('en', [low, high])).toBe(english.replace(/ (?=lakh|crore)/g, '\u00a0'));
  expect(formatLakh('zh-Hans', [low, high])).toBe(chinese);
});
