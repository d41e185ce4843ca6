// Queries for what people sign in with: the email and password of an account's owner, or of a member of its company.
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { lockAccount } from '../account-queries.ts';
import { deleteEmailChange } from '../email/email-link-queries.ts';
import { deleteInvitations } from '../members/invitation-queries.ts';
import { emailKey } from './email-key.ts';

const MEMBER_COLUMNS = [
  'company_members.company_id as id',
  'company_members.id as memberId',
  'company_members.email',
  'company_members.password_hash as passwordHash',
  'users.suspended_at as suspendedAt',
  'company_members.email_confirmed_at as emailConfirmedAt',
  'users.language',
] as const;

const noMember: RawBuilder<string | null> = sql`null`;

/** What signing in needs of the person with this email; undefined where there is none. */
export async function readCredentials(db: DbOrTx, email: string) {
  const owner = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash as passwordHash', 'suspended_at as suspendedAt'])
    .select(['email_confirmed_at as emailConfirmedAt', 'language'])
    .select(noMember.as('memberId'))
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  if (owner) return owner;
  return db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.company_id')
    .select(MEMBER_COLUMNS)
    .where('company_members.email_key', '=', emailKey(email))
    .executeTakeFirst();
}

/** Locks the person's account, and returns what decisions about the person depend on; undefined where either is gone. */
export async function lockPerson(tx: DbOrTx, { id, memberId }: Person) {
  const account = await lockAccount(tx, id);
  if (!account || memberId === null) return account;
  return tx
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.company_id')
    .select(MEMBER_COLUMNS)
    .where('company_members.id', '=', memberId)
    .where('company_id', '=', id)
    .executeTakeFirst();
}

/**
 * Sets the password of an account's owner, deletes the link to reset it, and ends a change of the email and open invitations: an
 * attacker with the old password may have started them.
 */
export async function setPassword(tx: DbOrTx, id: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: passwordHash, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('password_resets')
    .where('user_id', '=', id)
    .where('member_id', 'is', null)
    .execute();
  await deleteEmailChange(tx, id);
  await deleteInvitations(tx, id);
}

/** Sets the password of the owner or of a member, and deletes their open links for a new one. */
export async function setPasswordOf(
  tx: DbOrTx,
  { id, memberId }: Person,
  passwordHash: string,
): Promise<void> {
  if (memberId === null) return setPassword(tx, id, passwordHash);
  await tx
    .updateTable('company_members')
    .set({ password_hash: passwordHash })
    .where('id', '=', memberId)
    .execute();
  await tx.deleteFrom('password_resets').where('member_id', '=', memberId).execute();
}
