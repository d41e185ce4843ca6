// Undo of a change of an email from the old address, for some days after the change: the account returns to what its owner had before.
import { randomBytes } from 'node:crypto';
import { EMAIL_UNDO_DAYS } from '../../../contract/accounts/email-limits.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { PATH_PREFIX_BY_LANG } from '../../platform/http/page-prefix.ts';
import type { Person } from '../../platform/http/session-user.ts';
import { outboxRepository } from '../../platform/mail/outbox-queries.ts';
import { deleteMembersSince } from '../members/member-queries.ts';
import {
  countRecoveryCodes,
  deleteFactorsSince,
  readTotp,
} from '../second-factor/factor-queries.ts';
import { takeCode } from '../second-factor/second-factors.ts';
import type { SendNotice } from '../security-notices.ts';
import { endAllSessions } from '../session-queries.ts';
import { hashToken } from '../sessions.ts';
import { setPassword } from '../sign-in/credential-queries.ts';
import { emailKey } from '../sign-in/email-key.ts';
import { insertPasswordReset } from '../sign-in/password-reset-queries.ts';
import { RESET_LIFETIME_MS } from '../sign-in/password-resets.ts';
import {
  confirmEmail,
  deleteEmailLinksSince,
  extendUndoLinks,
  readUndoLinks,
  replaceEmail,
  turnStopIntoUndo,
} from './email-link-queries.ts';
import { makeEmailLink } from './email-links.ts';
import { undoneMail } from './email-mails.ts';
import { resetPath } from './link-addresses.ts';

const UNDO_MS = EMAIL_UNDO_DAYS * 24 * 3_600_000;

interface Change {
  readonly userId: string;
  /** The new email. */
  readonly email: string;
  readonly beganAt: string | null;
  readonly oldEmail: string;
  readonly isOldConfirmed: boolean;
}

/**
 * Lets the old email undo the change that is made now, if it was confirmed: the mailbox of an unconfirmed email may belong to a
 * stranger. Earlier changes can be undone as long, because the old email may be that of an attacker. A change back to an email that
 * can undo one is its undo, and leaves none. Returns the token of a link, undefined if there is none.
 */
export async function allowUndo(
  tx: DbOrTx,
  { userId, email, beganAt, oldEmail, isOldConfirmed }: Change,
  now: Date,
): Promise<string | undefined> {
  const earlier = await readUndoLinks(tx, userId, now);
  const undone = earlier.find(({ oldEmailKey }) => oldEmailKey === emailKey(email))?.beganAt;
  if (undone) {
    await deleteEmailLinksSince(tx, userId, new Date(undone));
    return undefined;
  }
  if (!isOldConfirmed || beganAt === null) return undefined;
  const expiresAt = new Date(now.getTime() + UNDO_MS);
  await extendUndoLinks(tx, userId, now, expiresAt);
  const token = await makeEmailLink(tx, {
    userId,
    kind: 'stop',
    email,
    beganAt: new Date(beganAt),
  });
  await turnStopIntoUndo(tx, userId, oldEmail, expiresAt);
  return token;
}

export interface Undo {
  readonly userId: string;
  readonly oldEmail: string;
  /** The email that the account has now. */
  readonly newEmail: string;
  /** When the change began. */
  readonly beganAt: Date;
  readonly language: Lang;
  /** Of the authenticator app, or a recovery code. */
  readonly code: string | undefined;
  /** Of a random password: the person who changed the email may know the current one. */
  readonly passwordHash: string;
}

/**
 * With the account and the old email locked. Asks for a code of the second factor that the owner had before the change. Throws
 * secondFactorRequired or validation.
 */
export async function undoEmailChange(
  tx: DbOrTx,
  sendNotice: SendNotice,
  publicOrigin: string,
  { userId, oldEmail, newEmail, beganAt, language, code, passwordHash }: Undo,
): Promise<void> {
  const person: Person = { id: userId, memberId: null };
  const now = new Date();
  // First, so that a factor of an attacker is not asked for: it may have been added since the change began.
  await deleteFactorsSince(tx, person, beganAt);
  if ((await readTotp(tx, person)) || (await countRecoveryCodes(tx, person)) > 0) {
    if (code === undefined) throw new HttpError('secondFactorRequired');
    await takeCode(tx, sendNotice, person, code, now);
  }
  await deleteMembersSince(tx, userId, beganAt);
  await replaceEmail(tx, userId, oldEmail, now);
  await confirmEmail(tx, person, now);
  await setPassword(tx, userId, passwordHash);
  await endAllSessions(tx, userId);
  await deleteEmailLinksSince(tx, userId, beganAt);
  await sendNotice(tx, {
    person,
    kind: 'account.emailUndone',
    subject: oldEmail,
    mailTo: newEmail,
  });
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + RESET_LIFETIME_MS);
  await insertPasswordReset(tx, person, hashToken(token), expiresAt);
  const link = `${publicOrigin}${PATH_PREFIX_BY_LANG[language]}${resetPath(token)}`;
  const mail = undoneMail({ to: oldEmail, email: oldEmail, link }, language);
  await outboxRepository(tx).add(mail, userId, 'signIn');
}
