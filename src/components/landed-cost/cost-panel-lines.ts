// Amounts of the landed cost panel for one port and delivery term: computed alike by the server and in the browser.
import {
  type CostIncoterm,
  type CostLines,
  costLines,
  type DutyRates,
  NO_ANTI_DUMPING,
  TERMS_BEFORE_BOARD,
} from '../../../contract/landed-cost/duties.ts';
import { inPaise } from '../../../contract/landed-cost/paise.ts';
import type { Port } from '../../../contract/landed-cost/rule.ts';

/** What the amounts are computed from: JSON in the page. Amounts are in cents of a dollar; pairs are the lowest and the highest. */
export interface PanelFigures {
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
  /** Charges in China up to on board, where they are listed. */
  readonly exportCharges: readonly [number, number] | null;
}

/** Lines of the panel, in their order; all but the last two are of the whole order. */
export const PANEL_LINES = [
  'price',
  'exportCharges',
  'freight',
  'notionalFreight',
  'insurance',
  'assessableValue',
  'bcd',
  'aidc',
  'sws',
  'igst',
  'perUnit',
  'perUnitNetOfCredit',
] as const satisfies readonly (keyof CostLines)[];
export type PanelLine = (typeof PANEL_LINES)[number];

/** Lines that are hidden at 0. */
export const OPTIONAL_LINES: readonly PanelLine[] = [
  'exportCharges',
  'freight',
  'notionalFreight',
  'insurance',
];

/** Lines that need no rate of duty. */
const VALUE_LINES: readonly PanelLine[] = PANEL_LINES.slice(0, 6);

const NO_RATES: DutyRates = { bcd: 0, aidc: 0, sws: 0, igst: 0, surchargeOnAidc: false };

/**
 * The lowest and highest rupees of each line, whole. Lines that cannot be computed are missing: those of duties without rates, and
 * all of an EXW price where charges up to the ship are not listed.
 */
export function panelLines(
  figures: PanelFigures,
  port: string,
  incoterm: string,
): ReadonlyMap<PanelLine, readonly [number, number]> {
  const { amount, quantity, rupees, assumed, rates } = figures;
  const term = incoterm as CostIncoterm;
  const charges = TERMS_BEFORE_BOARD.includes(term) ? figures.exportCharges : ([0, 0] as const);
  if (!charges && term === 'EXW') return new Map();
  const freight = figures.freight[port as Port];
  const [low, high] = ([0, 1] as const).map((end) =>
    costLines(
      {
        incoterm: term,
        price: inPaise(amount, rupees),
        // Free carrier and free alongside: a part of the charges at most.
        exportCharges: inPaise(term !== 'EXW' && end === 0 ? 0 : (charges?.[end] ?? 0), rupees),
        freight: freight ? inPaise(freight[end], rupees) : null,
        insurance: null,
        ...{ assumedFreightPercent: assumed[0], assumedInsurancePercent: assumed[1] },
      },
      rates?.[end] ?? NO_RATES,
      { antiDumping: NO_ANTI_DUMPING, otherCharges: 0, quantity },
    ),
  ) as [CostLines, CostLines];
  return new Map(
    (rates ? PANEL_LINES : VALUE_LINES).map((line) => [
      line,
      // Higher rates make the value within a DDP price smaller.
      [low[line], high[line]].map((paise) => Math.round(paise / 100)).toSorted((a, b) => a - b) as [
        number,
        number,
      ],
    ]),
  );
}
