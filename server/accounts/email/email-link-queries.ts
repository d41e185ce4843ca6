// Queries of the links that confirm an email, change it, or stop or undo a change, found by the hash of their token, and of the email
// itself.
import type { Insertable } from 'kysely';
import type { EmailLinkKind } from '../../../contract/accounts/email.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { EmailLinksTable } from '../../platform/db/tables.ts';
import type { Person } from '../../platform/http/session-user.ts';
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
    .select(['user_id as userId', 'email', 'old_email as oldEmail', 'began_at as beganAt'])
    .select('member_id as memberId')
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

/** Ends a change that has begun, with the link that stops it. Links that undo an earlier one stay. */
export async function deleteEmailChange(tx: DbOrTx, userId: string): Promise<void> {
  await tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['change', 'stop'])
    .where('old_email', 'is', null)
    .execute();
}

/** Makes the links that stop a change undo it, once it is made, and reserves the old email for the account as long. */
export async function turnStopIntoUndo(
  tx: DbOrTx,
  userId: string,
  oldEmail: string,
  expiresAt: Date,
): Promise<void> {
  await tx
    .updateTable('email_links')
    .set({
      old_email: oldEmail,
      old_email_key: emailKey(oldEmail),
      expires_at: expiresAt.toISOString(),
    })
    .where('user_id', '=', userId)
    .where('kind', '=', 'stop')
    .where('old_email', 'is', null)
    .execute();
}

/** Links that undo changes of the account's email, that of the earliest change first. */
export const readUndoLinks = (tx: DbOrTx, userId: string, now: Date) =>
  tx
    .selectFrom('email_links')
    .select(['old_email_key as oldEmailKey', 'began_at as beganAt'])
    .where('user_id', '=', userId)
    .where('old_email', 'is not', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('began_at')
    .execute();

export async function extendUndoLinks(
  tx: DbOrTx,
  userId: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await tx
    .updateTable('email_links')
    .set({ expires_at: expiresAt.toISOString() })
    .where('user_id', '=', userId)
    .where('old_email', 'is not', null)
    .where('expires_at', '>', now.toISOString())
    .execute();
}

/**
 * Ends all links of the account except those that undo a change which began earlier. Otherwise an attacker who has changed the email,
 * and whose address may undo the next change, would end the undo of the owner.
 */
export async function deleteEmailLinksSince(
  tx: DbOrTx,
  userId: string,
  beganAt: Date,
): Promise<void> {
  await tx
    .deleteFrom('email_links')
    .where('user_id', '=', userId)
    .where((each) =>
      each.or([
        each('old_email', 'is', null),
        each('began_at', 'is', null),
        each('began_at', '>=', beganAt.toISOString()),
      ]),
    )
    .execute();
}

/** Whether another account may get this email back. */
export async function isReserved(
  tx: DbOrTx,
  email: string,
  exceptUserId: string | null,
  now: Date,
): Promise<boolean> {
  const found = await tx
    .selectFrom('email_links')
    .select('user_id')
    .where('old_email_key', '=', emailKey(email))
    .where('expires_at', '>', now.toISOString())
    .$if(exceptUserId !== null, (each) => each.where('user_id', '<>', exceptUserId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteEmailLinks(tx: DbOrTx, userId: string): Promise<void> {
  await tx.deleteFrom('email_links').where('user_id', '=', userId).execute();
}

/** Accounts that were asked, and do not answer, expire (server/accounts/unconfirmed-accounts.ts). */
export async function recordAskedToConfirm(tx: DbOrTx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({ asked_to_confirm_at: now.toISOString() })
    .where('id', '=', userId)
    .where('asked_to_confirm_at', 'is', null)
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
    .select('email_bounced_at as bouncedAt')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/**
 * Marks the email as confirmed, so that it gets mails about notifications, and ends the limit of accounts without a confirmed one.
 * An earlier time stays.
 */
export async function confirmEmail(tx: DbOrTx, { id, memberId }: Person, now: Date): Promise<void> {
  const time = now.toISOString();
  if (memberId !== null) {
    await tx
      .updateTable('company_members')
      .set((each) => ({
        email_confirmed_at: each.fn.coalesce('email_confirmed_at', each.val(time)),
        email_bounced_at: null,
      }))
      .where('id', '=', memberId)
      .execute();
    return;
  }
  await tx
    .updateTable('users')
    .set((each) => ({
      email_confirmed_at: each.fn.coalesce('email_confirmed_at', each.val(time)),
      email_bounced_at: null,
    }))
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('written_counterparts').where('user_id', '=', id).execute();
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
      email_bounced_at: null,
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
