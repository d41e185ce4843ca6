// Reserve of free disk space: below it no file is stored, so that the database can still write.
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../limits.ts';
import { countRefusal } from '../http/refusals.ts';
import { type ObjectStore, storageFull } from './object-store.ts';

export interface DiskReserve {
  /** Queries the file system at most once a second. Also false if it does not answer. */
  hasRoom(): Promise<boolean>;
  /** Throws 503 `storageFull` if there is no room. */
  requireRoom(): Promise<void>;
}

const CACHE_MS = 1_000;

/** `free` returns the free bytes on the folder's disk. */
export function diskReserve(
  folder: string,
  reserveBytes: number,
  readFreeBytes: (folder: string) => Promise<number> = async (path) => {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  },
): DiskReserve {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let lastResult: Promise<boolean> = Promise.resolve(true);

  const hasRoom = (): Promise<boolean> => {
    const now = performance.now();
    if (now - checkedAt < CACHE_MS) return lastResult;
    checkedAt = now;
    lastResult = readFreeBytes(folder).then(
      (bytes) => bytes >= reserveBytes,
      () => false,
    );
    return lastResult;
  };

  return {
    hasRoom,
    async requireRoom() {
      if (await hasRoom()) return;
      countRefusal('disk_reserve');
      throw storageFull();
    },
  };
}

/** Wraps a store so that it refuses new files while free space is below the reserve. */
export const withReserve = (store: ObjectStore, reserve: DiskReserve): ObjectStore => ({
  ...store,
  async put(name, content) {
    await reserve.requireRoom();
    await store.put(name, content);
  },
  check: async () => (await reserve.hasRoom()) && store.check(),
});

/** Refuses forms with files before they are read; forms with text only are accepted. */
export function refuseFilesWhenFull(app: FastifyInstance, reserve: DiskReserve): void {
  app.addHook('preValidation', async ({ headers, routeOptions }) => {
    const { takesForms } = routeOptions.config;
    if (takesForms && Number(headers['content-length'] ?? 0) > LIMITS.formTextBytes)
      await reserve.requireRoom();
  });
}
