// Queries for the drafts of an import: inserting all of them, submitting the complete ones for review, and deleting those that the
// supplier has not edited.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Lang } from '../../../contract/lang.ts';
import { findMachineType } from '../../../contract/machine-types/index.ts';
import { releaseUploads } from '../../accounts/quota-queries.ts';
import { batches } from '../../platform/db/batches.ts';
import { monotonicId } from '../../platform/db/monotonic-id.ts';
import type { Database, DbOrTx } from '../../platform/db/open.ts';
import { removedFilesRepository } from '../../platform/storage/removed-file-queries.ts';
import { nextProductNo } from '../my-product-queries.ts';
import { filesNotInOrders } from '../order-picture-queries.ts';
import { contentFieldErrors, type ProductContent } from '../product-content.ts';
import { filesOf, readStoredProducts } from '../product-row-queries.ts';
import { stateOfNewProduct } from '../product-state.ts';
import { insertProducts } from '../product-write-queries.ts';
import { checkRow, type RowRules } from './check-row.ts';
import { importsRepository, type StoredImport } from './import-queries.ts';
import { openPauses } from './pauses.ts';

const ROWS_PER_BATCH = 250;

/** The rules of an import; null where its machine type exists no more. */
export function rulesOf(
  { machine_type, columns, zip_id }: Pick<StoredImport, 'machine_type' | 'columns' | 'zip_id'>,
  language: Lang,
): RowRules | null {
  const type = findMachineType(machine_type);
  return type ? { type, columns, language, hasZip: zip_id !== null } : null;
}

/** Contents of the rows without errors, by number. Call it without a lock: it takes seconds for a long file. */
export async function readContents(
  db: DbOrTx,
  id: string,
  rules: RowRules,
): Promise<ReadonlyMap<number, ProductContent>> {
  const imports = importsRepository(db);
  const pause = openPauses();
  const contents = new Map<number, ProductContent>();
  for (let after = 0; ; ) {
    const rows = await imports.readRows(id, after, ROWS_PER_BATCH);
    const last = rows.at(-1);
    if (!last) return contents;
    after = last.no;
    for (const row of rows) {
      const { content } = checkRow(row, rules);
      if (content) contents.set(row.no, content);
      await pause();
    }
  }
}

interface DraftOptions {
  readonly engine: Database['engine'];
  readonly contents: Awaited<ReturnType<typeof readContents>>;
  /** The products of a suspended supplier are hidden. */
  readonly hidden: 0 | 1;
}

/** Inserts a draft for every row that has a content; returns their number. Call it with the catalog locked. */
export async function insertDrafts(
  tx: DbOrTx,
  { id, supplier_id }: StoredImport,
  { engine, contents, hidden }: DraftOptions,
): Promise<number> {
  const imports = importsRepository(tx);
  const created_at = new Date().toISOString();
  const firstNo = await nextProductNo(tx);
  let count = 0;
  for (let after = 0; ; ) {
    const rows = await imports.readImages(id, after, ROWS_PER_BATCH);
    const last = rows.at(-1);
    if (!last) return count;
    after = last.no;
    const products = rows.flatMap(({ no, images }) => {
      const content = contents.get(no);
      return content
        ? [stateOfNewProduct({ ...content, images: [...new Set(images)] }, true, created_at)]
        : [];
    });
    await insertProducts(
      tx,
      engine,
      products.map((state, index) => ({
        row: {
          no: firstNo + count + index,
          id: monotonicId(),
          supplier_id,
          created_at,
          import_id: id,
          hidden,
          revision: 1,
        },
        state,
      })),
    );
    count += products.length;
    await nextTurn();
  }
}

/** Drafts of the import, in batches by number. A caller may change or delete the rows of a batch before it reads the next one. */
async function* draftBatches(tx: DbOrTx, { id, supplier_id }: StoredImport) {
  for (let after = 0; ; ) {
    const rows = await tx
      .selectFrom('products')
      .selectAll()
      .where('supplier_id', '=', supplier_id)
      .where('import_id', '=', id)
      .where('status', '=', 'draft')
      .where('no', '>', after)
      .orderBy('no')
      .limit(ROWS_PER_BATCH)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.no;
    yield rows;
    await nextTurn();
  }
}

/** Submits every complete draft for review, all with the same time, so that they are neighbors in the list of reviews. */
export async function submitDrafts(
  tx: DbOrTx,
  source: StoredImport,
): Promise<{ readonly sent: number; readonly incomplete: number }> {
  const now = new Date().toISOString();
  let [sent, incomplete] = [0, 0];
  for await (const rows of draftBatches(tx, source)) {
    const complete = (await readStoredProducts(tx, rows)).filter(
      ({ state }) => Object.keys(contentFieldErrors(state.content, false)).length === 0,
    );
    incomplete += rows.length - complete.length;
    sent += complete.length;
    if (complete.length === 0) continue;
    await tx
      .updateTable('products')
      .set((each) => ({
        status: 'pending',
        submitted_at: now,
        updated_at: now,
        revision: each('revision', '+', 1),
      }))
      .where(
        'no',
        'in',
        complete.map(({ row }) => row.no),
      )
      .execute();
  }
  return { sent, incomplete };
}

/** Deletes the drafts that were not edited since the import, and records their files for removal; returns their number. */
export async function deleteUntouchedDrafts(tx: DbOrTx, source: StoredImport): Promise<number> {
  let count = 0;
  for await (const rows of draftBatches(tx, source)) {
    const untouched = rows.filter(({ revision }) => revision === 1);
    if (untouched.length === 0) continue;
    const files = (await readStoredProducts(tx, untouched)).flatMap(({ state }) => filesOf(state));
    await releaseUploads(tx, files);
    const nos = untouched.map(({ no }) => no);
    await tx.deleteFrom('products').where('no', 'in', nos).execute();
    for (const batch of batches(await filesNotInOrders(tx, files)))
      await removedFilesRepository(tx).add('uploads', batch);
    count += untouched.length;
  }
  return count;
}
