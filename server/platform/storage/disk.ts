// File store in a folder with durable writes: a temporary file is written and synced, then renamed, and the folder is synced.
import { randomUUID } from 'node:crypto';
import * as promises from 'node:fs/promises';
import { constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeAbandonedFiles } from '../uploads/abandoned-files.ts';
import { OWNER_ONLY_FILE, OWNER_ONLY_FOLDER } from './file-permissions.ts';
import { type Content, mapDiskError, type ObjectStore } from './object-store.ts';

/** The functions of node:fs/promises that the store calls; tests pass a double that counts, delays or fails. */
export type FileSystem = Pick<
  typeof promises,
  'access' | 'copyFile' | 'mkdir' | 'open' | 'opendir' | 'rename' | 'rm' | 'stat'
>;

/** Name prefix of unfinished files; no stored file begins with it. */
const UNFINISHED_PREFIX = '.part-';

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'ENOENT';

/** Returns a store in `folder`, which is created with the first file if it is missing. */
export function diskStore(folder: string, files: FileSystem = promises): ObjectStore {
  const write = async (partPath: string, content: Content): Promise<void> => {
    const isBytes = content instanceof Uint8Array;
    if (!isBytes) await files.copyFile(content.file, partPath, constants.COPYFILE_EXCL);
    await using file = await files.open(partPath, isBytes ? 'wx' : 'r+', OWNER_ONLY_FILE);
    if (isBytes) await file.writeFile(content);
    else await file.chmod(OWNER_ONLY_FILE);
    // The database row that names the file will soon be durable, so the file must be as well.
    await file.sync();
  };

  /** A new name is durable only once its folder is synced. Windows cannot open folders and syncs names itself. */
  const syncFolder = async (path: string): Promise<void> => {
    if (process.platform === 'win32') return;
    await using opened = await files.open(path, 'r');
    await opened.sync();
  };

  /** Creates the folder if it is missing, and syncs each new name in its parents. */
  const makeFolder = async (): Promise<void> => {
    const first = await files.mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    if (first === undefined) return;
    const top = dirname(first);
    for (let each = dirname(folder); each.length >= top.length; each = dirname(each)) {
      await syncFolder(each);
      if (each === dirname(each)) return;
    }
  };

  return {
    folder,

    async put(name, content) {
      const partPath = join(folder, `${UNFINISHED_PREFIX}${randomUUID()}`);
      const path = join(folder, name);
      let written = partPath;
      try {
        await makeFolder();
        await write(partPath, content);
        await files.rename(partPath, path);
        written = path;
        await syncFolder(folder);
      } catch (error) {
        await files.rm(written, { force: true });
        throw mapDiskError(error);
      }
    },

    async open(name) {
      try {
        const file = await files.open(join(folder, name));
        const { size, mtimeMs } = await file.stat();
        const etag = `"${size.toString(16)}-${mtimeMs.toString(16)}"`;
        return { stream: file.createReadStream(), size, etag, range: null };
      } catch (error) {
        if (isMissing(error)) return 'missing';
        throw mapDiskError(error);
      }
    },

    async remove(names) {
      await Promise.all(names.map((name) => files.rm(join(folder, name), { force: true })));
    },

    async *list() {
      const entries = await files.opendir(folder).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      for await (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.startsWith('.')) continue;
        // It may have been removed since it was listed.
        const found = await files.stat(join(folder, entry.name)).catch(() => null);
        if (found) yield { name: entry.name, size: found.size, storedAt: found.mtimeMs };
      }
    },

    async check() {
      try {
        await makeFolder();
        await files.access(folder, constants.W_OK);
        return true;
      } catch {
        return false;
      }
    },

    async start() {
      await files.mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      // Always, because a crash may have come before the folder's name was durable.
      await syncFolder(dirname(folder));
      await removeAbandonedFiles(folder, (name) => name.startsWith(UNFINISHED_PREFIX));
    },
  };
}
