// Queries of the links that confirm, change or stop the change of an email, found by the hash of their token, and of the email itself.
import type { Insertable } from 'kysely';
import type { EmailLinkKind } from '../../../contract/accounts/email.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { EmailLinksTable } from '../../platform/db/tables.ts';
import { emailKey } from '../sign-in/email-key.ts';

export async function insertEmailLink(
  tx: DbOrTx,
  link: Insertable<EmailLinksTable>,
): Promise<void> {
  await tx.insertInto('email_links').values(link).execute();
}

export const readEmailLink = (tx: DbOrTx, tokenHash: string, kind: EmailLinkKind, now: Date) =>
  tx
    .selectFrom('email_links')
    .select(['user_id as userId', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** The email that is to replace that of the account; undefined if no change has begun. */
export const readPendingEmail = (db: DbOrTx, userId: string, now: Date) =>
  db
    .selectFrom('email_links')
    .select('email')
    .where('user_id', '=', userId)
    .where('kind', '=', 'change')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Ends a change that has begun, with the link that stops it. */
export async function deleteEmailChange(tx: DbOrTx, userId: string): Promise<void> {
  await tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['change', 'stop'])
    .execute();
}

export async function deleteExpiredEmailLinks(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('email_links').where('expires_at', '<=', now.toISOString()).execute();
}

/** The email of an account and when it was confirmed; undefined where the account is deleted. */
export const readEmail = (db: DbOrTx, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at as confirmedAt', 'language'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Marks the email as confirmed, and ends the limit of accounts without a confirmed one. An earlier time stays. */
export async function confirmEmail(tx: DbOrTx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email_confirmed_at: now.toISOString() })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute();
  await tx.deleteFrom('written_counterparts').where('user_id', '=', userId).execute();
}

/** Replaces the email. Links to set a new password went to the old one, so they are deleted. */
export async function replaceEmail(
  tx: DbOrTx,
  userId: string,
  email: string,
  confirmedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email,
      email_key: emailKey(email),
      email_confirmed_at: confirmedAt?.toISOString() ?? null,
      updated_at: new Date().toISOString(),
    })
    .where('id', '=', userId)
    .execute();
  await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .where('member_id', 'is', null)
    .execute();
}
