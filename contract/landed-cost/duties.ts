// Computation of the assessable value and of the duties on it, in integer paise. One implementation for server and browser.
import { percentOf, perUnit } from './paise.ts';

/** Delivery terms of a quotation: Incoterms 2020 (ICC). */
export const COST_INCOTERMS = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CPT',
  'CIF',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const;
export type CostIncoterm = (typeof COST_INCOTERMS)[number];

/** Terms whose price ends before the goods are on board, so that charges in China may come on top. */
export const TERMS_BEFORE_BOARD: readonly CostIncoterm[] = ['EXW', 'FCA', 'FAS'];
/** Terms whose price has no sea freight, or no insurance. */
export const TERMS_WITHOUT_FREIGHT: readonly CostIncoterm[] = [...TERMS_BEFORE_BOARD, 'FOB'];
export const TERMS_WITHOUT_INSURANCE: readonly CostIncoterm[] = [
  ...TERMS_WITHOUT_FREIGHT,
  'CFR',
  'CPT',
];
/** Terms whose price has the charges up to a place in India; that of DDP has the duties too. */
export const TERMS_TO_A_PLACE: readonly CostIncoterm[] = ['DAP', 'DPU', 'DDP'];

/** What the value is made of, in paise; null: not known. */
export interface Consignment {
  readonly incoterm: CostIncoterm;
  /** Price of the whole consignment. */
  readonly price: number;
  /** From the works to on board (terms before that only). */
  readonly exportCharges: number;
  readonly freight: number | null;
  readonly insurance: number | null;
  /** Rule 10(2) of the Customs Valuation Rules, 2007: of the FOB value where a cost is not known. */
  readonly assumedFreightPercent: number;
  readonly assumedInsurancePercent: number;
}

/** Lines of the assessable value, in paise. */
export interface ValueLines {
  /** The price as quoted. */
  readonly price: number;
  readonly exportCharges: number;
  /** What is paid; 0 where the price includes it, and where it is not known. */
  readonly freight: number;
  /** What customs adds where the freight is not known: part of the assessable value, not of the landed cost. */
  readonly notionalFreight: number;
  readonly insurance: number;
  /** CIF in rupees; the 1 % landing charge of older calculators is not added (Notification 91/2017-Customs (N.T.)). */
  readonly assessableValue: number;
}

/** Insurance that is not known is taken of the FOB value; of a CFR price, where only that is known, of the price (third and fourth
 * provisos to rule 10(2)). */
export function valueLines(consignment: Consignment): ValueLines {
  const { incoterm, price } = consignment;
  const exportCharges = TERMS_BEFORE_BOARD.includes(incoterm) ? consignment.exportCharges : 0;
  const base = price + exportCharges;
  const addsFreight = TERMS_WITHOUT_FREIGHT.includes(incoterm);
  const freight = addsFreight ? (consignment.freight ?? 0) : 0;
  const notionalFreight =
    addsFreight && consignment.freight === null
      ? percentOf(base, consignment.assumedFreightPercent)
      : 0;
  const insurance = TERMS_WITHOUT_INSURANCE.includes(incoterm)
    ? (consignment.insurance ?? percentOf(base, consignment.assumedInsurancePercent))
    : 0;
  return {
    ...{ price, exportCharges, freight, notionalFreight, insurance },
    assessableValue: base + freight + notionalFreight + insurance,
  };
}

/** Percentages. */
export interface DutyRates {
  readonly bcd: number;
  readonly aidc: number;
  readonly sws: number;
  readonly igst: number;
  /** Whether the surcharge is levied on AIDC too. */
  readonly surchargeOnAidc: boolean;
}

/** Paise. */
export interface DutyLines {
  readonly bcd: number;
  readonly aidc: number;
  readonly sws: number;
  /** It enters the base of IGST, not that of the surcharge. */
  readonly antiDumping: number;
  readonly igst: number;
  /** Sum of the lines above. */
  readonly duties: number;
}

/** An anti-dumping duty: an amount in paise, and a percentage of the assessable value. */
export interface AntiDumping {
  readonly paise: number;
  readonly percent: number;
}
export const NO_ANTI_DUMPING: AntiDumping = { paise: 0, percent: 0 };

export function dutyLines(
  assessableValue: number,
  rates: DutyRates,
  { paise, percent }: AntiDumping,
): DutyLines {
  const bcd = percentOf(assessableValue, rates.bcd);
  const aidc = percentOf(assessableValue, rates.aidc);
  const sws = percentOf(bcd + (rates.surchargeOnAidc ? aidc : 0), rates.sws);
  const antiDumping = paise + percentOf(assessableValue, percent);
  const igst = percentOf(assessableValue + bcd + aidc + sws + antiDumping, rates.igst);
  return { bcd, aidc, sws, antiDumping, igst, duties: bcd + aidc + sws + antiDumping + igst };
}

/** The value within a price that has the duties (DDP): the price less the duties on that value. */
function valueWithinPrice(price: number, rates: DutyRates, antiDumping: AntiDumping): number {
  const surcharge = (rates.bcd + (rates.surchargeOnAidc ? rates.aidc : 0)) * (rates.sws / 100);
  const beforeIgst = 1 + (rates.bcd + rates.aidc + surcharge + antiDumping.percent) / 100;
  const igst = 1 + rates.igst / 100;
  return Math.max(0, Math.round((price - antiDumping.paise * igst) / (beforeIgst * igst)));
}

/** Everything up to the buyer's door, in paise. */
export interface CostLines extends ValueLines, DutyLines {
  /** Port charges, clearance, haulage, installation. */
  readonly otherCharges: number;
  readonly landed: number;
  /** Without IGST, for a buyer who is entitled to the credit: never of a DDP price, whose IGST the seller pays. */
  readonly landedNetOfCredit: number;
  readonly perUnit: number;
  readonly perUnitNetOfCredit: number;
}

export function costLines(
  consignment: Consignment,
  rates: DutyRates,
  given: {
    readonly antiDumping: AntiDumping;
    readonly otherCharges: number;
    readonly quantity: number;
  },
): CostLines {
  const hasDuties = consignment.incoterm === 'DDP';
  const known = valueLines(consignment);
  const taxable = hasDuties
    ? valueWithinPrice(known.price, rates, given.antiDumping)
    : known.assessableValue;
  const duty = dutyLines(taxable, rates, given.antiDumping);
  const value = hasDuties
    ? { ...known, assessableValue: Math.max(0, known.price - duty.duties) }
    : known;
  const landed = value.assessableValue - value.notionalFreight + duty.duties + given.otherCharges;
  const landedNetOfCredit = hasDuties ? landed : landed - duty.igst;
  return {
    ...value,
    ...duty,
    otherCharges: given.otherCharges,
    landed,
    landedNetOfCredit,
    perUnit: perUnit(landed, given.quantity),
    perUnitNetOfCredit: perUnit(landedNetOfCredit, given.quantity),
  };
}
