// Service for the email of an account: its confirmation, its change and the undo of one (docs/decisions/024-email-confirmation.md).
import type { EmailLinkKind, EmailState } from '../../../contract/accounts/email.ts';
import { EMAIL_LINKS_PER_HOUR } from '../../../contract/accounts/email-limits.ts';
import type { Lang } from '../../../contract/lang.ts';
import { EMAIL_REPLACED } from '../../../contract/messages/email.ts';
import type { Engine } from '../../platform/db/engine.ts';
import { type Db, type DbOrTx, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { countRefusal } from '../../platform/http/refusals.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import type { Counters } from '../../platform/redis/counters.ts';
import { lockAccount } from '../account-queries.ts';
import { requireConfirmation } from '../confirmation/confirmation-queries.ts';
import { lockEmail } from '../members/email-lock-queries.ts';
import { readMemberEmail, releaseEmail } from '../members/member-email-queries.ts';
import { openFactorAttempts } from '../second-factor/factor-attempts.ts';
import { isTotpCode } from '../second-factor/totp.ts';
import type { SendNotice, WithSecurityNotices } from '../security-notices.ts';
import { hashToken } from '../sessions.ts';
import { hashPassword, randomPassword } from '../sign-in/passwords.ts';
import {
  confirmEmail,
  deleteEmailChange,
  deleteExpiredEmailLinks,
  readEmail,
  readEmailLink,
  readPendingEmail,
  recordAskedToConfirm,
  replaceEmail,
} from './email-link-queries.ts';
import { addEmailLink } from './email-links.ts';
import { allowUndo, undoEmailChange } from './email-undo.ts';
import { isEmailFree } from './free-email.ts';

const HOUR_MS = 3_600_000;

type Link = NonNullable<Awaited<ReturnType<typeof readEmailLink>>>;
type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;

/** What a link may need besides its token. */
interface LinkUse {
  /** Of the second factor. */
  readonly code: string | undefined;
  readonly clientIp: string;
}

interface UndoUse {
  readonly code: string | undefined;
  /** Of a random password, for an account whose change is undone. */
  readonly passwordHash: string;
}

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
  const attempts = openFactorAttempts(db);

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
    const { email, confirmedAt, bouncedAt } = account;
    const pending = (await readPendingEmail(db, userId, new Date()))?.email ?? null;
    const [confirmed, bounced] = [confirmedAt !== null, bouncedAt !== null];
    return { email, confirmed, bounced, pending, mailed: isMailed };
  };

  /** Locks the email. Throws emailTaken where it is that of another person, or reserved for another account. */
  const requireFree = async (tx: DbOrTx, userId: string, email: string): Promise<void> => {
    await lockEmail(tx, engine, email);
    const claim = isMailed ? 'mailed' : 'none';
    if (!(await isEmailFree(tx, email, userId, claim))) throw new HttpError('emailTaken');
  };

  /** Replaces the email, ends what went to the old one, and reports it there. */
  const replace = async (
    tx: DbOrTx,
    sendNotice: SendNotice,
    userId: string,
    change: { from: string; to: string; confirmedAt: Date | null; undoToken?: string | undefined },
  ): Promise<void> => {
    const { from, to, confirmedAt, undoToken } = change;
    await replaceEmail(tx, userId, to, confirmedAt);
    await deleteEmailChange(tx, userId);
    const person = { id: userId, memberId: null };
    await sendNotice(tx, { person, kind: 'account.email', subject: to, mailTo: from, undoToken });
  };

  /** What each kind of link does, with the account locked. */
  const actions: Readonly<
    Record<
      EmailLinkKind,
      (
        tx: DbOrTx,
        sendNotice: SendNotice,
        link: Link,
        account: Account,
        use: UndoUse,
      ) => Promise<void>
    >
  > = {
    async confirm(tx, _sendNotice, { userId, memberId, email }, account) {
      const own = memberId === null ? account : await readMemberEmail(tx, memberId);
      // The address of the link belongs to the person no longer, or not any more in this form.
      if (own?.email !== email) throw new HttpError('gone', {}, { text: EMAIL_REPLACED });
      await confirmEmail(tx, { id: userId, memberId }, new Date());
    },
    async change(tx, sendNotice, link, account) {
      const { userId, email: to } = link;
      await requireFree(tx, userId, to);
      const now = new Date();
      await releaseEmail(tx, to, 'mailed', now);
      const { email: oldEmail, emailConfirmedAt } = account;
      const changed = { ...link, oldEmail, isOldConfirmed: emailConfirmedAt !== null };
      const undoToken = await allowUndo(tx, changed, now);
      await replace(tx, sendNotice, userId, {
        from: account.email,
        to,
        confirmedAt: now,
        undoToken,
      });
      await confirmEmail(tx, { id: userId, memberId: null }, now);
    },
    async stop(tx, sendNotice, { userId, oldEmail, beganAt }, account, { code, passwordHash }) {
      if (oldEmail === null || beganAt === null) return deleteEmailChange(tx, userId);
      await requireFree(tx, userId, oldEmail);
      await releaseEmail(tx, oldEmail, 'mailed', new Date());
      await undoEmailChange(tx, sendNotice, publicOrigin, {
        ...{ userId, oldEmail, code, passwordHash },
        newEmail: account.email,
        beganAt: new Date(beganAt),
        language: account.language as Lang,
      });
    },
  };

  return {
    state,

    /** Sends the link that confirms the email; returns the key of the text that says what happened. Throws tooMany. */
    async sendConfirmation(userId: string, lang: Lang) {
      const account = await readEmail(db, userId);
      if (!account) throw new HttpError('unauthorized');
      if (account.confirmedAt !== null && account.bouncedAt === null)
        return 'emailAlreadyConfirmed' as const;
      if (!isMailed) return 'emailNotMailed' as const;
      await countLinks(userId);
      await deleteExpiredEmailLinks(db, new Date());
      const { email } = account;
      await inTransaction(db, async (tx) => {
        await addEmailLink(tx, publicOrigin, { userId, kind: 'confirm', email, to: email, lang });
        await recordAskedToConfirm(tx, userId, new Date());
      });
      onMailQueued();
      return 'confirmationSent' as const;
    },

    /**
     * Begins a change of the email; without mail the change is complete. Returns the key of the text that says what happened. Throws
     * emailTaken, tooMany, confirmationRequired, or validation where it is the same email.
     */
    async change(user: SessionUser, email: string, lang: Lang) {
      const { id } = user;
      await deleteExpiredEmailLinks(db, new Date());
      await withNotices(async (tx, sendNotice) => {
        const account = await lockAccount(tx, id);
        if (!account) throw new HttpError('unauthorized');
        await requireConfirmation(tx, user);
        if (account.email === email) throw new HttpError('validation', { email: 'emailSame' });
        await requireFree(tx, id, email);
        if (!isMailed)
          return replace(tx, sendNotice, id, { from: account.email, to: email, confirmedAt: null });
        await countLinks(id);
        await deleteEmailChange(tx, id);
        const link = { userId: id, email, lang, beganAt: new Date() };
        await addEmailLink(tx, publicOrigin, { ...link, kind: 'change', to: email });
        // An unconfirmed email gets no mail about the account: the mailbox may belong to a stranger.
        if (account.emailConfirmedAt !== null)
          await addEmailLink(tx, publicOrigin, { ...link, kind: 'stop', to: account.email });
        const person = { id, memberId: null };
        await sendNotice(tx, { person, kind: 'account.emailBegun', subject: email });
      });
      onMailQueued?.();
      return isMailed ? ('emailChangeMailed' as const) : ('emailChangedUnmailed' as const);
    },

    cancelChange: (userId: string): Promise<void> =>
      inTransaction(db, (tx) => deleteEmailChange(tx, userId)),

    /**
     * Uses the link of a mail; returns what it did. Throws linkExpired; gone where the email was changed since the link was sent;
     * emailTaken where the email has an account by now; for an undo also secondFactorRequired, validation of `code` or tooManyCodes.
     */
    async use(
      token: string,
      kind: EmailLinkKind,
      { code, clientIp }: LinkUse,
    ): Promise<EmailLinkKind | 'undo'> {
      const read = (tx: DbOrTx) => readEmailLink(tx, hashToken(token), kind, new Date());
      const found = await read(db);
      if (!found) throw new HttpError('linkExpired');
      const person = { id: found.userId, memberId: null };
      const isUndo = found.oldEmail !== null;
      const isGuessable = isUndo && code !== undefined && isTotpCode(code);
      const resetAttempts = isGuessable ? await attempts.count(person, clientIp) : null;
      const passwordHash = isUndo ? await hashPassword(randomPassword(), clientIp) : '';
      const done = await withNotices(async (tx, sendNotice) => {
        const account = await lockAccount(tx, found.userId);
        // Read again with the account locked: of two uses of a link that works once, the second fails. A link that has become one
        // that undoes, because the change was confirmed meanwhile, works at the next use.
        const link = account && (await read(tx));
        if (!link || account.suspendedAt !== null || (link.oldEmail !== null) !== isUndo)
          throw new HttpError('linkExpired');
        await actions[kind](tx, sendNotice, link, account, { code, passwordHash });
        return isUndo ? ('undo' as const) : kind;
      });
      await resetAttempts?.();
      onMailQueued?.();
      return done;
    },
  };
}
export type EmailService = ReturnType<typeof emailService>;
