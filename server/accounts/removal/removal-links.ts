// Links in mails about the safety of an account that remove a factor or a member added lately.
import { randomBytes } from 'node:crypto';
import { REMOVAL_DAYS } from '../../../contract/accounts/email-limits.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { hashToken } from '../sessions.ts';
import {
  deleteExpiredRemovalLinks,
  type Grant,
  insertRemovalLink,
  readGrantsSince,
} from './removal-queries.ts';

const LIFETIME_MS = REMOVAL_DAYS * 24 * 3_600_000;

export interface RemovableGrant extends Grant {
  /** null where no link removes it. */
  readonly token: string | null;
}

const isAdmin = async (tx: DbOrTx, id: string): Promise<boolean> => {
  const user = await tx
    .selectFrom('users')
    .select('is_admin')
    .where('id', '=', id)
    .executeTakeFirst();
  return user?.is_admin === 1;
};

/**
 * Makes a link for each factor and member that was added lately, or for the one with `targetId`. An admin's factor gets none, because such a link would let a reader of the mailbox set up a factor
 * instead; an operator resets it.
 */
export async function addRemovalLinks(
  tx: DbOrTx,
  person: Person,
  targetId?: string,
): Promise<RemovableGrant[]> {
  const now = new Date();
  await deleteExpiredRemovalLinks(tx, now);
  const recent = await readGrantsSince(tx, person, new Date(now.getTime() - LIFETIME_MS));
  const grants = targetId === undefined ? recent : recent.filter(({ id }) => id === targetId);
  const hasLinks = grants.length > 0 && !(await isAdmin(tx, person.id));
  const links: RemovableGrant[] = [];
  for (const grant of grants) {
    const token = hasLinks ? randomBytes(32).toString('base64url') : null;
    if (token !== null)
      await insertRemovalLink(
        tx,
        { userId: person.id, kind: grant.kind, id: grant.id },
        hashToken(token),
        new Date(now.getTime() + LIFETIME_MS),
      );
    links.push({ ...grant, token });
  }
  return links;
}
