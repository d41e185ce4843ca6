// Queries for a supplier's products in its data export: rows, texts in all languages, pending changes.

import type { Selectable } from 'kysely';
import { toDollars } from '../../contract/money.ts';
import type { ExportPart } from '../accounts/account-parts.ts';
import {
  type ToUrl,
  uploadArchivePaths,
  uploadedFiles,
} from '../accounts/download/export-files.ts';
import { plainValuesOf } from '../catalog/plain-columns.ts';
import { inBatches } from '../platform/db/in-batches.ts';
import type { Db } from '../platform/db/open.ts';
import type { ProductsTable } from '../platform/db/tables.ts';

const PRODUCTS_PER_QUERY = 100;

const parseJson = <Value>(json: string): Value => JSON.parse(json) as Value;

/** Content of a change to a product, with its media paths. */
const contentOf = (json: string) => {
  const content = parseJson<Record<string, unknown>>(json);
  return {
    ...content,
    images: Array.isArray(content.images) ? (content.images as string[]) : [],
    video: typeof content.video === 'string' ? content.video : null,
  };
};

interface Media {
  readonly images: readonly string[];
  readonly video: string | null;
}
const mediaPaths = (media: readonly Media[]) =>
  media.flatMap(({ images, video }) => [...images, video]);

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
  const attributes = Map.groupBy(
    await db
      .selectFrom('product_attributes')
      .select(['product_no', 'key', 'number', 'code'])
      .where('product_no', 'in', productNos)
      .orderBy('key')
      .execute(),
    ({ product_no }) => product_no,
  );
  return rows.map((row) => {
    const images = parseJson<string[]>(row.images);
    const pendingChanges = (changes.get(row.no) ?? []).map((change) => ({
      ...change,
      content: contentOf(change.content),
    }));
    const media = [{ images, video: row.video }, ...pendingChanges.map(({ content }) => content)];
    return {
      id: row.id,
      category: row.category,
      subcategory: row.subcategory,
      machineType: row.machine_type,
      attributes: Object.fromEntries(
        (attributes.get(row.no) ?? []).map(({ key, number, code }) => [key, number ?? code]),
      ),
      price: row.price_cents === null ? null : toDollars(row.price_cents),
      ...plainValuesOf(row),
      countryOfOrigin: row.country_of_origin,
      certifications: parseJson<string[]>(row.certifications),
      images: images.map(toUrl),
      video: toUrl(row.video),
      /** Paths in the archive. */
      files: uploadArchivePaths(mediaPaths(media)),
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
        short: text.summary,
        description: text.description,
        stock: text.stock,
        specifications: parseJson<Record<string, string>>(text.specifications),
        tags: parseJson<string[]>(text.tags),
      })),
      changes: pendingChanges.map(({ content, ...change }) => ({
        status: change.status,
        reason: change.reason,
        submittedAt: change.submitted_at,
        updatedAt: change.updated_at,
        content: { ...content, images: content.images.map(toUrl), video: toUrl(content.video) },
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

async function* productsOf(db: Db, id: string, toUrl: ToUrl) {
  for await (const rows of productBatches(db, id)) yield serializeProducts(db, rows, toUrl);
}

async function* filesOfProducts(db: Db, id: string) {
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
      ...changes.map(({ content }) => contentOf(content)),
    ];
    yield uploadedFiles(mediaPaths(media));
  }
}

export const productsExport = (db: Db, toUrl: ToUrl): ExportPart => ({
  sections: ({ id }) => [['listings', productsOf(db, id, toUrl)]],
  files: (id) => filesOfProducts(db, id),
});
