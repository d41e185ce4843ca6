// Queries of the people who share a company's account.
import type { Insertable } from 'kysely';
import type { MemberRole } from '../../../contract/accounts/member-limits.ts';
import type { SignedInMember } from '../../../contract/accounts/user.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { CompanyMembersTable } from '../../platform/db/tables.ts';
import { outboxRepository } from '../../platform/mail/outbox-queries.ts';
import { deleteInvitations } from './invitation-queries.ts';

/** In the order in which they joined. */
export const readMembers = (db: DbOrTx, companyId: string) =>
  db
    .selectFrom('company_members')
    .select(['id', 'name', 'email', 'role', 'created_at as createdAt'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const readMember = (db: DbOrTx, id: string): Promise<SignedInMember | undefined> =>
  db
    .selectFrom('company_members')
    .select(['id', 'name', 'email', 'role'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function countMembers(db: DbOrTx, companyId: string): Promise<number> {
  const { members } = await db
    .selectFrom('company_members')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(members);
}

export async function insertMember(
  tx: DbOrTx,
  member: Insertable<CompanyMembersTable>,
): Promise<void> {
  await tx.insertInto('company_members').values(member).execute();
}

/** Returns false if the company has no such member. */
export async function updateMember(
  db: DbOrTx,
  companyId: string,
  id: string,
  change: { readonly role: MemberRole } | { readonly name: string },
): Promise<boolean> {
  const changed = await db
    .updateTable('company_members')
    .set(change)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Deletes the member with its sessions and its unsent mail. Returns false if the company has no such member. */
export async function deleteMember(tx: DbOrTx, companyId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('company_members')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  if (deleted) await outboxRepository(tx).deleteUnsentOf(companyId, deleted.email);
  return deleted !== undefined;
}

/** Deletes the members who joined at that time or later, with their sessions and unsent mail. */
export async function deleteMembersSince(
  tx: DbOrTx,
  companyId: string,
  since: Date,
): Promise<void> {
  for (const { id, createdAt } of await readMembers(tx, companyId))
    if (createdAt >= since.toISOString()) await deleteMember(tx, companyId, id);
}

/** Deletes the people and the invitations of a company. */
export async function deletePeople(tx: DbOrTx, companyId: string): Promise<void> {
  await deleteInvitations(tx, companyId);
  await tx.deleteFrom('company_members').where('company_id', '=', companyId).execute();
}
