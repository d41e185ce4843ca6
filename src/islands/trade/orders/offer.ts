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
  /** Code of the term and place of the price; null where the supplier has not stated them. */
  readonly priceBasis: string | null;
  /** Of the supplier, for a price ex works. */
  readonly city: string | null;
  readonly minOrderQuantity: number | null;
}
