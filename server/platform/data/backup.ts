// Backup of a running marketplace on SQLite: copies the database file and all files into a folder that can serve as DATA_DIR.
import { open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { atOneMoment, MOVED } from '../db/moving.ts';
import { copySqlite, faultsOf } from '../db/sqlite.ts';
import { openStores } from '../storage/stores.ts';
import { CopiedFiles } from './copied-files.ts';
import { lineOf, makeEmpty, type Say } from './export.ts';
import { Refused } from './refused.ts';

/** The same name as in config.ts. */
const FILE = 'market.sqlite';

async function copy(dir: string, config: Config, say: Say): Promise<void> {
  const files = new CopiedFiles(openStores(config), (folder) => join(dir, folder));
  say('Files …');
  await files.take();
  say('Database …');
  const file = join(dir, FILE);
  copySqlite(config.database.location, file);
  // SQLite does not fsync the copy.
  await using opened = await open(file, 'r+');
  await opened.chmod(0o600);
  await opened.sync();
  const [fault] = faultsOf(file);
  if (fault)
    throw new Refused(`The copy of the database is damaged, as the database may be: ${fault}`);
  await files.take();
  let rows = 0;
  await atOneMoment({ ...config.database, location: file }, async (snapshot) => {
    for (const table of MOVED)
      for await (const batch of snapshot.rows(table)) {
        rows += batch.length;
        for (const row of batch) files.look(table, lineOf(row));
      }
  });
  const missing = await files.settle();
  if (missing > 0) say(`  ${missing} files that rows name are not there, and were not before.`);
  say(`  ${rows.toLocaleString('en')} rows, ${[...files.entries()].length} files`);
}

/**
 * Copies the marketplace into the empty folder `dir`. Throws Refused if it cannot be done; any failure empties the folder
 * again.
 */
export async function backupMarket(dir: string, config: Config, say: Say): Promise<void> {
  if (config.database.engine === 'postgres')
    throw new Refused(
      'PostgreSQL makes its own backups: use pg_dump, or `npm run data -- export DIR` for rows and files together.',
    );
  await makeEmpty(dir);
  try {
    await copy(dir, config, say);
  } catch (error) {
    for (const name of await readdir(dir)) await rm(join(dir, name), { recursive: true });
    throw error;
  }
}
