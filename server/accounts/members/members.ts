// Service for the people who share a company's account.
import type { MemberRole } from '../../../contract/accounts/member-limits.ts';
import type { listMembers, renameMember } from '../../../contract/accounts/members.ts';
import type { BodyOf, ReplyOf } from '../../../contract/endpoint.ts';
import { type Db, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import { lockAccount } from '../account-queries.ts';
import { requireConfirmation } from '../confirmation/confirmation-queries.ts';
import type { WithSecurityNotices } from '../security-notices.ts';
import { deleteInvitation, readInvitations } from './invitation-queries.ts';
import { deleteMember, readMember, readMembers, updateMember } from './member-queries.ts';

/** Throws forbidden for the owner. */
const memberIdOf = ({ member }: SessionUser): string => {
  if (!member) throw new HttpError('forbidden');
  return member.id;
};

export function memberService(db: Db, withNotices: WithSecurityNotices) {
  /** With the account locked: a sign-in in progress does not survive a removal. Throws notFound. */
  const remove = (companyId: string, id: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      await lockAccount(tx, companyId);
      if (!(await deleteMember(tx, companyId, id))) throw new HttpError('notFound');
    });

  return {
    async list(companyId: string): Promise<ReplyOf<typeof listMembers>> {
      return {
        members: await readMembers(db, companyId),
        invitations: await readInvitations(db, companyId, new Date()),
      };
    },

    /** Throws notFound or confirmationRequired. */
    setRole: (owner: SessionUser, id: string, role: MemberRole): Promise<void> =>
      withNotices(async (tx, sendNotice) => {
        await lockAccount(tx, owner.id);
        await requireConfirmation(tx, owner);
        const member = await readMember(tx, id);
        if (!(await updateMember(tx, owner.id, id, { role }))) throw new HttpError('notFound');
        if (!member || member.role === role) return;
        await sendNotice(tx, {
          person: { id: owner.id, memberId: null },
          kind: 'account.roleChanged',
          subject: member.name,
          detail: role,
          targetId: id,
        });
      }),

    remove,

    /** Throws forbidden for the owner. */
    async rename(user: SessionUser, { name }: BodyOf<typeof renameMember>): Promise<void> {
      await updateMember(db, user.id, memberIdOf(user), { name });
    },

    /** Throws forbidden for the owner. */
    leave: async (user: SessionUser): Promise<void> => remove(user.id, memberIdOf(user)),

    cancelInvitation: (companyId: string, id: string) => deleteInvitation(db, companyId, id),
  };
}
export type MemberService = ReturnType<typeof memberService>;
