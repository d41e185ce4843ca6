// File permissions in DATA_DIR: readable only by the operating system account that runs the server.
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

export const OWNER_ONLY_FOLDER = 0o700;
export const OWNER_ONLY_FILE = 0o600;

const GROUP_AND_OTHERS_BITS = 0o077;
/** Set on shared folders such as /tmp. */
const STICKY_BIT = 0o1000;

/**
 * Creates the file if it is missing, and removes the access of other accounts. SQLite gives its -wal and -shm files the mode
 * of the database; existing ones are corrected.
 */
export function restrictDatabaseFile(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY_FILE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found || (found.mode & GROUP_AND_OTHERS_BITS) === 0) continue;
    try {
      chmodSync(path, OWNER_ONLY_FILE);
    } catch (error) {
      // The file belongs to another account; restrictDataDir() warns about the whole folder.
      if ((error as { code?: unknown }).code !== 'EPERM') throw error;
    }
  }
}

/** The files first: a folder with restricted access then counts as done. */
async function restrictFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (!found || (found.mode & GROUP_AND_OTHERS_BITS) === 0 || (found.mode & STICKY_BIT) !== 0)
    return;
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile()) await chmod(join(folder, entry.name), OWNER_ONLY_FILE);
  await chmod(folder, OWNER_ONLY_FOLDER);
}

/** Restricts access to files that an earlier release, or a manual copy, has left readable. */
export async function restrictDataDir(
  dataDir: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY_FOLDER });
  for (const name of ['uploads', 'attachments', 'tmp', ''])
    await restrictFolder(join(dataDir, name)).catch((error: unknown) =>
      log.warn(
        { error, path: join(dataDir, name) },
        'other accounts of this machine can read this folder',
      ),
    );
}
