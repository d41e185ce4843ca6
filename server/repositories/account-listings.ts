// The listings of one supplier for the download of its account: rows, words in every language, changes that wait.
import type { Db } from '../db/open.ts';
import type { AddressOf } from './account-data.ts';

const parsed = <Value>(json: string): Value => JSON.parse(json) as Value;

/** A waiting change as it is stored, with addresses in place of paths. */
const contentOf = (json: string, addressOf: AddressOf): unknown => {
  const content = parsed<Record<string, unknown>>(json);
  const images = Array.isArray(content.images) ? content.images : [];
  const video = typeof content.video === 'string' ? content.video : null;
  return { ...content, images: images.map(addressOf), video: addressOf(video) };
};

export async function listingsOfAccount(db: Db, id: string, addressOf: AddressOf) {
  const own = db.selectFrom('products').select('no').where('supplier_id', '=', id);
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('supplier_id', '=', id)
    .orderBy('no')
    .execute();
  const texts = Map.groupBy(
    await db.selectFrom('product_texts').selectAll().where('product_no', 'in', own).execute(),
    ({ product_no }) => product_no,
  );
  const changes = Map.groupBy(
    await db.selectFrom('product_changes').selectAll().where('product_no', 'in', own).execute(),
    ({ product_no }) => product_no,
  );
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    subcategory: row.subcategory,
    price: row.price_cents === null ? null : row.price_cents / 100,
    minOrderQuantity: row.min_order_quantity,
    countryOfOrigin: row.country_of_origin,
    certifications: parsed<string[]>(row.certifications),
    images: parsed<string[]>(row.images).map(addressOf),
    video: addressOf(row.video),
    status: row.status,
    rejectionReason: row.rejection_reason,
    submittedAt: row.submitted_at,
    rating: { average: row.rating_average, count: row.rating_count },
    views: row.views,
    inquiries: row.inquiries,
    language: row.language,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    texts: (texts.get(row.no) ?? []).map((words) => ({
      language: words.lang,
      name: words.name,
      title: words.title,
      short: words.short,
      description: words.description,
      stock: words.stock,
      specifications: parsed<Record<string, string>>(words.specifications),
      tags: parsed<string[]>(words.tags),
    })),
    changes: (changes.get(row.no) ?? []).map((change) => ({
      status: change.status,
      reason: change.reason,
      submittedAt: change.submitted_at,
      updatedAt: change.updated_at,
      content: contentOf(change.content, addressOf),
    })),
  }));
}
