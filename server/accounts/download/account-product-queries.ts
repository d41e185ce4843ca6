// Queries for a supplier's products in its data export: rows, texts in all languages, pending changes.

import type { Selectable } from 'kysely';
import { toDollars } from '../../../contract/money.ts';
import { inBatches } from '../../platform/db/in-batches.ts';
import type { Db } from '../../platform/db/open.ts';
import type { ProductsTable } from '../../platform/db/tables.ts';
import { type ToUrl, uploadArchivePaths } from './account-file-queries.ts';

const PRODUCTS_PER_QUERY = 100;

const parseJson = <Value>(json: string): Value => JSON.parse(json) as Value;

/** Content of a change to a product, with URLs in place of paths. */
const serializeContent = (json: string, toUrl: ToUrl): unknown => {
  const content = parseJson<Record<string, unknown>>(json);
  const { images, video } = mediaOfContent(json);
  return { ...content, images: images.map(toUrl), video: toUrl(video) };
};

const mediaOfContent = (json: string) => {
  const content = parseJson<Record<string, unknown>>(json);
  return {
    images: Array.isArray(content.images) ? (content.images as string[]) : [],
    video: typeof content.video === 'string' ? content.video : null,
  };
};

async function serializeProducts(
  db: Db,
  rows: readonly Selectable<ProductsTable>[],
  toUrl: ToUrl,
): Promise<unknown[]> {
  const productNos = rows.map(({ no }) => no);
  const texts = Map.groupBy(
    await db
      .selectFrom('product_texts')
      .selectAll()
      .where('product_no', 'in', productNos)
      .execute(),
    ({ product_no }) => product_no,
  );
  const changes = Map.groupBy(
    await db
      .selectFrom('product_changes')
      .selectAll()
      .where('product_no', 'in', productNos)
      .execute(),
    ({ product_no }) => product_no,
  );
  return rows.map((row) => {
    const images = parseJson<string[]>(row.images);
    const pendingMedia = (changes.get(row.no) ?? []).map(({ content }) => mediaOfContent(content));
    const media = [{ images, video: row.video }, ...pendingMedia].flatMap((each) => [
      ...each.images,
      each.video,
    ]);
    return {
      id: row.id,
      category: row.category,
      subcategory: row.subcategory,
      price: row.price_cents === null ? null : toDollars(row.price_cents),
      minOrderQuantity: row.min_order_quantity,
      countryOfOrigin: row.country_of_origin,
      certifications: parseJson<string[]>(row.certifications),
      images: images.map(toUrl),
      video: toUrl(row.video),
      /** Paths in the archive. */
      files: uploadArchivePaths(media),
      status: row.status,
      rejectionReason: row.rejection_reason,
      submittedAt: row.submitted_at,
      rating: { average: row.rating_average, count: row.rating_count },
      views: row.views,
      inquiries: row.inquiries,
      language: row.language,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      texts: (texts.get(row.no) ?? []).map((text) => ({
        language: text.lang,
        name: text.name,
        title: text.title,
        short: text.short,
        description: text.description,
        stock: text.stock,
        specifications: parseJson<Record<string, string>>(text.specifications),
        tags: parseJson<string[]>(text.tags),
      })),
      changes: (changes.get(row.no) ?? []).map((change) => ({
        status: change.status,
        reason: change.reason,
        submittedAt: change.submitted_at,
        updatedAt: change.updated_at,
        content: serializeContent(change.content, toUrl),
      })),
    };
  });
}

const productBatches = (db: Db, id: string) =>
  inBatches<Selectable<ProductsTable>>((last) =>
    db
      .selectFrom('products')
      .selectAll()
      .where('supplier_id', '=', id)
      .where('no', '>', last?.no ?? 0)
      .orderBy('no')
      .limit(PRODUCTS_PER_QUERY)
      .execute(),
  );

export async function* productsOfAccount(db: Db, id: string, toUrl: ToUrl) {
  for await (const rows of productBatches(db, id)) yield serializeProducts(db, rows, toUrl);
}

/** Yields the file paths of all products of the account and of their changes. A path may come twice. */
export async function* productPathsOfAccount(db: Db, id: string): AsyncGenerator<string[]> {
  for await (const rows of productBatches(db, id)) {
    const changes = await db
      .selectFrom('product_changes')
      .select('content')
      .where(
        'product_no',
        'in',
        rows.map(({ no }) => no),
      )
      .execute();
    const media = [
      ...rows.map(({ images, video }) => ({ images: parseJson<string[]>(images), video })),
      ...changes.map(({ content }) => mediaOfContent(content)),
    ];
    yield media.flatMap(({ images, video }) => [...images, video]).filter((path) => path !== null);
  }
}
