// Properties of estimates for any input: sums, monotony, the order of the delivery terms.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COST_INCOTERMS } from '../../../contract/landed-cost/duties.ts';
import { estimateLandedCost } from '../../../contract/landed-cost/estimate.ts';
import type { EstimateInput } from '../../../contract/landed-cost/estimate-input.ts';
import { RULES, TODAY } from './sample-rules.ts';

const money = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => cents / 100);
const percent = fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1_000);
const known = (max: number) => fc.option(money(max), { nil: undefined });

const input: fc.Arbitrary<EstimateInput> = fc.record({
  hsCode: fc.constant('845811'),
  incoterm: fc.constantFrom(...COST_INCOTERMS),
  amount: fc.integer({ min: 1, max: 1e11 }).map((cents) => cents / 100),
  currency: fc.constantFrom('USD', 'CNY', 'INR'),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  exportCharges: money(1_000_000),
  freight: known(1_000_000_000),
  insurance: known(1_000_000_000),
  otherCharges: known(1_000_000_000),
  antiDumpingDuty: known(1_000_000_000),
  bcdPercent: percent,
  swsPercent: percent,
  igstPercent: percent,
});

const linesOf = (asked: EstimateInput) => {
  const result = estimateLandedCost(asked, RULES, TODAY);
  if (result.kind !== 'estimate') throw new Error(result.kind);
  return result.high;
};

test('the lines add up, in whole paise', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const lines = linesOf(asked);
      for (const paise of Object.values(lines)) {
        expect(Number.isSafeInteger(paise)).toBe(true);
        expect(paise).toBeGreaterThanOrEqual(0);
      }
      const { price, exportCharges, freight, notionalFreight, insurance, assessableValue } = lines;
      // The price of DDP has the duties.
      if (asked.incoterm !== 'DDP')
        expect(price + exportCharges + freight + notionalFreight + insurance).toBe(assessableValue);
      const { bcd, aidc, sws, antiDumping, igst, duties, landed, otherCharges } = lines;
      expect(bcd + aidc + sws + antiDumping + igst).toBe(duties);
      expect(assessableValue - notionalFreight + duties + otherCharges).toBe(landed);
      expect(landed - (asked.incoterm === 'DDP' ? 0 : igst)).toBe(lines.landedNetOfCredit);
      // Half a paisa for each unit, at most.
      expect(Math.abs(lines.perUnit * asked.quantity - landed)).toBeLessThanOrEqual(
        asked.quantity / 2,
      );
    }),
  );
});

test('no line falls when a price, a cost or a rate rises', () => {
  const rising = ['amount', 'exportCharges', 'bcdPercent', 'swsPercent', 'igstPercent'] as const;
  // A price that has the duties (DDP) is worth less to customs when they rise.
  const others = input.filter(({ incoterm }) => incoterm !== 'DDP');
  fc.assert(
    fc.property(others, fc.constantFrom(...rising), fc.integer({ min: 1 }), (asked, name, by) => {
      const before = linesOf(asked);
      const after = linesOf({ ...asked, [name]: (asked[name] ?? 0) + (by % 1_000) / 100 });
      for (const line of ['assessableValue', 'bcd', 'sws', 'igst', 'duties', 'landed'] as const)
        expect(after[line]).toBeGreaterThanOrEqual(before[line]);
    }),
  );
});

test('one amount is worth most as EXW, then FOB, CFR and CIF', () => {
  fc.assert(
    fc.property(input, (asked) => {
      const values = COST_INCOTERMS.map(
        (incoterm) => linesOf({ ...asked, incoterm }).assessableValue,
      );
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }),
  );
});
