// Estimate of a landed cost from the rules: pure, for server and browser. It lists its assumptions. Where there is neither a rate of
// the rules nor one given by hand, it names what is missing instead of an amount.
import { antiDumpingOf, antiDumpingRules } from './anti-dumping.ts';
import { type Assumption, assumptionsOf } from './assumptions.ts';
import { ASSUMED_CARGO, type Cargo, cargoOf } from './cargo.ts';
import { DEFAULT_ORIGIN, prohibitions } from './compliance.ts';
import {
  type CostLines,
  costLines,
  type DutyRates,
  NO_ANTI_DUMPING,
  TERMS_BEFORE_BOARD,
  TERMS_TO_A_PLACE,
  TERMS_WITHOUT_FREIGHT,
} from './duties.ts';
import type { EstimateInput } from './estimate-input.ts';
import { type MissingInput, missingInputs, ratesFor } from './estimate-rates.ts';
import { lookupCode } from './hs-code.ts';
import {
  exportChargesFor,
  haulageFor,
  type ListedRange,
  portChargesAt,
  seaFreightTo,
  type UsedRanges,
} from './listed-ranges.ts';
import { inPaise, toMinor } from './paise.ts';
import { kilometresTo } from './pin-regions.ts';
import { assumedRate, exchangeRate, type RateName, tariffLines, type UsedRate } from './rates.ts';
import { PORTS, type Port, type Rule, type RuleOf } from './rule.ts';

export interface Estimate {
  readonly kind: 'estimate';
  /** With the highest rates and costs. Its totals are incomplete, and not shown, if `hasTotal` is false. */
  readonly high: CostLines;
  /** With the lowest; null where they are the same. */
  readonly low: CostLines | null;
  /** false: an anti-dumping duty is listed for these goods, and its amount was not given. */
  readonly hasTotal: boolean;
  /** How the goods travel; null: no container takes them. */
  readonly cargo: Cargo | null;
  readonly port: Port;
  /** How far the total reaches: to the port, with the charges there, or to the works. */
  readonly reaches: 'port' | 'portCharges' | 'works';
  /** false: the freight is not known, so the total has none. */
  readonly hasFreight: boolean;
  readonly ranges: UsedRanges;
  readonly rates: readonly UsedRate[];
  readonly assumptions: readonly Assumption[];
}

export type EstimateResult =
  | Estimate
  | { readonly kind: 'incomplete'; readonly missing: readonly MissingInput[] }
  /** The goods may not be imported, so nothing is computed. */
  | { readonly kind: 'prohibited'; readonly rules: readonly RuleOf<'compliance'>[] };

/** Listed ranges for what the reader gave no figure for. */
function rangesFor(
  input: EstimateInput,
  cargo: Cargo | null,
  port: Port,
  rules: readonly Rule[],
  today: string,
): UsedRanges {
  const { incoterm } = input;
  const none = { freight: null, exportCharges: null, portCharges: null, haulage: null };
  if (!cargo) return none;
  const kilometres = input.pinCode === undefined ? null : kilometresTo(port, input.pinCode);
  const paysInIndia = input.otherCharges === undefined && !TERMS_TO_A_PLACE.includes(incoterm);
  return {
    freight:
      TERMS_WITHOUT_FREIGHT.includes(incoterm) && input.freight === undefined
        ? seaFreightTo(rules, port, cargo, today)
        : null,
    exportCharges:
      TERMS_BEFORE_BOARD.includes(incoterm) && input.exportCharges === undefined
        ? exportChargesFor(rules, cargo, today)
        : null,
    portCharges: paysInIndia ? portChargesAt(rules, port, cargo, today) : null,
    haulage:
      paysInIndia && kilometres !== null ? haulageFor(rules, cargo, kilometres, today) : null,
  };
}

