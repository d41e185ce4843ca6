// Amounts of the panel "At your door in India" for one port and delivery term: computed alike by the server and in the browser.
import {
  type CostIncoterm,
  type CostLines,
  costLines,
  type DutyRates,
} from '../../../contract/landed-cost/duties.ts';
import type { Port } from '../../../contract/landed-cost/rule.ts';

/** What the amounts are computed from: JSON in the page. Amounts are in cents of a dollar; pairs are the lowest and the highest. */
export interface DoorFigures {
  /** Price of the smallest order. */
  readonly amount: number;
  readonly quantity: number;
  /** Rupees for one dollar. */
  readonly rupees: number;
  /** Percentages of the FOB value where freight and insurance are not known: rule 10(2). */
  readonly assumed: readonly [freight: number, insurance: number];
  /** Rates of duty; null: some are not in the list, so only the value can be computed. */
  readonly rates: readonly [DutyRates, DutyRates] | null;
  /** Sea freight of the smallest order, by port; ports that are not listed: assumed. */
  readonly freight: { readonly [each in Port]?: readonly [number, number] };
}

/** Lines of the panel, in their order; all but the last two are of the whole order. */
export const DOOR_LINES = [
  'price',
  'freight',
  'insurance',
  'assessableValue',
  'bcd',
  'aidc',
  'sws',
  'igst',
  'perUnit',
  'perUnitNetOfCredit',
] as const satisfies readonly (keyof CostLines)[];
export type DoorLine = (typeof DOOR_LINES)[number];

/** Lines that need no rate of duty. */
const VALUE_LINES: readonly DoorLine[] = DOOR_LINES.slice(0, 4);

const NO_RATES: DutyRates = { bcd: 0, aidc: 0, sws: 0, igst: 0, surchargeOnAidc: false };

/**
 * The lowest and highest rupees of each line, whole. Lines that cannot be computed are missing: those of duties without rates, and
 * all of an EXW price, whose charges up to the ship are not known.
 */
export function doorLines(
  figures: DoorFigures,
  port: string,
  incoterm: string,
): ReadonlyMap<DoorLine, readonly [number, number]> {
  const { amount, quantity, rupees, assumed, rates } = figures;
  if (incoterm === 'EXW') return new Map();
  const freight = figures.freight[port as Port];
  const [low, high] = ([0, 1] as const).map((end) =>
    costLines(
      {
        ...{ incoterm: incoterm as CostIncoterm, amount, exportCharges: 0, rupees },
        ...{ freight: freight?.[end] ?? null, insurance: null },
        ...{ assumedFreightPercent: assumed[0], assumedInsurancePercent: assumed[1] },
      },
      rates?.[end] ?? NO_RATES,
      { antiDumping: 0, otherCharges: 0, quantity },
    ),
  ) as [CostLines, CostLines];
  return new Map(
    (rates ? DOOR_LINES : VALUE_LINES).map((line) => [
      line,
      [Math.round(low[line] / 100), Math.round(high[line] / 100)],
    ]),
  );
}
