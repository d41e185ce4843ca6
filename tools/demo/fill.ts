// Puts a generated market into a database: suppliers, listings, both languages, the word index.

import { type CatalogScope, changeCatalog } from '../../server/catalog/change-catalog-queries.ts';
import { searchDocumentOf } from '../../server/catalog/search-document.ts';
import type { Database, Queries } from '../../server/platform/db/open.ts';
import type { SearchDocument } from '../../server/platform/db/search/search-index.ts';
import { translationsRepository } from '../../server/translation/translation-queries.ts';
import { openDemoAccounts } from './demo-accounts.ts';
import { showEveryStatus } from './demo-listings.ts';
import { isEmpty } from './is-empty.ts';
import { generateMarket } from './market.ts';
import { productRow, productTexts, searchedTexts, supplierRow, supplierTexts } from './rows.ts';
import { pairsOf } from './translations.ts';
import type { SeedProduct, SeedSupplier } from './types.ts';

const BATCH = 500;
export const DEMO_PRODUCTS = 640;
/** Past this the translations of single phrases add nothing to a measurement. */
const MAX_TRANSLATED = 5_000;

type Say = (line: string) => void;

async function insertSuppliers(db: Queries, suppliers: readonly SeedSupplier[]): Promise<void> {
  for (let at = 0; at < suppliers.length; at += BATCH) {
    const batch = suppliers.slice(at, at + BATCH);
    await db.insertInto('users').values(batch.map(supplierRow)).execute();
    await db.insertInto('user_texts').values(batch.flatMap(supplierTexts)).execute();
  }
}

/** A listing's number by its place in the list: in order of date, so that the newest is always the highest. */
function numbered(products: Iterable<SeedProduct>, count: number): Int32Array {
  const dates = new Float64Array(count);
  let place = 0;
  for (const { createdAt } of products) dates[place++] = Date.parse(createdAt);
  const places = Int32Array.from(dates.keys()).sort(
    (a, b) => (dates[a] as number) - (dates[b] as number) || a - b,
  );
  const nos = new Int32Array(count);
  for (const [at, each] of places.entries()) nos[each] = at + 1;
  return nos;
}

class Tally {
  readonly words = new Map<string, number>();
  readonly #bySupplier = new Map<string, Map<string, number>>();

  add(supplierId: string, category: string, { texts }: SearchDocument): void {
    for (const word of texts) this.words.set(word, (this.words.get(word) ?? 0) + 1);
    const categories = this.#bySupplier.get(supplierId) ?? new Map<string, number>();
    categories.set(category, (categories.get(category) ?? 0) + 1);
    this.#bySupplier.set(supplierId, categories);
  }

  /** The supplier with the most active listings. */
  busiest(): string | undefined {
    const total = (counts: ReadonlyMap<string, number>): number =>
      [...counts.values()].reduce((sum, each) => sum + each, 0);
    return [...this.#bySupplier].sort(([, a], [, b]) => total(b) - total(a))[0]?.[0];
  }

  async write(db: Queries): Promise<void> {
    const words = [...this.words].map(([word, documents]) => ({ word, documents }));
    for (let at = 0; at < words.length; at += BATCH)
      await db
        .insertInto('search_words')
        .values(words.slice(at, at + BATCH))
        .onConflict((conflict) =>
          conflict
            .column('word')
            .doUpdateSet((each) => ({ documents: each.ref('excluded.documents') })),
        )
        .execute();
    for (const [id, counts] of this.#bySupplier) {
      const sorted = [...counts].sort(([, a], [, b]) => b - a);
      const count = sorted.reduce((sum, [, each]) => sum + each, 0);
      await db
        .updateTable('users')
        .set({
          product_count: count,
          categories: JSON.stringify(sorted.map(([category]) => category)),
        })
        .where('id', '=', id)
        .execute();
    }
  }
}

interface FillOptions {
  readonly products: number;
  /** Opens accounts to sign in with, in the same transaction; told who sells the most. */
  readonly accounts?: (tx: Queries, scope: CatalogScope, busiest: SeedSupplier) => Promise<void>;
}

/** Fills an empty database. Resolves with the number of listings: 0 where another process was faster. */
export async function fillMarket(
  { db, search }: Database,
  options: FillOptions,
  say: Say,
): Promise<number> {
  const { suppliers, products } = generateMarket(options);
  const nos = numbered(products, options.products);
  const byId = new Map(suppliers.map((supplier) => [supplier.id, supplier]));
  const tally = new Tally();
  let done = 0;

  const insert = async (tx: Queries, batch: readonly SeedProduct[], changed: number) => {
    const rows = batch.map((product, at) => ({ product, no: nos[done + at] ?? 0 }));
    await tx
      .insertInto('products')
      .values(rows.map(({ product, no }) => productRow(product, no, changed)))
      .execute();
    await tx
      .insertInto('product_texts')
      .values(rows.flatMap(({ product, no }) => productTexts(product, no)))
      .execute();
    const documents = rows.flatMap(({ product, no }) => {
      const supplier = byId.get(product.supplierId);
      if (product.status !== 'active' || !supplier) return [];
      const row = productRow(product, no, changed);
      const document = searchDocumentOf(no, row, searchedTexts(product, supplier));
      tally.add(supplier.id, row.category, document);
      return [document];
    });
    await search.add(tx, documents);
    if (options.products <= MAX_TRANSLATED)
      await translationsRepository(tx).store(batch.flatMap(pairsOf));
    done += batch.length;
    if (done % 10_000 < BATCH) say(`  ${done.toLocaleString('en')} listings`);
  };

  const work = async (tx: Queries, scope: CatalogScope): Promise<void> => {
    // The catalog's lock makes a second process wait, and find the market of the first here.
    if (!(await isEmpty(tx))) return;
    const changed = scope.bulkLoad();
    await insertSuppliers(tx, suppliers);
    let batch: SeedProduct[] = [];
    for (const product of generateMarket(options).products) {
      batch.push(product);
      if (batch.length < BATCH) continue;
      await insert(tx, batch, changed);
      batch = [];
    }
    if (batch.length) await insert(tx, batch, changed);
    await tally.write(tx);
    const busiest = byId.get(tally.busiest() ?? '');
    if (options.accounts && busiest) await options.accounts(tx, scope, busiest);
  };
  // It counts in memory what it has written: it is not run again.
  await changeCatalog(db, search, work, () => false);
  return done;
}

/** The demo market and its accounts, in one transaction: a process that is killed leaves the database empty. */
export async function fillDemo(database: Database, dataDir: string, say: Say): Promise<void> {
  say('Filling the demo market …');
  const accounts: FillOptions['accounts'] = async (tx, scope, busiest) => {
    await openDemoAccounts(tx, busiest, dataDir);
    await showEveryStatus(tx, scope, busiest.id);
  };
  const count = await fillMarket(database, { products: DEMO_PRODUCTS, accounts }, say);
  if (count > 0) say(`The demo market has ${count} listings.`);
}
