// Queries for a supplier's products in its data export: rows, texts in all languages, pending changes.
import type { Selectable } from 'kysely';
import { inBatches } from '../../platform/db/in-batches.ts';
import type { Db } from '../../platform/db/open.ts';
import type { ProductsTable } from '../../platform/db/tables.ts';
import { type AddressOf, storedNames } from './account-file-queries.ts';

const BATCH = 100;

const parsed = <Value>(json: string): Value => JSON.parse(json) as Value;

/** Content of a change to a product, with URLs in place of paths. */
const contentOf = (json: string, addressOf: AddressOf): unknown => {
  const content = parsed<Record<string, unknown>>(json);
  const { images, video } = mediaOf(json);
  return { ...content, images: images.map(addressOf), video: addressOf(video) };
};

const mediaOf = (json: string) => {
  const content = parsed<Record<string, unknown>>(json);
  return {
    images: Array.isArray(content.images) ? (content.images as string[]) : [],
    video: typeof content.video === 'string' ? content.video : null,
  };
};

async function read(
  db: Db,
  rows: readonly Selectable<ProductsTable>[],
  addressOf: AddressOf,
): Promise<unknown[]> {
  const nos = rows.map(({ no }) => no);
  const texts = Map.groupBy(
    await db.selectFrom('product_texts').selectAll().where('product_no', 'in', nos).execute(),
    ({ product_no }) => product_no,
  );
  const changes = Map.groupBy(
    await db.selectFrom('product_changes').selectAll().where('product_no', 'in', nos).execute(),
    ({ product_no }) => product_no,
  );
  return rows.map((row) => {
    const images = parsed<string[]>(row.images);
    const waiting = (changes.get(row.no) ?? []).map(({ content }) => mediaOf(content));
    const media = [{ images, video: row.video }, ...waiting].flatMap((each) => [
      ...each.images,
      each.video,
    ]);
    return {
      id: row.id,
      category: row.category,
      subcategory: row.subcategory,
      price: row.price_cents === null ? null : row.price_cents / 100,
      minOrderQuantity: row.min_order_quantity,
      countryOfOrigin: row.country_of_origin,
      certifications: parsed<string[]>(row.certifications),
      images: images.map(addressOf),
      video: addressOf(row.video),
      /** Paths in the archive. */
      files: storedNames(media),
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
    };
  });
}

const productsOf = (db: Db, id: string) =>
  inBatches<Selectable<ProductsTable>>((last) =>
    db
      .selectFrom('products')
      .selectAll()
      .where('supplier_id', '=', id)
      .where('no', '>', last?.no ?? 0)
      .orderBy('no')
      .limit(BATCH)
      .execute(),
  );

export async function* listingsOfAccount(db: Db, id: string, addressOf: AddressOf) {
  for await (const rows of productsOf(db, id)) yield read(db, rows, addressOf);
}

/** Yields the file paths of all products of the account and of their changes. A path may come twice. */
export async function* listingPathsOfAccount(db: Db, id: string): AsyncGenerator<string[]> {
  for await (const rows of productsOf(db, id)) {
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
      ...rows.map(({ images, video }) => ({ images: parsed<string[]>(images), video })),
      ...changes.map(({ content }) => mediaOf(content)),
    ];
    yield media.flatMap(({ images, video }) => [...images, video]).filter((path) => path !== null);
  }
}
