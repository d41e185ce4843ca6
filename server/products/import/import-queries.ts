// Queries for imports: the latest one of a supplier, its state, and what became of its drafts.
import type { Selectable } from 'kysely';
import type { ImportReading } from '../../../contract/products/import-reading.ts';
import { lockAccount } from '../../accounts/account-queries.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { ImportsTable } from '../../platform/db/tables.ts';
import type { Column } from './guess-columns.ts';
import { importRows } from './import-row-queries.ts';

export interface StoredImport extends Omit<Selectable<ImportsTable>, 'columns' | 'reading'> {
  readonly columns: readonly Column[];
  readonly reading: ImportReading | null;
}

const importOf = (row: Selectable<ImportsTable>): StoredImport => ({
  ...row,
  columns: JSON.parse(row.columns) as Column[],
  reading: row.reading === null ? null : (JSON.parse(row.reading) as ImportReading),
});

const UNSTARTED = ['mapping', 'checked'] as const satisfies readonly StoredImport['state'][];

/** Whether the import was neither started nor changed since that time. */
export const isUnstarted = (
  { state, updated_at }: Pick<StoredImport, 'state' | 'updated_at'>,
  before: string,
): boolean => UNSTARTED.some((each) => each === state) && updated_at < before;

/** Queries for imports, and for their rows. */
export const importsRepository = (db: DbOrTx) => ({
  ...importRows(db),

  async read(supplierId: string, id: string): Promise<StoredImport | null> {
    const row = await db
      .selectFrom('imports')
      .selectAll()
      .where('id', '=', id)
      .where('supplier_id', '=', supplierId)
      .executeTakeFirst();
    return row ? importOf(row) : null;
  },

  /** For a job, which has no supplier. */
  async readById(id: string): Promise<StoredImport | null> {
    const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? importOf(row) : null;
  },

  async readLatest(supplierId: string): Promise<StoredImport | null> {
    const row = await db
      .selectFrom('imports')
      .selectAll()
      .where('supplier_id', '=', supplierId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? importOf(row) : null;
  },

  /** Columns of the supplier's latest import of the machine type whose columns were confirmed by a check; null without one. */
  async readLatestColumns(
    supplierId: string,
    machineType: string,
  ): Promise<readonly Column[] | null> {
    const row = await db
      .selectFrom('imports')
      .select('columns')
      .where('supplier_id', '=', supplierId)
      .where('machine_type', '=', machineType)
      .where('state', '!=', 'mapping')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? (JSON.parse(row.columns) as Column[]) : null;
  },

  readUnstarted: (before: string) =>
    db
      .selectFrom('imports')
      .select(['id', 'supplier_id'])
      .where('state', 'in', UNSTARTED)
      .where('updated_at', '<', before)
      .execute(),

  /** Deletes the import with its rows and files. */
  async delete({ id, zip_id }: Pick<StoredImport, 'id' | 'zip_id'>): Promise<void> {
    await this.deleteRows(id, zip_id);
    await db.deleteFrom('imports').where('id', '=', id).execute();
  },

  /** Locks the account, because one import after the other is written; returns the import as it is now. */
  async lock(supplierId: string, id: string): Promise<StoredImport | null> {
    await lockAccount(db, supplierId);
    return this.read(supplierId, id);
  },

  async insert(row: StoredImport): Promise<void> {
    await db
      .insertInto('imports')
      .values({
        ...row,
        columns: JSON.stringify(row.columns),
        reading: JSON.stringify(row.reading),
      })
      .execute();
  },

  async update(
    id: string,
    change: Partial<Omit<StoredImport, 'id' | 'supplier_id' | 'columns' | 'reading'>> & {
      readonly columns?: readonly Column[];
    },
  ): Promise<void> {
    const { columns, ...rest } = change;
    await db
      .updateTable('imports')
      .set({
        ...rest,
        ...(columns ? { columns: JSON.stringify(columns) } : {}),
        updated_at: new Date().toISOString(),
      })
      .where('id', '=', id)
      .execute();
  },

  /** Drafts of the import by what happened to them since. A new product has the revision 1. */
  async countProducts({ id, supplier_id }: Pick<StoredImport, 'id' | 'supplier_id'>) {
    const counts = await db
      .selectFrom('products')
      .select(({ fn }) => [
        fn
          .countAll<number>()
          .filterWhere('status', '=', 'draft')
          .filterWhere('revision', '=', 1)
          .as('untouched'),
        fn
          .countAll<number>()
          .filterWhere('status', '=', 'draft')
          .filterWhere('revision', '>', 1)
          .as('edited'),
        fn.countAll<number>().filterWhere('status', '!=', 'draft').as('submitted'),
      ])
      .where('supplier_id', '=', supplier_id)
      .where('import_id', '=', id)
      .executeTakeFirstOrThrow();
    // PostgreSQL counts in bigint, which arrives as text.
    return {
      untouched: Number(counts.untouched),
      edited: Number(counts.edited),
      submitted: Number(counts.submitted),
    };
  },
});
