// Query of what is publicly known of a person, of which no password may be made.
import type { DbOrTx } from '../../platform/db/open.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { readMember } from '../members/member-queries.ts';

/** Of a member with the company's names; an account that is gone has none. */
export async function readOwnData(
  db: DbOrTx,
  { id, memberId }: Person,
): Promise<{ readonly data: readonly (string | null)[]; readonly isAdmin: boolean }> {
  const account = await db
    .selectFrom('users')
    .select(['email', 'phone', 'is_admin as isAdmin'])
    .where('id', '=', id)
    .executeTakeFirst();
  const texts = await db
    .selectFrom('user_texts')
    .select(['name', 'company_name', 'trade_name'])
    .where('user_id', '=', id)
    .execute();
  const names = texts.flatMap(({ name, company_name, trade_name }) => [
    ...[name, company_name, trade_name],
  ]);
  const member = memberId === null ? undefined : await readMember(db, memberId);
  return {
    data: [
      ...[account?.email ?? null, account?.phone ?? null, ...names],
      ...(member ? [member.email, member.name] : []),
    ],
    isAdmin: memberId === null && account?.isAdmin === 1,
  };
}
