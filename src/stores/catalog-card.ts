// What a product's card shows, and nothing else: this is what a page sends along for every row.
import type { Product, Taxon } from '../../contract/product-reader.ts';

export interface CardProduct {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly category: Taxon | null;
  readonly summary: string | null;
  readonly image: string | null;
  /** US dollars; null is sold by quote. */
  readonly price: number | null;
  readonly minOrderQuantity: number | null;
  readonly stock: string | null;
  readonly rating: { readonly average: number; readonly count: number };
  readonly supplier: {
    readonly name: string;
    readonly city: string | null;
    readonly isVerified: boolean;
  } | null;
}

/** Ends of suppliers' ids are enough to know one's own products by, and whole ones weigh too much in a list. */
export const makerMark = (id: string): string => id.slice(-12);

const makers = new WeakMap<CardProduct, string>();

/** Beside the card, not in it: it is in the markup already when an island is hydrated from its cards. */
export const makerOf = (card: CardProduct): string | undefined => makers.get(card);

const fieldsOf = (product: Product): CardProduct => ({
  id: product.id,
  title: product.title,
  name: product.name,
  category: product.category,
  summary: product.summary,
  image: product.images[0] ?? null,
  price: product.price,
  minOrderQuantity: product.minOrderQuantity,
  stock: product.stock,
  rating: product.rating,
  supplier: product.supplier && {
    name: product.supplier.companyName || product.supplier.name,
    city: product.supplier.city,
    isVerified: product.supplier.isVerified,
  },
});

export function cardOf(product: Product): CardProduct {
  const card = fieldsOf(product);
  if (product.supplier?.id) makers.set(card, makerMark(product.supplier.id));
  return card;
}
