// Data of a product card, and only that: a page embeds it for every row.
import type { CategoryReference, Product } from '../../../contract/catalog/product.ts';

export interface CardProduct {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly category: CategoryReference | null;
  readonly summary: string | null;
  readonly image: string | null;
  /** US dollars; null means the product is sold by quote. */
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

/** The end of a supplier's id: enough to recognize one's own products, and smaller than whole ids in a list. */
export const supplierIdSuffix = (id: string): string => id.slice(-12);

const supplierIdSuffixes = new WeakMap<CardProduct, string>();

/** Not part of the card: when an island hydrates from its cards, the markup already has this value. */
export const supplierIdSuffixOf = (card: CardProduct): string | undefined =>
  supplierIdSuffixes.get(card);

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
  if (product.supplier?.id) supplierIdSuffixes.set(card, supplierIdSuffix(product.supplier.id));
  return card;
}
