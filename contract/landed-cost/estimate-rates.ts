// The rates that an estimate needs, from the rules or as given, and the inputs that are missing for it.
import { TERMS_WITHOUT_FREIGHT, TERMS_WITHOUT_INSURANCE } from './duties.ts';
import type { EstimateInput } from './estimate-input.ts';
import type { UsedRanges } from './listed-ranges.ts';
import {
  assumedRate,
  chargeRate,
  exchangeRate,
  givenRate,
  type RateName,
  type UsedRate,
} from './rates.ts';
import type { Rule } from './rule.ts';

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

/** The rates that the estimate needs, by name; a rate that is missing is undefined. */
export function ratesFor(
  input: EstimateInput,
  code: string,
  ranges: UsedRanges,
  rules: readonly Rule[],
  today: string,
): Map<RateName, UsedRate | undefined> {
  const { incoterm, currency, scheme } = input;
  const rates = new Map<RateName, UsedRate | undefined>();
  const charge = (name: 'bcd' | 'sws' | 'igst', given: number | undefined): void => {
    // Only the basic duty differs by scheme.
    const rate =
      given === undefined
        ? chargeRate(rules, name, code, today, name === 'bcd' ? scheme : undefined)
        : givenRate(name, given);
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
  if (TERMS_WITHOUT_FREIGHT.includes(incoterm) && input.freight === undefined && !ranges.freight)
    rates.set('freight', assumedRate(rules, 'freight', today));
  if (TERMS_WITHOUT_INSURANCE.includes(incoterm) && input.insurance === undefined)
    rates.set('insurance', assumedRate(rules, 'insurance', today));
  return rates;
}

/** AIDC may be absent, and the dollar's rate only decides whether listed freight is used. */
type NeededRate = Exclude<RateName, 'aidc' | 'dollar'>;

const INPUT_OF_RATE: Readonly<Record<NeededRate, MissingInput>> = {
  bcd: 'bcdPercent',
  sws: 'swsPercent',
  igst: 'igstPercent',
  exchange: 'exchangeRate',
  freight: 'freight',
  insurance: 'insurance',
};

export function missingInputs(
  { incoterm, exportCharges }: EstimateInput,
  ranges: UsedRanges,
  rates: ReadonlyMap<RateName, UsedRate | undefined>,
): MissingInput[] {
  const missing = [...rates]
    .filter(([name, rate]) => name !== 'aidc' && rate === undefined)
    .map(([name]) => INPUT_OF_RATE[name as NeededRate]);
  if (incoterm === 'EXW' && exportCharges === undefined && !ranges.exportCharges)
    missing.push('exportCharges');
  return MISSING_INPUTS.filter((each) => missing.includes(each));
}
