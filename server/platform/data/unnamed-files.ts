// Job that removes stored files that no row names: leftovers of a crash, or of a commit with unknown outcome.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { atOneMoment } from '../db/moving.ts';
import { FOLDERS, type Folder, type Stores } from '../storage/stores.ts';
import { NAMING, namedBy } from './named-files.ts';

/** Far longer than the time between a form's first file and its commit. */
const SAFE_AGE_MS = 3_600_000;
const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 6 * SAFE_AGE_MS;
/** Leftovers are few. More than this number and more than 1% of the named files mean the wrong database or an old copy of it. */
const FEW = 20;
const REMOVED_AT_ONCE = 100;

export type Swept =
  | { readonly kind: 'swept'; readonly removed: number }
  /** Nothing was removed: too many stored files are not named by any row. */
  | { readonly kind: 'tooMany'; readonly named: number };

interface Sweeping {
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
const namedNow = (database: Config['database'], signal?: AbortSignal): Promise<Set<number>> =>
  atOneMoment(database, async (snapshot) => {
    const named = new Set<number>();
    for (const table of NAMING)
      for await (const rows of snapshot.rows(table)) {
        signal?.throwIfAborted();
        for (const row of rows)
          for (const [, name] of namedBy(table, JSON.stringify(row))) {
            const key = keyOf(name);
            if (key !== null) named.add(key);
          }
      }
    return named;
  });

async function* unnamedIn(stores: Stores, named: ReadonlySet<number>, before: number) {
  for (const folder of FOLDERS)
    for await (const { name, storedAt } of stores[folder].list()) {
      const key = keyOf(name);
      if (key !== null && storedAt < before && !named.has(key)) yield { folder, name, key };
    }
}

/**
 * Rows are read before the files are listed. No row can begin to name an old file that no row named, so any number of
 * processes may do this at once.
 */
export async function sweepUnnamed(
  database: Config['database'],
  stores: Stores,
  { before, isLimited, signal }: Sweeping,
): Promise<Swept> {
  const named = await namedNow(database, signal);
  const most = Math.min(named.size, Math.max(FEW, named.size / 100));
  const keys = new Set<number>();
  const found: Record<Folder, string[]> = { uploads: [], attachments: [] };
  let removed = 0;
  const remove = async (folder: Folder): Promise<void> => {
    const names = found[folder].splice(0);
    await stores[folder].remove(names);
    removed += names.length;
  };
  for await (const { folder, name, key } of unnamedIn(stores, named, before)) {
    signal?.throwIfAborted();
    found[folder].push(name);
    if (isLimited) keys.add(key);
    else if (found[folder].length >= REMOVED_AT_ONCE) await remove(folder);
    if (keys.size > most) return { kind: 'tooMany', named: named.size };
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
    const before = Date.now() - SAFE_AGE_MS;
    const swept = await sweepUnnamed(database, stores, { before, isLimited: true, signal });
    if (swept.kind === 'tooMany')
      log.error(
        { named: swept.named },
        'too many stored files are named by no row, so none was removed; if this is the right database: npm run data -- sweep',
      );
    else if (swept.removed > 0) log.info({ removed: swept.removed }, 'files no row names removed');
  };
  const run = async (): Promise<void> => {
    for (let wait = FIRST_AFTER_MS; ; wait = EVERY_MS) {
      await pause(wait, null, { signal, ref: false });
      await sweepOnce().catch((error: unknown) => {
        signal.throwIfAborted();
        log.warn({ error }, 'files no row names could not be looked for; tried again later');
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
export const sweepAll = (database: Config['database'], stores: Stores): Promise<Swept> =>
  sweepUnnamed(database, stores, { before: Date.now() - SAFE_AGE_MS, isLimited: false });
