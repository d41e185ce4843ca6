// Queries of invitations to a company, found by the hash of the token of their link.
import type { Insertable } from 'kysely';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { CompanyInvitationsTable } from '../../platform/db/tables.ts';

/** The last one first. */
export const readInvitations = (db: DbOrTx, companyId: string, now: Date) =>
  db
    .selectFrom('company_invitations')
    .select(['id', 'email', 'role', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function insertInvitation(
  tx: DbOrTx,
  invitation: Insertable<CompanyInvitationsTable>,
): Promise<void> {
  await tx.insertInto('company_invitations').values(invitation).execute();
}

export async function deleteInvitation(db: DbOrTx, companyId: string, id: string): Promise<void> {
  await db
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

export async function deleteInvitations(tx: DbOrTx, companyId: string): Promise<void> {
  await tx.deleteFrom('company_invitations').where('company_id', '=', companyId).execute();
}

/** Deletes earlier invitations of this email to the company: only the newest link of a person works. */
export async function deleteInvitationsTo(
  tx: DbOrTx,
  companyId: string,
  email: string,
): Promise<void> {
  await tx
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .execute();
}

export async function deleteExpiredInvitations(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('company_invitations').where('expires_at', '<=', now.toISOString()).execute();
}

/** An invitation that can be used now: of an account that is neither suspended, deleted nor an admin's. */
export const readValidInvitation = (db: DbOrTx, tokenHash: string, now: Date) =>
  db
    .selectFrom('company_invitations')
    .innerJoin('users', 'users.id', 'company_invitations.company_id')
    .select(['company_id as companyId', 'company_invitations.email', 'company_invitations.role'])
    .select('company_invitations.is_mailed as isMailed')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .where('users.suspended_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .where('users.is_admin', '=', 0)
    .executeTakeFirst();

/** Deletes an invitation: of two concurrent calls only one gets true, and only that one may use it. */
export async function takeInvitation(tx: DbOrTx, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('company_invitations')
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
