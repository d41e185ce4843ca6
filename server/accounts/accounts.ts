// Accounts: registration, change of the password, and the account as its people see it.
import type * as z from 'zod/mini';
import type { registerBody } from '../../contract/accounts/auth.ts';
import type { User } from '../../contract/accounts/user.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Engine } from '../platform/db/engine.ts';
import { type Db, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type Person, personOf, type SessionUser } from '../platform/http/session-user.ts';
import { insertAccount, readOwnAccount } from './account-queries.ts';
import { lockEmail } from './members/email-lock-queries.ts';
import { readMember } from './members/member-queries.ts';
import { endSessions } from './session-queries.ts';
import { hashToken } from './sessions.ts';
import { lockPerson, readCredentials, setPasswordOf } from './sign-in/credential-queries.ts';
import { hashPassword } from './sign-in/passwords.ts';
import type { VerifiedAccount } from './sign-in/sign-in.ts';

export const openAccounts = (db: Db, engine: Engine) => ({
  /** The account for one of its people. Throws unauthorized where the account is deleted or the member removed. */
  async read({ id, memberId }: Person): Promise<User> {
    const account = await readOwnAccount(db, id);
    const member = memberId === null ? null : await readMember(db, memberId);
    if (!account || member === undefined) throw new HttpError('unauthorized');
    return { ...account, member };
  },

  /** The email that the user signs in with. Throws unauthorized as read() does. */
  async emailOf(user: SessionUser): Promise<string> {
    const { email, member } = await this.read(personOf(user));
    return member?.email ?? email;
  },

  /** Throws emailTaken. */
  async register(
    { password, ...registration }: z.output<typeof registerBody>,
    language: Lang,
    clientIp: string,
  ): Promise<VerifiedAccount> {
    // Checked first, because hashing is expensive, and again with the email locked.
    if (await readCredentials(db, registration.email)) throw new HttpError('emailTaken');
    const passwordHash = await hashPassword(password, clientIp);
    const { companyName = '', businessType = null } = registration;
    const account = { ...registration, companyName, businessType, passwordHash, language };
    const id = await inTransaction(db, async (tx) => {
      await lockEmail(tx, engine, account.email);
      return (await readCredentials(tx, account.email)) ? null : insertAccount(tx, account);
    });
    if (id === null) throw new HttpError('emailTaken');
    return { id, memberId: null, passwordHash };
  },

  /** Ends all sessions of the person except that of `keptToken`. Throws validation if the password was changed after it was checked. */
  async changePassword(
    { passwordHash, ...person }: VerifiedAccount,
    password: string,
    clientIp: string,
    keptToken: string,
  ): Promise<void> {
    const newPasswordHash = await hashPassword(password, clientIp);
    await inTransaction(db, async (tx) => {
      const account = await lockPerson(tx, person);
      if (account?.passwordHash !== passwordHash)
        throw new HttpError('validation', { currentPassword: 'passwordWrong' });
      await setPasswordOf(tx, person, newPasswordHash);
      await endSessions(tx, person, hashToken(keptToken));
    });
  },
});
export type Accounts = ReturnType<typeof openAccounts>;
