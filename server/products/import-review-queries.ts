// Queries of the review of imports: which imports wait, and their waiting products.
import type { WaitingProduct } from '../../contract/admin/import-review.ts';
import type { WaitingImport } from '../../contract/admin/review.ts';
import type { Lang } from '../../contract/lang.ts';
import { findMachineType } from '../../contract/machine-types/index.ts';
import type { DbOrTx } from '../platform/db/open.ts';

export interface ReviewedImport {
  readonly id: string;
  readonly supplierId: string;
  readonly fileName: string;
}

/** null where there is no such import. */
export async function readReviewedImport(db: DbOrTx, id: string): Promise<ReviewedImport | null> {
  const row = await db
    .selectFrom('imports')
    .select(['id', 'supplier_id', 'file_name'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { id: row.id, supplierId: row.supplier_id, fileName: row.file_name } : null;
}

const waitingOf = (db: DbOrTx, { id, supplierId }: ReviewedImport) =>
  db
    .selectFrom('products')
    // The index is by supplier.
    .where('supplier_id', '=', supplierId)
    .where('import_id', '=', id)
    .where('status', '=', 'pending')
    .where('hidden', '=', 0);

export const readWaitingProducts = (
  db: DbOrTx,
  source: ReviewedImport,
): Promise<WaitingProduct[]> =>
  waitingOf(db, source).select(['id', 'revision']).orderBy('no').execute();

export async function countWaitingProducts(db: DbOrTx, source: ReviewedImport): Promise<number> {
  const { count } = await waitingOf(db, source)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The imports of rows of the queue; `waiting` has the number of their products by import. */
export async function readWaitingImports(
  db: DbOrTx,
  waiting: ReadonlyMap<string, number>,
  lang: Lang,
): Promise<ReadonlyMap<string, WaitingImport>> {
  if (waiting.size === 0) return new Map();
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'file_name', 'machine_type'])
    .where('id', 'in', [...waiting.keys()])
    .execute();
  return new Map(
    rows.map(({ id, file_name, machine_type }) => [
      id,
      {
        id,
        fileName: file_name,
        machineType: findMachineType(machine_type)?.name[lang] ?? machine_type,
        waiting: waiting.get(id) ?? 0,
      },
    ]),
  );
}
