// Contents of the landed cost panel of a product, computed from the product and the dated rules. Pure. A rate that no
// verified rule has is named as missing; it is never guessed.
import type { Product } from '../../../contract/catalog/product.ts';
import { antiDumpingRules } from '../../../contract/landed-cost/anti-dumping.ts';
import { ASSUMED_CARGO, type Cargo, cargoOf } from '../../../contract/landed-cost/cargo.ts';
import {
  complianceRules,
  DEFAULT_ORIGIN,
  prohibitions,
  uncheckedFamilies,
} from '../../../contract/landed-cost/compliance.ts';
import { MISSING_INPUTS, type MissingInput } from '../../../contract/landed-cost/estimate-rates.ts';
import { isMadeInIndia } from '../../../contract/landed-cost/landed-price.ts';
import {
  exportChargesFor,
  type ListedRange,
  seaFreightTo,
} from '../../../contract/landed-cost/listed-ranges.ts';
import { packedSizeOf } from '../../../contract/landed-cost/packed-size.ts';
import { toMinor } from '../../../contract/landed-cost/paise.ts';
import { codeIn } from '../../../contract/landed-cost/product-code.ts';
import {
  assumedRate,
  chargeRate,
  exchangeRate,
  tariffLines,
  type UsedRate,
} from '../../../contract/landed-cost/rates.ts';
import {
  PORTS,
  type Port,
  type Rule,
  type RuleFamily,
  type RuleOf,
} from '../../../contract/landed-cost/rule.ts';
import type { PanelFigures } from './cost-panel-lines.ts';

/** US dollars to a port. */
export interface PortFreight extends ListedRange {
  readonly port: Port;
}

export interface CostPanel {
  readonly code: string;
  /** Null without a price. */
  readonly price: number | null;
  readonly quantity: number;
  /** Of the dollar; null if no usable rule has it. */
  readonly exchange: UsedRate | null;
  readonly rates: Readonly<Record<'bcd' | 'aidc' | 'sws' | 'igst', UsedRate | null>>;
  readonly freight: readonly PortFreight[];
  /** Rates that the panel lacks. */
  readonly missing: readonly MissingInput[];
  readonly antiDumping: readonly RuleOf<'antiDumping'>[];
  readonly compliance: readonly RuleOf<'compliance'>[];
  /** Rules under which the machine may not be imported: nothing is computed. */
  readonly prohibitedBy: readonly RuleOf<'compliance'>[];
  /** Families of rules without a recorded check of the code. */
  readonly unchecked: readonly RuleFamily[];
  /** How the smallest order travels; null: no container takes it. */
  readonly cargo: Cargo | null;
  /** Whether the packed size is of the data sheet; else one container of 20 feet is assumed. */
  readonly hasSize: boolean;
  /** Whether something comes from a secondary source. */
  readonly hasReported: boolean;
  /** Whether something shown is an invented example, and whether something was not checked in time. */
  readonly hasExamples: boolean;
  readonly isStale: boolean;
  /** Null where nothing can be computed: no price, no exchange rate, or no rule for costs that are not known. */
  readonly figures: PanelFigures | null;
}

const freightTo = (rules: readonly Rule[], cargo: Cargo | null, today: string): PortFreight[] =>
  PORTS.flatMap((port) => {
    const range = cargo && seaFreightTo(rules, port, cargo, today);
    return range ? [{ port, ...range }] : [];
  });

function figuresOf(
  costPanel: Omit<CostPanel, 'figures'>,
  rules: readonly Rule[],
  today: string,
): PanelFigures | null {
  const { price, quantity, exchange, rates, freight, code, antiDumping, cargo, prohibitedBy } =
    costPanel;
  const assumed = [
    assumedRate(rules, 'freight', today),
    assumedRate(rules, 'insurance', today),
  ] as const;
  if (price === null || !exchange || !assumed[0] || !assumed[1]) return null;
  if (prohibitedBy.length > 0) return null;
  const { bcd, aidc, sws, igst } = rates;
  const surchargeOnAidc = (tariffLines(rules, 'aidc', code, today) ?? []).some(
    ({ withSurcharge }) => withSurcharge,
  );
  const exportCharges = cargo && exportChargesFor(rules, cargo, today);
  const ratesAt = (end: 'low' | 'high') => ({
    ...{ bcd: bcd?.[end] ?? 0, aidc: aidc?.[end] ?? 0, sws: sws?.[end] ?? 0 },
    ...{ igst: igst?.[end] ?? 0, surchargeOnAidc },
  });
  return {
    amount: toMinor(price * quantity),
    quantity,
    rupees: exchange.high,
    assumed: [assumed[0].high, assumed[1].high],
    rates:
      bcd && sws && igst && antiDumping.length === 0 ? [ratesAt('low'), ratesAt('high')] : null,
    exportCharges: exportCharges && [toMinor(exportCharges.low), toMinor(exportCharges.high)],
    freight: Object.fromEntries(
      freight.map(({ port, low, high }) => [port, [toMinor(low), toMinor(high)]]),
    ),
  };
}

/**
 * Null for a product without an HS code, or one that is made in India.
 * @param hsText the supplier's text of the code
 * @param today day in India, YYYY-MM-DD
 */
export function costPanelOf(
  product: Pick<Product, 'price' | 'minOrderQuantity' | 'countryOfOrigin' | 'specifications'>,
  hsText: string,
  rules: readonly Rule[],
  today: string,
): CostPanel | null {
  const code = codeIn(hsText);
  if (code === null || isMadeInIndia(product.countryOfOrigin)) return null;
  const rate = (name: 'bcd' | 'aidc' | 'sws' | 'igst') =>
    chargeRate(rules, name, code, today) ?? null;
  const rates = { bcd: rate('bcd'), aidc: rate('aidc'), sws: rate('sws'), igst: rate('igst') };
  const exchange = exchangeRate(rules, 'USD', today) ?? null;
  const lacks: Partial<Record<MissingInput, boolean>> = {
    bcdPercent: !rates.bcd,
    swsPercent: !rates.sws,
    igstPercent: !rates.igst,
    exchangeRate: !exchange,
  };
  const compliance = complianceRules(rules, { code }, today);
  const quantity = product.minOrderQuantity ?? 1;
  const size = packedSizeOf(product.specifications);
  const cargo = size ? cargoOf(size, quantity) : ASSUMED_CARGO;
  const freight = freightTo(rules, cargo, today);
  const usedRates = [exchange, ...Object.values(rates)].filter((each) => each !== null);
  const costPanel = {
    code,
    price: product.price,
    quantity,
    ...{ cargo, hasSize: size !== null },
    prohibitedBy: prohibitions(rules, { code }, today),
    unchecked: uncheckedFamilies(rules, code, today),
    ...{ exchange, rates, freight, compliance },
    missing: MISSING_INPUTS.filter((each) => lacks[each]),
    antiDumping: antiDumpingRules(rules, code, DEFAULT_ORIGIN, today),
    hasReported:
      usedRates.some(({ basis }) => basis === 'reported') ||
      freight.some(({ state }) => state === 'reported'),
    hasExamples:
      usedRates.some(({ basis }) => basis === 'example') ||
      freight.some(({ state }) => state === 'example'),
    isStale: usedRates.some(({ stale }) => stale) || freight.some((each) => each.isStale),
  };
  return { ...costPanel, figures: figuresOf(costPanel, rules, today) };
}
