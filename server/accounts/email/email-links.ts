// Links in mails that confirm the email of an account, change it, or stop or undo a change. The database has only the hashes of their
// tokens.
import { randomBytes } from 'node:crypto';
import type { EmailLinkKind } from '../../../contract/accounts/email.ts';
import { EMAIL_LINK_DAYS } from '../../../contract/accounts/email-limits.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { DbOrTx } from '../../platform/db/open.ts';
import { PATH_PREFIX_BY_LANG } from '../../platform/http/page-prefix.ts';
import { outboxRepository } from '../../platform/mail/outbox-queries.ts';
import { hashToken } from '../sessions.ts';
import { insertEmailLink } from './email-link-queries.ts';
import { emailLinkMail } from './email-mails.ts';
import { emailLinkPath } from './link-addresses.ts';

const LIFETIME_MS = EMAIL_LINK_DAYS * 24 * 3_600_000;

export interface NewEmailLink {
  readonly userId: string;
  /** The member whose email it is; without it, the owner. */
  readonly memberId?: string;
  readonly kind: EmailLinkKind;
  /** The email that the link confirms; for `change` and `stop` the new one. */
  readonly email: string;
  /** Of `change` and `stop`: when the change began. */
  readonly beganAt?: Date;
}

/** Writes a link, without a mail. Returns its token. */
export async function makeEmailLink(
  tx: DbOrTx,
  { userId, memberId, kind, email, beganAt }: NewEmailLink,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertEmailLink(tx, {
    token_hash: hashToken(token),
    user_id: userId,
    member_id: memberId ?? null,
    kind,
    email,
    began_at: beganAt?.toISOString() ?? null,
    expires_at: new Date(Date.now() + LIFETIME_MS).toISOString(),
  });
  return token;
}

/** Writes a link and its mail in the transaction of their cause. `to` is where the mail goes. */
export async function addEmailLink(
  tx: DbOrTx,
  publicOrigin: string,
  { to, lang, ...link }: NewEmailLink & { readonly to: string; readonly lang: Lang },
): Promise<void> {
  const { kind, email, userId } = link;
  const path = emailLinkPath(kind, await makeEmailLink(tx, link));
  const address = `${publicOrigin}${PATH_PREFIX_BY_LANG[lang]}${path}`;
  const mail = emailLinkMail(kind, { to, email, link: address }, lang);
  await outboxRepository(tx).add(mail, userId, 'links');
}
