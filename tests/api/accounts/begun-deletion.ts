// Deletion of an account in a process of its own, which stops after the first commit until finish() is called.
import { deletionParts } from '../../../server/account-parts.ts';
import { accountDeletionRepository } from '../../../server/accounts/deletion-queries.ts';
import { changeCatalog } from '../../../server/catalog/change-catalog-queries.ts';
import type { Database } from '../../../server/platform/db/open.ts';

/** Returns the account's email. */
export async function beginDeletion({ db, search }: Database, id: string) {
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const deletion = accountDeletionRepository(
    db,
    { change: (work) => changeCatalog(db, search, work) },
    deletionParts({ db, search }),
  );
  return {
    email: await deletion.begin(id, password_hash ?? ''),
    finish: () => deletion.finish(id, () => true),
  };
}
