// File permissions in DATA_DIR: readable only by the operating system account that runs the server.
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

export const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;

const OTHERS = 0o077;
/** Set on shared folders such as /tmp. */
const STICKY = 0o1000;

/**
 * Creates the file if it is missing, and removes the access of other accounts. SQLite gives its -wal and -shm files the mode
 * of the database; existing ones are corrected.
 */
export function closeDatabaseFile(file: string): void {
  closeSync(openSync(file, 'a', OWN_FILE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found || (found.mode & OTHERS) === 0) continue;
    try {
      chmodSync(path, OWN_FILE);
    } catch (error) {
      // The file belongs to another account; closeDataDir() warns about the whole folder.
      if ((error as { code?: unknown }).code !== 'EPERM') throw error;
    }
  }
}

/** The files first: a folder with restricted access then counts as done. */
async function close(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found || (found.mode & OTHERS) === 0 || (found.mode & STICKY) !== 0) return;
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile()) await chmod(join(folder, entry.name), OWN_FILE);
  await chmod(folder, OWN_FOLDER);
}

/** Restricts access to files that an earlier release, or a manual copy, has left readable. */
export async function closeDataDir(
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: OWN_FOLDER });
  for (const name of ['uploads', 'attachments', 'tmp', ''])
    await close(join(dataDir, name)).catch((error: unknown) =>
      log.warn({ error, path: join(dataDir, name) }, 'others can read what lies in this folder'),
    );
}
