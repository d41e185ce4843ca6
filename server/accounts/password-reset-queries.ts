// Queries for password reset links: one per account, stored as a hash, deleted when used.
import type { DbOrTx } from '../platform/db/open.ts';
import { inTransaction } from '../platform/db/open.ts';
import { type Mail, outboxRepository } from '../platform/mail/outbox-queries.ts';
import { accountsRepository } from './account-queries.ts';
import { sessionsRepository } from './session-queries.ts';

export const passwordResetsRepository = (db: DbOrTx) => ({
  /** Replaces an older link of the account. Adds the email with the link in the same transaction. */
  async create(userId: string, tokenHash: string, expiresAt: Date, mail: Mail): Promise<void> {
    await inTransaction(db, async (tx) => {
      await tx.deleteFrom('password_resets').where('user_id', '=', userId).execute();
      await tx
        .insertInto('password_resets')
        .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt.toISOString() })
        .execute();
      await outboxRepository(tx).add(mail);
    });
  },

  async isValid(tokenHash: string, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('password_resets')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Sets the password and ends all sessions. Returns the account's email, or null if the link is not valid any more. */
  async redeem(tokenHash: string, passwordHash: string, now: Date): Promise<string | null> {
    return inTransaction(db, async (tx) => {
      // Of two concurrent calls only one deletes the row, and only that one may use the link.
      const redeemed = await tx
        .deleteFrom('password_resets')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now.toISOString())
        .returning('user_id')
        .executeTakeFirst();
      if (!redeemed) return null;
      const user = await tx
        .selectFrom('users')
        .select('email')
        .where('id', '=', redeemed.user_id)
        .where('suspended_at', 'is', null)
        .executeTakeFirst();
      if (!user) return null;
      await accountsRepository(tx).setPassword(redeemed.user_id, passwordHash);
      await sessionsRepository(tx).endAll(redeemed.user_id);
      return user.email;
    });
  },

  async deleteExpired(now: Date): Promise<void> {
    await db.deleteFrom('password_resets').where('expires_at', '<=', now.toISOString()).execute();
  },
});
