// Queries for public products: rows joined with their texts in the reader's language, and view counters.

import type { Product } from '../../contract/catalog/product.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { type ProductTexts, textsIn } from '../platform/db/text-queries.ts';
import {
  PRODUCT_SUPPLIER_COLUMNS,
  type ProductRow,
  type ProductSupplierRow,
  serializeProduct,
} from './product-resource-queries.ts';
import { isPublicProduct } from './public-product-queries.ts';

/** Replaces a blank title by the name (spec §3). */
const withTitle = (texts: ProductTexts): ProductTexts =>
  texts.title === '' ? { ...texts, title: texts.name } : texts;

export const productsRepository = (db: Db) => {
  const readSuppliers = async (
    rows: readonly ProductRow[],
  ): Promise<Map<string, ProductSupplierRow>> => {
    const ids = [...new Set(rows.map((row) => row.supplier_id))];
    const suppliers = await db
      .selectFrom('users')
      .select(PRODUCT_SUPPLIER_COLUMNS)
      .where('id', 'in', ids)
      .execute();
    return new Map(suppliers.map((each) => [each.id, each]));
  };

  /** Reads the suppliers of these products and returns a function that serializes one of the products; [] where data is missing. */
  const readSerializer = async (rows: readonly ProductRow[], lang: Lang) => {
    const suppliers = await readSuppliers(rows);
    const companies = await textsIn(db, lang).ofUsers([...suppliers.values()]);
    return (
      row: ProductRow,
      texts: ProductTexts | undefined,
      original: ProductTexts | null = null,
    ): Product[] => {
      const supplier = suppliers.get(row.supplier_id);
      const company = companies.get(row.supplier_id);
      if (!supplier || !company || !texts) return [];
      const titledOriginal = original && withTitle(original);
      return [serializeProduct(row, withTitle(texts), titledOriginal, supplier, company, lang)];
    };
  };

  const readByNo = async (
    nos: readonly number[],
    lang: Lang,
    withLongTexts: boolean,
  ): Promise<Map<number, Product>> => {
    if (nos.length === 0) return new Map();
    const rows = await db.selectFrom('products').selectAll().where('no', 'in', nos).execute();
    const textsByNo = await textsIn(db, lang).ofProducts(rows, withLongTexts);
    const serialize = await readSerializer(rows, lang);
    return new Map(
      rows.flatMap((row) =>
        serialize(row, textsByNo.get(row.no)).map((each) => [row.no, each] as const),
      ),
    );
  };

  return {
    /** Product cards by number; numbers that no longer exist are left out. */
    async cards(nos: readonly number[], lang: Lang): Promise<Map<number, Product>> {
      return readByNo(nos, lang, false);
    },

    /** Products with their long texts, in the order given, for the public page of a supplier. */
    async details(nos: readonly number[], lang: Lang): Promise<Product[]> {
      const productsByNo = await readByNo(nos, lang, true);
      return nos.flatMap((no) => productsByNo.get(no) ?? []);
    },

    /** One public product; null where none has this id. */
    async activeById(id: string, lang: Lang): Promise<Product | null> {
      const row = await db
        .selectFrom('products')
        .selectAll()
        .where('id', '=', id)
        .where(isPublicProduct)
        .executeTakeFirst();
      if (!row) return null;
      const texts = (await textsIn(db, lang).ofProducts([row], true)).get(row.no);
      const originalLang = row.language as Lang;
      const original = texts?.made
        ? (await textsIn(db, originalLang).ofProducts([row], true)).get(row.no)
        : null;
      const [product] = (await readSerializer([row], lang))(row, texts, original);
      return product ?? null;
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
