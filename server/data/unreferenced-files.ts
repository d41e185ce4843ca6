// Job that removes stored files that no row references: leftovers of a crash, or of a commit with unknown outcome.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { withSnapshot } from '../platform/db/bulk-copy.ts';
import { FOLDERS, type Folder, type Stores } from '../platform/storage/stores.ts';
import { filesReferencedBy, TABLES_WITH_FILES } from './file-references.ts';

/** Far longer than the time between a form's first file and its commit. */
const MIN_FILE_AGE_MS = 3_600_000;
const FIRST_RUN_DELAY_MS = 60_000;
const RUN_INTERVAL_MS = 6 * MIN_FILE_AGE_MS;
/** Leftovers are few. More than this number and more than 1% of the referenced files mean the wrong database or an old copy of it. */
const MIN_REMOVAL_LIMIT_FILES = 20;
const REMOVAL_BATCH_FILES = 100;

export type SweepResult =
  | { readonly kind: 'swept'; readonly removed: number }
  /** Nothing was removed: too many stored files are not referenced by any row. */
  | { readonly kind: 'tooMany'; readonly referencedFiles: number };

interface SweepOptions {
  /** Time in ms; files stored later are left alone. */
  readonly before: number;
  /** false removes the files without an upper limit. */
  readonly isLimited: boolean;
  readonly signal?: AbortSignal;
}

const UUID = /^([0-9a-f]{8})-([0-9a-f]{4})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?:[-.]|$)/;

/**
 * Identifies a file by 48 bits of the UUID that its name begins with; all sizes of a picture share it. Numbers, so that a
 * million pictures take 40 MB at most; a collision can only keep a file that should go. null: not a name that this server
 * made.
 */
const keyOf = (name: string): number | null => {
  const [, high, low] = UUID.exec(name) ?? [];
  return high === undefined ? null : Number.parseInt(`${high}${low}`, 16);
};

/** Reads all rows in one snapshot: a path that moves from one row to another meanwhile is still found in one of them. */
const readReferencedKeys = (
  database: Config['database'],
  signal?: AbortSignal,
): Promise<Set<number>> =>
  withSnapshot(database, async (snapshot) => {
    const referencedKeys = new Set<number>();
    for (const table of TABLES_WITH_FILES)
      for await (const rows of snapshot.rows(table)) {
        signal?.throwIfAborted();
        for (const row of rows)
          for (const [, name] of filesReferencedBy(table, JSON.stringify(row))) {
            const key = keyOf(name);
            if (key !== null) referencedKeys.add(key);
          }
      }
    return referencedKeys;
  });

async function* listUnreferenced(
  stores: Stores,
  referencedKeys: ReadonlySet<number>,
  before: number,
) {
  for (const folder of FOLDERS)
    for await (const { name, storedAt } of stores[folder].list()) {
      const key = keyOf(name);
      if (key !== null && storedAt < before && !referencedKeys.has(key))
        yield { folder, name, key };
    }
}

/**
 * Rows are read before the files are listed. No row can begin to reference an old file that no row referenced, so any number of
 * processes may do this at once.
 */
export async function sweepUnreferenced(
  database: Config['database'],
  stores: Stores,
  { before, isLimited, signal }: SweepOptions,
): Promise<SweepResult> {
  const referencedKeys = await readReferencedKeys(database, signal);
  const maxRemovals = Math.min(
    referencedKeys.size,
    Math.max(MIN_REMOVAL_LIMIT_FILES, referencedKeys.size / 100),
  );
  const keys = new Set<number>();
  const found: Record<Folder, string[]> = { uploads: [], attachments: [] };
  let removed = 0;
  const remove = async (folder: Folder): Promise<void> => {
    const names = found[folder].splice(0);
    await stores[folder].remove(names);
    removed += names.length;
  };
  for await (const { folder, name, key } of listUnreferenced(stores, referencedKeys, before)) {
    signal?.throwIfAborted();
    found[folder].push(name);
    if (isLimited) keys.add(key);
    else if (found[folder].length >= REMOVAL_BATCH_FILES) await remove(folder);
    if (keys.size > maxRemovals) return { kind: 'tooMany', referencedFiles: referencedKeys.size };
  }
  for (const folder of FOLDERS) await remove(folder);
  return { kind: 'swept', removed };
}

export interface FileSweeper {
  start(): void;
  /** Resolves when the job has stopped. */
  stop(): Promise<void>;
}

/** Creates the job: it runs a minute after start(), then every few hours. */
export function openFileSweeper(
  database: Config['database'],
  stores: Stores,
  log: FastifyBaseLogger,
): FileSweeper {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> = Promise.resolve();

  const sweepOnce = async (): Promise<void> => {
    const before = Date.now() - MIN_FILE_AGE_MS;
    const result = await sweepUnreferenced(database, stores, { before, isLimited: true, signal });
    if (result.kind === 'tooMany')
      log.error(
        { referencedFiles: result.referencedFiles },
        'too many stored files are not referenced by any row, so none was removed; if this is the right database: npm run data -- sweep',
      );
    else if (result.removed > 0)
      log.info({ removed: result.removed }, 'removed files that no row references');
  };
  const run = async (): Promise<void> => {
    for (let wait = FIRST_RUN_DELAY_MS; ; wait = RUN_INTERVAL_MS) {
      await pause(wait, null, { signal, ref: false });
      await sweepOnce().catch((error: unknown) => {
        signal.throwIfAborted();
        log.warn({ error }, 'the search for unreferenced files failed; it runs again later');
      });
    }
  };
  return {
    start() {
      running = run().catch(() => {});
    },
    stop() {
      stopping.abort();
      return running;
    },
  };
}

/** Runs `npm run data -- sweep`, for an operator who knows that the database is the right one. */
export const sweepWithoutLimit = (
  database: Config['database'],
  stores: Stores,
): Promise<SweepResult> =>
  sweepUnreferenced(database, stores, { before: Date.now() - MIN_FILE_AGE_MS, isLimited: false });
