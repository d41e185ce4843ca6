// Conversion between database rows and the Standing of a product: its row, its supplier's own texts, its unpublished change.
import type { Selectable } from 'kysely';
import { LANGS, type Lang } from '../../contract/lang.ts';
import type { Queries } from '../platform/db/open.ts';
import type { ProductChangesTable, ProductsTable } from '../platform/db/tables.ts';
import { textsIn, type Words } from '../translation/text-queries.ts';
import type { ListingContent } from './product-content.ts';
import type { ListingStatus, Standing, WaitingChange } from './product-state.ts';

export type Row = Selectable<ProductsTable>;

export interface Stored {
  readonly row: Row;
  readonly standing: Standing;
}

const parsed = <Value>(json: string): Value => JSON.parse(json) as Value;

/** Columns of `products` for a content. */
export const columnsOf = (content: ListingContent) => ({
  language: content.language,
  category: content.category,
  subcategory: content.subcategory,
  price_cents: content.priceCents,
  min_order_quantity: content.minOrderQuantity,
  country_of_origin: content.countryOfOrigin,
  certifications: JSON.stringify(content.certifications),
  images: JSON.stringify(content.images),
  video: content.video,
});

/** Columns of `product_texts` for a content, without the product number. */
export const wordsOf = (content: ListingContent) => ({
  lang: content.language,
  name: content.name,
  title: content.title,
  short: content.short,
  description: content.description,
  stock: content.stock,
  specifications: JSON.stringify(content.specifications),
  tags: JSON.stringify(content.tags),
});

const contentOf = (row: Row, words: Words): ListingContent => ({
  name: words.name,
  title: words.title,
  short: words.short,
  description: words.description,
  stock: words.stock,
  specifications: parsed<Record<string, string>>(words.specifications),
  tags: parsed<string[]>(words.tags),
  category: row.category,
  subcategory: row.subcategory,
  priceCents: row.price_cents,
  minOrderQuantity: row.min_order_quantity,
  countryOfOrigin: row.country_of_origin,
  certifications: parsed<string[]>(row.certifications),
  images: parsed<string[]>(row.images),
  video: row.video,
  language: row.language as Lang,
});

const changeOf = (change: Selectable<ProductChangesTable> | undefined): WaitingChange | null =>
  change
    ? {
        status: change.status,
        reason: change.reason,
        submittedAt: change.submitted_at,
        content: parsed<ListingContent>(change.content),
      }
    : null;

/** Reads products in their suppliers' own language, each with its unpublished change. */
export async function storedOf(db: Queries, rows: readonly Row[]): Promise<Stored[]> {
  if (rows.length === 0) return [];
  const nos = rows.map(({ no }) => no);
  const changes = await db
    .selectFrom('product_changes')
    .selectAll()
    .where('product_no', 'in', nos)
    .execute();
  const waiting = new Map(changes.map((change) => [change.product_no, change]));
  const words = new Map<number, Words>();
  for (const lang of LANGS) {
    const own = rows.filter((row) => row.language === lang);
    for (const [no, each] of await textsIn(db, lang).ofProducts(own, true)) words.set(no, each);
  }
  return rows.flatMap((row) => {
    const own = words.get(row.no);
    if (!own) return [];
    const standing: Standing = {
      status: row.status as ListingStatus,
      reason: row.rejection_reason,
      submittedAt: row.submitted_at,
      content: contentOf(row, own),
      change: changeOf(waiting.get(row.no)),
    };
    return [{ row, standing }];
  });
}

/** Paths of all files of a product, in its live content and in its unpublished change. */
export function filesOf({ content, change }: Standing): string[] {
  const contents = change ? [content, change.content] : [content];
  return [
    ...new Set(
      contents.flatMap(({ images, video }) => (video === null ? images : [...images, video])),
    ),
  ];
}
