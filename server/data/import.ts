// Import of an exported marketplace into an empty one: everything is imported and verified, or nothing.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { indexAll } from '../catalog/reindex-queries.ts';
import { lockCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { Config } from '../config.ts';
import { batches } from '../platform/db/batches.ts';
import {
  advanceSequences,
  deleteInitialRows,
  EXPORTED_TABLES,
  insertRows,
  isCurrentSchema,
  isDatabaseEmpty,
  type Row,
  readRows,
} from '../platform/db/bulk-copy.ts';
import { type Database, type DbOrTx, inTransaction, openDatabase } from '../platform/db/open.ts';
import { updateStatistics } from '../platform/db/statistics.ts';
import { FOLDERS, type Folder, openStores, type Stores } from '../platform/storage/stores.ts';
import {
  archivedFilesFolder,
  fileIndexPath,
  type Manifest,
  parseFileEntry,
  readManifest,
  tablePath,
} from './archive.ts';
import { ChecksumBuilder, isSameChecksum, sha256 } from './checksum.ts';
import { copyDrawings } from './drawings.ts';
import { type Print, serializeRow } from './export.ts';
import { readLines } from './lines.ts';
import { OperatorError } from './operator-error.ts';

/** Names of the files that this import has stored, for removal after a failure. */
type StoredFiles = Record<Folder, string[]>;

const readStoredFile = async (
  stores: Stores,
  folder: Folder,
  name: string,
): Promise<Buffer | null> => {
  const found = await stores[folder].open(name);
  return typeof found === 'string' ? null : buffer(found.stream);
};

async function importFiles(
  dir: string,
  { files }: Manifest,
  stores: Stores,
  stored: StoredFiles,
): Promise<void> {
  const totals = { uploads: new ChecksumBuilder(), attachments: new ChecksumBuilder() };
  for await (const lines of readLines(fileIndexPath(dir)))
    for (const line of lines) {
      const { folder, name, sha256: expected } = parseFileEntry(line, dir);
      totals[folder].add(sha256(line));
      const file = join(archivedFilesFolder(dir, folder), name);
      // 10 MB at most, the limit of uploads.
      const bytes = await readFile(file).catch(() => null);
      if (!bytes || sha256(bytes) !== expected)
        throw new OperatorError(`${file} is missing or has changed since the export.`);
      const present = await readStoredFile(stores, folder, name);
      if (present && sha256(present) === expected) continue;
      if (present)
        throw new OperatorError(`There is already another file named ${folder}/${name}.`);
      stored[folder].push(name);
      await stores[folder].put(name, bytes);
      const readBack = await readStoredFile(stores, folder, name);
      if (!readBack || sha256(readBack) !== expected)
        throw new OperatorError(`${folder}/${name} was stored with different content.`);
    }
  for (const folder of FOLDERS)
    if (!isSameChecksum(files[folder], totals[folder].checksum))
      throw new OperatorError(`${fileIndexPath(dir)} has changed since the export.`);
}

const parseRow = (line: string, file: string): Row => {
  try {
    return JSON.parse(line) as Row;
  } catch {
    throw new OperatorError(`${file} has changed since the export.`);
  }
};

async function importTables(
  dir: string,
  { tables }: Manifest,
  tx: DbOrTx,
  { engine }: Database,
  print: Print,
): Promise<void> {
  for (const table of EXPORTED_TABLES) {
    const file = tablePath(dir, table);
    const builder = new ChecksumBuilder();
    for await (const lines of readLines(file)) {
      const rows = lines.map((line) => parseRow(line, file));
      for (const line of lines) builder.add(sha256(line));
      for (const batch of batches(rows)) await insertRows(tx, engine, table, batch);
    }
    const { checksum } = builder;
    if (!isSameChecksum(tables[table], checksum))
      throw new OperatorError(`${file} has changed since the export.`);
    if (checksum.count > 0) print(`  ${table}: ${checksum.count.toLocaleString('en')} rows`);
  }
}

/** Reads all rows back and compares their checksums with the manifest, in case the database has altered a value. */
async function verifyTables({ tables }: Manifest, tx: DbOrTx, { engine }: Database): Promise<void> {
  for (const table of EXPORTED_TABLES) {
    const builder = new ChecksumBuilder();
    for await (const rows of readRows(tx, engine, table))
      for (const row of rows) builder.add(sha256(serializeRow(row)));
    if (!isSameChecksum(tables[table], builder.checksum))
      throw new OperatorError(`The database stored other values in ${table} than the archive has.`);
  }
}

/**
 * Imports from the folder `dir`. Throws OperatorError if it cannot be done; any failure leaves no row and no file behind, except
 * drawings of the demo market, which a second try writes again.
 */
export async function importMarket(dir: string, config: Config, print: Print): Promise<Manifest> {
  const manifest = await readManifest(dir);
  if (!isCurrentSchema(manifest.schema))
    throw new OperatorError(
      `${dir} was exported by another release (up to ${manifest.schema.at(-1)}): import it with that release, then start this one.`,
    );
  const database = await openDatabase(config.database, { noTimeouts: true });
  const stores = openStores(config);
  const stored: StoredFiles = { uploads: [], attachments: [] };
  try {
    const work = async (tx: DbOrTx): Promise<void> => {
      // Not changeCatalog(): the catalog version comes with the rows, which carry its stamps, and there is no earlier state to
      // compare with. The lock prevents another process from filling the database meanwhile.
      await lockCatalog(tx);
      if (!(await isDatabaseEmpty(tx)))
        throw new OperatorError(
          'The database already holds a market; the import needs an empty one.',
        );
      print('Files …');
      await importFiles(dir, manifest, stores, stored);
      print('Rows …');
      await deleteInitialRows(tx);
      await importTables(dir, manifest, tx, database, print);
      await advanceSequences(tx, database.engine);
      print('Verifying …');
      await verifyTables(manifest, tx, database);
      print('Search index …');
      let indexed = 0;
      const version = await lockCatalog(tx);
      await indexAll(tx, version, (products) => {
        indexed += products;
        if (indexed % 10_000 < products) print(`  ${indexed.toLocaleString('en')} products`);
      });
      await copyDrawings(dir, config.dataDir, print);
    };
    // No retry: the files are not part of the transaction.
    await inTransaction(database.db, work, () => false);
    // The import is complete: without statistics, queries are only slower at first.
    await updateStatistics(database).catch(() => {});
    return manifest;
  } catch (error) {
    for (const folder of FOLDERS) await stores[folder].remove(stored[folder]);
    throw error;
  } finally {
    await database.close();
  }
}
