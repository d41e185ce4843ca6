// Landed price of a product: what one machine of the smallest order costs at Nhava Sheva, duty paid, at its listed price. The same for
// the stored figure of lists and for the product page. Port charges and haulage are not in it.
import { costTermOf } from '../catalog/price-basis-parts.ts';
import type { CostLines } from './duties.ts';
import { type Estimate, estimateLandedCost } from './estimate.ts';
import type { EstimateInput } from './estimate-input.ts';
import type { MissingInput } from './estimate-rates.ts';
import { packedSizeOf } from './packed-size.ts';
import { perUnit, toMajor } from './paise.ts';
import { codeOfRows } from './product-code.ts';
import { PORTS, type Rule } from './rule.ts';

/** The part of a product that its landed price depends on. */
export interface PricedProduct {
  /** US dollars; null without one. */
  readonly price: number | null;
  readonly minOrderQuantity: number | null;
  readonly countryOfOrigin: string | null;
  /** Code of the price basis; null where it is not stated. */
  readonly priceBasis: string | null;
  readonly specifications: readonly (readonly [label: string, text: string])[];
}

/** Why there is no figure, in the order in which it is looked for. */
export const LANDED_PRICE_GAPS = [
  'madeInIndia',
  'price',
  'hsCode',
  'prohibited',
  'exchange',
  'duty',
  'exportCharges',
  'antiDumping',
  'freight',
] as const;
export type LandedPriceGap = (typeof LANDED_PRICE_GAPS)[number];

/** Whole rupees from the lowest rates and costs to the highest. */
export type RupeeRange = readonly [low: number, high: number];

export const LANDED_PRICE_PARTS = ['price', 'transport', 'duty', 'igst'] as const;
export type LandedPricePart = (typeof LANDED_PRICE_PARTS)[number];

export interface LandedPrice {
  /** Null where something is missing for it. */
  readonly total: RupeeRange | null;
  readonly gap: LandedPriceGap | null;
  /** Of one machine; null: not known. Empty where nothing can be computed. */
  readonly parts: ReadonlyMap<LandedPricePart, RupeeRange | null>;
}

export const isMadeInIndia = (country: string | null): boolean =>
  /^(?:india|印度|in)$/i.test(country ?? '');

/** How a product's price is read: on its basis, for the smallest order, because none is sold in smaller numbers. */
function estimateInputOfProduct(
  product: PricedProduct,
  price: number,
  hsCode: string,
): EstimateInput {
  const quantity = product.minOrderQuantity || 1;
  return {
    hsCode,
    incoterm: costTermOf(product.priceBasis),
    amount: price * quantity,
    currency: 'USD',
    quantity,
    condition: 'new',
    port: PORTS[0],
    packed: packedSizeOf(product.specifications) ?? undefined,
    // The figure ends at the port.
    otherCharges: 0,
  };
}

const NOTHING: LandedPrice['parts'] = new Map();
const without = (gap: LandedPriceGap, parts = NOTHING): LandedPrice => ({
  total: null,
  gap,
  parts,
});

const GAP_OF_INPUT: { readonly [each in MissingInput]?: LandedPriceGap } = {
  exchangeRate: 'exchange',
  exportCharges: 'exportCharges',
  freight: 'freight',
};

const inRupees = (paise: number, quantity: number): number =>
  Math.round(toMajor(perUnit(paise, quantity)));

const LINES_OF_PART: Readonly<Record<LandedPricePart, readonly (keyof CostLines)[]>> = {
  price: ['price'],
  transport: ['exportCharges', 'freight', 'insurance'],
  duty: ['bcd', 'aidc', 'sws', 'antiDumping'],
  igst: ['igst'],
};

function partsOf(
  { high, low, hasFreight }: Estimate,
  hasDuties: boolean,
  quantity: number,
): LandedPrice['parts'] {
  const isKnown = (part: LandedPricePart): boolean =>
    part === 'price' || (part === 'transport' ? hasFreight : hasDuties);
  return new Map(
    LANDED_PRICE_PARTS.map((part) => {
      const at = (lines: CostLines): number =>
        inRupees(
          LINES_OF_PART[part].reduce((sum, line) => sum + lines[line], 0),
          quantity,
        );
      return [part, isKnown(part) ? [at(low ?? high), at(high)] : null];
    }),
  );
}

/** Rates that a product's own page need not know to show its price and freight. */
const NO_DUTIES = { bcdPercent: 0, swsPercent: 0, igstPercent: 0 };

/** @param today day in India, YYYY-MM-DD (dayInIndia) */
export function landedPriceOf(
  product: PricedProduct,
  rules: readonly Rule[],
  today: string,
): LandedPrice {
  if (isMadeInIndia(product.countryOfOrigin)) return without('madeInIndia');
  if (product.price === null) return without('price');
  const hsCode = codeOfRows(product.specifications);
  if (hsCode === null) return without('hsCode');
  const input = estimateInputOfProduct(product, product.price, hsCode);
  const result = estimateLandedCost(input, rules, today);
  if (result.kind === 'prohibited') return without('prohibited');
  if (result.kind === 'incomplete') {
    const gap = result.missing.map((each) => GAP_OF_INPUT[each]).find((each) => each !== undefined);
    if (gap) return without(gap);
    const value = estimateLandedCost({ ...input, ...NO_DUTIES }, rules, today);
    return without(
      'duty',
      value.kind === 'estimate' ? partsOf(value, false, input.quantity) : NOTHING,
    );
  }
  const parts = partsOf(result, result.hasTotal, input.quantity);
  if (!result.hasTotal) return without('antiDumping', parts);
  // No container takes it, so only a forwarder has a price.
  if (!result.hasFreight) return without('freight', parts);
  const { high, low } = result;
  return {
    total: [inRupees((low ?? high).landed, input.quantity), inRupees(high.landed, input.quantity)],
    gap: null,
    parts,
  };
}
