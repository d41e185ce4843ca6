// Queries of the emails of members: whether they are confirmed, and members whose email another person may take.
import {
  UNCONFIRMED_MEMBER_DAYS,
  UNCONFIRMED_MEMBER_HOLDS_EMAIL_HOURS,
} from '../../../contract/accounts/email-limits.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { outboxRepository } from '../../platform/mail/outbox-queries.ts';
import { readCredentials } from '../sign-in/credential-queries.ts';
import { emailKey } from '../sign-in/email-key.ts';

const HOUR_MS = 3_600_000;
const before = (now: Date, hours: number): string =>
  new Date(now.getTime() - hours * HOUR_MS).toISOString();

export const readMemberEmail = (db: DbOrTx, memberId: string) =>
  db
    .selectFrom('company_members')
    .select(['email', 'email_confirmed_at as confirmedAt', 'email_bounced_at as bouncedAt'])
    .where('id', '=', memberId)
    .executeTakeFirst();

/** How a person claims an email: by typing it, or with a link that was mailed to it. `none` where no mail is sent. */
export type EmailClaim = 'typed' | 'mailed' | 'none';

/**
 * The member who has the email and has not confirmed it: a mailed link takes it at once, a registration when the member has had a
 * day to confirm it. Otherwise a stranger who joined a company with the email would keep its owner out.
 */
const unconfirmedHolder = (db: DbOrTx, email: string, claim: EmailClaim, now: Date) =>
  claim === 'none'
    ? undefined
    : db
        .selectFrom('company_members')
        .select(['id', 'company_id as companyId', 'email'])
        .where('email_key', '=', emailKey(email))
        .where('email_confirmed_at', 'is', null)
        .$if(claim === 'typed', (each) =>
          each.where('created_at', '<=', before(now, UNCONFIRMED_MEMBER_HOLDS_EMAIL_HOURS)),
        )
        .executeTakeFirst();

/** Whether the email signs in to an account and cannot be claimed. */
export async function isEmailTaken(
  db: DbOrTx,
  email: string,
  claim: EmailClaim,
  now: Date,
): Promise<boolean> {
  const found = await readCredentials(db, email);
  if (!found) return false;
  return (await unconfirmedHolder(db, email, claim, now))?.id !== (found.memberId ?? '');
}

/** Removes the member who holds the email without having confirmed it, if it can be claimed. With the email locked. */
export async function releaseEmail(
  tx: DbOrTx,
  email: string,
  claim: EmailClaim,
  now: Date,
): Promise<void> {
  const holder = await unconfirmedHolder(tx, email, claim, now);
  if (!holder) return;
  await tx
    .deleteFrom('company_members')
    .where('id', '=', holder.id)
    .where('email_confirmed_at', 'is', null)
    .execute();
  await outboxRepository(tx).deleteUnsentOf(holder.companyId, holder.email);
}

/** Of those who joined long ago: members whose email is not confirmed, and who have not used the account since then. */
export async function deleteUnconfirmedMembers(db: DbOrTx, now: Date): Promise<void> {
  const limit = before(now, 24 * UNCONFIRMED_MEMBER_DAYS);
  await db
    .deleteFrom('company_members')
    .where('email_confirmed_at', 'is', null)
    .where('created_at', '<=', limit)
    .where((each) =>
      each.not(
        each.exists(
          each
            .selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.member_id', '=', 'company_members.id')
            .where('sessions.seen_at', '>', limit),
        ),
      ),
    )
    .execute();
}
