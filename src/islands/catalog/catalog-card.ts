// Data of a product card, and only that: a page embeds it for every row.
import type { Product } from '../../../contract/catalog/product.ts';

type ProductSupplier = NonNullable<Product['supplier']>;

export interface CardProduct
  extends Pick<
    Product,
    | 'id'
    | 'title'
    | 'name'
    | 'category'
    | 'summary'
    | 'price'
    | 'minOrderQuantity'
    | 'stock'
    | 'rating'
  > {
  readonly image: string | null;
  readonly supplier:
    | (Pick<ProductSupplier, 'city' | 'isVerified'> & { readonly name: string })
    | null;
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
