// Contents of a market, read from its database, so that benchmark requests have matches.
import type { Config } from '../../../server/config.ts';
import { openDatabase } from '../../../server/platform/db/open.ts';

export interface MarketContents {
  /** Ids of active products. */
  readonly ids: readonly string[];
  /** Ids of their suppliers. */
  readonly supplierIds: readonly string[];
  /** Active products per category and subcategory id. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Words of each English product name that has at least two. */
  readonly names: readonly (readonly string[])[];
  /** Words that occur in a large share of all products. */
  readonly commonWords: readonly string[];
}

/** Maximum number of names to read; more would only slow down the start. */
const MAX_NAMES = 20_000;
const MIN_COMMON_SHARE = 0.2;

const wordsIn = (name: string): string[] => [
  ...new Set(name.match(/[\p{L}\p{N}]{3,}/gu)?.map((word) => word.toLowerCase())),
];

/** Reads the contents from a database. */
export async function readMarketContents(database: Config['database']): Promise<MarketContents> {
  const { db, close } = await openDatabase(database);
  const active = await db
    .selectFrom('products')
    .select(['id', 'category', 'subcategory', 'supplier_id'])
    .where('status', '=', 'active')
    .execute();
  const names = await db
    .selectFrom('product_texts')
    .innerJoin('products', 'products.no', 'product_texts.product_no')
    .select('name')
    .where('lang', '=', 'en')
    .where('status', '=', 'active')
    .orderBy('products.id')
    .limit(MAX_NAMES)
    .execute();
  const common = await db
    .selectFrom('search_words')
    .select('word')
    .where('documents', '>=', Math.ceil(active.length * MIN_COMMON_SHARE))
    .orderBy('documents', 'desc')
    .orderBy('word')
    .execute();
  await close();
  const sizes = new Map<string, number>();
  for (const { category, subcategory } of active)
    for (const place of [category, subcategory]) sizes.set(place, (sizes.get(place) ?? 0) + 1);
  return {
    ids: active.map(({ id }) => id),
    supplierIds: [...new Set(active.map(({ supplier_id }) => supplier_id))],
    sizes,
    names: names.map(({ name }) => wordsIn(name)).filter((words) => words.length > 1),
    commonWords: common
      .map(({ word }) => word)
      .filter((word) => /^(?:[a-z]{4,}|\p{Script=Han}{2})$/u.test(word)),
  };
}
