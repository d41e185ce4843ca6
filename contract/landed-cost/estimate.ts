// Estimate of a landed cost from the rules: pure, for server and browser. It lists its assumptions. Where there is neither a
// verified rate nor one given by hand, it names what is missing instead of an amount.
import {
  type Consignment,
  type CostIncoterm,
  type CostLines,
  costLines,
  type DutyRates,
} from './duties.ts';
import { lookupCode } from './hs-code.ts';
import { toMinor } from './paise.ts';
import {
  antiDumpingRules,
  assumedRate,
  chargeRate,
  exchangeRate,
  givenRate,
  type RateName,
  tariffLines,
  type UsedRate,
} from './rates.ts';
import type { CostCurrency, Rule } from './rule.ts';

/** A cost that is known as a range, such as freight to a port. */
export interface Span {
  readonly low: number;
  readonly high: number;
}

/** What a reader asks; amounts in units of the currency, not in hundredths. */
export interface EstimateInput {
  /** Digits only (hsDigits), at least six. */
  readonly hsCode: string;
  readonly incoterm: CostIncoterm;
  /** Price of the whole consignment. */
  readonly amount: number;
  readonly currency: CostCurrency;
  readonly quantity: number;
  /** ISO code; CN if absent. */
  readonly origin?: string | undefined;
  /** In the currency of the price. */
  readonly exportCharges?: number | undefined;
  readonly freight?: number | Span | undefined;
  readonly insurance?: number | undefined;
  /** In rupees. */
  readonly otherCharges?: number | Span | undefined;
  /** In rupees; 0 if the reader has found that none is due. */
  readonly antiDumpingDuty?: number | undefined;
  /** Rates given by hand go before those of the rules. */
  readonly bcdPercent?: number | undefined;
  readonly swsPercent?: number | undefined;
  readonly igstPercent?: number | undefined;
  /** Rupees for one unit of the currency. */
  readonly exchangeRate?: number | undefined;
}

/** Inputs without which there is no estimate. */
export const MISSING_INPUTS = [
  'bcdPercent',
  'swsPercent',
  'igstPercent',
  'exchangeRate',
  'exportCharges',
  'freight',
  'insurance',
] as const;
export type MissingInput = (typeof MISSING_INPUTS)[number];

/** Codes of what an estimate assumes, in the order in which they are listed; texts: contract/messages/landed-cost.ts. */
export const ASSUMPTIONS = [
  'freightAssumed',
  'insuranceAssumed',
  'insuranceAssumedOfCfr',
  'freightIncluded',
  'insuranceIncluded',
  'noLandingCharge',
  'sixDigits',
  'severalRates',
  'givenRates',
  'exampleRates',
  'staleRates',
  'noAidc',
  'antiDumpingListed',
  'antiDumpingGiven',
  'noOtherCharges',
  'credit',
  'rounding',
] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

export interface Estimate {
  /** With the highest rates and costs; with anti-dumping duty listed but not given, its totals are not the reader's to use. */
  readonly high: CostLines;
  /** With the lowest; null where they are the same. */
  readonly low: CostLines | null;
  /** false: an anti-dumping duty is listed for these goods, and its amount was not given. */
  readonly hasTotal: boolean;
  readonly rates: readonly UsedRate[];
  readonly assumptions: readonly Assumption[];
}

export type EstimateResult =
  | (Estimate & { readonly missing: null })
  | { readonly missing: readonly MissingInput[] };

const DEFAULT_ORIGIN = 'CN';
const spanOf = (value: number | Span): Span =>
  typeof value === 'number' ? { low: value, high: value } : value;

/** The rates that the estimate needs, by name; a rate that is missing is undefined. */
function ratesFor(
  input: EstimateInput,
  code: string,
  rules: readonly Rule[],
  today: string,
): Map<RateName, UsedRate | undefined> {
  const { incoterm, currency } = input;
  const rates = new Map<RateName, UsedRate | undefined>();
  const charge = (name: 'bcd' | 'sws' | 'igst', given: number | undefined): void => {
    const rate =
      given === undefined ? chargeRate(rules, name, code, today) : givenRate(name, given);
    rates.set(name, rate);
  };
  charge('bcd', input.bcdPercent);
  const aidc = chargeRate(rules, 'aidc', code, today);
  if (aidc) rates.set('aidc', aidc);
  charge('sws', input.swsPercent);
  charge('igst', input.igstPercent);
  if (currency !== 'INR')
    rates.set(
      'exchange',
      input.exchangeRate === undefined
        ? exchangeRate(rules, currency, today)
        : givenRate('exchange', input.exchangeRate),
    );
  if ((incoterm === 'EXW' || incoterm === 'FOB') && input.freight === undefined)
    rates.set('freight', assumedRate(rules, 'freight', today));
  if (incoterm !== 'CIF' && input.insurance === undefined)
    rates.set('insurance', assumedRate(rules, 'insurance', today));
  return rates;
}

