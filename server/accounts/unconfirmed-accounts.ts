// Job that deletes unused accounts without content whose email was never confirmed, so that they hold no address of another person
// for good (docs/decisions/024-email-confirmation.md).
import { UNCONFIRMED_ACCOUNT_DAYS } from '../../contract/accounts/email-limits.ts';
import type { Db } from '../platform/db/open.ts';
import type { AccountDeletion } from './account-deletion.ts';
import { isExpired, readExpiredAccounts } from './email/unproven-queries.ts';

const LIFETIME_MS = UNCONFIRMED_ACCOUNT_DAYS * 24 * 3_600_000;
const ACCOUNTS_PER_BATCH = 50;

interface Dependencies {
  readonly db: Db;
  readonly accountDeletion: Pick<AccountDeletion, 'runIf'>;
  /** Without mail, no email can be confirmed. */
  readonly sendsMail: boolean;
}

export const unconfirmedAccounts = ({ db, accountDeletion, sendsMail }: Dependencies) => ({
  async deleteExpired(shouldStop: () => boolean): Promise<void> {
    if (!sendsMail) return;
    const before = new Date(Date.now() - LIFETIME_MS);
    let after = '';
    while (!shouldStop()) {
      const ids = await readExpiredAccounts(db, before, after, ACCOUNTS_PER_BATCH);
      for (const id of ids) {
        if (shouldStop()) return;
        // Read again with the account locked: it may be used or confirmed meanwhile.
        await accountDeletion.runIf(id, (tx) => isExpired(tx, id, before));
      }
      const last = ids.at(-1);
      if (last === undefined) return;
      after = last;
    }
  },
});
export type UnconfirmedAccounts = ReturnType<typeof unconfirmedAccounts>;
