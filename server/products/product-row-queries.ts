// Conversion between database rows and the ProductState of a product: its row, its supplier's own texts, its unpublished change.
import type { Selectable } from 'kysely';
import { LANGS, type Lang } from '../../contract/lang.ts';
import type { AttributeValues } from '../../contract/machine-types/read-values.ts';
import { plainColumnsOf, plainValuesOf } from '../catalog/plain-columns.ts';
import type { ProductRow } from '../catalog/product-resource-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { ProductChangesTable } from '../platform/db/tables.ts';
import { type ProductTexts, textsIn } from '../platform/db/text-queries.ts';
import { readGivenAttributes } from './attribute-queries.ts';
import { declaredAttributes } from './given-attributes.ts';
import { EMPTY_PRODUCT, type ProductContent } from './product-content.ts';
import type { ProductState, ProductStatus, UnpublishedChange } from './product-state.ts';

export interface StoredProduct {
  readonly row: ProductRow;
  readonly state: ProductState;
}

const parseJson = <Value>(json: string): Value => JSON.parse(json) as Value;

/** Columns of `products` for a content. */
export const productColumnsOf = (content: ProductContent) => ({
  language: content.language,
  category: content.category,
  subcategory: content.subcategory,
  machine_type: content.machineType || null,
  // Contents of older releases may have a price of 0, which is none.
  price_cents: content.priceCents || null,
  ...plainColumnsOf(content),
  country_of_origin: content.countryOfOrigin,
  certifications: JSON.stringify(content.certifications),
  images: JSON.stringify(content.images),
  video: content.video,
});

/** Columns of `product_texts` for a content, without the product number. */
export const textColumnsOf = (content: ProductContent) => ({
  lang: content.language,
  name: content.name,
  title: content.title,
  summary: content.summary,
  description: content.description,
  stock: content.stock,
  specifications: JSON.stringify(content.specifications),
  tags: JSON.stringify(content.tags),
});

const contentOf = (
  row: ProductRow,
  texts: ProductTexts,
  attributes: AttributeValues,
): ProductContent => ({
  name: texts.name,
  title: texts.title,
  summary: texts.summary,
  description: texts.description,
  stock: texts.stock,
  specifications: parseJson<Record<string, string>>(texts.specifications),
  tags: parseJson<string[]>(texts.tags),
  category: row.category,
  subcategory: row.subcategory,
  machineType: row.machine_type ?? '',
  attributes: declaredAttributes(row.machine_type, attributes),
  priceCents: row.price_cents,
  ...plainValuesOf(row),
  countryOfOrigin: row.country_of_origin,
  certifications: parseJson<string[]>(row.certifications),
  images: parseJson<string[]>(row.images),
  video: row.video,
  language: row.language as Lang,
});

const changeOf = (change: Selectable<ProductChangesTable> | undefined): UnpublishedChange | null =>
  change
    ? {
        status: change.status,
        reason: change.reason,
        submittedAt: change.submitted_at,
        // A change that was stored before a field existed has no value of it.
        content: { ...EMPTY_PRODUCT, ...parseJson<ProductContent>(change.content) },
      }
    : null;

/** Reads products in their suppliers' own language, each with its unpublished change. */
export async function readStoredProducts(
  db: DbOrTx,
  rows: readonly ProductRow[],
): Promise<StoredProduct[]> {
  if (rows.length === 0) return [];
  const nos = rows.map(({ no }) => no);
  const changes = await db
    .selectFrom('product_changes')
    .selectAll()
    .where('product_no', 'in', nos)
    .execute();
  const changesByNo = new Map(changes.map((change) => [change.product_no, change]));
  const attributesByNo = await readGivenAttributes(db, nos);
  const textsByNo = new Map<number, ProductTexts>();
  for (const lang of LANGS) {
    const own = rows.filter((row) => row.language === lang);
    for (const [no, each] of await textsIn(db, lang).ofProducts(own, true)) textsByNo.set(no, each);
  }
  return rows.flatMap((row) => {
    const texts = textsByNo.get(row.no);
    if (!texts) return [];
    const state: ProductState = {
      status: row.status as ProductStatus,
      reason: row.rejection_reason,
      submittedAt: row.submitted_at,
      content: contentOf(row, texts, attributesByNo.get(row.no) ?? {}),
      change: changeOf(changesByNo.get(row.no)),
    };
    return [{ row, state }];
  });
}

/** Paths of all files of a product, in its live content and in its unpublished change. */
export function filesOf({ content, change }: ProductState): string[] {
  const contents = change ? [content, change.content] : [content];
  return [
    ...new Set(
      contents.flatMap(({ images, video }) => (video === null ? images : [...images, video])),
    ),
  ];
}
