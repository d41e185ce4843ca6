// Name and price of a product in a list, read without the contract's schemas: for scripts of static pages (decision 019).

interface NamedPrice {
  readonly name: string;
  /** US dollars; null where the product is sold by quote. */
  readonly price: number | null;
}

/** The first product of a list reply; null where there is none. */
export function readFirstProduct(products: unknown): NamedPrice | null {
  const rows: unknown[] = Array.isArray(products) ? products : [];
  const { name, priceRange } = Object(rows[0]) as { name?: unknown; priceRange?: unknown };
  if (typeof name !== 'string') return null;
  return { name, price: typeof priceRange === 'number' ? priceRange : null };
}
