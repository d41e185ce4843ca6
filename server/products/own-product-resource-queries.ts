// Serialization of a product for its supplier: latest content in the supplier's own language, with its review state.
import type { Lang } from '../../contract/lang.ts';
import type { MyProductWire } from '../../contract/products/my-products.ts';
import { productCardOf, productDetailOf, SUPPLIER } from '../catalog/product-resource-queries.ts';
import type { Queries } from '../platform/db/open.ts';
import { textsIn } from '../translation/text-queries.ts';
import { columnsOf, type Stored, wordsOf } from './product-row-queries.ts';
import { latest } from './product-state.ts';

/** Serializes products in the order given. Category names are in `lang`, all other texts in the supplier's language. */
export async function ownWires(
  db: Queries,
  stored: readonly Stored[],
  lang: Lang,
): Promise<MyProductWire[]> {
  if (stored.length === 0) return [];
  const ids = [...new Set(stored.map(({ row }) => row.supplier_id))];
  const suppliers = await db.selectFrom('users').select(SUPPLIER).where('id', 'in', ids).execute();
  const supplierOf = new Map(suppliers.map((each) => [each.id, each]));
  const companies = new Map(
    (
      await Promise.all(suppliers.map((each) => textsIn(db, each.language as Lang).ofUsers([each])))
    ).flatMap((each) => [...each]),
  );
  return stored.flatMap(({ row, standing }) => {
    const supplier = supplierOf.get(row.supplier_id);
    const company = companies.get(row.supplier_id);
    if (!supplier || !company) return [];
    const content = latest(standing);
    const words = { product_no: row.no, made: null, ...wordsOf(content) };
    const shown = { ...row, ...columnsOf(content) };
    const { change } = standing;
    return [
      {
        ...productDetailOf(productCardOf(shown, words, supplier, company, lang), words, null),
        rejectionReason: standing.reason,
        revision: row.revision,
        updatedAt: row.updated_at,
        submittedAt: standing.submittedAt,
        change: change
          ? { status: change.status, reason: change.reason, submittedAt: change.submittedAt }
          : null,
      },
    ];
  });
}
