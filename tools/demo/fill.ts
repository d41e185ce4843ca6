// Writes a generated market into a database: suppliers, products, texts in both languages, the search index.

import { indexAll } from '../../server/catalog/reindex-queries.ts';
import { supplierCountColumns } from '../../server/catalog/supplier-count-queries.ts';
import {
  type CatalogScope,
  changeCatalog,
} from '../../server/catalog/versions/change-catalog-queries.ts';
import type { Config } from '../../server/config.ts';
import { landedPricer } from '../../server/landed-cost/landed-pricer.ts';
import { fillWithoutIndexes, insertRows, type Row } from '../../server/platform/db/bulk-copy.ts';
import type { Database, DbOrTx } from '../../server/platform/db/open.ts';
import { openAttachments } from '../../server/platform/storage/attachments.ts';
import { openStores } from '../../server/platform/storage/stores.ts';
import { translationsRepository } from '../../server/translation/translation-queries.ts';
import { openDemoAccounts } from './demo-accounts.ts';
import { showEveryStatus } from './demo-products.ts';
import { isEmpty } from './is-empty.ts';
import { generateMarket } from './market.ts';
import { familyPictures, ownPictures } from './pictures/picture-paths.ts';
import { productAttributes, productRow, productTexts, supplierRow, supplierTexts } from './rows.ts';
import { fillTrade } from './trade/fill-trade.ts';
import { productTranslations } from './translations.ts';
import type { SeedProduct, SeedSupplier } from './types.ts';

const BATCH_ROWS = 500;
export const DEMO_PRODUCTS = 640;
/** Above this, stored translations of single phrases would not change a measurement. */
const MAX_TRANSLATED = 5_000;

type Print = (line: string) => void;

async function insertSuppliers(db: DbOrTx, suppliers: readonly SeedSupplier[]): Promise<void> {
  for (let at = 0; at < suppliers.length; at += BATCH_ROWS) {
    const batch = suppliers.slice(at, at + BATCH_ROWS);
    await db.insertInto('users').values(batch.map(supplierRow)).execute();
    await db.insertInto('user_texts').values(batch.flatMap(supplierTexts)).execute();
  }
}

/** Product numbers by position in the list: assigned by date, so that the newest product has the highest number. */
function numberProducts(products: Iterable<SeedProduct>, count: number): Int32Array {
  const dates = new Float64Array(count);
  let index = 0;
  for (const { createdAt } of products) dates[index++] = Date.parse(createdAt);
  const places = Int32Array.from(dates.keys()).sort(
    (a, b) => (dates[a] as number) - (dates[b] as number) || a - b,
  );
  const nos = new Int32Array(count);
  for (const [at, each] of places.entries()) nos[each] = at + 1;
  return nos;
}

interface Counts {
  readonly categories: Map<string, number>;
  readonly types: Map<string, number>;
}

const increment = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** Numbers of active products by supplier, category and machine type. */
class SupplierCounts {
  readonly #bySupplier = new Map<string, Counts>();

  add(supplierId: string, category: string, machineType: string | null | undefined): void {
    const counts = this.#bySupplier.get(supplierId) ?? {
      categories: new Map(),
      types: new Map(),
    };
    increment(counts.categories, category);
    if (machineType) increment(counts.types, machineType);
    this.#bySupplier.set(supplierId, counts);
  }

  /** Id of the supplier with the most active products. */
  busiest(): string | undefined {
    const total = ({ categories }: Counts): number =>
      [...categories.values()].reduce((sum, each) => sum + each, 0);
    return [...this.#bySupplier].sort(([, a], [, b]) => total(b) - total(a))[0]?.[0];
  }

  async write(db: DbOrTx): Promise<void> {
    for (const [id, { categories, types }] of this.#bySupplier) {
      await db
        .updateTable('users')
        .set(supplierCountColumns([...categories], [...types]))
        .where('id', '=', id)
        .execute();
    }
  }
}

/** The filled market, with the version of its catalog. */
interface Filled {
  readonly scope: CatalogScope;
  /** The supplier with the most products. */
  readonly busiest: SeedSupplier;
  readonly version: number;
}

interface FillOptions {
  readonly products: number;
  /** The current time of the market, as an ISO date. */
  readonly now?: string;
  /** Paths of a product's pictures; those of its family, if not given. */
  readonly pictures?: (product: SeedProduct) => readonly string[];
  /** Creates accounts to sign in with and their trade, in the same transaction. */
  readonly accounts?: (tx: DbOrTx, filled: Filled) => Promise<void>;
}

