// Queries of accounts whose email was never confirmed: what ends with the first proof by a mail, and which of them have expired.
import { sql } from 'kysely';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { deletePeople } from '../members/member-queries.ts';
import { deleteFactors } from '../second-factor/factor-queries.ts';
import { endAllSessions, endSessions, equalityOperator } from '../session-queries.ts';
import { deleteEmailLinks } from './email-link-queries.ts';

/**
 * Ends all access that was set up for a person before it proved its email by a mail: the mailbox may be that of another one. Of an owner
 * also the access of the people of the company.
 */
export async function endUnprovenSetUp(tx: DbOrTx, person: Person): Promise<void> {
  const { id, memberId } = person;
  await deleteFactors(tx, person);
  await tx
    .deleteFrom('known_devices')
    .where('user_id', '=', id)
    .where('member_id', equalityOperator(memberId), memberId)
    .execute();
  if (memberId !== null) return endSessions(tx, person);
  await endAllSessions(tx, id);
  await deletePeople(tx, id);
  await deleteEmailLinks(tx, id);
  await tx.deleteFrom('sign_in_places').where('user_id', '=', id).execute();
}

/** Tables with content for others, and their columns with the account. Messages, replies and reviews are in these. */
const CONTENT = [
  ['products', 'supplier_id'],
  ['imports', 'supplier_id'],
  ['evidence', 'supplier_id'],
  ['orders', 'buyer_id'],
  ['orders', 'supplier_id'],
  ['enquiries', 'buyer_id'],
  ['enquiries', 'supplier_id'],
  ['chats', 'buyer_id'],
  ['chats', 'supplier_id'],
] as const;

/** Tables that show when an account was last used: sessions, and sign-ins whose sessions have ended. */
const USE = ['sessions', 'known_devices', 'sign_in_places'] as const;

/**
 * Accounts that were asked before `before` to confirm their email, have not, were not used since, and have no content. Not suspended
 * ones, of which the reason would be lost.
 */
const expired = (db: DbOrTx, before: Date) => {
  const time = before.toISOString();
  let accounts = db
    .selectFrom('users')
    .select('id')
    .where('email_confirmed_at', 'is', null)
    .where('asked_to_confirm_at', '<=', time)
    .where('created_at', '<=', time)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .where('is_admin', '=', 0);
  for (const table of USE)
    accounts = accounts.where(({ not, exists }) =>
      not(
        exists(
          sql`(select 1 from ${sql.table(table)} as used where used.user_id = users.id and used.seen_at > ${time})`,
        ),
      ),
    );
  for (const [table, column] of CONTENT)
    accounts = accounts.where(({ not, exists }) =>
      not(
        exists(
          sql`(select 1 from ${sql.table(table)} as content where content.${sql.ref(column)} = users.id)`,
        ),
      ),
    );
  return accounts;
};

export async function readExpiredAccounts(
  db: DbOrTx,
  before: Date,
  afterId: string,
  limit: number,
): Promise<string[]> {
  const rows = await expired(db, before)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function isExpired(tx: DbOrTx, id: string, before: Date): Promise<boolean> {
  return (await expired(tx, before).where('id', '=', id).executeTakeFirst()) !== undefined;
}
