// Backup of the SQLite file before a migration: a complete database, synced to disk, beside the file. The newest three stay.
import {
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { copySqlite } from './sqlite.ts';

const MAX_BACKUPS = 3;
/** The last migration that the backup has, and the time. */
const NAME = /^market-\d{3}-[\w-]+-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.sqlite$/;
const MB = 1024 * 1024;

const timeOf = (name: string): string => NAME.exec(name)?.[1] ?? '';

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const sync = (path: string): void => {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
};

/**
 * Copies the database whose last migration is `schema`, and returns the path of the copy. Call it while no other process can
 * write. Throws if there is not enough space.
 */
export function backUpBeforeMigration(file: string, schema: string): string {
  const folder = dirname(file);
  // Twice: the migration writes as much again if it changes every row.
  const needed = 2 * (sizeOf(file) + sizeOf(`${file}-wal`));
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free < needed)
    throw new Error(
      `a backup and a migration of the database need ${Math.ceil(needed / MB)} MB in ${folder}, where ${Math.floor(free / MB)} MB are free`,
    );
  const time = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-');
  const backup = join(folder, `market-${schema}-${time}.sqlite`);
  // Complete under its name only: a crash leaves a partial copy, which the next one replaces.
  const partial = join(folder, 'market.sqlite.partial');
  rmSync(partial, { force: true });
  try {
    copySqlite(file, partial);
    sync(partial);
    renameSync(partial, backup);
    sync(folder);
  } finally {
    rmSync(partial, { force: true });
  }
  return backup;
}

/** Keeps the newest backups of the database. Call it after the migration. */
export function removeOldBackups(file: string): void {
  const folder = dirname(file);
  const backups = readdirSync(folder).filter((name) => NAME.test(name));
  backups.sort((one, other) => (timeOf(one) < timeOf(other) ? 1 : -1));
  for (const name of backups.slice(MAX_BACKUPS)) rmSync(join(folder, name));
}
