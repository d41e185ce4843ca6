// What the panel "At your door in India" of a product states, computed from the product and the dated rules. Pure. A rate that no
// verified rule has is named as missing; it is never guessed.
import type { Product } from '../../../contract/catalog/product.ts';
import { MISSING_INPUTS, type MissingInput } from '../../../contract/landed-cost/estimate.ts';
import { supplierCode } from '../../../contract/landed-cost/hs-code.ts';
import { toMinor } from '../../../contract/landed-cost/paise.ts';
import {
  antiDumpingRules,
  assumedRate,
  chargeRate,
  complianceRules,
  exchangeRate,
  tariffLines,
  type UsedRate,
} from '../../../contract/landed-cost/rates.ts';
import { PORTS, type Port, type Rule, type RuleOf } from '../../../contract/landed-cost/rule.ts';
import { foldWidth } from '../../../contract/typed/pasted-text.ts';
import type { DoorFigures } from './door-lines.ts';
import { type ListedRange, seaFreightTo } from './port-ranges.ts';

/** The supplier's text may have words around the code: "8458.11 (CNC lathes)". */
const CODE_IN_TEXT = /\d[\d. ]{4,}\d/;
const CODE_DIGITS = 6;

/** The six digits that India shares with the supplier's code; null if the text has fewer. */
export function codeIn(text: string): string | null {
  const code = supplierCode(CODE_IN_TEXT.exec(foldWidth(text))?.[0] ?? '');
  return code.length === CODE_DIGITS ? code : null;
}

/** US dollars to a port. */
export interface PortFreight extends ListedRange {
  readonly port: Port;
}

export interface Door {
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
  /** Whether something shown is an invented example, and whether something was not checked in time. */
  readonly hasExamples: boolean;
  readonly isStale: boolean;
  /** Null where nothing can be computed: no price, no exchange rate, or no rule for costs that are not known. */
  readonly figures: DoorFigures | null;
}

const freightTo = (rules: readonly Rule[], today: string): PortFreight[] =>
  PORTS.flatMap((port) => {
    const range = seaFreightTo(rules, port, today);
    return range ? [{ port, ...range }] : [];
  });

function figuresOf(
  door: Omit<Door, 'figures'>,
  rules: readonly Rule[],
  today: string,
): DoorFigures | null {
  const { price, quantity, exchange, rates, freight, code, antiDumping } = door;
  const assumed = [
    assumedRate(rules, 'freight', today),
    assumedRate(rules, 'insurance', today),
  ] as const;
  if (price === null || !exchange || !assumed[0] || !assumed[1]) return null;
  const { bcd, aidc, sws, igst } = rates;
  const surchargeOnAidc = (tariffLines(rules, 'aidc', code, today) ?? []).some(
    ({ withSurcharge }) => withSurcharge,
  );
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
export function doorOf(
  product: Pick<Product, 'price' | 'minOrderQuantity' | 'countryOfOrigin'>,
  hsText: string,
  rules: readonly Rule[],
  today: string,
): Door | null {
  const code = codeIn(hsText);
  if (code === null || /^(?:india|印度|in)$/i.test(product.countryOfOrigin ?? '')) return null;
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
  const compliance = complianceRules(rules, code, today);
  const freight = freightTo(rules, today);
  const usedRates = [exchange, ...Object.values(rates)].filter((each) => each !== null);
  const door = {
    code,
    price: product.price,
    quantity: product.minOrderQuantity ?? 1,
    ...{ exchange, rates, freight, compliance },
    missing: MISSING_INPUTS.filter((each) => lacks[each]),
    antiDumping: antiDumpingRules(rules, code, 'CN', today),
    hasExamples:
      usedRates.some(({ basis }) => basis === 'example') ||
      freight.some(({ isExample }) => isExample),
    isStale: usedRates.some(({ stale }) => stale) || freight.some((each) => each.isStale),
  };
  return { ...door, figures: figuresOf(door, rules, today) };
}
