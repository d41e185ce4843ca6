// Export of a running marketplace into a folder, as a snapshot of one moment.
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import {
  atOneMoment,
  isOurSchema,
  MOVED,
  type Row,
  type Snapshot,
  type TableName,
} from '../db/moving.ts';
import { OWN_FOLDER } from '../storage/owner-only.ts';
import { openStores } from '../storage/stores.ts';
import { FORMAT, filesIn, indexIn, type Manifest, manifestIn, tableIn } from './archive.ts';
import { CopiedFiles } from './copied-files.ts';
import { writeLines } from './lines.ts';
import { Refused } from './refused.ts';
import { sha256, Tally, type Total } from './tally.ts';

export type Say = (line: string) => void;

/**
 * Creates the folder; throws Refused if it is not empty. It will hold password hashes and private messages, so only its
 * owner can read it.
 */
export async function makeEmpty(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: OWN_FOLDER });
  if ((await readdir(dir)).length > 0) throw new Refused(`${dir} is not empty.`);
  await chmod(dir, OWN_FOLDER);
}

/** Serializes a row as JSON with its columns sorted by name: the same text from either engine. */
export const lineOf = (row: Row): string => JSON.stringify(row, Object.keys(row).sort());

async function writeTable(
  dir: string,
  table: TableName,
  snapshot: Snapshot,
  files: CopiedFiles,
  say: Say,
): Promise<Total> {
  const tally = new Tally();
  const lines = async function* () {
    for await (const rows of snapshot.rows(table)) {
      const batch = rows.map(lineOf);
      for (const line of batch) {
        tally.add(sha256(line));
        files.look(table, line);
      }
      yield batch;
      const { count } = tally.total;
      if (count % 100_000 < batch.length) say(`  ${table}: ${count.toLocaleString('en')} so far`);
    }
  };
  await writeLines(tableIn(dir, table), lines());
  if (tally.total.count > 0) say(`  ${table}: ${tally.total.count.toLocaleString('en')} rows`);
  return tally.total;
}

async function write(dir: string, config: Config, say: Say): Promise<Manifest> {
  const files = new CopiedFiles(openStores(config), (folder) => filesIn(dir, folder));
  say('Files …');
  await files.take();
  const tables: Record<string, Total> = {};
  const { schema, at } = await atOneMoment(config.database, async (snapshot) => {
    const moment = new Date().toISOString();
    if (!isOurSchema(snapshot.schema))
      throw new Refused(
        'The database is of another release: export it with that one, or start the market with this one first.',
      );
    await files.take();
    say('Rows …');
    for (const table of MOVED) tables[table] = await writeTable(dir, table, snapshot, files, say);
    return { schema: [...snapshot.schema], at: moment };
  });
  const missing = await files.settle();
  if (missing > 0) say(`  ${missing} files that rows name are not there, and were not before.`);
  const totals = { uploads: new Tally(), attachments: new Tally() };
  await writeLines(
    indexIn(dir),
    (async function* () {
      for (const entry of files.entries()) {
        totals[entry.folder].add(sha256(JSON.stringify(entry)));
        yield [JSON.stringify(entry)];
      }
    })(),
  );
  const { uploads, attachments } = totals;
  say(`  ${uploads.total.count} uploads, ${attachments.total.count} attachments`);
  return {
    format: FORMAT,
    at,
    schema,
    tables,
    files: { uploads: uploads.total, attachments: attachments.total },
  };
}

/** Exports into the empty folder `dir`. Throws Refused if it cannot be done; any failure empties the folder again. */
export async function exportMarket(dir: string, config: Config, say: Say): Promise<Manifest> {
  await makeEmpty(dir);
  try {
    await mkdir(join(dir, 'tables'), { mode: 0o700 });
    const manifest = await write(dir, config, say);
    // Written last and renamed into place: if the manifest exists, the archive is complete.
    const part = `${manifestIn(dir)}.part`;
    await using file = await open(part, 'wx', 0o600);
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
    await file.sync();
    await rename(part, manifestIn(dir));
    return manifest;
  } catch (error) {
    for (const name of await readdir(dir)) await rm(join(dir, name), { recursive: true });
    throw error;
  }
}
