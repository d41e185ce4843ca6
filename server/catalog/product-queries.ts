// Queries for public products: one statement for products with their texts in the reader's language and those of their suppliers,
// and view counters.
import type { Product } from '../../contract/catalog/product.ts';
import type { Lang } from '../../contract/lang.ts';
import { findTerms } from '../glossary/find-terms.ts';
import { compiledQuery } from '../platform/db/compiled-query.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import {
  type OriginalTexts,
  type ProductResourceRow,
  serializeProduct,
} from './product-resource-queries.ts';
import { isPublicProduct } from './public-product-queries.ts';
import { selectCards, selectDetails } from './select-products-queries.ts';

/** A blank title is replaced by the name (spec §3). */
const serializePublic = (
  row: ProductResourceRow,
  original: OriginalTexts | null,
  lang: Lang,
  attributes: 'all' | 'key',
) => serializeProduct(row, row.title || row.name, original, lang, attributes);

/** Cards have no long texts, and only key attributes. */
const NO_LONG_TEXTS = { description: '', specifications: '{}' };

type DetailRow = Awaited<ReturnType<ReturnType<typeof selectDetails>['execute']>>[number];

const serializeDetail = (row: DetailRow, lang: Lang): Product => ({
  ...serializePublic(
    row,
    row.original_name === null
      ? null
      : {
          name: row.original_name,
          title: row.original_title || row.original_name,
          summary: row.original_summary,
          tags: row.original_tags,
          description: row.original_description,
          specifications: row.original_specifications,
        },
    lang,
    'all',
  ),
  terms: findTerms([row.name, row.title, row.summary, row.description], lang),
});

export const productsRepository = (db: Db) => {
  const readCards = compiledQuery(db, { lang: '', nos: [0] }, ({ lang, nos }) =>
    selectCards(db, lang).where('products.no', 'in', nos),
  );
  const readDetails = compiledQuery(db, { lang: '', nos: [0] }, ({ lang, nos }) =>
    selectDetails(db, lang).where('products.no', 'in', nos),
  );
  const readActive = compiledQuery(db, { lang: '', id: '' }, ({ lang, id }) =>
    selectDetails(db, lang).where('products.id', '=', id).where(isPublicProduct),
  );

  return {
    /** Product cards by number; numbers that no longer exist are left out. */
    async cards(nos: readonly number[], lang: Lang): Promise<Map<number, Product>> {
      if (nos.length === 0) return new Map();
      const rows = await readCards({ lang, nos: [...nos] });
      return new Map(
        rows.map((row) => [
          row.no,
          serializePublic(Object.assign(row, NO_LONG_TEXTS), null, lang, 'key'),
        ]),
      );
    },

    /** Products with their long texts, in the order given, for the public page of a supplier. */
    async details(nos: readonly number[], lang: Lang): Promise<Product[]> {
      if (nos.length === 0) return [];
      const rows = new Map(
        (await readDetails({ lang, nos: [...nos] })).map((row) => [row.no, row]),
      );
      return nos.flatMap((no) => {
        const row = rows.get(no);
        return row ? [serializeDetail(row, lang)] : [];
      });
    },

    /** One public product; null where none has this id. */
    async activeById(id: string, lang: Lang): Promise<Product | null> {
      const [row] = await readActive({ lang, id });
      return row ? serializeDetail(row, lang) : null;
    },
  };
};

/** Adds to the view counters, with one statement for all products that get the same number. */
export async function addViews(tx: DbOrTx, views: ReadonlyMap<string, number>): Promise<void> {
  const byCount = Map.groupBy(views.keys(), (id) => views.get(id) ?? 0);
  for (const [count, ids] of byCount)
    await tx
      .updateTable('products')
      .set((row) => ({ views: row('views', '+', count) }))
      .where('id', 'in', ids)
      .execute();
}
