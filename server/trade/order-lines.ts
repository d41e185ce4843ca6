// Validation of order lines: products of one supplier, each with a fixed price that is still the one the buyer saw.

import { fieldErrorWithNumber } from '../../contract/messages.ts';
import { toCents } from '../../contract/money.ts';
import { HttpError } from '../platform/http/http-error.ts';

/** One line of the request; `unitPrice` is in US dollars. */
export interface RequestedLine {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly specifications: string;
}

/** A public product with its current data. */
export interface OrderableProduct {
  readonly no: number;
  readonly supplierId: string;
  readonly name: string;
  readonly image: string | null;
  /** null where the product is sold by quote. */
  readonly priceCents: number | null;
  readonly minOrderQuantity: number;
}

export interface ValidOrderLine extends OrderableProduct {
  readonly priceCents: number;
  readonly quantity: number;
  readonly specifications: string;
}

/** Returns a line whose product is ordered below its minimum quantity. */
const lineBelowMinimum = (lines: readonly ValidOrderLine[]): ValidOrderLine | undefined => {
  const quantityByNo = new Map<number, number>();
  for (const { no, quantity } of lines)
    quantityByNo.set(no, (quantityByNo.get(no) ?? 0) + quantity);
  return lines.find(({ no, minOrderQuantity }) => (quantityByNo.get(no) ?? 0) < minOrderQuantity);
};

/**
 * Checks the requested lines against `publicProducts`, by id, and returns them with the total, which the server computes itself.
 * The quantity of a product is summed over its lines; the total in cents must be a safe integer.
 */
export function validateOrderLines(
  requestedLines: readonly RequestedLine[],
  supplierId: string,
  publicProducts: ReadonlyMap<string, OrderableProduct>,
): { readonly lines: readonly ValidOrderLine[]; readonly totalCents: number } {
  const lines: ValidOrderLine[] = [];
  let totalCents = 0;
  for (const { productId, quantity, unitPrice, specifications } of requestedLines) {
    const product = publicProducts.get(productId);
    if (!product) throw new HttpError('productNotFound');
    if (product.supplierId !== supplierId) throw new HttpError('supplierNotFound');
    const { priceCents } = product;
    if (priceCents === null) throw new HttpError('soldByQuote');
    if (toCents(unitPrice) !== priceCents) throw new HttpError('priceChanged');
    totalCents += priceCents * quantity;
    if (totalCents > Number.MAX_SAFE_INTEGER)
      throw new HttpError('validation', { totalAmount: 'invalid' });
    lines.push({ ...product, priceCents, quantity, specifications });
  }
  const belowMinimum = lineBelowMinimum(lines);
  if (belowMinimum) {
    const fieldText = fieldErrorWithNumber('belowMinimum', belowMinimum.minOrderQuantity);
    throw new HttpError('validation', { 'products.quantity': fieldText });
  }
  return { lines, totalCents };
}
