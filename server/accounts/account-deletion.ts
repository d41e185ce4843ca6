// Account deletion: the first commit disables the account, the rest runs in the background and resumes after a restart.
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import type { Attachments } from '../platform/storage/attachments.ts';
import { StorageUnavailable } from '../platform/storage/object-store.ts';
import {
  type RemovedFolder,
  removedFilesRepository,
} from '../platform/storage/removed-file-queries.ts';
import type { UploadStorage } from '../platform/storage/upload-storage.ts';
import type { DeletionParts } from './account-parts.ts';
import { lockAccount } from './account-queries.ts';
import { deleteAccountRow, readUnfinishedDeletions } from './deletion-queries.ts';
import type { PublicData } from './profile/public-data.ts';
import type { SignIn } from './sign-in/sign-in.ts';

export interface AccountDeletion {
  /**
   * Resolves when everything is deleted; for a large account, once it is disabled. `check` throws where the caller may no longer
   * delete the account, which is locked.
   */
  run(
    id: string,
    check: (tx: DbOrTx, account: { readonly passwordHash: string | null }) => Promise<void>,
  ): Promise<void>;
  /** Likewise, if `isDue` with the account locked. */
  runIf(id: string, isDue: (tx: DbOrTx) => Promise<boolean>): Promise<void>;
  /** Continues deletions and file removals that were begun earlier. */
  resume(): Promise<void>;
  /** Resolves when the current step is done. */
  stop(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly parts: DeletionParts;
  readonly signIn: Pick<SignIn, 'clearFailures'>;
  readonly publicData: PublicData;
  readonly storage: Pick<UploadStorage, 'remove'>;
  readonly attachmentFiles: Pick<Attachments, 'remove'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** How long the request waits for the background part, so that a small account is gone when the reply is sent. */
const MAX_REPLY_DELAY_MS = 3_000;
const FILES_PER_BATCH = 100;

const isUnavailable = (result: PromiseSettledResult<void>): boolean =>
  result.status === 'rejected' && result.reason instanceof StorageUnavailable;

export function openAccountDeletion(dependencies: Dependencies): AccountDeletion {
  const { db, parts, signIn, publicData, storage, attachmentFiles, log } = dependencies;
  const removedFiles = removedFilesRepository(db);
  const running = new Map<string, Promise<void>>();
  let stopped = false;
  const shouldStop = (): boolean => stopped;

  const removeFrom: Readonly<Record<RemovedFolder, (names: readonly string[]) => Promise<void>>> = {
    uploads: (paths) => storage.remove(paths),
    attachments: (ids) => attachmentFiles.remove(ids),
  };

  const removeFiles = async (): Promise<void> => {
    let failedCount = 0;
    let error: unknown;
    for (const folder of ['uploads', 'attachments'] as const) {
      let after = '';
      while (!shouldStop()) {
        const names = await removedFiles.readBatch(folder, after, FILES_PER_BATCH);
        const last = names.at(-1);
        if (last === undefined) break;
        after = last;
        const results = await Promise.allSettled(names.map((name) => removeFrom[folder]([name])));
        const removed = names.filter((_, index) => results[index]?.status === 'fulfilled');
        await removedFiles.delete(folder, removed);
        failedCount += names.length - removed.length;
        error ??= results.find((result) => result.status === 'rejected')?.reason;
        // The others would fail as well, each after a timeout.
        if (results.every(isUnavailable)) break;
      }
    }
    // Retried by the next housekeeping run (server/housekeeping.ts).
    if (failedCount > 0)
      log.error(
        { error, left: failedCount },
        'files of deleted accounts could not be removed; retried in the next run',
      );
  };

  /** Runs the steps, yielding to other requests after each, until nothing is left or the server stops. */
  const deleteRows = async (id: string): Promise<void> => {
    for (const step of parts.steps)
      while (!shouldStop() && (await inTransaction(db, (tx) => step(tx, id))) > 0) await nextTurn();
    if (shouldStop()) return;
    await publicData.change(async (tx, scope) => {
      await scope.addSupplier(id, 'profile');
      await removedFilesRepository(tx).add('uploads', await deleteAccountRow(tx, id));
    });
  };

  const finish = async (id: string): Promise<void> => {
    try {
      await deleteRows(id);
      await publicData.refresh();
      await removeFiles();
    } catch (error) {
      // Retried by the next housekeeping run (server/housekeeping.ts).
      log.error(
        { error, account: id },
        'an account deletion could not be finished; retried in the next run',
      );
    } finally {
      running.delete(id);
    }
  };
  const finishOnce = (id: string): Promise<void> => {
    const finishing = running.get(id) ?? finish(id);
    running.set(id, finishing);
    return finishing;
  };

  /** `check` runs with the account locked, and throws or returns false where it must stay. */
  const deleteIf = async (
    id: string,
    check: (tx: DbOrTx, account: LockedAccount | undefined) => Promise<boolean>,
  ): Promise<void> => {
    // After this commit the account cannot be used or seen, and any process can delete the rest at any time.
    const { result: email } = await publicData.change(async (tx, scope) => {
      const account = await lockAccount(tx, id);
      if (!(await check(tx, account)) || !account) return null;
      await scope.addSupplier(id, 'columns');
      const deleted = { id, email: account.email, deletedAt: new Date().toISOString() };
      for (const clear of parts.disable) await clear(tx, deleted);
      return account.email;
    });
    if (email === null) return;
    await publicData.refresh();
    await signIn.clearFailures(email);
    const timer = new AbortController();
    const timeout = pause(MAX_REPLY_DELAY_MS, undefined, { signal: timer.signal });
    await Promise.race([finishOnce(id), timeout.catch(() => {})]);
    timer.abort();
  };

  return {
    run: (id, check) =>
      deleteIf(id, async (tx, account) => {
        if (!account) throw new HttpError('unauthorized');
        await check(tx, account);
        return true;
      }),
    runIf: (id, isDue) => deleteIf(id, isDue),

    async resume() {
      for (const id of await readUnfinishedDeletions(db)) if (!shouldStop()) await finishOnce(id);
      await removeFiles();
    },

    async stop() {
      stopped = true;
      await Promise.all(running.values());
    },
  };
}
