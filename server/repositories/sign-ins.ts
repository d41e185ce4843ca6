// What sign-ins leave behind: failures counted for a while, and the places an account has signed in from.
import type { Queries } from '../db/open.ts';

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

  /** Takes one try of all addresses together back: it was the owner's. */
  async takeBack(account: string): Promise<void> {
    await db
      .updateTable('sign_in_failures')
      .set((each) => ({ failures: each('failures', '-', 1) }))
      .where('account', '=', account)
      .where('place', '=', '')
      .where('failures', '>', 0)
      .execute();
  },

  async forget(account: string, place: string): Promise<void> {
    await db
      .deleteFrom('sign_in_failures')
      .where('account', '=', account)
      .where('place', '=', place)
      .execute();
  },

  async forgetAll(account: string): Promise<void> {
    await db.deleteFrom('sign_in_failures').where('account', '=', account).execute();
  },

  /** Windows that are over count for nothing and are swept out. */
  async sweep(now: Date): Promise<void> {
    await db.deleteFrom('sign_in_failures').where('ends_at', '<=', now.toISOString()).execute();
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

  /** Remembers the place, and forgets those of before `since`. */
  async remember(userId: string, place: string, now: Date, since: Date): Promise<void> {
    await db
      .deleteFrom('sign_in_places')
      .where('user_id', '=', userId)
      .where('seen_at', '<=', since.toISOString())
      .execute();
    await db
      .insertInto('sign_in_places')
      .values({ user_id: userId, place, seen_at: now.toISOString() })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'place']).doUpdateSet({ seen_at: now.toISOString() }),
      )
      .execute();
  },
});
