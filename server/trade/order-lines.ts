// What an order may hold: products of one supplier, each with a price, at the price the buyer saw.

/** One line as the buyer sent it; dollars. */
export interface AskedLine {
  readonly productId: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly specifications: string;
}

/** A listing that the public sees, as it is now. */
export interface Offered {
  readonly no: number;
  readonly supplierId: string;
  readonly name: string;
  readonly image: string | null;
  /** null where it is sold by quote. */
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
  /** One of the products is somebody else's. */
  | { readonly kind: 'supplierNotFound' }
  | { readonly kind: 'soldByQuote' }
  | { readonly kind: 'priceChanged' }
  /** Less of a product, over all its lines, than its supplier sells. */
  | { readonly kind: 'belowMinimum'; readonly minimum: number }
  /** More money than can be counted exactly. */
  | { readonly kind: 'tooMuch' };

/** The product of which too little is ordered. */
const tooFew = (lines: readonly AgreedLine[]): AgreedLine | undefined => {
  const ordered = new Map<number, number>();
  for (const { no, quantity } of lines) ordered.set(no, (ordered.get(no) ?? 0) + quantity);
  return lines.find(({ no, minOrderQuantity }) => (ordered.get(no) ?? 0) < minOrderQuantity);
};

/** `offered` holds what there is, by product id. The total is the server's own, in cents. */
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
