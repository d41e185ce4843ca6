// Reserve of free disk space: below it no file is stored, so that the database has room to go on.
import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '../../limits.ts';
import { countRefusal } from '../http/refusals.ts';
import { type ObjectStore, storageFull } from './object-store.ts';

export interface DiskReserve {
  /** Asks the file system at most once a second. False, too, where it does not answer. */
  hasRoom(): Promise<boolean>;
  /** Throws 503 `storageFull` where there is no room. */
  demand(): Promise<void>;
}

const FRESH_MS = 1_000;

/** `free` answers the bytes that are free on the disk of the folder. */
export function diskReserve(
  folder: string,
  reserveBytes: number,
  free: (folder: string) => Promise<number> = async (path) => {
    const { bavail, bsize } = await statfs(path);
    return bavail * bsize;
  },
): DiskReserve {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(true);

  const hasRoom = (): Promise<boolean> => {
    const now = performance.now();
    if (now - asked < FRESH_MS) return answer;
    asked = now;
    answer = free(folder).then(
      (bytes) => bytes >= reserveBytes,
      () => false,
    );
    return answer;
  };

  return {
    hasRoom,
    async demand() {
      if (await hasRoom()) return;
      countRefusal('disk_reserve');
      throw storageFull();
    },
  };
}

/** A store on that disk that takes nothing new while the reserve is touched. */
export const withReserve = (store: ObjectStore, reserve: DiskReserve): ObjectStore => ({
  ...store,
  async put(name, content) {
    await reserve.demand();
    await store.put(name, content);
  },
  check: async () => (await reserve.hasRoom()) && store.check(),
});

/** Refuses forms with files before they are read; a form of text alone goes on. */
export function refuseFilesWhenFull(app: FastifyInstance, reserve: DiskReserve): void {
  app.addHook('preValidation', async ({ headers, routeOptions }) => {
    const { takesForms } = routeOptions.config;
    if (takesForms && Number(headers['content-length'] ?? 0) > LIMITS.formTextBytes)
      await reserve.demand();
  });
}
