// Serialization of a product for its supplier: latest content in the supplier's own language, with its review state.
import type { Lang } from '../../contract/lang.ts';
import { type MyProduct, RECENT_DAYS } from '../../contract/products/my-product.ts';
import { attributesText } from '../catalog/attributes/attribute-values.ts';
import { serializeProduct } from '../catalog/product-resource-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { textsIn } from '../platform/db/text-queries.ts';
import { allAttributes } from './given-attributes.ts';
import { productColumnsOf, type StoredProduct, textColumnsOf } from './product-row-queries.ts';
import { latestContent } from './product-state.ts';

/**
 * Names for lists, by product number: in `lang` where the name's translation is stored, otherwise as the supplier wrote it. Only live
 * names are translated, not those of an unpublished change.
 */
async function readShownNames(
  db: DbOrTx,
  stored: readonly StoredProduct[],
  lang: Lang,
): Promise<Map<number, string>> {
  const texts = await textsIn(db, lang).ofProducts(
    stored.map(({ row }) => row),
    false,
  );
  return new Map(
    stored.map(({ row, state }) => {
      const { name } = latestContent(state);
      const isLive = name === state.content.name;
      return [row.no, (isLive && texts.get(row.no)?.name) || name];
    }),
  );
}

async function countRecentInquiries(
  db: DbOrTx,
  nos: readonly number[],
): Promise<Map<number | null, number>> {
  const since = new Date(Date.now() - RECENT_DAYS * 86_400_000).toISOString();
  const rows = await db
    .selectFrom('enquiries')
    .select(({ fn }) => ['product_no', fn.countAll<number>().as('count')])
    .where('product_no', 'in', nos)
    .where('created_at', '>=', since)
    .groupBy('product_no')
    .execute();
  return new Map(rows.map(({ product_no, count }) => [product_no, Number(count)]));
}

/**
 * Serializes products in the order given. Category names and the name for lists are in `lang`, all other texts in the supplier's
 * language.
 */
export async function serializeMyProducts(
  db: DbOrTx,
  stored: readonly StoredProduct[],
  lang: Lang,
): Promise<MyProduct[]> {
  if (stored.length === 0) return [];
  const ids = [...new Set(stored.map(({ row }) => row.supplier_id))];
  const suppliers = await db
    .selectFrom('users')
    .select(['id', 'language', 'country', 'is_verified', 'verification_level', 'granted_on'])
    .where('id', 'in', ids)
    .execute();
  const suppliersById = new Map(suppliers.map((each) => [each.id, each]));
  const companies = new Map(
    (
      await Promise.all(suppliers.map((each) => textsIn(db, each.language as Lang).ofUsers([each])))
    ).flatMap((each) => [...each]),
  );
  const shownNames = await readShownNames(db, stored, lang);
  const recentInquiries = await countRecentInquiries(
    db,
    stored.map(({ row }) => row.no),
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
      granted_on: supplier.granted_on,
      company_name: company.company_name,
      contact_name: company.name,
      trade_name: company.trade_name,
      city: company.city,
    };
    const { change } = state;
    return [
      {
        ...serializeProduct(latestRow, latestRow.title, null, lang, 'all'),
        shownName: shownNames.get(row.no) ?? '',
        recentInquiries: recentInquiries.get(row.no) ?? 0,
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
