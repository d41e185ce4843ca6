// Service for the email of an account: its confirmation and its change (docs/decisions/057-account-identity.md).
import type { EmailLinkKind, EmailState } from '../../../contract/accounts/email.ts';
import { EMAIL_LINKS_PER_HOUR } from '../../../contract/accounts/email-limits.ts';
import type { Lang } from '../../../contract/lang.ts';
import { EMAIL_REPLACED } from '../../../contract/messages/email.ts';
import type { Engine } from '../../platform/db/engine.ts';
import { type Db, type DbOrTx, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { countRefusal } from '../../platform/http/refusals.ts';
import type { Counters } from '../../platform/redis/counters.ts';
import { lockAccount } from '../account-queries.ts';
import { lockEmail } from '../members/email-lock-queries.ts';
import type { GiveNotice, WithSecurityNotices } from '../security-notices.ts';
import { hashToken } from '../sessions.ts';
import { readCredentials } from '../sign-in/credential-queries.ts';
import type { VerifiedAccount } from '../sign-in/sign-in.ts';
import {
  confirmEmail,
  deleteEmailChange,
  deleteExpiredEmailLinks,
  readEmail,
  readEmailLink,
  readPendingEmail,
  replaceEmail,
} from './email-link-queries.ts';
import { addEmailLink } from './email-links.ts';

const HOUR_MS = 3_600_000;

interface Dependencies {
  readonly db: Db;
  readonly engine: Engine;
  readonly counts: Counters;
  readonly publicOrigin: string;
  /** Called after an email was added to the outbox; null if this server sends none. */
  readonly onMailQueued: (() => void) | null;
  readonly withNotices: WithSecurityNotices;
}

export function emailService({
  db,
  engine,
  counts,
  publicOrigin,
  onMailQueued,
  withNotices,
}: Dependencies) {
  const isMailed = onMailQueued !== null;

  /** Throws tooMany. */
  const countLinks = async (userId: string): Promise<void> => {
    const name = `email links of ${userId}`;
    if (await counts.consume([name], 1, EMAIL_LINKS_PER_HOUR, HOUR_MS)) return;
    countRefusal('mail');
    throw new HttpError('tooMany');
  };

  const state = async (userId: string): Promise<EmailState> => {
    const account = await readEmail(db, userId);
    if (!account) throw new HttpError('unauthorized');
    const { email, confirmedAt } = account;
    const pending = (await readPendingEmail(db, userId, new Date()))?.email ?? null;
    return { email, confirmed: confirmedAt !== null, pending, mailed: isMailed };
  };

  /** Throws emailTaken where the email signs in to another account or as a member. With the email locked. */
  const requireFree = async (tx: DbOrTx, userId: string, email: string): Promise<void> => {
    const found = await readCredentials(tx, email);
    if (found && (found.id !== userId || found.memberId !== null))
      throw new HttpError('emailTaken');
  };

  /** Replaces the email, ends what went to the old one, and reports it there. */
  const replace = async (
    tx: DbOrTx,
    give: GiveNotice,
    userId: string,
    { from, to, confirmedAt }: { from: string; to: string; confirmedAt: Date | null },
  ): Promise<void> => {
    await replaceEmail(tx, userId, to, confirmedAt);
    await deleteEmailChange(tx, userId);
    const person = { id: userId, memberId: null };
    await give(tx, { person, kind: 'account.email', subject: to, mailTo: from });
  };

  const actionsOf = (tx: DbOrTx, give: GiveNotice, userId: string, email: string) => ({
    async confirm(current: string): Promise<void> {
      // The address of the link belongs to the account no longer, or not any more in this form.
      if (current !== email) throw new HttpError('gone', {}, { text: EMAIL_REPLACED });
      await confirmEmail(tx, userId, new Date());
    },
    async change(current: string): Promise<void> {
      await lockEmail(tx, engine, email);
      await requireFree(tx, userId, email);
      const now = new Date();
      await replace(tx, give, userId, { from: current, to: email, confirmedAt: now });
      await confirmEmail(tx, userId, now);
    },
    stop: (): Promise<void> => deleteEmailChange(tx, userId),
  });

  return {
    state,

    /** Sends the link that confirms the email; returns the key of the text that says what happened. Throws tooMany. */
    async sendConfirmation(userId: string, lang: Lang) {
      const account = await readEmail(db, userId);
      if (!account) throw new HttpError('unauthorized');
      if (account.confirmedAt !== null) return 'emailAlreadyConfirmed' as const;
      if (!isMailed) return 'emailNotMailed' as const;
      await countLinks(userId);
      await deleteExpiredEmailLinks(db, new Date());
      const { email } = account;
      await inTransaction(db, (tx) =>
        addEmailLink(tx, publicOrigin, { userId, kind: 'confirm', email, to: email, lang }),
      );
      onMailQueued();
      return 'confirmationSent' as const;
    },

    /**
     * Begins a change of the email; without mail the change is complete. Returns the key of the text that says what happened. Throws
     * emailTaken, tooMany, or validation where it is the same email, or the password was changed after it was checked.
     */
    async change({ id, passwordHash }: VerifiedAccount, email: string, lang: Lang) {
      await deleteExpiredEmailLinks(db, new Date());
      await withNotices(async (tx, give) => {
        const account = await lockAccount(tx, id);
        if (account?.passwordHash !== passwordHash)
          throw new HttpError('validation', { password: 'passwordWrong' });
        if (account.email === email) throw new HttpError('validation', { email: 'emailSame' });
        await lockEmail(tx, engine, email);
        await requireFree(tx, id, email);
        if (!isMailed)
          return replace(tx, give, id, { from: account.email, to: email, confirmedAt: null });
        await countLinks(id);
        await deleteEmailChange(tx, id);
        const link = { userId: id, email, lang };
        await addEmailLink(tx, publicOrigin, { ...link, kind: 'change', to: email });
        await addEmailLink(tx, publicOrigin, { ...link, kind: 'stop', to: account.email });
      });
      onMailQueued?.();
      return isMailed ? ('emailChangeMailed' as const) : ('emailChangedUnmailed' as const);
    },

    cancelChange: (userId: string): Promise<void> =>
      inTransaction(db, (tx) => deleteEmailChange(tx, userId)),

    /**
     * Uses the link of a mail. Throws linkExpired; gone where the email was changed since the link was sent; emailTaken where
     * the new email has an account by now.
     */
    async use(token: string, kind: EmailLinkKind): Promise<void> {
      await withNotices(async (tx, give) => {
        const link = await readEmailLink(tx, hashToken(token), kind, new Date());
        const account = link && (await lockAccount(tx, link.userId));
        // Read again with the account locked: of two uses of a link that works once, the second fails.
        const current = account && (await readEmailLink(tx, hashToken(token), kind, new Date()));
        if (!link || !current || account.suspendedAt !== null) throw new HttpError('linkExpired');
        await actionsOf(tx, give, link.userId, link.email)[kind](account.email);
      });
      onMailQueued?.();
    },
  };
}
export type EmailService = ReturnType<typeof emailService>;
