// Queries that delete an account: its identity in the first transaction, its row in the last one.
import type { DbOrTx } from '../platform/db/open.ts';
import { removeJob } from '../platform/jobs/job-queries.ts';
import { outboxRepository } from '../platform/mail/outbox-queries.ts';
import type { DeletedAccount } from './account-parts.ts';
import { deleteBlocksOf } from './block-queries.ts';
import { deletePeople } from './members/member-queries.ts';
import { PICTURE_COLUMNS, pathsOf, picturesOf } from './profile/profile-queries.ts';

/** Deletes the account's mail that is not sent yet, also to its people and to those it has invited. */
export const deleteUnsentMail = (tx: DbOrTx, { id }: DeletedAccount): Promise<void> =>
  outboxRepository(tx).deleteUnsentOf(id);

export const deleteTranslationJob = (tx: DbOrTx, { id }: DeletedAccount): Promise<void> =>
  removeJob(tx, 'company-texts', id);

/** Clears the columns that identify the account. Columns that only its owner sees are deleted with the row. */
export async function clearIdentity(tx: DbOrTx, { id, deletedAt }: DeletedAccount): Promise<void> {
  await tx
    .updateTable('users')
    .set((each) => ({
      email: '',
      email_key: `deleted ${id}`,
      password_hash: null,
      phone: '',
      website: null,
      street: '',
      zip_code: '',
      gstin: '',
      iec: '',
      is_admin: 0,
      updated_at: deletedAt,
      deleted_at: deletedAt,
      // Rules for suspended accounts then apply to deleted ones, too.
      suspended_at: each.fn.coalesce('suspended_at', each.val(deletedAt)),
    }))
    .where('id', '=', id)
    .execute();
  const ownTables = [
    ...(['sessions', 'password_resets', 'sign_in_places', 'known_devices'] as const),
    ...(['totp_secrets', 'passkeys', 'recovery_codes'] as const),
    ...(['email_links', 'removal_links', 'written_counterparts'] as const),
  ];
  for (const table of ownTables) await tx.deleteFrom(table).where('user_id', '=', id).execute();
  await deletePeople(tx, id);
  await deleteBlocksOf(tx, id);
}

/** Returns the accounts whose deletion has begun and is not finished. */
export async function readUnfinishedDeletions(db: DbOrTx): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes the row of a disabled account that has no products left, and returns the paths of its pictures. */
export async function deleteAccountRow(tx: DbOrTx, id: string): Promise<string[]> {
  const user = await tx
    .deleteFrom('users')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where((each) =>
      each.not(
        each.exists(
          each
            .selectFrom('products')
            .select('products.no')
            .whereRef('products.supplier_id', '=', 'users.id'),
        ),
      ),
    )
    .returning(PICTURE_COLUMNS)
    .executeTakeFirst();
  return user ? pathsOf(picturesOf(user)) : [];
}
