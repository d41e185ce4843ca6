// What sign-ins leave behind: failures counted for a while, and the places an account has signed in from.
import { inTransaction, type Queries } from '../platform/db/open.ts';

async function remember(
  tx: Queries,
  userId: string,
  place: string,
  now: Date,
  since: Date,
): Promise<void> {
  await tx
    .deleteFrom('sign_in_places')
    .where('user_id', '=', userId)
    .where('seen_at', '<=', since.toISOString())
    .execute();
  const seen_at = now.toISOString();
  await tx
    .insertInto('sign_in_places')
    .values({ user_id: userId, place, seen_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet({ seen_at }))
    .execute();
}

export const signInsRepository = (db: Queries) => ({
  /**
   * Counts one more try and answers how many there were, this one included, since the first of the window; `now` and
   * `ends` bound a window that begins with this try. One statement, so that tries at the same moment all count.
   */
  async count(account: string, place: string, now: Date, ends: Date): Promise<number> {
    const at = now.toISOString();
    const { failures } = await db
      .insertInto('sign_in_failures')
      .values({ account, place, failures: 1, ends_at: ends.toISOString() })
      .onConflict((conflict) =>
        conflict.columns(['account', 'place']).doUpdateSet((each) => {
          const over = each('sign_in_failures.ends_at', '<=', at);
          return {
            failures: each
              .case()
              .when(over)
              .then(1)
              .else(each('sign_in_failures.failures', '+', 1))
              .end(),
            ends_at: each
              .case()
              .when(over)
              .then(each.ref('excluded.ends_at'))
              .else(each.ref('sign_in_failures.ends_at'))
              .end(),
          };
        }),
      )
      .returning('failures')
      .executeTakeFirstOrThrow();
    return failures;
  },

  /**
   * The tries were the owner's: those of the place are forgotten, one of all addresses together is taken back, and with
   * an account the place is remembered, and those of before `since` are not. One transaction, since each costs the disk.
   */
  async settle(
    account: string,
    place: string,
    owner: { readonly id: string; readonly now: Date; readonly since: Date } | null,
  ): Promise<void> {
    await inTransaction(db, async (tx) => {
      await tx
        .deleteFrom('sign_in_failures')
        .where('account', '=', account)
        .where('place', '=', place)
        .execute();
      await tx
        .updateTable('sign_in_failures')
        .set((each) => ({ failures: each('failures', '-', 1) }))
        .where('account', '=', account)
        .where('place', '=', '')
        .where('failures', '>', 0)
        .execute();
      if (owner) await remember(tx, owner.id, place, owner.now, owner.since);
    });
  },

  /** In a transaction, which is run again after a deadlock: sign-ins of the same account lock these rows in another order. */
  async forgetAll(account: string): Promise<void> {
    await inTransaction(db, async (tx) => {
      await tx.deleteFrom('sign_in_failures').where('account', '=', account).execute();
    });
  },

  /** Windows that are over count for nothing and are swept out. */
  async sweep(now: Date): Promise<void> {
    await inTransaction(db, async (tx) => {
      await tx.deleteFrom('sign_in_failures').where('ends_at', '<=', now.toISOString()).execute();
    });
  },

  async knows(userId: string, place: string, since: Date): Promise<boolean> {
    const row = await db
      .selectFrom('sign_in_places')
      .select('place')
      .where('user_id', '=', userId)
      .where('place', '=', place)
      .where('seen_at', '>', since.toISOString())
      .executeTakeFirst();
    return row !== undefined;
  },
});
