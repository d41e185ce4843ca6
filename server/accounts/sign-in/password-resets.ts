// Password reset by email: a link that works once and for one hour. Replies do not reveal whether an account exists.
import { hash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lang } from '../../../contract/lang.ts';
import { type Db, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { PATH_PREFIX_BY_LANG } from '../../platform/http/page-prefix.ts';
import { outboxRepository } from '../../platform/mail/outbox-queries.ts';
import { confirmEmail } from '../email/email-link-queries.ts';
import { resetPath } from '../email/link-addresses.ts';
import { endUnprovenSetUp } from '../email/unproven-queries.ts';
import type { WithSecurityNotices } from '../security-notices.ts';
import { endSessions } from '../session-queries.ts';
import { hashToken } from '../sessions.ts';
import { lockPerson, readCredentials, setPasswordOf } from './credential-queries.ts';
import { emailKey } from './email-key.ts';
import {
  deleteExpiredResets,
  deleteValidReset,
  insertPasswordReset,
  isValidReset,
} from './password-reset-queries.ts';
import { requireGoodPasswordOf } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { resetMail } from './reset-mail.ts';
import type { SignIn } from './sign-in.ts';
import { countAttempt } from './sign-in-queries.ts';

export interface PasswordResets {
  /** Returns false if this server sends no email; otherwise true, whether or not there is an account. */
  request(email: string, lang: Lang): Promise<boolean>;
  /** Throws linkExpired if the link is unknown, used or expired. */
  confirm(token: string, password: string, clientIp: string): Promise<void>;
}

const HOUR_MS = 3_600_000;
export const RESET_LIFETIME_MS = HOUR_MS;
/** Emails to one account. The last link stays valid, so a further request changes nothing. */
const MAX_MAILS_PER_HOUR = 3;
/** Creating a link takes longer than finding no account. Both are answered after this time, which is longer than either. */
const REPLY_DELAY_MS = 250;

interface Dependencies {
  readonly db: Db;
  readonly signIn: SignIn;
  readonly withNotices: WithSecurityNotices;
  readonly publicOrigin: string;
  /** Called after an email was added to the outbox; null if this server sends none. */
  readonly onMailQueued: (() => void) | null;
  /** Whether admins need longer passwords: not in the demo. */
  readonly protectsAdmins: boolean;
}

const linkTo = (publicOrigin: string, lang: Lang, token: string): string =>
  `${publicOrigin}${PATH_PREFIX_BY_LANG[lang]}${resetPath(token)}`;

export function openPasswordResets(dependencies: Dependencies): PasswordResets {
  const { db, signIn, publicOrigin, onMailQueued, withNotices, protectsAdmins } = dependencies;

  const queueLinkMail = async (email: string, lang: Lang): Promise<void> => {
    const now = new Date();
    const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
    // Counted in the sign-in failures by email, not by account: an email without an account is treated alike.
    const counterKey = hash('sha256', `reset\0${emailKey(email)}`);
    const requestCount = await countAttempt(db, counterKey, '', now, expiresAt);
    const account = await readCredentials(db, email);
    if (!account?.passwordHash || account.suspendedAt !== null || requestCount > MAX_MAILS_PER_HOUR)
      return;
    const token = randomBytes(32).toString('base64url');
    // Sent to the account's own address: the typed one may only have the same lookup key.
    const mail = resetMail(account.email, linkTo(publicOrigin, lang, token), lang);
    await deleteExpiredResets(db, now);
    await inTransaction(db, async (tx) => {
      await insertPasswordReset(tx, account, hashToken(token), expiresAt);
      await outboxRepository(tx).add(mail, account.id, 'signIn');
    });
    onMailQueued?.();
  };

  return {
    async request(email, lang) {
      if (!onMailQueued) return false;
      await Promise.all([queueLinkMail(email, lang), pause(REPLY_DELAY_MS)]);
      return true;
    },

    async confirm(token, password, clientIp) {
      const tokenHash = hashToken(token);
      // Checked first, because hashing is expensive.
      if (!(await isValidReset(db, tokenHash, new Date()))) throw new HttpError('linkExpired');
      const passwordHash = await hashPassword(password, clientIp);
      const email = await withNotices(async (tx, sendNotice) => {
        const reset = await deleteValidReset(tx, tokenHash, new Date());
        const account = reset && (await lockPerson(tx, reset));
        if (!account || account.suspendedAt !== null) throw new HttpError('linkExpired');
        // Refused with the link still unused.
        await requireGoodPasswordOf(tx, reset, password, protectsAdmins);
        await setPasswordOf(tx, reset, passwordHash);
        await endSessions(tx, reset);
        // The link came to this email.
        if (account.emailConfirmedAt === null) await endUnprovenSetUp(tx, reset);
        await confirmEmail(tx, reset, new Date());
        await sendNotice(tx, { person: reset, kind: 'account.password' });
        return account.email;
      });
      await signIn.clearFailures(email);
    },
  };
}
