// Password reset by email: a link that works once and for one hour. Replies do not reveal whether an account exists.
import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Lang } from '../../contract/lang.ts';
import { Problem } from '../platform/http/problem.ts';
import type { accountsRepository } from './account-queries.ts';
import { emailKey } from './email-key.ts';
import type { passwordResetsRepository } from './password-reset-queries.ts';
import { hashPassword } from './passwords.ts';
import { resetMail } from './reset-mail.ts';
import { hashOf } from './sessions.ts';
import type { SignIn } from './sign-in.ts';
import type { signInsRepository } from './sign-in-queries.ts';

export interface Resets {
  /** Returns false if this server sends no email; otherwise true, whether or not there is an account. */
  request(email: string, lang: Lang): Promise<boolean>;
  /** Throws linkExpired if the link is unknown, used or expired. */
  confirm(token: string, password: string, address: string): Promise<void>;
}

const HOUR = 3_600_000;
const LIFETIME_MS = HOUR;
/** Emails to one account. The last link stays valid, so a further request changes nothing. */
const PER_HOUR = 3;
/** Creating a link takes longer than finding no account. Both are answered after this time, which is longer than either. */
const ANSWERED_AFTER_MS = 250;

interface Parts {
  readonly accounts: ReturnType<typeof accountsRepository>;
  readonly signIns: ReturnType<typeof signInsRepository>;
  readonly resets: ReturnType<typeof passwordResetsRepository>;
  readonly signIn: SignIn;
  readonly publicOrigin: string;
  /** Called after an email was added to the outbox; null if this server sends none. */
  readonly written: (() => void) | null;
}

const linkTo = (publicOrigin: string, lang: Lang, token: string): string =>
  // In the fragment, which browsers do not send to servers or proxies.
  `${publicOrigin}${lang === 'zh-Hans' ? '/zh-hans' : ''}/auth?tab=reset#token=${token}`;

export function openResets(parts: Parts): Resets {
  const { accounts, signIns, resets, signIn, publicOrigin, written } = parts;

  const mailLink = async (email: string, lang: Lang): Promise<void> => {
    const now = new Date();
    const expires = new Date(now.getTime() + LIFETIME_MS);
    // Counted in the sign-in failures by email, not by account: an email without an account is treated alike.
    const asked = createHash('sha256')
      .update(`reset\0${emailKey(email)}`)
      .digest('hex');
    const times = await signIns.count(asked, '', now, expires);
    const found = await accounts.byEmail(email);
    if (!found?.passwordHash || found.suspendedAt !== null || times > PER_HOUR) return;
    const token = randomBytes(32).toString('base64url');
    // Sent to the account's own address: the typed one may only have the same lookup key.
    const mail = resetMail(found.email, linkTo(publicOrigin, lang, token), lang);
    await resets.sweep(now);
    await resets.add(found.id, hashOf(token), expires, mail);
    written?.();
  };

  return {
    async request(email, lang) {
      if (!written) return false;
      await Promise.all([mailLink(email, lang), pause(ANSWERED_AFTER_MS)]);
      return true;
    },

    async confirm(token, password, address) {
      const hash = hashOf(token);
      // Checked first, because hashing is expensive.
      if (!(await resets.isGood(hash, new Date()))) throw new Problem('linkExpired');
      const email = await resets.redeem(hash, await hashPassword(password, address), new Date());
      if (email === null) throw new Problem('linkExpired');
      await signIn.forget(email);
    },
  };
}
