// Reading of a table file into a new import, with its rows and the pictures in its cells.
import { randomUUID } from 'node:crypto';
import type { Upload } from '../../../contract/form-entries.ts';
import { lockAccount } from '../../accounts/account-queries.ts';
import type { QuotaChecks } from '../../accounts/quota-queries.ts';
import { monotonicId } from '../../platform/db/monotonic-id.ts';
import { type Database, type DbOrTx, inTransaction } from '../../platform/db/open.ts';
import type { Attachments } from '../../platform/storage/attachments.ts';
import { oneLine } from '../../platform/text/one-line.ts';
import { asFieldError, requireReceived } from '../../platform/uploads/received-file.ts';
import { removeUnlessCommitted } from '../../platform/uploads/remove-unless-committed.ts';
import { guessColumns, withEarlierTargets } from './guess-columns.ts';
import { importsRepository } from './import-queries.ts';
import type { ReadingOptions } from './reading/table.ts';
import { replaceUnstarted } from './replace-unstarted.ts';
import { requireMachineType } from './require-machine-type.ts';
import type { StoredCells } from './table-protocol.ts';
import { readTableFile } from './table-reader.ts';

interface Dependencies extends Pick<Database, 'db' | 'engine'> {
  readonly quotas: QuotaChecks;
  readonly attachmentFiles: Pick<Attachments, 'put' | 'remove'>;
}

export interface NewImport extends ReadingOptions {
  readonly machineType: string;
  readonly file: Upload;
}

const FILE_NAME_CHARS = 150;
export const importFileName = ({ name }: Upload): string => oneLine(name, FILE_NAME_CHARS);

const cellBytes = (rows: readonly StoredCells[]): number =>
  rows.reduce((bytes, { cells, notes }) => bytes + Buffer.byteLength(cells + notes), 0);

/** Returns the id of the import. Throws a field error where the file cannot be imported. */
export async function storeNewImport(
  { db, engine, quotas, attachmentFiles }: Dependencies,
  supplierId: string,
  { machineType, file, ...options }: NewImport,
): Promise<string> {
  const type = requireMachineType(machineType);
  const received = await asFieldError('file', async () => requireReceived(file));
  const { headers, samples, reading, hasPictures, rows } = await asFieldError('file', () =>
    readTableFile(received, supplierId, options),
  );
  const now = new Date().toISOString();
  const id = monotonicId();
  const name = importFileName(file);
  // A workbook with pictures in its cells is the archive that its rows name them from.
  const zip_id = hasPictures ? randomUUID() : null;
  if (zip_id !== null) await attachmentFiles.put(zip_id, { file: received.path });
  const store = async (tx: DbOrTx): Promise<void> => {
    await lockAccount(tx, supplierId);
    const repository = importsRepository(tx);
    // Before the earlier import is replaced: its file may have been corrected and chosen again.
    const earlier = await repository.readLatestColumns(supplierId, machineType);
    await replaceUnstarted(tx, supplierId);
    await repository.insert({
      id,
      supplier_id: supplierId,
      state: 'mapping',
      machine_type: machineType,
      file_name: name,
      columns: withEarlierTargets(type, guessColumns(type, headers, samples), earlier),
      reading,
      row_count: rows.length,
      zip_id,
      zip_name: zip_id && name,
      cell_bytes: cellBytes(rows),
      zip_bytes: zip_id === null ? 0 : received.size,
      created_count: 0,
      failure: null,
      created_at: now,
      updated_at: now,
    });
    await quotas.enforce(tx, supplierId, 'uploads');
    await repository.insertRows(engine, id, rows);
  };
  await removeUnlessCommitted(
    () => inTransaction(db, store),
    () => attachmentFiles.remove(zip_id === null ? [] : [zip_id]),
  );
  return id;
}
