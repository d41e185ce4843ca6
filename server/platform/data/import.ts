// Import of an exported marketplace into an empty one: everything is imported and verified, or nothing.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { lockCatalog } from '../../catalog/change-catalog-queries.ts';
import { indexAll } from '../../catalog/reindex-queries.ts';
import type { Config } from '../../config.ts';
import {
  continueNumbers,
  insertRows,
  isOurSchema,
  isUnused,
  MOVED,
  makeBare,
  type Row,
  rowsOf,
} from '../db/moving.ts';
import { type Database, inTransaction, openDatabase, type Queries } from '../db/open.ts';
import { freshStatistics } from '../db/statistics.ts';
import { FOLDERS, type Folder, openStores, type Stores } from '../storage/stores.ts';
import { filesIn, indexIn, type Manifest, readEntry, readManifest, tableIn } from './archive.ts';
import { lineOf, type Say } from './export.ts';
import { readLines } from './lines.ts';
import { Refused } from './refused.ts';
import { isSame, sha256, Tally } from './tally.ts';

/** Names of the files that this import has stored, for removal after a failure. */
type Stored = Record<Folder, string[]>;

const bytesIn = async (stores: Stores, folder: Folder, name: string): Promise<Buffer | null> => {
  const found = await stores[folder].open(name);
  return typeof found === 'string' ? null : buffer(found.stream);
};

async function readFiles(
  dir: string,
  { files }: Manifest,
  stores: Stores,
  stored: Stored,
): Promise<void> {
  const totals = { uploads: new Tally(), attachments: new Tally() };
  for await (const lines of readLines(indexIn(dir)))
    for (const line of lines) {
      const { folder, name, sha256: expected } = readEntry(line, dir);
      totals[folder].add(sha256(line));
      const file = join(filesIn(dir, folder), name);
      // 10 MB at most, the limit of uploads.
      const bytes = await readFile(file).catch(() => null);
      if (!bytes || sha256(bytes) !== expected)
        throw new Refused(`${file} is missing, or not what it was when it was exported.`);
      const present = await bytesIn(stores, folder, name);
      if (present && sha256(present) === expected) continue;
      if (present) throw new Refused(`There is another file already as ${folder}/${name}.`);
      stored[folder].push(name);
      await stores[folder].put(name, bytes);
      const kept = await bytesIn(stores, folder, name);
      if (!kept || sha256(kept) !== expected)
        throw new Refused(`${folder}/${name} did not arrive as it was sent.`);
    }
  for (const folder of FOLDERS)
    if (!isSame(files[folder], totals[folder].total))
      throw new Refused(`${indexIn(dir)} is not what it was when it was exported.`);
}

const rowIn = (line: string, file: string): Row => {
  try {
    return JSON.parse(line) as Row;
  } catch {
    throw new Refused(`${file} is not what it was when it was exported.`);
  }
};

/** Rows per insert statement: neither engine takes more than 32,000 values in one statement. */
const INSERTED = 500;

async function readTables(dir: string, { tables }: Manifest, tx: Queries, say: Say): Promise<void> {
  for (const table of MOVED) {
    const file = tableIn(dir, table);
    const tally = new Tally();
    for await (const lines of readLines(file)) {
      const rows = lines.map((line) => rowIn(line, file));
      for (const line of lines) tally.add(sha256(line));
      for (let at = 0; at < rows.length; at += INSERTED)
        await insertRows(tx, table, rows.slice(at, at + INSERTED));
    }
    const { total } = tally;
    if (!isSame(tables[table], total))
      throw new Refused(`${file} is not what it was when it was exported.`);
    if (total.count > 0) say(`  ${table}: ${total.count.toLocaleString('en')} rows`);
  }
}

/** Reads all rows back and compares their checksums with the manifest, in case the database has altered a value. */
async function compare({ tables }: Manifest, tx: Queries, { engine }: Database): Promise<void> {
  for (const table of MOVED) {
    const tally = new Tally();
    for await (const rows of rowsOf(tx, engine, table))
      for (const row of rows) tally.add(sha256(lineOf(row)));
    if (!isSame(tables[table], tally.total))
      throw new Refused(`${table} did not arrive in the database as it was sent.`);
  }
}

/** Imports from the folder `dir`. Throws Refused if it cannot be done; any failure leaves no row and no file behind. */
export async function importMarket(dir: string, config: Config, say: Say): Promise<Manifest> {
  const manifest = await readManifest(dir);
  if (!isOurSchema(manifest.schema))
    throw new Refused(
      `${dir} was exported by another release (up to ${manifest.schema.at(-1)}): import it with that one, then start this one.`,
    );
  const database = await openDatabase(config.database, { patient: true });
  const stores = openStores(config);
  const stored: Stored = { uploads: [], attachments: [] };
  try {
    const work = async (tx: Queries): Promise<void> => {
      // Not changeCatalog(): the catalog version comes with the rows, which carry its stamps, and there is no earlier state to
      // compare with. The lock prevents another process from filling the database meanwhile.
      await lockCatalog(tx);
      if (!(await isUnused(tx)))
        throw new Refused('There is a market in the database already; it takes an empty one.');
      say('Files …');
      await readFiles(dir, manifest, stores, stored);
      say('Rows …');
      await makeBare(tx);
      await readTables(dir, manifest, tx, say);
      await continueNumbers(tx, database.engine);
      say('Reading it back …');
      await compare(manifest, tx, database);
      say('Words …');
      let indexed = 0;
      await indexAll(tx, database.search, (listings) => {
        indexed += listings;
        if (indexed % 10_000 < listings) say(`  ${indexed.toLocaleString('en')} listings`);
      });
    };
    // No retry: the files are not part of the transaction.
    await inTransaction(database.db, work, () => false);
    // The import is complete: without statistics, queries are only slower at first.
    await freshStatistics(database).catch(() => {});
    return manifest;
  } catch (error) {
    for (const folder of FOLDERS) await stores[folder].remove(stored[folder]);
    throw error;
  } finally {
    await database.close();
  }
}
