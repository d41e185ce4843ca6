// Rows of a landed cost: each line with its formula, the numbers filled in, and the parts of its drawing. Pure.
import type { CostLines } from '../../../contract/landed-cost/duties.ts';
import type { Estimate } from '../../../contract/landed-cost/estimate.ts';
import type { LandedCostBody } from '../../../contract/landed-cost/landed-cost-body.ts';
import type { RateName } from '../../../contract/landed-cost/rates.ts';
import type { Lang } from '../../../contract/lang.ts';
import { formatExact } from '../../ui/format/number.ts';
import { formatPaise, formatRupeeRange } from '../../ui/format/rupees.ts';

export interface CostRow {
  readonly line: keyof CostLines;
  /** With the highest amounts; '' where the amount is as given. */
  readonly formula: string;
  /** Paise; null where an unknown anti-dumping duty would change the amount. */
  readonly high: number | null;
  readonly low: number | null;
}

/** Lines that an unknown anti-dumping duty would change. */
const TOTALS: readonly (keyof CostLines)[] = [
  ...(['antiDumping', 'igst', 'duties', 'landed'] as const),
  ...(['landedNetOfCredit', 'perUnit', 'perUnitNetOfCredit'] as const),
];
/** Lines that are left out at 0. */
const OPTIONAL: readonly (keyof CostLines)[] = [
  ...(['exportCharges', 'freight', 'notionalFreight', 'insurance'] as const),
  ...(['aidc', 'antiDumping', 'otherCharges'] as const),
];

/** @param input what the reader has given; rows are for the whole consignment but the last two */
export function costRows(input: LandedCostBody, estimate: Estimate, lang: Lang): CostRow[] {
  const { high, low, hasTotal } = estimate;
  const money = (line: keyof CostLines): string => formatPaise(lang, high[line]);
  const rate = (name: RateName) => estimate.rates.find((each) => each.name === name)?.high;
  const percent = (name: RateName): string => `${formatExact(lang, rate(name) ?? 0)}%`;
  const sum = (lines: readonly (keyof CostLines)[]): string =>
    lines
      .filter((line) => high[line] !== 0)
      .map(money)
      .join(' + ');
  const exchange = rate('exchange');
  const converted = (amount: number | undefined): string =>
    exchange === undefined || amount === undefined
      ? ''
      : `${input.currency} ${formatExact(lang, amount)} × ${formatExact(lang, exchange)}`;
  const assumed = (name: 'freight' | 'insurance'): string =>
    rate(name) === undefined
      ? converted(input[name])
      : `(${sum(['price', 'exportCharges'])}) × ${percent(name)}`;
  const formulas: readonly (readonly [keyof CostLines, string])[] = [
    ['price', converted(input.amount)],
    ['exportCharges', converted(input.exportCharges)],
    ['freight', converted(input.freight)],
    ['notionalFreight', assumed('freight')],
    ['insurance', assumed('insurance')],
    [
      'assessableValue',
      input.incoterm === 'DDP'
        ? `${money('price')} − ${money('duties')}`
        : sum(['price', 'exportCharges', 'freight', 'notionalFreight', 'insurance']),
    ],
    ['bcd', `${money('assessableValue')} × ${percent('bcd')}`],
    ['aidc', `${money('assessableValue')} × ${percent('aidc')}`],
    ['sws', `${money('bcd')} × ${percent('sws')}`],
    ['antiDumping', ''],
    [
      'igst',
      `(${sum(['assessableValue', 'bcd', 'aidc', 'sws', 'antiDumping'])}) × ${percent('igst')}`,
    ],
    ['duties', sum(['bcd', 'aidc', 'sws', 'antiDumping', 'igst'])],
    ['otherCharges', ''],
    [
      'landed',
      high.notionalFreight === 0
        ? sum(['assessableValue', 'duties', 'otherCharges'])
        : sum(['price', 'exportCharges', 'insurance', 'duties', 'otherCharges']),
    ],
    ['landedNetOfCredit', `${money('landed')} − ${money('igst')}`],
    ['perUnit', `${money('landed')} ÷ ${formatExact(lang, input.quantity)}`],
    ['perUnitNetOfCredit', `${money('landedNetOfCredit')} ÷ ${formatExact(lang, input.quantity)}`],
  ];
  return formulas
    .filter(([line]) => high[line] !== 0 || !OPTIONAL.includes(line))
    .map(([line, formula]) => {
      const isUnknown = !hasTotal && TOTALS.includes(line);
      return {
        line,
        formula: isUnknown ? '' : formula,
        high: isUnknown ? null : high[line],
        low: isUnknown || !low ? null : low[line],
      };
    });
}

/** Cost of one machine in whole rupees, a range where rates are; null where an unknown anti-dumping duty would change it. */
export function perUnitText(
  { high, low, hasTotal }: Estimate,
  line: 'perUnit' | 'perUnitNetOfCredit',
  lang: Lang,
): string | null {
  const rupees = (lines: CostLines): number => Math.round(lines[line] / 100);
  return hasTotal ? formatRupeeRange(lang, [rupees(low ?? high), rupees(high)]) : null;
}

export const STACK_PARTS = ['machine', 'transport', 'duty', 'igst', 'other'] as const;
export type StackPart = (typeof STACK_PARTS)[number];

/** Paise of each part of the landed cost, in the order of the drawing; parts of 0 are left out. */
export function stackOf(lines: CostLines): readonly (readonly [StackPart, number])[] {
  const parts: Readonly<Record<StackPart, number>> = {
    // A price that has the duties (DDP) has them in their own parts.
    machine: lines.landed - lines.freight - lines.insurance - lines.duties - lines.otherCharges,
    transport: lines.freight + lines.insurance,
    duty: lines.duties - lines.igst,
    igst: lines.igst,
    other: lines.otherCharges,
  };
  return STACK_PARTS.map((part) => [part, parts[part]] as const).filter(([, paise]) => paise > 0);
}
