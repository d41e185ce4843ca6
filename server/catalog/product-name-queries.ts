// Product name in its supplier's language, as the audit log and notifications from admins show it to every reader.
import type { DbOrTx } from '../platform/db/open.ts';

/** '' where the product does not exist. */
export async function readOriginalName(db: DbOrTx, productNo: number): Promise<string> {
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
