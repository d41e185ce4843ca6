// Computation of the assessable value and of the duties on it, in integer paise. One implementation for server and browser.
import { inPaise, percentOf, perUnit } from './paise.ts';

/** Delivery terms of a quotation that can be computed; the others include duties, or name no port. */
export const COST_INCOTERMS = ['EXW', 'FOB', 'CFR', 'CIF'] as const;
export type CostIncoterm = (typeof COST_INCOTERMS)[number];

/** What the value is made of, in hundredths of the price's currency; null: not known. */
export interface Consignment {
  readonly incoterm: CostIncoterm;
  /** Price of the whole consignment. */
  readonly amount: number;
  /** From the factory to on board (EXW only). */
  readonly exportCharges: number;
  readonly freight: number | null;
  readonly insurance: number | null;
  /** Rupees for one unit of the currency; 1 for rupees. */
  readonly rupees: number;
  /** Rule 10(2) of the Customs Valuation Rules, 2007: of the FOB value where a cost is not known. */
  readonly assumedFreightPercent: number;
  readonly assumedInsurancePercent: number;
}

/** Lines of the assessable value, in paise. */
export interface ValueLines {
  /** The price as quoted. */
  readonly price: number;
  readonly exportCharges: number;
  /** 0 where the price includes it. */
  readonly freight: number;
  readonly insurance: number;
  /** CIF in rupees; the 1 % landing charge of older calculators is not added (Notification 91/2017-Customs (N.T.)). */
  readonly assessableValue: number;
}

/** Insurance that is not known is taken of the FOB value; of a CFR price, where only that is known, of the price (third and fourth
 * provisos to rule 10(2)). */
export function valueLines(consignment: Consignment): ValueLines {
  const { incoterm, rupees } = consignment;
  const price = inPaise(consignment.amount, rupees);
  const exportCharges = incoterm === 'EXW' ? inPaise(consignment.exportCharges, rupees) : 0;
  const base = price + exportCharges;
  const cost = (known: number | null, assumedPercent: number): number =>
    known === null ? percentOf(base, assumedPercent) : inPaise(known, rupees);
  const freight =
    incoterm === 'EXW' || incoterm === 'FOB'
      ? cost(consignment.freight, consignment.assumedFreightPercent)
      : 0;
  const insurance =
    incoterm === 'CIF' ? 0 : cost(consignment.insurance, consignment.assumedInsurancePercent);
  return { price, exportCharges, freight, insurance, assessableValue: base + freight + insurance };
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
  /** As given by the reader; it enters the base of IGST, not that of the surcharge. */
  readonly antiDumping: number;
  readonly igst: number;
  /** Sum of the lines above. */
  readonly duties: number;
}

export function dutyLines(
  assessableValue: number,
  rates: DutyRates,
  antiDumping: number,
): DutyLines {
  const bcd = percentOf(assessableValue, rates.bcd);
  const aidc = percentOf(assessableValue, rates.aidc);
  const sws = percentOf(bcd + (rates.surchargeOnAidc ? aidc : 0), rates.sws);
  const igst = percentOf(assessableValue + bcd + aidc + sws + antiDumping, rates.igst);
  return { bcd, aidc, sws, antiDumping, igst, duties: bcd + aidc + sws + antiDumping + igst };
}

/** Everything up to the buyer's door, in paise. */
export interface CostLines extends ValueLines, DutyLines {
  /** Clearance, inland freight, installation: as given by the reader. */
  readonly otherCharges: number;
  readonly landed: number;
  /** Without IGST, for a buyer who is entitled to the credit. */
  readonly landedNetOfCredit: number;
  readonly perUnit: number;
  readonly perUnitNetOfCredit: number;
}

export function costLines(
  consignment: Consignment,
  rates: DutyRates,
  given: { readonly antiDumping: number; readonly otherCharges: number; readonly quantity: number },
): CostLines {
  const value = valueLines(consignment);
  const duty = dutyLines(value.assessableValue, rates, given.antiDumping);
  const landed = value.assessableValue + duty.duties + given.otherCharges;
  const landedNetOfCredit = landed - duty.igst;
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
