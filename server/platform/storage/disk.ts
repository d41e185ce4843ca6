// Files in a folder: written beside their name, forced to the disk, renamed, and the folder forced to the disk too.
import { randomUUID } from 'node:crypto';
import * as promises from 'node:fs/promises';
import { constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sweep } from '../uploads/sweep.ts';
import { type Content, type ObjectStore, ofDisk } from './object-store.ts';
import { OWN_FILE, OWN_FOLDER } from './owner-only.ts';

/** What of node:fs/promises the store calls; a test passes a double that counts, delays or fails. */
export type Files = Pick<
  typeof promises,
  'access' | 'copyFile' | 'mkdir' | 'open' | 'opendir' | 'rename' | 'rm' | 'stat'
>;

/** Of what is being written; no name of a file begins so. */
const UNFINISHED = '.part-';

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'ENOENT';

/** A folder that is missing is made with the first file. */
export function diskStore(folder: string, files: Files = promises): ObjectStore {
  const write = async (part: string, content: Content): Promise<void> => {
    const isBytes = content instanceof Uint8Array;
    if (!isBytes) await files.copyFile(content.file, part, constants.COPYFILE_EXCL);
    await using file = await files.open(part, isBytes ? 'wx' : 'r+', OWN_FILE);
    if (isBytes) await file.writeFile(content);
    else await file.chmod(OWN_FILE);
    // The row that names it will be on the disk before long, and must not be alone there.
    await file.sync();
  };

  /** A name is on the disk once its folder is. Windows opens no folders, and forces names to the disk by itself. */
  const syncFolder = async (path: string): Promise<void> => {
    if (process.platform === 'win32') return;
    await using opened = await files.open(path, 'r');
    await opened.sync();
  };

  /** Makes the folder where it is missing, and forces each new name in its parents to the disk. */
  const makeFolder = async (): Promise<void> => {
    const first = await files.mkdir(folder, { recursive: true, mode: OWN_FOLDER });
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
      const part = join(folder, `${UNFINISHED}${randomUUID()}`);
      const path = join(folder, name);
      let written = part;
      try {
        await makeFolder();
        await write(part, content);
        await files.rename(part, path);
        written = path;
        await syncFolder(folder);
      } catch (error) {
        await files.rm(written, { force: true });
        throw ofDisk(error);
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
        throw ofDisk(error);
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
      await files.mkdir(folder, { recursive: true, mode: OWN_FOLDER });
      // Whenever it was made: a crash may have come before its name was on the disk.
      await syncFolder(dirname(folder));
      await sweep(folder, (name) => name.startsWith(UNFINISHED));
    },
  };
}
