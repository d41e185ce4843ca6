// Validation of order lines: products of one supplier, each with a fixed price that is still the one the buyer saw.

/** One line of the request; `unitPrice` is in US dollars. */
export interface AskedLine {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly specifications: string;
}

/** A public product with its current data. */
export interface Offered {
  readonly no: number;
  readonly supplierId: string;
  readonly name: string;
  readonly image: string | null;
  /** null where the product is sold by quote. */
  readonly priceCents: number | null;
  readonly minOrderQuantity: number;
}

export interface AgreedLine extends Offered {
  readonly priceCents: number;
  readonly quantity: number;
  readonly specifications: string;
}

export type Agreement =
  | { readonly kind: 'agreed'; readonly lines: readonly AgreedLine[]; readonly totalCents: number }
  | { readonly kind: 'productNotFound' }
  /** One of the products is another supplier's. */
  | { readonly kind: 'supplierNotFound' }
  | { readonly kind: 'soldByQuote' }
  | { readonly kind: 'priceChanged' }
  /** The quantity of a product, summed over its lines, is below its minimum. */
  | { readonly kind: 'belowMinimum'; readonly minimum: number }
  /** The total in cents is not a safe integer. */
  | { readonly kind: 'tooMuch' };

/** Finds a line of a product that is ordered below its minimum quantity. */
const tooFew = (lines: readonly AgreedLine[]): AgreedLine | undefined => {
  const ordered = new Map<number, number>();
  for (const { no, quantity } of lines) ordered.set(no, (ordered.get(no) ?? 0) + quantity);
  return lines.find(({ no, minOrderQuantity }) => (ordered.get(no) ?? 0) < minOrderQuantity);
};

/** Checks the requested lines against `offered`, the public products by id. The server computes the total itself, in cents. */
export function agreed(
  asked: readonly AskedLine[],
  supplierId: string,
  offered: ReadonlyMap<string, Offered>,
): Agreement {
  const lines: AgreedLine[] = [];
  let totalCents = 0;
  for (const { productId, quantity, unitPrice, specifications } of asked) {
    const listing = offered.get(productId);
    if (!listing) return { kind: 'productNotFound' };
    if (listing.supplierId !== supplierId) return { kind: 'supplierNotFound' };
    const { priceCents } = listing;
    if (priceCents === null) return { kind: 'soldByQuote' };
    if (Math.round(unitPrice * 100) !== priceCents) return { kind: 'priceChanged' };
    totalCents += priceCents * quantity;
    if (totalCents > Number.MAX_SAFE_INTEGER) return { kind: 'tooMuch' };
    lines.push({ ...listing, priceCents, quantity, specifications });
  }
  const few = tooFew(lines);
  if (few) return { kind: 'belowMinimum', minimum: few.minOrderQuantity };
  return { kind: 'agreed', lines, totalCents };
}
