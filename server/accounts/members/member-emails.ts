// Service for the email of a member: whether it is confirmed, the link that confirms it, and the removal of members with an unconfirmed one.
import type { EmailState } from '../../../contract/accounts/email.ts';
import { EMAIL_LINKS_PER_HOUR } from '../../../contract/accounts/email-limits.ts';
import type { Lang } from '../../../contract/lang.ts';
import { type Db, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { countRefusal } from '../../platform/http/refusals.ts';
import type { Counters } from '../../platform/redis/counters.ts';
import { deleteExpiredEmailLinks } from '../email/email-link-queries.ts';
import { addEmailLink } from '../email/email-links.ts';
import { deleteUnconfirmedMembers, readMemberEmail } from './member-email-queries.ts';

const HOUR_MS = 3_600_000;

interface Dependencies {
  readonly db: Db;
  readonly counts: Counters;
  readonly publicOrigin: string;
  /** Called after an email was added to the outbox; null if this server sends none. */
  readonly onMailQueued: (() => void) | null;
}

/** The account and the member. */
interface Member {
  readonly id: string;
  readonly memberId: string;
}

export function memberEmailService({ db, counts, publicOrigin, onMailQueued }: Dependencies) {
  const read = async ({ memberId }: Member) => {
    const found = await readMemberEmail(db, memberId);
    if (!found) throw new HttpError('unauthorized');
    return found;
  };

  return {
    async state(member: Member): Promise<EmailState> {
      const { email, confirmedAt, bouncedAt } = await read(member);
      const [confirmed, bounced] = [confirmedAt !== null, bouncedAt !== null];
      return { email, confirmed, bounced, pending: null, mailed: onMailQueued !== null };
    },

    /** Sends the link that confirms the email; returns the key of the text that says what happened. Throws tooMany. */
    async sendConfirmation(member: Member, lang: Lang) {
      const { email, confirmedAt, bouncedAt } = await read(member);
      if (confirmedAt !== null && bouncedAt === null) return 'emailAlreadyConfirmed' as const;
      if (onMailQueued === null) return 'emailNotMailed' as const;
      const counter = `email links of ${member.memberId}`;
      if (!(await counts.consume([counter], 1, EMAIL_LINKS_PER_HOUR, HOUR_MS))) {
        countRefusal('mail');
        throw new HttpError('tooMany');
      }
      await deleteExpiredEmailLinks(db, new Date());
      const { id: userId, memberId } = member;
      await inTransaction(db, (tx) =>
        addEmailLink(tx, publicOrigin, {
          ...{ userId, memberId, kind: 'confirm', lang },
          ...{ email, to: email },
        }),
      );
      onMailQueued();
      return 'confirmationSent' as const;
    },

    /** Removes members who have not confirmed their email in time and do not use the account. Without mail no email can be confirmed. */
    removeUnconfirmed: async (now: Date): Promise<void> =>
      onMailQueued === null ? undefined : deleteUnconfirmedMembers(db, now),
  };
}
export type MemberEmailService = ReturnType<typeof memberEmailService>;
