// Queries that limit sign-ins: failures per time window, and the networks an account has signed in from.
import type { DbOrTx } from '../../platform/db/open.ts';

/** Records a sign-in from this place, and deletes the places last seen before `since`. */
export async function recordPlace(
  tx: DbOrTx,
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

/**
 * Counts one more attempt and returns the attempts in the window, this one included. If no window is open, this attempt opens
 * one from `now` to `endsAt`. One statement, so that concurrent attempts are all counted.
 */
export async function countAttempt(
  db: DbOrTx,
  account: string,
  place: string,
  now: Date,
  endsAt: Date,
): Promise<number> {
  const nowIso = now.toISOString();
  const { failures } = await db
    .insertInto('sign_in_failures')
    .values({ account, place, failures: 1, ends_at: endsAt.toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['account', 'place']).doUpdateSet((each) => {
        const isExpired = each('sign_in_failures.ends_at', '<=', nowIso);
        return {
          failures: each
            .case()
            .when(isExpired)
            .then(1)
            .else(each('sign_in_failures.failures', '+', 1))
            .end(),
          ends_at: each
            .case()
            .when(isExpired)
            .then(each.ref('excluded.ends_at'))
            .else(each.ref('sign_in_failures.ends_at'))
            .end(),
        };
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow();
  return failures;
}

/** Deletes the attempts of a successful sign-in: all from this place, and one of `total`, by default the count over all places. */
export async function resetAttempts(
  tx: DbOrTx,
  account: string,
  place: string,
  total = '',
): Promise<void> {
  await tx
    .deleteFrom('sign_in_failures')
    .where('account', '=', account)
    .where('place', '=', place)
    .execute();
  await tx
    .updateTable('sign_in_failures')
    .set((each) => ({ failures: each('failures', '-', 1) }))
    .where('account', '=', account)
    .where('place', '=', total)
    .where('failures', '>', 0)
    .execute();
}

export async function deleteFailures(tx: DbOrTx, account: string): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('account', '=', account).execute();
}

export async function deleteExpiredFailures(tx: DbOrTx, now: Date): Promise<void> {
  await tx.deleteFrom('sign_in_failures').where('ends_at', '<=', now.toISOString()).execute();
}

export async function isKnownPlace(
  db: DbOrTx,
  userId: string,
  place: string,
  since: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('sign_in_places')
    .select('place')
    .where('user_id', '=', userId)
    .where('place', '=', place)
    .where('seen_at', '>', since.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}
