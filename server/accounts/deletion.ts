// Account deletion: the first commit disables the account, the rest runs in the background and resumes after a restart.
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Catalog } from '../catalog/catalog.ts';
import { Problem } from '../platform/http/problem.ts';
import type { Attachments } from '../platform/storage/attachments.ts';
import type {
  RemovedFolder,
  removedFilesRepository,
} from '../platform/storage/removed-file-queries.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { accountDeletionRepository } from './deletion-queries.ts';
import type { Checked, SignIn } from './sign-in.ts';

export interface AccountDeletion {
  /**
   * Resolves when everything is deleted; for a large account, once it is disabled. Throws validation of `password` if the
   * password was changed after it was checked.
   */
  run(account: Checked): Promise<void>;
  /** Continues deletions and file removals that were begun earlier. */
  resume(): Promise<void>;
  /** Resolves when the current step is done. */
  stop(): Promise<void>;
}

interface Parts {
  readonly repository: ReturnType<typeof accountDeletionRepository>;
  readonly removedFiles: ReturnType<typeof removedFilesRepository>;
  readonly signIn: SignIn;
  readonly catalog: Catalog;
  readonly storage: Storage;
  readonly attachmentFiles: Attachments;
  readonly log: FastifyBaseLogger;
}

/** How long the request waits for the background part, so that a small account is gone when the reply is sent. */
const ANSWERED_WITHIN_MS = 3_000;
const FILES_AT_ONCE = 100;

export function openAccountDeletion(parts: Parts): AccountDeletion {
  const { repository, removedFiles, signIn, catalog, storage, attachmentFiles, log } = parts;
  const running = new Map<string, Promise<void>>();
  let stopped = false;
  const mayGoOn = (): boolean => !stopped;

  const remove: Readonly<Record<RemovedFolder, (names: readonly string[]) => Promise<void>>> = {
    uploads: (paths) => storage.remove(paths),
    attachments: (ids) => attachmentFiles.remove(ids),
  };

  const removeFiles = async (): Promise<void> => {
    let left = 0;
    let error: unknown;
    for (const folder of ['uploads', 'attachments'] as const) {
      let after = '';
      while (mayGoOn()) {
        const names = await removedFiles.some(folder, after, FILES_AT_ONCE);
        const last = names.at(-1);
        if (last === undefined) break;
        after = last;
        const results = await Promise.allSettled(names.map((name) => remove[folder]([name])));
        const gone = names.filter((_, at) => results[at]?.status === 'fulfilled');
        await removedFiles.forget(folder, gone);
        left += names.length - gone.length;
        error ??= results.find((result) => result.status === 'rejected')?.reason;
      }
    }
    // Retried by the next housekeeping run (server/housekeeping.ts).
    if (left > 0) log.error({ error, left }, 'files of deleted accounts could not be removed yet');
  };

  const finish = async (id: string): Promise<void> => {
    try {
      await repository.finish(id, mayGoOn);
      await catalog.refresh();
      await removeFiles();
    } catch (error) {
      // Retried by the next housekeeping run (server/housekeeping.ts).
      log.error({ error, account: id }, 'a deletion could not be finished yet');
    } finally {
      running.delete(id);
    }
  };
  const finished = (id: string): Promise<void> => {
    const begun = running.get(id) ?? finish(id);
    running.set(id, begun);
    return begun;
  };

  return {
    async run({ id, passwordHash }) {
      const email = await repository.begin(id, passwordHash);
      if (email === null) throw new Problem('validation', { password: 'passwordWrong' });
      await catalog.refresh();
      await signIn.forget(email);
      const waiting = new AbortController();
      const long = pause(ANSWERED_WITHIN_MS, undefined, { signal: waiting.signal });
      await Promise.race([finished(id), long.catch(() => {})]);
      waiting.abort();
    },

    async resume() {
      for (const id of await repository.begun()) if (mayGoOn()) await finished(id);
      await removeFiles();
    },

    async stop() {
      stopped = true;
      await Promise.all(running.values());
    },
  };
}
