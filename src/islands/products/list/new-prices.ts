// New prices of several products: by percent, by an amount, or one price for all, with the rules of the product form.

import { MAX_PRODUCT_PRICE_USD } from '../../../../contract/limits.ts';
import type { FieldErrorKey } from '../../../../contract/messages.ts';
import type { MyProduct } from '../../../../contract/products/my-product.ts';
import { foldWidth } from '../../../../contract/typed/pasted-text.ts';
import { typedNumber } from '../../../../contract/typed/typed-number.ts';

export const PRICE_RULES = ['percent', 'amount', 'fixed'] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/** US dollars; null means the product is sold by quote. */
export interface NewPrice {
  readonly id: string;
  readonly from: number | null;
  readonly to: number | null;
}

const round = (dollars: number): number => Math.round(dollars * 100) / 100;

const priceAfter = (rule: PriceRule, from: number | null, value: number): number | null => {
  // A product sold by quote has no price to raise or lower.
  if (rule !== 'fixed' && from === null) return null;
  const changed = rule === 'percent' ? Number(from) * (1 + value / 100) : Number(from) + value;
  // A price of 0 is none.
  return round(rule === 'fixed' ? value : changed) || null;
};

type NewPrices =
  | { readonly status: 'empty' }
  | { readonly status: 'invalid'; readonly error: 'number' | FieldErrorKey }
  | { readonly status: 'valid'; readonly prices: readonly NewPrice[] };

/** `prices` has all products, also those whose price stays the same. */
export function newPrices(
  products: readonly MyProduct[],
  rule: PriceRule,
  typed: string,
): NewPrices {
  const text = foldWidth(typed).trim();
  if (text === '') return { status: 'empty' };
  const value = typedNumber(text.replace(/^\+|\s?%$/g, ''));
  if (value === null || value !== round(value)) return { status: 'invalid', error: 'number' };
  const prices = products.map(({ id, price }) => ({
    id,
    from: price,
    to: priceAfter(rule, price, value),
  }));
  const isAllowed = ({ to }: NewPrice): boolean =>
    to === null || (to >= 0 && to <= MAX_PRODUCT_PRICE_USD);
  return prices.every(isAllowed)
    ? { status: 'valid', prices }
    : { status: 'invalid', error: 'productPrice' };
}

export const changedPrices = (prices: readonly NewPrice[]): readonly NewPrice[] =>
  prices.filter(({ from, to }) => from !== to);
