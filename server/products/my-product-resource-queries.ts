// Serialization of a product for its supplier: latest content in the supplier's own language, with its review state.
import type { Lang } from '../../contract/lang.ts';
import type { MyProduct } from '../../contract/products/my-product.ts';
import { attributesText } from '../catalog/attributes/attribute-values.ts';
import { serializeProduct } from '../catalog/product-resource-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { textsIn } from '../platform/db/text-queries.ts';
import { allAttributes } from './given-attributes.ts';
import { productColumnsOf, type StoredProduct, textColumnsOf } from './product-row-queries.ts';
import { latestContent } from './product-state.ts';

/** Serializes products in the order given. Category names are in `lang`, all other texts in the supplier's language. */
export async function serializeMyProducts(
  db: DbOrTx,
  stored: readonly StoredProduct[],
  lang: Lang,
): Promise<MyProduct[]> {
  if (stored.length === 0) return [];
  const ids = [...new Set(stored.map(({ row }) => row.supplier_id))];
  const suppliers = await db
    .selectFrom('users')
    .select(['id', 'language', 'country', 'is_verified', 'verification_level'])
    .where('id', 'in', ids)
    .execute();
  const suppliersById = new Map(suppliers.map((each) => [each.id, each]));
  const companies = new Map(
    (
      await Promise.all(suppliers.map((each) => textsIn(db, each.language as Lang).ofUsers([each])))
    ).flatMap((each) => [...each]),
  );
  return stored.flatMap(({ row, state }) => {
    const supplier = suppliersById.get(row.supplier_id);
    const company = companies.get(row.supplier_id);
    if (!supplier || !company) return [];
    const content = latestContent(state);
    const { lang: textLanguage, ...texts } = textColumnsOf(content);
    const latestRow = {
      ...row,
      ...productColumnsOf(content),
      ...texts,
      attributes: attributesText(allAttributes(content)),
      text_language: textLanguage,
      supplier_country: supplier.country,
      is_verified: supplier.is_verified,
      verification_level: supplier.verification_level,
      company_name: company.company_name,
      contact_name: company.name,
      city: company.city,
    };
    const { change } = state;
    return [
      {
        ...serializeProduct(latestRow, latestRow.title, null, lang, 'all'),
        givenAttributes: Object.entries(content.attributes).map(
          ([key, value]) => [key, String(value)] as const,
        ),
        rejectionReason: state.reason,
        revision: row.revision,
        updatedAt: row.updated_at,
        submittedAt: state.submittedAt,
        change: change
          ? { status: change.status, reason: change.reason, submittedAt: change.submittedAt }
          : null,
      },
    ];
  });
}
