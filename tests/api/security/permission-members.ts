// Members and invitations of the company of the supplier of the permission setup.
import { invite } from '../../../contract/accounts/invitations.ts';
import { listMembers } from '../../../contract/accounts/members.ts';
import { signUp, signUpMember } from '../users.ts';
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

/** Token of an invitation to a new company. */
export async function createInvitation({ market }: PermissionSetup): Promise<string> {
  const owner = await signUp(market, 'supplier');
  return (await owner.api.call(invite, { body: { role: 'sales' } })).token;
}
