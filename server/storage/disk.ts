// Files in a folder: written beside their name, forced to the disk, then given the name, so that no half of a file has one.
import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  copyFile,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
  statfs,
} from 'node:fs/promises';
import { join } from 'node:path';
import { sweep } from '../uploads/sweep.ts';
import { type Content, type ObjectStore, ofDisk } from './object-store.ts';

/** Free bytes below which the next upload may find none. */
const ROOM = 16 * 1024 * 1024;

/** Of what is being written; no name of a file begins so. */
const UNFINISHED = '.part-';

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'ENOENT';

async function write(part: string, content: Content, mode: number): Promise<void> {
  if (!(content instanceof Uint8Array)) await copyFile(content.file, part, constants.COPYFILE_EXCL);
  await using file = await open(part, content instanceof Uint8Array ? 'wx' : 'r+', mode);
  if (content instanceof Uint8Array) await file.writeFile(content);
  else await file.chmod(mode);
  // The row that names it will be on the disk before long, and must not be alone there.
  await file.sync();
}

/** `mode` is that of the files; a folder that is missing is made with the first of them. */
export function diskStore(folder: string, mode: number): ObjectStore {
  return {
    folder,

    async put(name, content) {
      const part = join(folder, `${UNFINISHED}${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        await write(part, content, mode);
        await rename(part, join(folder, name));
      } catch (error) {
        await rm(part, { force: true });
        throw ofDisk(error);
      }
    },

    async open(name) {
      try {
        const file = await open(join(folder, name));
        const { size, mtimeMs } = await file.stat();
        const etag = `"${size.toString(16)}-${mtimeMs.toString(16)}"`;
        return { stream: file.createReadStream(), size, etag, range: null };
      } catch (error) {
        if (isMissing(error)) return 'missing';
        throw ofDisk(error);
      }
    },

    async remove(names) {
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
    },

    async *list() {
      const entries = await opendir(folder).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
      for await (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.startsWith('.')) continue;
        // It may have been removed since it was listed.
        const found = await stat(join(folder, entry.name)).catch(() => null);
        if (found) yield { name: entry.name, size: found.size };
      }
    },

    async check() {
      try {
        await mkdir(folder, { recursive: true });
        await access(folder, constants.W_OK);
        const { bavail, bsize } = await statfs(folder);
        return bavail * bsize >= ROOM;
      } catch {
        return false;
      }
    },

    start: () => sweep(folder, (name) => name.startsWith(UNFINISHED)),
  };
}
