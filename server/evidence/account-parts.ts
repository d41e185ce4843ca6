// Evidence in the data export of an account, and in its deletion.
import { type ExportPart, ROWS_PER_TRANSACTION } from '../accounts/account-parts.ts';
import { archivePath } from '../accounts/download/export-files.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { removedFilesRepository } from '../platform/storage/removed-file-queries.ts';
import { type EvidenceRow, readEvidenceOf } from './evidence-queries.ts';
import { serializeEvidence } from './serialize-evidence.ts';

const fileOf = ({ file_id, file_type }: EvidenceRow) =>
  file_id === null ? null : { kind: 'attachment' as const, id: file_id, type: file_type };

/** An account has 40 documents at most, so they are read at once. */
export const evidenceExport = (db: Db): ExportPart => ({
  async sections({ id }) {
    const rows = await readEvidenceOf(db, id);
    const documents = rows.map((row) => {
      const file = fileOf(row);
      /** Path in the archive. */
      const path = file && archivePath(file);
      const { revision: _, file: named, ...document } = serializeEvidence(row);
      return { ...document, file: named && { ...named, path } };
    });
    return [['evidence', documents]];
  },
  async *files(id) {
    const rows = await readEvidenceOf(db, id);
    yield rows.flatMap((row) => {
      const file = fileOf(row);
      return file ? [{ ...file, sentAt: row.submitted_at }] : [];
    });
  },
});

/** The level needs no update: the account is not public since it was disabled. */
export async function deleteEvidenceBatch(tx: DbOrTx, supplierId: string): Promise<number> {
  const rows = await tx
    .selectFrom('evidence')
    .select(['id', 'file_id'])
    .where('supplier_id', '=', supplierId)
    .limit(ROWS_PER_TRANSACTION)
    .execute();
  if (rows.length === 0) return 0;
  await removedFilesRepository(tx).add(
    'attachments',
    rows.flatMap(({ file_id }) => file_id ?? []),
  );
  await tx
    .deleteFrom('evidence')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return rows.length;
}
