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
import { endConfirmation } from './confirmation/confirmation-queries.ts';
import { recordAskedToConfirm } from './email/email-link-queries.ts';
import { addEmailLink } from './email/email-links.ts';
import { isEmailFree } from './email/free-email.ts';
import { lockEmail } from './members/email-lock-queries.ts';
import { type EmailClaim, readMemberEmail, releaseEmail } from './members/member-email-queries.ts';
import { readMember } from './members/member-queries.ts';
import type { WithSecurityNotices } from './security-notices.ts';
import { completePasswordStep, endSessions } from './session-queries.ts';
import { hashToken } from './sessions.ts';
import { lockPerson, setPasswordOf } from './sign-in/credential-queries.ts';
import { requireGoodPassword, requireGoodPasswordOf } from './sign-in/password-rules.ts';
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
  /** Whether admins need longer passwords: not in the demo. */
  readonly protectsAdmins: boolean;
}

export const openAccounts = ({
  db,
  engine,
  publicOrigin,
  onMailQueued,
  withNotices,
  protectsAdmins,
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
    const email = memberId === null ? null : await readMemberEmail(db, memberId);
    const isConfirmed =
      email === null ? isEmailConfirmed : email?.confirmedAt != null && email.bouncedAt === null;
    const mustConfirmEmail = onMailQueued !== null && !isConfirmed;
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
    const claim: EmailClaim = onMailQueued === null ? 'none' : 'typed';
    if (!(await isEmailFree(db, registration.email, null, claim)))
      throw new HttpError('emailTaken');
    const { companyName = '', businessType = null } = registration;
    const { email: ownEmail, name, phone } = registration;
    await requireGoodPassword(password, [ownEmail, name, phone, companyName]);
    const passwordHash = await hashPassword(password, clientIp);
    const account = { ...registration, companyName, businessType, passwordHash, language };
    const id = await inTransaction(db, async (tx) => {
      const { email } = account;
      await lockEmail(tx, engine, email);
      await releaseEmail(tx, email, claim, new Date());
      const userId = (await isEmailFree(tx, email)) ? await insertAccount(tx, account) : null;
      if (userId !== null && onMailQueued) await recordAskedToConfirm(tx, userId, new Date());
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
    await requireGoodPasswordOf(db, person, password, protectsAdmins);
    const newPasswordHash = await hashPassword(password, clientIp);
    await withNotices(async (tx, sendNotice) => {
      const account = await lockPerson(tx, person);
      if (account?.passwordHash !== passwordHash)
        throw new HttpError('validation', { currentPassword: 'passwordWrong' });
      await setPasswordOf(tx, person, newPasswordHash);
      await endSessions(tx, person, hashToken(keptToken));
      await endConfirmation(tx, hashToken(keptToken));
      await completePasswordStep(tx, hashToken(keptToken));
      await sendNotice(tx, { person, kind: 'account.password' });
    });
  },
});
export type Accounts = ReturnType<typeof openAccounts>;
