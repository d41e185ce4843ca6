// Validation of order lines: products of one supplier, each with a fixed price that is still the one the buyer saw.

import { fieldErrorWithNumber } from '../../contract/messages.ts';
import { toCents } from '../../contract/money.ts';
import type { OrderBody } from '../../contract/trade/orders.ts';
import type { OrderLinesTable, ProductsTable } from '../platform/db/tables.ts';
import { HttpError } from '../platform/http/http-error.ts';

/** Columns of a public product, with its name in the buyer's language and its first picture. */
export interface OrderableProduct
  extends Pick<ProductsTable, 'supplier_id' | 'price_cents' | 'min_order_quantity'>,
    Pick<OrderLinesTable, 'name' | 'image'> {
  readonly no: number;
  readonly price_basis: string | null;
}

export type NewOrderLine = Omit<OrderLinesTable, 'order_id' | 'position'>;

type Requested = OrderBody['products'];
type ProductsById = ReadonlyMap<string, OrderableProduct>;

/** Throws if a product, over all of its lines, is ordered below its minimum quantity. */
function requireMinimumQuantities(requested: Requested, products: ProductsById): void {
  for (const [productId, lines] of Map.groupBy(requested, (line) => line.productId)) {
    const minimum = products.get(productId)?.min_order_quantity ?? 0;
    if (lines.reduce((sum, { quantity }) => sum + quantity, 0) < minimum)
      throw new HttpError('validation', {
        'products.quantity': fieldErrorWithNumber('belowMinimum', minimum),
      });
  }
}

/**
 * Checks the requested lines against the public products, by id, and returns the lines to store with their total, which the
 * server computes itself: with the prices confirmed, it is the total that the contract limits. All products have the same price basis,
 * because one place of delivery is of the whole order.
 */
export function validateOrderLines(
  requested: Requested,
  supplierId: string,
  products: ProductsById,
): {
  readonly lines: readonly NewOrderLine[];
  readonly totalCents: number;
  readonly basis: string | null;
} {
  let totalCents = 0;
  const lines = requested.map(({ productId, quantity, unitPrice, specifications = '' }) => {
    const product = products.get(productId);
    if (!product) throw new HttpError('productNotFound');
    if (product.supplier_id !== supplierId) throw new HttpError('supplierNotFound');
    const { no, name, image, price_cents } = product;
    if (!price_cents) throw new HttpError('soldByQuote');
    if (toCents(unitPrice) !== price_cents) throw new HttpError('priceChanged');
    totalCents += price_cents * quantity;
    return { product_no: no, name, image, quantity, unit_price_cents: price_cents, specifications };
  });
  requireMinimumQuantities(requested, products);
  const bases = new Set(
    requested.map(({ productId }) => products.get(productId)?.price_basis ?? null),
  );
  if (bases.size > 1) throw new HttpError('validation', { products: 'mixedPriceBases' });
  const [basis = null] = bases;
  return { lines, totalCents, basis };
}
