// What a product page hands to its windows: only what a buyer's inquiry or order needs.

export interface Offer {
  readonly productId: string;
  readonly supplierId: string | null;
  readonly name: string;
  readonly company: string;
  /** US dollars; null is sold by quote and cannot be ordered. */
  readonly price: number | null;
  readonly minOrderQuantity: number | null;
  /** The page to send a full inquiry from, without language. */
  readonly inquiryPath: string;
}
