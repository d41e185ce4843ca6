// Names, in the reader's language, of the products that entries of the audit log are about.
import type { Lang } from '../../contract/lang.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { textsIn } from '../platform/db/text-queries.ts';

/** By the id of the entry's subject: a product, or a review or report of one. Without products that are deleted. */
export async function readSubjectNames(
  db: DbOrTx,
  lang: Lang,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (subjectIds.length === 0) return new Map();
  const products = db
    .selectFrom('products')
    .select(['products.id as subjectId', 'products.no', 'products.language'])
    .where('products.id', 'in', subjectIds);
  const productsOf = (table: 'reviews' | 'reports') =>
    db
      .selectFrom(table)
      .innerJoin('products', 'products.no', `${table}.product_no`)
      .select([`${table}.id as subjectId`, 'products.no', 'products.language'])
      .where(`${table}.id`, 'in', subjectIds);
  const rows = [
    ...(await products.execute()),
    ...(await productsOf('reviews').execute()),
    ...(await productsOf('reports').execute()),
  ];
  const textsByNo = await textsIn(db, lang).ofProducts(rows, false);
  return new Map(rows.map(({ subjectId, no }) => [subjectId, textsByNo.get(no)?.name ?? '']));
}
