// Queries of password reset links: one per person, stored as a hash, deleted when used.
import type { DbOrTx } from '../../platform/db/open.ts';
import type { Person } from '../../platform/http/session-user.ts';

/** Replaces an older link of the person. */
export async function insertPasswordReset(
  tx: DbOrTx,
  { id, memberId }: Person,
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', id)
    .where('member_id', memberId === null ? 'is' : '=', memberId)
    .execute();
  await tx
    .insertInto('password_resets')
    .values({
      token_hash: tokenHash,
      user_id: id,
      member_id: memberId,
      expires_at: expiresAt.toISOString(),
    })
    .execute();
}

export async function isValidReset(db: DbOrTx, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a valid link and returns its person: of two concurrent calls only one gets it, and only that one may use the link. */
export const deleteValidReset = (tx: DbOrTx, tokenHash: string, now: Date) =>
  tx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id as id', 'member_id as memberId'])
    .executeTakeFirst();

export async function deleteExpiredResets(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now.toISOString()).execute();
}
