// Members and invitations of the company of the supplier of the permission setup.
import { randomBytes } from 'node:crypto';
import { invite } from '../../../contract/accounts/invitations.ts';
import { listMembers } from '../../../contract/accounts/members.ts';
import { insertRemovalLink } from '../../../server/accounts/removal/removal-queries.ts';
import { hashToken } from '../../../server/accounts/sessions.ts';
import { withDatabase } from '../environment.ts';
import { confirmEmails, signUp, signUpMember } from '../users.ts';
import type { PermissionSetup } from './permission-setup.ts';

/** Id of a member that is none of the callers; there is at most one. */
export async function createMember({ market, users }: PermissionSetup): Promise<string> {
  const spare = async () => {
    const { members } = await users.supplier.api.call(listMembers, {});
    return members.find(({ email }) => email !== users.sales.email && email !== users.viewer.email);
  };
  if (!(await spare())) await signUpMember(market, users.supplier, 'sales');
  return (await spare())?.id ?? '';
}

/** Token of a link that removes the only member of a new company. */
export async function createRemovalToken({ market }: PermissionSetup): Promise<string> {
  const owner = await signUp(market, 'supplier');
  await signUpMember(market, owner, 'sales');
  const [member] = (await owner.api.call(listMembers, {})).members;
  const token = randomBytes(32).toString('base64url');
  await withDatabase(market, ({ db }) =>
    insertRemovalLink(
      db,
      { userId: owner.id, kind: 'member', id: member?.id ?? '' },
      hashToken(token),
      new Date(Date.now() + 3_600_000),
    ),
  );
  return token;
}

/** Token of an invitation to a new company. */
export async function createInvitation({ market }: PermissionSetup): Promise<string> {
  const owner = await signUp(market, 'supplier');
  await confirmEmails(market, owner);
  return (await owner.api.call(invite, { body: { role: 'sales' } })).token ?? '';
}
