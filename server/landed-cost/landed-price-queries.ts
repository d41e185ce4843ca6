// Queries of stored landed prices: batches of products whose price was computed with other rules.
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { LandedColumns } from './landed-pricer.ts';

/** Products with a number above `after` and a price of other rules than those with this name, in the order of their numbers. */
export const readOutdated = (tx: DbOrTx, after: number, name: string, limit: number) =>
  tx
    .selectFrom('products')
    .innerJoin('product_texts', (join) =>
      join
        .onRef('product_texts.product_no', '=', 'products.no')
        .onRef('product_texts.lang', '=', 'products.language'),
    )
    .select([
      'products.no',
      'products.price_cents as priceCents',
      'products.min_order_quantity as minOrderQuantity',
      'products.country_of_origin as countryOfOrigin',
      'products.price_basis as priceBasis',
      'products.landed_low',
      'products.landed_high',
      'product_texts.specifications',
    ])
    .select((each) => isPublicProduct(each).as('shown'))
    .where('products.no', '>', after)
    .where('products.landed_rules', '<>', name)
    .orderBy('products.no')
    .limit(limit)
    .execute();

export const writeLandedColumns = async (
  tx: DbOrTx,
  nos: readonly number[],
  columns: Partial<LandedColumns>,
): Promise<void> =>
  void (await tx.updateTable('products').set(columns).where('no', 'in', nos).execute());
