// Validation of order lines: products of one supplier, each with a fixed price that is still the one the buyer saw.

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

export type OrderLinesOutcome =
  | {
      readonly kind: 'valid';
      readonly lines: readonly ValidOrderLine[];
      readonly totalCents: number;
    }
  | { readonly kind: 'productNotFound' }
  /** One of the products is another supplier's. */
  | { readonly kind: 'supplierNotFound' }
  | { readonly kind: 'soldByQuote' }
  | { readonly kind: 'priceChanged' }
  /** The quantity of a product, summed over its lines, is below its minimum. */
  | { readonly kind: 'belowMinimum'; readonly minimum: number }
  /** The total in cents is not a safe integer. */
  | { readonly kind: 'totalTooLarge' };

/** Returns a line whose product is ordered below its minimum quantity. */
const lineBelowMinimum = (lines: readonly ValidOrderLine[]): ValidOrderLine | undefined => {
  const quantityByNo = new Map<number, number>();
  for (const { no, quantity } of lines)
    quantityByNo.set(no, (quantityByNo.get(no) ?? 0) + quantity);
  return lines.find(({ no, minOrderQuantity }) => (quantityByNo.get(no) ?? 0) < minOrderQuantity);
};

/** Checks the requested lines against `publicProducts`, by id. The server computes the total itself, in cents. */
export function validateOrderLines(
  requestedLines: readonly RequestedLine[],
  supplierId: string,
  publicProducts: ReadonlyMap<string, OrderableProduct>,
): OrderLinesOutcome {
  const lines: ValidOrderLine[] = [];
  let totalCents = 0;
  for (const { productId, quantity, unitPrice, specifications } of requestedLines) {
    const product = publicProducts.get(productId);
    if (!product) return { kind: 'productNotFound' };
    if (product.supplierId !== supplierId) return { kind: 'supplierNotFound' };
    const { priceCents } = product;
    if (priceCents === null) return { kind: 'soldByQuote' };
    if (Math.round(unitPrice * 100) !== priceCents) return { kind: 'priceChanged' };
    totalCents += priceCents * quantity;
    if (totalCents > Number.MAX_SAFE_INTEGER) return { kind: 'totalTooLarge' };
    lines.push({ ...product, priceCents, quantity, specifications });
  }
  const belowMinimum = lineBelowMinimum(lines);
  if (belowMinimum) return { kind: 'belowMinimum', minimum: belowMinimum.minOrderQuantity };
  return { kind: 'valid', lines, totalCents };
}
