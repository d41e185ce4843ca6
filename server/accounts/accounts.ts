// Accounts: registration, change of the password, and the account as its people see it.
import type * as z from 'zod/mini';
import type { registerBody } from '../../contract/accounts/auth.ts';
import type { FactorStep } from '../../contract/accounts/second-factor-limits.ts';
import type { User } from '../../contract/accounts/user.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Engine } from '../platform/db/engine.ts';
import { type Db, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { type Person, personOf, type SessionUser } from '../platform/http/session-user.ts';
import { insertAccount, readOwnAccount } from './account-queries.ts';
import { addEmailLink } from './email/email-links.ts';
import { lockEmail } from './members/email-lock-queries.ts';
import { readMember } from './members/member-queries.ts';
import type { WithSecurityNotices } from './security-notices.ts';
import { endSessions } from './session-queries.ts';
import { hashToken } from './sessions.ts';
import { lockPerson, readCredentials, setPasswordOf } from './sign-in/credential-queries.ts';
import { hashPassword } from './sign-in/passwords.ts';
import type { VerifiedAccount } from './sign-in/sign-in.ts';

/** Replaces the data of a user that is read only once the second factor was given. */
const WITHHELD = {
  phone: null,
  address: { street: '', city: '', state: '', country: '', zipCode: '' },
  gstin: '',
  gstinCheckedAt: null,
  iec: '',
  iecCheckedAt: null,
} as const satisfies Partial<User>;

interface Dependencies {
  readonly db: Db;
  readonly engine: Engine;
  readonly publicOrigin: string;
  /** Called after an email was added to the outbox; null if this server sends none. */
  readonly onMailQueued: (() => void) | null;
  readonly withNotices: WithSecurityNotices;
}

export const openAccounts = ({
  db,
  engine,
  publicOrigin,
  onMailQueued,
  withNotices,
}: Dependencies) => ({
  /**
   * The account for one of its people; `factorStep` is what the session lacks. Throws unauthorized where the account is deleted or
   * the member removed.
   */
  async read({ id, memberId }: Person, factorStep: FactorStep | null = null): Promise<User> {
    const account = await readOwnAccount(db, id);
    const member = memberId === null ? null : await readMember(db, memberId);
    if (!account || member === undefined) throw new HttpError('unauthorized');
    const { isEmailConfirmed, ...own } = account;
    const mustConfirmEmail = onMailQueued !== null && !isEmailConfirmed && member === null;
    const shown = factorStep === null ? own : { ...own, ...WITHHELD };
    return { ...shown, mustConfirmEmail, member, secondFactor: factorStep };
  },

  /** The email that the user signs in with. Throws unauthorized as read() does. */
  async emailOf(user: SessionUser): Promise<string> {
    const { email, member } = await this.read(personOf(user));
    return member?.email ?? email;
  },

  /** `isMailed` says whether a link to confirm the email may be sent. Throws emailTaken. */
  async register(
    { password, ...registration }: z.output<typeof registerBody>,
    language: Lang,
    clientIp: string,
    isMailed: boolean,
  ): Promise<VerifiedAccount> {
    // Checked first, because hashing is expensive, and again with the email locked.
    if (await readCredentials(db, registration.email)) throw new HttpError('emailTaken');
    const passwordHash = await hashPassword(password, clientIp);
    const { companyName = '', businessType = null } = registration;
    const account = { ...registration, companyName, businessType, passwordHash, language };
    const id = await inTransaction(db, async (tx) => {
      const { email } = account;
      await lockEmail(tx, engine, email);
      const userId = (await readCredentials(tx, email)) ? null : await insertAccount(tx, account);
      if (userId !== null && onMailQueued && isMailed)
        await addEmailLink(tx, publicOrigin, {
          ...{ userId, kind: 'confirm', lang: language },
          ...{ email, to: email },
        });
      return userId;
    });
    if (id === null) throw new HttpError('emailTaken');
    onMailQueued?.();
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
    await withNotices(async (tx, give) => {
      const account = await lockPerson(tx, person);
      if (account?.passwordHash !== passwordHash)
        throw new HttpError('validation', { currentPassword: 'passwordWrong' });
      await setPasswordOf(tx, person, newPasswordHash);
      await endSessions(tx, person, hashToken(keptToken));
      await give(tx, { person, kind: 'account.password' });
    });
  },
});
export type Accounts = ReturnType<typeof openAccounts>;
