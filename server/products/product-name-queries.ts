// What a listing is called in its supplier's own words: how the desk's log and its letters name it, whoever reads them.
import type { Queries } from '../platform/db/open.ts';

/** '' where there is no such listing. */
export async function ownName(db: Queries, productNo: number): Promise<string> {
  const row = await db
    .selectFrom('products')
    .innerJoin('product_texts', (join) =>
      join
        .onRef('product_texts.product_no', '=', 'products.no')
        .onRef('product_texts.lang', '=', 'products.language'),
    )
    .select('product_texts.name')
    .where('products.no', '=', productNo)
    .executeTakeFirst();
  return row?.name ?? '';
}
