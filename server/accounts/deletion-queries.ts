// Queries that delete an account: the first commit disables it, then steps of bounded size delete the rest.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { removeJob } from '../platform/jobs/job-queries.ts';
import { removedFilesRepository } from '../platform/storage/removed-file-queries.ts';
import type { DeletedAccount, DeletionParts } from './account-parts.ts';
import type { PublicData } from './public-data.ts';

/** Deletes mail to the account that is not sent yet. */
export async function deleteUnsentMail(tx: DbOrTx, { email }: DeletedAccount): Promise<void> {
  await tx.deleteFrom('outbox').where('recipient', '=', email).execute();
}

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
      is_admin: 0,
      deleted_at: deletedAt,
      // Rules for suspended accounts then apply to deleted ones, too.
      suspended_at: each.fn.coalesce('suspended_at', each.val(deletedAt)),
    }))
    .where('id', '=', id)
    .execute();
  for (const table of ['sessions', 'password_resets', 'sign_in_places'] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute();
}

export const accountDeletionRepository = (
  db: Db,
  publicData: Pick<PublicData, 'change'>,
  { disable, steps }: DeletionParts,
) => ({
  /**
   * Returns the account's email; null if the account is gone or `passwordHash` is no longer its password hash. After this
   * commit the account cannot be used or seen, and any process can call finish() at any time.
   */
  async begin(id: string, passwordHash: string): Promise<string | null> {
    const { result } = await publicData.change(async (tx, scope) => {
      const now = new Date().toISOString();
      const user = await tx
        .updateTable('users')
        .set({ updated_at: now })
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .returning('email')
        .executeTakeFirst();
      if (!user) return null;
      await scope.addSupplier(id, 'columns');
      const account = { id, email: user.email, deletedAt: now };
      for (const clear of disable) await clear(tx, account);
      return user.email;
    });
    return result;
  },

  /** Returns the accounts whose deletion has begun and is not finished. */
  async listUnfinished(): Promise<string[]> {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('deleted_at', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  },

  /** Runs the steps, yielding to other requests after each, until nothing is left or `shouldContinue` returns false. */
  async finish(id: string, shouldContinue: () => boolean): Promise<void> {
    for (const step of steps)
      while (shouldContinue() && (await step(id)) > 0) {
        await nextTurn();
      }
    if (!shouldContinue()) return;
    await publicData.change(async (tx, scope) => {
      await scope.addSupplier(id, 'profile');
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
        .returning(['avatar', 'business_license', 'certifications'])
        .executeTakeFirst();
      if (!user) return;
      const pictures = [
        user.avatar,
        user.business_license,
        ...(JSON.parse(user.certifications) as string[]),
      ];
      await removedFilesRepository(tx).add(
        'uploads',
        pictures.filter((path) => path !== null),
      );
    });
  },
});
