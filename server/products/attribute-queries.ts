// Queries of the attribute values of products, a row a value.
import type { Insertable } from 'kysely';
import type { AttributeValues } from '../../contract/machine-types/read-values.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { ProductAttributesTable } from '../platform/db/tables/catalog.ts';
import { allAttributes } from './given-attributes.ts';
import type { ProductContent } from './product-content.ts';

/** The rows of a product. `given`: values that the supplier gave. */
export const attributeRows = (
  no: number,
  values: AttributeValues,
  given: AttributeValues,
): Insertable<ProductAttributesTable>[] =>
  Object.entries(values).map(([key, value]) => ({
    product_no: no,
    key,
    number: typeof value === 'number' ? value : null,
    code: typeof value === 'number' ? null : value,
    given: key in given ? 1 : 0,
  }));

export async function writeAttributes(
  tx: DbOrTx,
  no: number,
  after: ProductContent,
): Promise<void> {
  const rows = attributeRows(no, allAttributes(after), after.attributes);
  // Written again even if nothing changed: the declarations may read more than those that wrote the stored rows.
  await tx.deleteFrom('product_attributes').where('product_no', '=', no).execute();
  if (rows.length > 0) await tx.insertInto('product_attributes').values(rows).execute();
}

/** Values that suppliers gave, by product number. */
export async function readGivenAttributes(
  db: DbOrTx,
  nos: readonly number[],
): Promise<ReadonlyMap<number, AttributeValues>> {
  const rows = await db
    .selectFrom('product_attributes')
    .select(['product_no', 'key', 'number', 'code'])
    .where('product_no', 'in', nos)
    .where('given', '=', 1)
    .execute();
  const byNo = Map.groupBy(rows, (row) => row.product_no);
  return new Map(
    [...byNo].map(([no, values]) => [
      no,
      Object.fromEntries(values.map(({ key, number, code }) => [key, number ?? code ?? ''])),
    ]),
  );
}