/** Fills an empty database. Resolves with the number of products: 0 if another process was faster. */
export async function fillMarket(
  { db, engine }: Database,
  options: FillOptions,
  print: Print,
): Promise<number> {
  const { suppliers, products } = generateMarket(options);
  const { pictures = familyPictures } = options;
  const nos = numberProducts(products, options.products);
  const byId = new Map(suppliers.map((supplier) => [supplier.id, supplier]));
  const counts = new SupplierCounts();
  let done = 0;

  const insert = async (tx: DbOrTx, batch: readonly SeedProduct[], changed: number) => {
    const rows = batch.map((product, at) => ({ product, no: nos[done + at] ?? 0 }));
    const texts = rows.flatMap(({ product, no }) => productTexts(product, no));
    const sheets = new Map(
      texts.map(({ product_no, lang, specifications }) => [
        `${product_no} ${lang}`,
        specifications,
      ]),
    );
    const pricer = await landedPricer(tx);
    const productRows = rows.map(({ product, no }) => {
      const row = productRow(product, byId.get(product.supplierId), no, changed, pictures(product));
      const sheet = sheets.get(`${no} ${row.language}`) ?? '{}';
      const landed = pricer.columnsOf({
        priceCents: row.price_cents ?? null,
        minOrderQuantity: row.min_order_quantity,
        countryOfOrigin: row.country_of_origin,
        priceBasis: row.price_basis ?? null,
        specifications: JSON.parse(sheet) as Record<string, string>,
      });
      return { ...row, ...landed };
    });
    await insertRows(tx, engine, 'products', productRows as Row[]);
    await insertRows(tx, engine, 'product_texts', texts as Row[]);
    const attributes = rows.flatMap(({ product, no }) => productAttributes(product, no));
    await insertRows(tx, engine, 'product_attributes', attributes as Row[]);
    for (const { supplier_id, category, machine_type, status } of productRows)
      if (status === 'active') counts.add(supplier_id, category, machine_type);
    if (options.products <= MAX_TRANSLATED)
      await translationsRepository(tx).store(batch.flatMap(productTranslations));
    done += batch.length;
    if (done % 10_000 < BATCH_ROWS) print(`  ${done.toLocaleString('en')} products`);
  };

  const work = async (tx: DbOrTx, scope: CatalogScope): Promise<void> => {
    // The catalog's lock makes a second process wait, and then see the market of the first.
    if (!(await isEmpty(tx))) return;
    const changed = scope.bulkLoad();
    await insertSuppliers(tx, suppliers);
    await fillWithoutIndexes(
      tx,
      engine,
      ['products', 'product_texts', 'product_attributes'],
      async () => {
        let batch: SeedProduct[] = [];
        // The database inserts one batch while the next one is generated.
        let inserted = Promise.resolve();
        for (const product of generateMarket(options).products) {
          batch.push(product);
          if (batch.length < BATCH_ROWS) continue;
          await inserted;
          inserted = insert(tx, batch, changed);
          batch = [];
        }
        await inserted;
        if (batch.length) await insert(tx, batch, changed);
      },
    );
    await counts.write(tx);
    await indexAll(tx, changed, () => {});
    const busiest = byId.get(counts.busiest() ?? '');
    if (options.accounts && busiest)
      await options.accounts(tx, { scope, busiest, version: changed });
  };
  // No retry: the work counts the written rows in memory.
  await changeCatalog(db, work, () => false);
  return done;
}

interface DemoOptions {
  readonly print: Print;
  /** The current time of the market: all its trade is before it. */
  readonly now?: Date;
  /** Pictures by machine family instead of by product. */
  readonly familyPictures?: boolean;
}

/** Options of the market that is generated on the day of `now`: the same all day, so that the drawn pictures have the same names. */
export const demoMarket = (now: Date) => ({
  products: DEMO_PRODUCTS,
  now: `${now.toISOString().slice(0, 10)}T00:00:00.000Z`,
});

/**
 * The demo market with its accounts and their trade, in one transaction: a process that is killed leaves the database empty.
 */
export async function fillDemo(
  database: Database,
  config: Pick<Config, 'dataDir' | 's3'>,
  { print, now = new Date(), familyPictures: hasFamilyPictures = false }: DemoOptions,
): Promise<void> {
  print('Filling the demo market …');
  const market = demoMarket(now);
  const stores = openStores(config);
  const accounts: FillOptions['accounts'] = async (tx, { scope, busiest, version }) => {
    await openDemoAccounts(tx, busiest, config.dataDir, now.getTime());
    await showEveryStatus(tx, scope, busiest.id);
    const { suppliers, products } = generateMarket(market);
    await fillTrade(tx, database.engine, {
      suppliers,
      products: [...products],
      demoSupplierId: busiest.id,
      now: now.getTime(),
      version,
      attachments: openAttachments(stores.attachments),
    });
  };
  const pictures = hasFamilyPictures ? familyPictures : ownPictures;
  try {
    const count = await fillMarket(database, { ...market, pictures, accounts }, print);
    if (count > 0) print(`The demo market has ${count} products.`);
  } finally {
    stores.close();
  }
}
