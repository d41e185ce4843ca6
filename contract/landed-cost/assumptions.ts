// What an estimate assumes, as codes; the texts are in contract/messages/landed-cost.ts.
import type { Cargo } from './cargo.ts';
import {
  TERMS_BEFORE_BOARD,
  TERMS_TO_A_PLACE,
  TERMS_WITHOUT_FREIGHT,
  TERMS_WITHOUT_INSURANCE,
} from './duties.ts';
import type { EstimateInput } from './estimate-input.ts';
import { HS_DIGITS } from './hs-code.ts';
import type { ListedRange, UsedRanges } from './listed-ranges.ts';
import type { UsedRate } from './rates.ts';

/** In the order in which they are listed. */
export const ASSUMPTIONS = [
  'freightListed',
  'freightAssumed',
  'askForwarder',
  'sizeAssumed',
  'insuranceAssumed',
  'insuranceAssumedOfCfr',
  'freightIncluded',
  'insuranceIncluded',
  'exportChargesListed',
  'exportChargesUnknown',
  'placeInIndia',
  'dutiesIncluded',
  'noLandingCharge',
  'sixDigits',
  'fewDigits',
  'severalRates',
  'conditionalRates',
  'givenRates',
  'reportedRates',
  'exampleRates',
  'staleRates',
  'noAidc',
  'projectImport',
  'apta',
  'usedGoods',
  'antiDumpingListed',
  'antiDumpingByProducer',
  'antiDumpingGiven',
  'otherChargesListed',
  'haulageListed',
  'noOtherCharges',
  'credit',
  'rounding',
] as const;
export type Assumption = (typeof ASSUMPTIONS)[number];

interface Computed {
  readonly input: EstimateInput;
  /** By which rules are looked up. */
  readonly code: string;
  readonly cargo: Cargo | null;
  readonly ranges: UsedRanges;
  readonly rates: readonly UsedRate[];
  readonly hasTotal: boolean;
  readonly isAntiDumpingListed: boolean;
}

export function assumptionsOf({
  input,
  code,
  cargo,
  ranges,
  rates,
  hasTotal,
  isAntiDumpingListed,
}: Computed): readonly Assumption[] {
  const { incoterm, condition, scheme } = input;
  const usedRanges = Object.values(ranges).filter((each): each is ListedRange => each !== null);
  const isAssumed = (name: 'freight' | 'insurance'): boolean =>
    rates.some((rate) => rate.name === name);
  const [freightIsAssumed, insuranceIsAssumed] = [isAssumed('freight'), isAssumed('insurance')];
  const isAntiDumpingGiven =
    (input.antiDumpingDuty ?? input.antiDumpingPercent ?? input.antiDumpingPerUnit) !== undefined;
  const states = new Set(usedRanges.map(({ state }) => state));
  const isBeforeBoard = TERMS_BEFORE_BOARD.includes(incoterm) && input.exportCharges === undefined;
  const isToPlace = TERMS_TO_A_PLACE.includes(incoterm);
  const paysFreight = TERMS_WITHOUT_FREIGHT.includes(incoterm);
  const holds: Readonly<Record<Assumption, boolean>> = {
    freightListed: ranges.freight !== null,
    freightAssumed: freightIsAssumed,
    askForwarder: cargo === null && paysFreight && input.freight === undefined,
    sizeAssumed: input.packed === undefined && usedRanges.length > 0,
    insuranceAssumed: insuranceIsAssumed && paysFreight,
    insuranceAssumedOfCfr: insuranceIsAssumed && !paysFreight,
    freightIncluded: !paysFreight && (input.freight ?? 0) !== 0,
    insuranceIncluded: !TERMS_WITHOUT_INSURANCE.includes(incoterm) && (input.insurance ?? 0) !== 0,
    exportChargesListed: ranges.exportCharges !== null,
    exportChargesUnknown: isBeforeBoard && !ranges.exportCharges,
    placeInIndia: isToPlace || incoterm === 'CPT' || incoterm === 'CIP',
    dutiesIncluded: incoterm === 'DDP',
    noLandingCharge: true,
    sixDigits: input.hsCode.length > code.length,
    fewDigits: code.length < HS_DIGITS,
    severalRates: rates.some((each) => each.low !== each.high && each.conditions.length === 0),
    conditionalRates: rates.some(({ conditions }) => conditions.length > 0),
    givenRates: rates.some(({ basis }) => basis === 'given'),
    reportedRates: rates.some(({ basis }) => basis === 'reported') || states.has('reported'),
    exampleRates: rates.some(({ basis }) => basis === 'example') || states.has('example'),
    staleRates: rates.some(({ stale }) => stale) || usedRanges.some(({ isStale }) => isStale),
    noAidc: !rates.some(({ name }) => name === 'aidc'),
    projectImport: scheme === 'projectImport',
    apta: scheme === 'apta',
    usedGoods: condition === 'used',
    antiDumpingListed: !hasTotal,
    antiDumpingByProducer: hasTotal && !isAntiDumpingGiven && isAntiDumpingListed,
    antiDumpingGiven: isAntiDumpingGiven,
    otherChargesListed: ranges.portCharges !== null,
    haulageListed: ranges.haulage !== null,
    noOtherCharges: input.otherCharges === undefined && !ranges.portCharges && !isToPlace,
    credit: incoterm !== 'DDP',
    rounding: true,
  };
  return ASSUMPTIONS.filter((each) => holds[each]);
}
