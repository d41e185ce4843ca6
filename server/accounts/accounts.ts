// Accounts: registration, change of the password, and the account as its owner sees it.
import type * as z from 'zod/mini';
import type { registerBody } from '../../contract/accounts/auth.ts';
import type { User } from '../../contract/accounts/user.ts';
import type { Lang } from '../../contract/lang.ts';
import { type Db, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import {
  insertAccount,
  lockAccount,
  readCredentials,
  readOwnAccount,
  setPassword,
} from './account-queries.ts';
import { endSessions } from './session-queries.ts';
import { hashToken } from './sessions.ts';
import { hashPassword } from './sign-in/passwords.ts';
import type { VerifiedAccount } from './sign-in/sign-in.ts';

export const openAccounts = (db: Db) => ({
  /** Throws unauthorized where the account is deleted. */
  async read(id: string): Promise<User> {
    const account = await readOwnAccount(db, id);
    if (!account) throw new HttpError('unauthorized');
    return account;
  },

  /** Throws emailTaken. */
  async register(
    { password, ...registration }: z.output<typeof registerBody>,
    language: Lang,
    clientIp: string,
  ): Promise<VerifiedAccount> {
    // Checked first, because hashing is expensive. The unique index catches concurrent registrations.
    if (await readCredentials(db, registration.email)) throw new HttpError('emailTaken');
    const passwordHash = await hashPassword(password, clientIp);
    const { companyName = '', businessType = null } = registration;
    const account = { ...registration, companyName, businessType, passwordHash, language };
    const id = await inTransaction(db, (tx) => insertAccount(tx, account));
    if (id === null) throw new HttpError('emailTaken');
    return { id, passwordHash };
  },

  /** Ends all sessions except that of `keptToken`. Throws validation if the password was changed after it was checked. */
  async changePassword(
    { id, passwordHash }: VerifiedAccount,
    password: string,
    clientIp: string,
    keptToken: string,
  ): Promise<void> {
    const newPasswordHash = await hashPassword(password, clientIp);
    await inTransaction(db, async (tx) => {
      const account = await lockAccount(tx, id);
      if (account?.passwordHash !== passwordHash)
        throw new HttpError('validation', { currentPassword: 'passwordWrong' });
      await setPassword(tx, id, newPasswordHash);
      await endSessions(tx, id, hashToken(keptToken));
    });
  },
});
export type Accounts = ReturnType<typeof openAccounts>;
