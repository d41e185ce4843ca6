// Limit of accounts without a confirmed email: they may write to a few counterparts a day, so that nobody sends inquiries to many
// companies under an address that is not theirs.
import { UNCONFIRMED_COUNTERPARTS_PER_DAY } from '../../../contract/accounts/email-limits.ts';
import { CONFIRM_BY_OWNER } from '../../../contract/messages/email.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import { lockAccount } from '../account-queries.ts';
import { readWrittenCounterparts, writeCounterpart } from './written-queries.ts';

const DAY_MS = 24 * 3_600_000;

export interface WrittenLimit {
  /** Whether `check` may refuse this user: then it must run in the transaction that writes. */
  appliesTo(user: SessionUser): boolean;
  /**
   * Counts the counterpart as one that the account writes to. Throws confirmEmailFirst, in the transaction that writes, where the
   * account has written to too many others in the last 24 hours. null is the market itself, to which everybody may write.
   */
  check(tx: DbOrTx, user: SessionUser, counterpartId: string | null): Promise<void>;
}

/** Without mail no email can be confirmed, so nothing is limited. */
export const writtenLimit = (sendsMail: boolean): WrittenLimit => {
  const appliesTo = ({ isEmailConfirmed }: SessionUser): boolean => sendsMail && !isEmailConfirmed;
  return {
    appliesTo,
    async check(tx, user, counterpartId) {
      if (counterpartId === null || !appliesTo(user)) return;
      // Locked, so that of two concurrent calls the second counts the first.
      await lockAccount(tx, user.id);
      const now = new Date();
      const written = await readWrittenCounterparts(tx, user.id, new Date(now.getTime() - DAY_MS));
      const others = written.filter((id) => id !== counterpartId);
      if (others.length >= UNCONFIRMED_COUNTERPARTS_PER_DAY)
        throw new HttpError('confirmEmailFirst', {}, { text: user.member && CONFIRM_BY_OWNER });
      await writeCounterpart(tx, user.id, counterpartId, now);
    },
  };
};
