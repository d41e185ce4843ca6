// Product data that a product page passes to its buyer dialogs: only what an enquiry or order needs.

export interface Offer {
  readonly productId: string;
  readonly supplierId: string | null;
  readonly name: string;
  readonly company: string;
  /** US dollars; null means sold by quote, which cannot be ordered. */
  readonly price: number | null;
  readonly minOrderQuantity: number | null;
  /** Path of the full inquiry page, without language prefix. */
  readonly inquiryPath: string;
}
