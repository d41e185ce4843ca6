// Deletion of an account by a process that stops after the first commit; finish() is another process that continues it.
import { DELETION_PARTS } from '../../../server/account-parts.ts';
import { openAccountDeletion } from '../../../server/accounts/account-deletion.ts';
import { openSignIn } from '../../../server/accounts/sign-in/sign-in.ts';
import { changeCatalog } from '../../../server/catalog/versions/change-catalog-queries.ts';
import type { Database } from '../../../server/platform/db/open.ts';

export async function beginDeletion({ db }: Database, id: string) {
  // The files stay, and their names are stored for the next attempt.
  const remove = () => Promise.reject(new Error('no storage'));
  const startProcess = () =>
    openAccountDeletion({
      db,
      parts: DELETION_PARTS,
      signIn: openSignIn(db),
      publicData: { change: (work) => changeCatalog(db, work), refresh: async () => {} },
      storage: { remove },
      attachmentFiles: { remove },
      log: { error() {} },
    });
  const stopping = startProcess();
  await stopping.stop();
  await stopping.run(id, async () => {});
  return { finish: () => startProcess().resume() };
}
