// Keeps what the public sees in step with the rows: the word index, the catalogue's version, the suppliers' figures.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { documentOf } from '../catalog/document.ts';
import type { Queries } from '../db/open.ts';
import type { SearchDocument, SearchIndex } from '../db/search/search-index.ts';
import { holdCatalog, nextVersion } from './catalog.ts';
import { isPublicListing } from './public-listing.ts';
import { countWords } from './search-words.ts';
import { recountSupplier } from './supplier-figures.ts';

/** The listings that a step is about. */
export type Which = { readonly nos: readonly number[] } | { readonly supplierId: string };

interface Seen {
  readonly no: number;
  readonly supplierId: string;
  readonly category: string;
  /** Whether any process may know of it. */
  readonly wasShown: boolean;
  readonly isShown: boolean;
}

/** Listings in memory at a time. */
const BATCH = 500;

async function seen(tx: Queries, which: Which): Promise<Seen[]> {
  const all = tx
    .selectFrom('products')
    .select(['no', 'supplier_id as supplierId', 'category', 'changed'])
    .select((each) => isPublicListing(each).as('shown'));
  const rows = await ('nos' in which
    ? all.where('no', 'in', which.nos)
    : all.where('supplier_id', '=', which.supplierId)
  ).execute();
  return rows.map(({ shown, changed, ...row }) => ({
    ...row,
    isShown: Boolean(shown),
    wasShown: changed > 0,
  }));
}

const batches = (nos: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(nos.length / BATCH) }, (_, at) =>
    nos.slice(at * BATCH, (at + 1) * BATCH),
  );

/** What is searched of these listings as their rows are now: words in every language there is. */
export async function documents(tx: Queries, nos: readonly number[]): Promise<SearchDocument[]> {
  const rows = await tx
    .selectFrom('products')
    .select(['no', 'supplier_id', 'category', 'subcategory'])
    .where('no', 'in', nos)
    .execute();
  const suppliers = [...new Set(rows.map((row) => row.supplier_id))];
  const words = Map.groupBy(
    await tx.selectFrom('product_texts').selectAll().where('product_no', 'in', nos).execute(),
    (each) => each.product_no,
  );
  const companies = Map.groupBy(
    await tx.selectFrom('user_texts').selectAll().where('user_id', 'in', suppliers).execute(),
    (each) => each.user_id,
  );
  return rows.map((row) =>
    documentOf(row.no, row, [
      ...(words.get(row.no) ?? []).map(({ name, title, short, description, tags }) => {
        const listed = { name, title, short, description, tags: JSON.parse(tags) as string[] };
        return { ...listed, company: '', city: '' };
      }),
      ...(companies.get(row.supplier_id) ?? []).map(({ company_name: company, city }) => {
        const listed = { name: '', title: '', short: '', description: '', tags: [] };
        return { ...listed, company, city };
      }),
    ]),
  );
}

const shownIn = (rows: readonly Seen[]): number[] =>
  rows.filter(({ isShown }) => isShown).map(({ no }) => no);

/** How many listings of each category the public sees of each supplier. */
const figures = (rows: readonly Seen[]): Map<string, string> => {
  const bySupplier = Map.groupBy(rows, ({ supplierId }) => supplierId);
  return new Map(
    [...bySupplier].map(([supplier, own]) => [
      supplier,
      own
        .flatMap(({ isShown, category }) => (isShown ? [category] : []))
        .sort()
        .join(),
    ]),
  );
};

export const publicStep = (search: SearchIndex) => {
  const take = async (
    tx: Queries,
    nos: readonly number[],
    tally: Map<string, number>,
    by: 1 | -1,
  ) => {
    for (const batch of batches(nos)) {
      const found = await documents(tx, batch);
      if (by > 0) await search.add(tx, found);
      else await search.remove(tx, batch);
      for (const { texts } of found)
        for (const word of texts) tally.set(word, (tally.get(word) ?? 0) + by);
      // A large supplier is no reason to keep everybody else waiting.
      if (nos.length > BATCH) await nextTurn();
    }
  };

  const tell = async (tx: Queries, shown: readonly number[], gone: readonly number[]) => {
    const changed = await nextVersion(tx);
    for (const batch of batches(shown))
      await tx.updateTable('products').set({ changed }).where('no', 'in', batch).execute();
    for (const batch of batches(gone))
      await tx
        .insertInto('removed_products')
        .values(batch.map((no) => ({ no, changed })))
        .execute();
  };

  /**
   * Runs `work`, which changes rows of these listings or the words of their supplier, and brings the rest in step, all in
   * the transaction `tx`. To be the first that happens in it: see holdCatalog().
   */
  return async <Result>(
    tx: Queries,
    which: Which,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    await holdCatalog(tx);
    const before = await seen(tx, which);
    const tally = new Map<string, number>();
    const shownBefore = shownIn(before);
    await take(tx, shownBefore, tally, -1);
    const result = await work();
    const after = await seen(tx, which);
    const shownAfter = shownIn(after);
    await take(tx, shownAfter, tally, 1);
    await countWords(tx, tally);
    const left = new Set(after.map(({ no }) => no));
    const gone = before.filter(({ no, wasShown }) => wasShown && !left.has(no)).map(({ no }) => no);
    const touched = [...new Set([...shownBefore, ...shownAfter])].filter((no) => left.has(no));
    if (touched.length + gone.length > 0) await tell(tx, touched, gone);
    const [was, is] = [figures(before), figures(after)];
    for (const supplier of new Set([...was.keys(), ...is.keys()]))
      if (was.get(supplier) !== is.get(supplier)) await recountSupplier(tx, supplier);
    return result;
  };
};
export type PublicStep = ReturnType<typeof publicStep>;
