// Service that removes a factor or a member with the link of a mail (docs/decisions/024-email-confirmation.md).
import type { Db } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { lockAccount } from '../account-queries.ts';
import { deleteMember } from '../members/member-queries.ts';
import { afterRemoving } from '../second-factor/factor-changes.ts';
import { deleteFactors } from '../second-factor/factor-queries.ts';
import { deletePasskey } from '../second-factor/passkey-queries.ts';
import type { WithSecurityNotices } from '../security-notices.ts';
import { endSessions } from '../session-queries.ts';
import { hashToken } from '../sessions.ts';
import { readRemovalLink } from './removal-queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly withNotices: WithSecurityNotices;
}

export function removalService({ db, withNotices }: Dependencies) {
  return {
    /** Removes what the link is for, with its sessions. Throws linkExpired, also where it was removed already. */
    async use(token: string): Promise<'factor' | 'member'> {
      const find = (tx: Db | Parameters<Parameters<WithSecurityNotices>[0]>[0]) =>
        readRemovalLink(tx, hashToken(token), new Date());
      const found = await find(db);
      if (!found) throw new HttpError('linkExpired');
      return withNotices(async (tx, sendNotice) => {
        const account = await lockAccount(tx, found.userId);
        // Read with the account locked: of two uses of a link, the second fails.
        const link = account && (await find(tx));
        if (!link || account.isAdmin === 1) throw new HttpError('linkExpired');
        const { userId, totpId, passkeyId, memberId } = link;
        if (memberId !== null) {
          if (!(await deleteMember(tx, userId, memberId))) throw new HttpError('linkExpired');
          return 'member';
        }
        const person: Person = { id: userId, memberId: link.factorOf };
        if (totpId !== null) await deleteFactors(tx, person, ['totp_secrets']);
        const name = passkeyId === null ? '' : await deletePasskey(tx, person, passkeyId);
        await afterRemoving(tx, sendNotice, person, {
          kind: totpId === null ? 'passkey' : 'totp',
          name: name ?? '',
          mustRemain: false,
        });
        // The session in which it was added may be an attacker's.
        await endSessions(tx, person);
        return 'factor';
      });
    },
  };
}
export type RemovalService = ReturnType<typeof removalService>;
