// Check that an email is free for an account or a member: no person signs in with it, and it is not reserved for an undo.
import type { DbOrTx } from '../../platform/db/open.ts';
import { type EmailClaim, isEmailTaken } from '../members/member-email-queries.ts';
import { readCredentials } from '../sign-in/credential-queries.ts';
import { isReserved } from './email-link-queries.ts';

/**
 * With the email locked (email-lock-queries.ts). `userId` is the account whose email it becomes; null for a new account or a member.
 * `claim` may take the email of a member who has not confirmed it. Reads who has the email before the reservation: a change of an email replaces the one with the other.
 */
export async function isEmailFree(
  tx: DbOrTx,
  email: string,
  userId: string | null = null,
  claim: EmailClaim = 'none',
): Promise<boolean> {
  const found = await readCredentials(tx, email);
  const isOwn = found?.id === userId && found.memberId === null;
  if (!isOwn && (await isEmailTaken(tx, email, claim, new Date()))) return false;
  return !(await isReserved(tx, email, userId, new Date()));
}
