// Links in mails that confirm the email of an account, change it, or stop a change. The database has only the hashes of their tokens.
import { randomBytes } from 'node:crypto';
import type { EmailLinkKind } from '../../../contract/accounts/email.ts';
import { EMAIL_LINK_DAYS } from '../../../contract/accounts/email-limits.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { outboxRepository } from '../../platform/mail/outbox-queries.ts';
import { hashToken } from '../sessions.ts';
import { insertEmailLink } from './email-link-queries.ts';
import { emailLinkMail } from './email-mails.ts';

const LIFETIME_MS = EMAIL_LINK_DAYS * 24 * 3_600_000;

/** Page with a button: programs that open the links of mails must not confirm anything. */
export const emailLinkPage = (lang: Lang): string =>
  `${lang === 'zh-Hans' ? '/zh-hans' : ''}/confirm-email`;

export interface NewEmailLink {
  readonly userId: string;
  readonly kind: EmailLinkKind;
  /** The email that the link confirms; for `change` and `stop` the new one. */
  readonly email: string;
  /** Where the mail goes. */
  readonly to: string;
  readonly lang: Lang;
}

/** Writes a link and its mail in the transaction of their cause. */
export async function addEmailLink(
  tx: DbOrTx,
  publicOrigin: string,
  { userId, kind, email, to, lang }: NewEmailLink,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await insertEmailLink(tx, {
    token_hash: hashToken(token),
    user_id: userId,
    kind,
    email,
    expires_at: new Date(Date.now() + LIFETIME_MS).toISOString(),
  });
  const link = `${publicOrigin}${emailLinkPage(lang)}?${new URLSearchParams({ kind, token })}`;
  await outboxRepository(tx).add(emailLinkMail(kind, { to, email, link }, lang), userId);
}
