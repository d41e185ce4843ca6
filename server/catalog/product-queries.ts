// Queries for public products: rows joined with their texts in the reader's language, and view counters.

import type { ProductCardWire, ProductWire } from '../../contract/catalog/products.ts';
import type { Lang } from '../../contract/lang.ts';
import { type Db, inTransaction } from '../platform/db/open.ts';
import { textsIn, type Words } from '../translation/text-queries.ts';
import {
  type Listing,
  productCardOf,
  productDetailOf,
  SUPPLIER,
  type Supplier,
} from './product-resource-queries.ts';
import { isPublicListing } from './public-product-queries.ts';

/** Replaces a blank title by the name (spec §3). */
const titled = (words: Words): Words =>
  words.title === '' ? { ...words, title: words.name } : words;

export const productsRepository = (db: Db) => {
  const suppliersOf = async (rows: readonly Listing[]): Promise<Map<string, Supplier>> => {
    const ids = [...new Set(rows.map((row) => row.supplier_id))];
    const found = await db.selectFrom('users').select(SUPPLIER).where('id', 'in', ids).execute();
    return new Map(found.map((each) => [each.id, each]));
  };

  /** Reads the suppliers of these products and returns a function that serializes one of them; [] where data is missing. */
  const around = async (rows: readonly Listing[], lang: Lang) => {
    const suppliers = await suppliersOf(rows);
    const companies = await textsIn(db, lang).ofUsers([...suppliers.values()]);
    return (row: Listing, words: Words | undefined, own: Words | null = null): ProductWire[] => {
      const supplier = suppliers.get(row.supplier_id);
      const company = companies.get(row.supplier_id);
      if (!supplier || !company || !words) return [];
      const said = titled(words);
      const card = productCardOf(row, said, supplier, company, lang);
      return [productDetailOf(card, said, own && titled(own))];
    };
  };

  const byNo = async (
    nos: readonly number[],
    lang: Lang,
    long: boolean,
  ): Promise<Map<number, ProductWire>> => {
    if (nos.length === 0) return new Map();
    const rows = await db.selectFrom('products').selectAll().where('no', 'in', nos).execute();
    const words = await textsIn(db, lang).ofProducts(rows, long);
    const detailOf = await around(rows, lang);
    return new Map(
      rows.flatMap((row) =>
        detailOf(row, words.get(row.no)).map((each) => [row.no, each] as const),
      ),
    );
  };

  return {
    /** Product cards by number; numbers that no longer exist are left out. */
    async cards(nos: readonly number[], lang: Lang): Promise<Map<number, ProductCardWire>> {
      return byNo(nos, lang, false);
    },

    /** Products with their long texts, in the order given, for the public page of a supplier. */
    async details(nos: readonly number[], lang: Lang): Promise<ProductWire[]> {
      const found = await byNo(nos, lang, true);
      return nos.flatMap((no) => found.get(no) ?? []);
    },

    /** One public product; null where none has this id. */
    async activeById(id: string, lang: Lang): Promise<ProductWire | null> {
      const row = await db
        .selectFrom('products')
        .selectAll()
        .where('id', '=', id)
        .where(isPublicListing)
        .executeTakeFirst();
      if (!row) return null;
      const words = (await textsIn(db, lang).ofProducts([row], true)).get(row.no);
      const written = row.language as Lang;
      const own = words?.made
        ? (await textsIn(db, written).ofProducts([row], true)).get(row.no)
        : null;
      const [found] = (await around([row], lang))(row, words, own);
      return found ?? null;
    },

    /** Adds to the view counters in one transaction, with one statement for all products that get the same number. */
    async addViews(views: ReadonlyMap<string, number>): Promise<void> {
      const byCount = Map.groupBy(views.keys(), (id) => views.get(id) ?? 0);
      await inTransaction(db, async (each) => {
        for (const [count, ids] of byCount)
          await each
            .updateTable('products')
            .set((row) => ({ views: row('views', '+', count) }))
            .where('id', 'in', ids)
            .execute();
      });
    },
  };
};
