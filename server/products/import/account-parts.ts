// Imports in the data export and the deletion of an account.
import type { DeletedAccount, ExportPart } from '../../accounts/account-parts.ts';
import type { Db, DbOrTx } from '../../platform/db/open.ts';
import { importsRepository } from './import-queries.ts';

/** The products that an import made are among the products; of the file only its name is left when it is finished. */
export const importsExport = (db: Db): ExportPart => ({
  async sections({ id }) {
    const rows = await db
      .selectFrom('imports')
      .select(['file_name', 'machine_type', 'state', 'row_count', 'created_count', 'created_at'])
      .where('supplier_id', '=', id)
      .orderBy('created_at')
      .execute();
    return [
      [
        'imports',
        rows.map((row) => ({
          file: row.file_name,
          machineType: row.machine_type,
          state: row.state,
          rows: row.row_count,
          products: row.created_count,
          createdAt: row.created_at,
        })),
      ],
    ];
  },
});

/** An import that runs makes no products any more. */
export async function stopImports(tx: DbOrTx, { id }: DeletedAccount): Promise<void> {
  await tx.updateTable('imports').set({ state: 'undone' }).where('supplier_id', '=', id).execute();
}

/** Deletes one import with its rows and files; returns 0 when none is left. */
export async function deleteImport(tx: DbOrTx, supplierId: string): Promise<number> {
  const latest = await importsRepository(tx).readLatest(supplierId);
  if (!latest) return 0;
  await importsRepository(tx).delete(latest);
  return 1;
}
