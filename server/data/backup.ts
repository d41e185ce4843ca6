// Backup of a running marketplace on SQLite: copies the database file and all files into a folder that can serve as DATA_DIR.
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { EXPORTED_TABLES, withSnapshot } from '../platform/db/bulk-copy.ts';
import { copySqlite, integrityErrors } from '../platform/db/sqlite.ts';
import { openStores } from '../platform/storage/stores.ts';
import { copyDrawings } from './drawings.ts';
import { createEmptyFolder, type Print, serializeRow } from './export.ts';
import { FileCopier } from './file-copier.ts';
import { OperatorError } from './operator-error.ts';

/** The same name as in config.ts. */
const DATABASE_FILE_NAME = 'market.sqlite';

async function copyMarket(dir: string, config: Config, print: Print): Promise<void> {
  const files = new FileCopier(openStores(config), (folder) => join(dir, folder));
  print('Files …');
  await files.copyNewFiles();
  await copyDrawings(config.dataDir, dir, print);
  print('Database …');
  const file = join(dir, DATABASE_FILE_NAME);
  copySqlite(config.database.location, file);
  // SQLite does not fsync the copy.
  await using opened = await open(file, 'r+');
  await opened.chmod(0o600);
  await opened.sync();
  const [integrityError] = integrityErrors(file);
  if (integrityError)
    throw new OperatorError(
      `The copy of the database is damaged, and the database may be as well: ${integrityError}`,
    );
  await files.copyNewFiles();
  let rows = 0;
  await withSnapshot({ ...config.database, location: file }, async (snapshot) => {
    for (const table of EXPORTED_TABLES)
      for await (const batch of snapshot.rows(table)) {
        rows += batch.length;
        for (const row of batch) files.markReferenced(table, serializeRow(row));
      }
  });
  const missing = await files.removeUnreferenced();
  if (missing > 0)
    print(`  ${missing} files that rows reference do not exist, and did not exist before.`);
  print(`  ${rows.toLocaleString('en')} rows, ${[...files.entries()].length} files`);
}

/**
 * Copies the marketplace into the empty folder `dir`. Throws OperatorError if it cannot be done; any failure empties the folder
 * again.
 */
export async function backupMarket(dir: string, config: Config, print: Print): Promise<void> {
  if (config.database.engine === 'postgres')
    throw new OperatorError(
      'PostgreSQL makes its own backups: use pg_dump, or `npm run data -- export DIR` for rows and files together.',
    );
  await createEmptyFolder(dir);
  try {
    await copyMarket(dir, config, print);
  } catch (error) {
    for (const name of await readdir(dir)) await rm(join(dir, name), { recursive: true });
    throw error;
  }
}
