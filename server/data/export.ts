// Export of a running marketplace into a folder, as a snapshot of one moment.
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import {
  EXPORTED_TABLES,
  isCurrentSchema,
  type Row,
  type Snapshot,
  type TableName,
  withSnapshot,
} from '../platform/db/bulk-copy.ts';
import { OWNER_ONLY_FOLDER } from '../platform/storage/file-permissions.ts';
import { openStores } from '../platform/storage/stores.ts';
import {
  archivedFilesFolder,
  FORMAT_VERSION,
  fileIndexPath,
  type Manifest,
  manifestPath,
  tablePath,
} from './archive.ts';
import { type Checksum, ChecksumBuilder, sha256 } from './checksum.ts';
import { copyDrawings } from './drawings.ts';
import { FileCopier } from './file-copier.ts';
import { writeLines } from './lines.ts';
import { OperatorError } from './operator-error.ts';

export type Print = (line: string) => void;

/**
 * Creates the folder; throws OperatorError if it is not empty. It will hold password hashes and private messages, so only its
 * owner can read it.
 */
export async function createEmptyFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  if ((await readdir(dir)).length > 0) throw new OperatorError(`${dir} is not empty.`);
  await chmod(dir, OWNER_ONLY_FOLDER);
}

/** Serializes a row as JSON with its columns sorted by name: the same text from either engine. */
export const serializeRow = (row: Row): string => JSON.stringify(row, Object.keys(row).sort());

async function writeTable(
  dir: string,
  table: TableName,
  snapshot: Snapshot,
  files: FileCopier,
  print: Print,
): Promise<Checksum> {
  const builder = new ChecksumBuilder();
  const lines = async function* () {
    for await (const rows of snapshot.rows(table)) {
      const batch = rows.map(serializeRow);
      for (const line of batch) {
        builder.add(sha256(line));
        files.markReferenced(table, line);
      }
      yield batch;
      const { count } = builder.checksum;
      if (count % 100_000 < batch.length)
        print(`  ${table}: ${count.toLocaleString('en')} rows so far`);
    }
  };
  await writeLines(tablePath(dir, table), lines());
  if (builder.checksum.count > 0)
    print(`  ${table}: ${builder.checksum.count.toLocaleString('en')} rows`);
  return builder.checksum;
}

async function writeArchive(dir: string, config: Config, print: Print): Promise<Manifest> {
  const files = new FileCopier(openStores(config), (folder) => archivedFilesFolder(dir, folder));
  print('Files …');
  await files.copyNewFiles();
  const tables: Record<string, Checksum> = {};
  const { schema, at } = await withSnapshot(config.database, async (snapshot) => {
    const snapshotTime = new Date().toISOString();
    if (!isCurrentSchema(snapshot.schema))
      throw new OperatorError(
        'The database has the schema of another release: export it with that release, or start the market with this release first.',
      );
    await files.copyNewFiles();
    print('Rows …');
    for (const table of EXPORTED_TABLES)
      tables[table] = await writeTable(dir, table, snapshot, files, print);
    return { schema: [...snapshot.schema], at: snapshotTime };
  });
  const missing = await files.removeUnreferenced();
  if (missing > 0)
    print(`  ${missing} files that rows reference do not exist, and did not exist before.`);
  const totals = { uploads: new ChecksumBuilder(), attachments: new ChecksumBuilder() };
  await writeLines(
    fileIndexPath(dir),
    (async function* () {
      for (const entry of files.entries()) {
        totals[entry.folder].add(sha256(JSON.stringify(entry)));
        yield [JSON.stringify(entry)];
      }
    })(),
  );
  await copyDrawings(config.dataDir, dir, print);
  const { uploads, attachments } = totals;
  print(`  ${uploads.checksum.count} uploads, ${attachments.checksum.count} attachments`);
  return {
    format: FORMAT_VERSION,
    at,
    schema,
    tables,
    files: { uploads: uploads.checksum, attachments: attachments.checksum },
  };
}

/** Exports into the empty folder `dir`. Throws OperatorError if it cannot be done; any failure empties the folder again. */
export async function exportMarket(dir: string, config: Config, print: Print): Promise<Manifest> {
  await createEmptyFolder(dir);
  try {
    await mkdir(join(dir, 'tables'), { mode: 0o700 });
    const manifest = await writeArchive(dir, config, print);
    // Written last and renamed into place: if the manifest exists, the archive is complete.
    const unfinishedPath = `${manifestPath(dir)}.part`;
    await using file = await open(unfinishedPath, 'wx', 0o600);
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
    await rename(unfinishedPath, manifestPath(dir));
    return manifest;
  } catch (error) {
    for (const name of await readdir(dir)) await rm(join(dir, name), { recursive: true });
    throw error;
  }
}
