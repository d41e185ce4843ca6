// Deleting an account: its rows in one transaction, then its files and what was counted of its sign-ins.
import type { FastifyBaseLogger } from 'fastify';
import type { Catalog } from '../catalog/catalog.ts';
import { Problem } from '../problem.ts';
import type { accountDeletionRepository } from '../repositories/account-deletion.ts';
import type { Attachments } from '../storage/attachments.ts';
import type { Storage } from '../storage/storage.ts';
import type { Checked, SignIn } from './sign-in.ts';

export interface AccountDeletion {
  /** Throws validation of `password` where it was changed since it was checked. */
  run(account: Checked): Promise<void>;
}

interface Parts {
  readonly repository: ReturnType<typeof accountDeletionRepository>;
  readonly signIn: SignIn;
  readonly catalog: Catalog;
  readonly storage: Storage;
  readonly attachmentFiles: Attachments;
  readonly log: FastifyBaseLogger;
}

export function openAccountDeletion(parts: Parts): AccountDeletion {
  const { repository, signIn, catalog, storage, attachmentFiles, log } = parts;
  return {
    async run({ id, passwordHash }) {
      const deleted = await repository.remove(id, passwordHash);
      if (!deleted) throw new Problem('validation', { password: 'passwordWrong' });
      catalog.recheck();
      await signIn.forget(deleted.email);
      const { files, attachments } = deleted;
      await Promise.all([storage.remove(files), attachmentFiles.remove(attachments)]).catch(
        (error: unknown) =>
          log.error(
            { error, files, attachments },
            'files of a deleted account could not be removed',
          ),
      );
    },
  };
}