/** @param today day in India, YYYY-MM-DD (dayInIndia) */
export function estimateLandedCost(
  input: EstimateInput,
  rules: readonly Rule[],
  today: string,
): EstimateResult {
  const { incoterm, currency, quantity, origin = DEFAULT_ORIGIN, condition } = input;
  const code = lookupCode(input.hsCode);
  const prohibitedBy = prohibitions(rules, { code, origin, condition: condition ?? 'new' }, today);
  if (prohibitedBy.length > 0) return { kind: 'prohibited', rules: prohibitedBy };

  const port = input.port ?? PORTS[0];
  const cargo = input.packed ? cargoOf(input.packed, quantity) : ASSUMED_CARGO;
  const ranges = rangesFor(input, cargo, port, rules, today);
  const rates = ratesFor(input, code, ranges, rules, today);
  // Listed freight and charges are in dollars, whatever the price is in.
  const dollar = currency === 'USD' ? rates.get('exchange') : exchangeRate(rules, 'USD', today);
  const usable: UsedRanges = dollar ? ranges : { ...ranges, freight: null, exportCharges: null };
  if (!dollar && ranges.freight) rates.set('freight', assumedRate(rules, 'freight', today));
  const missing = missingInputs(input, usable, rates);
  if (missing.length > 0) return { kind: 'incomplete', missing };

  const rupees = currency === 'INR' ? 1 : (rates.get('exchange')?.high ?? 0);
  const inDollars = (range: ListedRange | null, end: 'low' | 'high'): number | null =>
    range && dollar ? inPaise(toMinor(range[end]), dollar.high) : null;
  const given = (amount: number | undefined): number | null =>
    amount === undefined ? null : inPaise(toMinor(amount), rupees);

  const listed = antiDumpingRules(rules, code, origin, today);
  const antiDumping = antiDumpingOf(input, listed, rupees);
  const aidcLines = rates.has('aidc') ? (tariffLines(rules, 'aidc', code, today) ?? []) : [];
  const surchargeOnAidc = aidcLines.some(({ withSurcharge }) => withSurcharge);

  const linesAt = (end: 'low' | 'high'): CostLines => {
    const rate = (name: RateName): number => rates.get(name)?.[end] ?? 0;
    const dutyRates: DutyRates = {
      ...{ bcd: rate('bcd'), aidc: rate('aidc'), sws: rate('sws'), igst: rate('igst') },
      surchargeOnAidc,
    };
    const charges = [usable.portCharges, usable.haulage].map((range) => toMinor(range?.[end] ?? 0));
    return costLines(
      {
        incoterm,
        price: inPaise(toMinor(input.amount), rupees),
        exportCharges:
          given(input.exportCharges) ??
          // Free carrier and free alongside: a part of the charges at most.
          (incoterm !== 'EXW' && end === 'low' ? 0 : (inDollars(usable.exportCharges, end) ?? 0)),
        freight: given(input.freight) ?? inDollars(usable.freight, end),
        insurance: given(input.insurance),
        assumedFreightPercent: rate('freight'),
        assumedInsurancePercent: rate('insurance'),
      },
      dutyRates,
      {
        antiDumping: antiDumping?.[end === 'low' ? 0 : 1] ?? NO_ANTI_DUMPING,
        otherCharges:
          input.otherCharges === undefined
            ? charges.reduce((sum, each) => sum + each, 0)
            : toMinor(input.otherCharges),
        quantity,
      },
    );
  };
  const high = linesAt('high');
  const low = linesAt('low');
  const used = [
    ...[...rates.values()].filter((each) => each !== undefined),
    ...(dollar && currency !== 'USD' && (usable.freight || usable.exportCharges)
      ? [{ ...dollar, name: 'dollar' as const }]
      : []),
  ];
  const hasTotal = antiDumping !== null;
  const isSame = (['landed', 'duties', 'assessableValue'] as const).every(
    (line) => low[line] === high[line],
  );
  return {
    kind: 'estimate',
    high,
    low: isSame ? null : low,
    hasTotal,
    cargo,
    port,
    reaches:
      input.otherCharges !== undefined ||
      TERMS_TO_A_PLACE.includes(incoterm) ||
      (usable.portCharges && usable.haulage)
        ? 'works'
        : usable.portCharges
          ? 'portCharges'
          : 'port',
    hasFreight: !rates.has('freight'),
    ranges: usable,
    rates: used,
    assumptions: assumptionsOf({
      ...{ input, code, cargo, hasTotal, ranges: usable, rates: used },
      isAntiDumpingListed: listed.length > 0,
    }),
  };
}