const INPUT_OF_RATE: Readonly<Record<Exclude<RateName, 'aidc'>, MissingInput>> = {
  bcd: 'bcdPercent',
  sws: 'swsPercent',
  igst: 'igstPercent',
  exchange: 'exchangeRate',
  freight: 'freight',
  insurance: 'insurance',
};

function missingInputs(
  { incoterm, exportCharges }: EstimateInput,
  rates: ReadonlyMap<RateName, UsedRate | undefined>,
): MissingInput[] {
  const missing = [...rates]
    .filter(([name, rate]) => name !== 'aidc' && rate === undefined)
    .map(([name]) => INPUT_OF_RATE[name as Exclude<RateName, 'aidc'>]);
  if (incoterm === 'EXW' && exportCharges === undefined) missing.push('exportCharges');
  return MISSING_INPUTS.filter((each) => missing.includes(each));
}

function linesAt(
  end: 'low' | 'high',
  input: EstimateInput,
  rates: ReadonlyMap<RateName, UsedRate | undefined>,
  surchargeOnAidc: boolean,
): CostLines {
  const rate = (name: RateName): number => rates.get(name)?.[end] ?? 0;
  const minor = (value: number | Span | undefined): number | null =>
    value === undefined ? null : toMinor(spanOf(value)[end]);
  const consignment: Consignment = {
    incoterm: input.incoterm,
    amount: toMinor(input.amount),
    exportCharges: minor(input.exportCharges) ?? 0,
    freight: minor(input.freight),
    insurance: minor(input.insurance),
    rupees: input.currency === 'INR' ? 1 : rate('exchange'),
    assumedFreightPercent: rate('freight'),
    assumedInsurancePercent: rate('insurance'),
  };
  const dutyRates: DutyRates = {
    bcd: rate('bcd'),
    aidc: rate('aidc'),
    sws: rate('sws'),
    igst: rate('igst'),
    surchargeOnAidc,
  };
  return costLines(consignment, dutyRates, {
    antiDumping: minor(input.antiDumpingDuty) ?? 0,
    otherCharges: minor(input.otherCharges) ?? 0,
    quantity: input.quantity,
  });
}

/** The first six digits of a longer code count where the code is no Indian tariff item. */
const isCut = (hsCode: string, code: string): boolean => hsCode.length > code.length;

/** @param today day in India, YYYY-MM-DD (dayInIndia) */
export function estimateLandedCost(
  input: EstimateInput,
  rules: readonly Rule[],
  today: string,
): EstimateResult {
  const { incoterm } = input;
  const code = lookupCode(input.hsCode);
  const rates = ratesFor(input, code, rules, today);
  const missing = missingInputs(input, rates);
  if (missing.length > 0) return { missing };

  const aidcLines = rates.has('aidc') ? (tariffLines(rules, 'aidc', code, today) ?? []) : [];
  const surchargeOnAidc = aidcLines.some(({ withSurcharge }) => withSurcharge);
  const high = linesAt('high', input, rates, surchargeOnAidc);
  const low = linesAt('low', input, rates, surchargeOnAidc);
  const used = [...rates.values()].filter((each) => each !== undefined);
  const isListed = antiDumpingRules(rules, code, input.origin ?? DEFAULT_ORIGIN, today).length > 0;
  const isGiven = input.antiDumpingDuty !== undefined;
  const holds: Readonly<Record<Assumption, boolean>> = {
    freightAssumed: rates.has('freight'),
    insuranceAssumed: rates.has('insurance') && incoterm !== 'CFR',
    insuranceAssumedOfCfr: rates.has('insurance') && incoterm === 'CFR',
    freightIncluded: (incoterm === 'CFR' || incoterm === 'CIF') && (input.freight ?? 0) !== 0,
    insuranceIncluded: incoterm === 'CIF' && (input.insurance ?? 0) !== 0,
    noLandingCharge: true,
    sixDigits: isCut(input.hsCode, code),
    severalRates: used.some((each) => each.low !== each.high),
    givenRates: used.some(({ basis }) => basis === 'given'),
    exampleRates: used.some(({ basis }) => basis === 'example'),
    staleRates: used.some(({ stale }) => stale),
    noAidc: !rates.has('aidc'),
    antiDumpingListed: isListed && !isGiven,
    antiDumpingGiven: isGiven,
    noOtherCharges: input.otherCharges === undefined,
    credit: true,
    rounding: true,
  };
  return {
    missing: null,
    high,
    low: low.landed === high.landed && low.duties === high.duties ? null : low,
    hasTotal: !isListed || isGiven,
    rates: used,
    assumptions: ASSUMPTIONS.filter((each) => holds[each]),
  };
}
