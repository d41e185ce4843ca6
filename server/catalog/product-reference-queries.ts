// Products that enquiries, chats and orders refer to.
import type { Lang } from '../../contract/lang.ts';
import type { ProductReference } from '../../contract/trade/references.ts';
import type { DbOrTx } from '../platform/db/open.ts';

/**
 * Finds the product that a row refers to; a deleted product has an empty id and `storedName`, the name in the row. The name
 * is in the reader's language, unless the product was renamed since: then it is `storedName`.
 */
export type ProductReferenceLookup = (no: number | null, storedName: string) => ProductReference;

export async function readProductReferences(
  db: DbOrTx,
  nos: readonly (number | null)[],
  lang: Lang,
): Promise<ProductReferenceLookup> {
  const numbers = [...new Set(nos.filter((no) => no !== null))];
  if (numbers.length === 0) return (_, name) => ({ id: '', name, images: [] });
  const rows = await db
    .selectFrom('products')
    .select(['no', 'id', 'images'])
    .where('no', 'in', numbers)
    .execute();
  const names = await db
    .selectFrom('product_texts')
    .select(['product_no', 'lang', 'name'])
    .where('product_no', 'in', numbers)
    .execute();
  const byNo = new Map<number | null, (typeof rows)[number]>(rows.map((row) => [row.no, row]));
  const namesByNo = Map.groupBy(names, (row): number | null => row.product_no);
  return (no, storedName) => {
    const { id, images } = byNo.get(no) ?? { id: '', images: '[]' };
    const all = namesByNo.get(no) ?? [];
    const isCurrentName = all.some(({ name }) => name === storedName);
    const translatedName = isCurrentName ? all.find((row) => row.lang === lang)?.name : undefined;
    const name = translatedName || storedName;
    return { id, name, images: JSON.parse(images) as string[] };
  };
}
