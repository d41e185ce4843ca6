// Data of a product card, and only that: a page embeds it for every row.
import type { Product } from '../../../contract/catalog/product.ts';

type ProductSupplier = NonNullable<Product['supplier']>;

/** The most important ones: a card has room for three. */
const MAX_ATTRIBUTES = 3;

export interface CardProduct
  extends Pick<
    Product,
    | 'id'
    | 'title'
    | 'name'
    | 'category'
    | 'summary'
    | 'price'
    | 'priceBasis'
    | 'minOrderQuantity'
    | 'stock'
    | 'rating'
  > {
  readonly attributes: readonly Pick<Product['attributes'][number], 'name' | 'text'>[];
  readonly image: string | null;
  /** Lowest and highest landed price in rupees; absent in a list of prices at the factory. */
  readonly landed?: readonly [low: number, high: number] | null;
  readonly supplier:
    | (Pick<ProductSupplier, 'city' | 'level'> & {
        /** Color of its badge: grey where no documents show its level; null without one. */
        readonly verified: 'jade' | 'grey' | null;
        readonly name: string;
      })
    | null;
}

/** The end of a supplier's id: enough to recognize one's own products, and smaller than whole ids in a list. */
export const supplierIdSuffix = (id: string): string => id.slice(-12);

/** A stock in words ("In stock") shows no label; a bare number needs it. */
export const stockLabelClass = (stock: string): string | undefined =>
  /\p{L}/u.test(stock) ? 'sr-only' : undefined;

const supplierIdSuffixes = new WeakMap<CardProduct, string>();

/** Not part of the card: when an island hydrates from its cards, the markup already has this value. */
export const supplierIdSuffixOf = (card: CardProduct): string | undefined =>
  supplierIdSuffixes.get(card);

const attributesOf = ({ attributes }: Product): CardProduct['attributes'] =>
  attributes
    .filter(({ isKey }) => isKey)
    .slice(0, MAX_ATTRIBUTES)
    .map(({ name, text }) => ({ name, text }));

const fieldsOf = (product: Product): CardProduct => ({
  id: product.id,
  title: product.title,
  name: product.name,
  summary: product.summary,
  attributes: attributesOf(product),
  category: product.category,
  image: product.images[0] ?? null,
  price: product.price,
  priceBasis: product.priceBasis,
  minOrderQuantity: product.minOrderQuantity,
  stock: product.stock,
  rating: product.rating,
  supplier: product.supplier && {
    name: product.supplier.companyName || product.supplier.name,
    city: product.supplier.city,
    verified: product.supplier.isVerified
      ? product.supplier.isUndocumented
        ? 'grey'
        : 'jade'
      : null,
    level: product.supplier.level,
  },
});

export function cardOf(product: Product): CardProduct {
  const card = fieldsOf(product);
  if (product.supplier?.id) supplierIdSuffixes.set(card, supplierIdSuffix(product.supplier.id));
  return card;
}

/** A card that shows the landed price. */
export const landedCardOf = (product: Product): CardProduct => {
  const card = cardOf(product);
  const landed = product.landedPrice;
  return Object.assign(card, { landed: landed && [landed.low, landed.high] });
};
