// Product data that a page passes to its enquiry and order forms: only what they need.

export interface Offer {
  readonly productId: string;
  readonly supplierId: string | null;
  readonly name: string;
  readonly company: string;
  /** Path of the first picture. */
  readonly image: string | null;
  readonly machineType: string | null;
  /** US dollars; null means sold by quote, which cannot be ordered. */
  readonly price: number | null;
  readonly minOrderQuantity: number | null;
}
