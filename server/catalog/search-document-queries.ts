// Search documents of products, built from their current rows and texts in all available languages.

import type { DbOrTx } from '../platform/db/open.ts';
import type { SearchDocument } from '../platform/db/search/index-changes.ts';
import { searchDocumentOf } from './search-document.ts';

/** Pass a few hundred numbers at most: all rows and texts are in memory at the same time. */
export async function searchDocuments(
  tx: DbOrTx,
  nos: readonly number[],
): Promise<SearchDocument[]> {
  const rows = await tx
    .selectFrom('products')
    .select(['no', 'supplier_id', 'category', 'subcategory'])
    .where('no', 'in', nos)
    .execute();
  const supplierIds = [...new Set(rows.map((row) => row.supplier_id))];
  const textsByNo = Map.groupBy(
    await tx.selectFrom('product_texts').selectAll().where('product_no', 'in', nos).execute(),
    (each) => each.product_no,
  );
  const textsBySupplier = Map.groupBy(
    await tx.selectFrom('user_texts').selectAll().where('user_id', 'in', supplierIds).execute(),
    (each) => each.user_id,
  );
  return rows.map((row) => {
    const texts = textsByNo.get(row.no) ?? [];
    const companies = textsBySupplier.get(row.supplier_id) ?? [];
    return searchDocumentOf(row.no, row, {
      names: texts.flatMap(({ name, title, terms }) => [name, title, terms]),
      details: [
        ...texts.flatMap(({ summary, description, tags }) => [
          summary,
          description,
          ...(JSON.parse(tags) as string[]),
        ]),
        ...companies.flatMap(({ company_name, city }) => [company_name, city]),
      ],
    });
  });
}
