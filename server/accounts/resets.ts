// A forgotten password: a link by mail, good once and for an hour, that tells nobody who has an account.
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
  /** False where this market sends no mail; otherwise true, whether there is an account or not. */
  request(email: string, lang: Lang): Promise<boolean>;
  /** Throws linkExpired where the link is not, or no longer, good. */
  confirm(token: string, password: string, address: string): Promise<void>;
}

const HOUR = 3_600_000;
const LIFETIME_MS = HOUR;
/** Mails to one account; the last of them stays good, so asking again changes nothing. */
const PER_HOUR = 3;
/** Writing a link takes longer than finding no account. Both are answered after this, which is longer than either. */
const ANSWERED_AFTER_MS = 250;

interface Parts {
  readonly accounts: ReturnType<typeof accountsRepository>;
  readonly signIns: ReturnType<typeof signInsRepository>;
  readonly resets: ReturnType<typeof passwordResetsRepository>;
  readonly signIn: SignIn;
  readonly publicOrigin: string;
  /** Called when a mail was written; null where the market sends none. */
  readonly written: (() => void) | null;
}

const linkTo = (publicOrigin: string, lang: Lang, token: string): string =>
  // Behind the #, where no server and no log on the way sees it.
  `${publicOrigin}${lang === 'zh-Hans' ? '/zh-hans' : ''}/auth?tab=reset#token=${token}`;

export function openResets(parts: Parts): Resets {
  const { accounts, signIns, resets, signIn, publicOrigin, written } = parts;

  const mailLink = async (email: string, lang: Lang): Promise<void> => {
    const now = new Date();
    const expires = new Date(now.getTime() + LIFETIME_MS);
    // Counted beside the sign-ins, by the email and not by the account: an email without one is treated alike.
    const asked = createHash('sha256')
      .update(`reset\0${emailKey(email)}`)
      .digest('hex');
    const times = await signIns.count(asked, '', now, expires);
    const found = await accounts.byEmail(email);
    if (!found?.passwordHash || found.suspendedAt !== null || times > PER_HOUR) return;
    const token = randomBytes(32).toString('base64url');
    // To the address of the account: the one that was typed may only look like it.
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
      // Asked first, since hashing is dear.
      if (!(await resets.isGood(hash, new Date()))) throw new Problem('linkExpired');
      const email = await resets.redeem(hash, await hashPassword(password, address), new Date());
      if (email === null) throw new Problem('linkExpired');
      await signIn.forget(email);
    },
  };
}
