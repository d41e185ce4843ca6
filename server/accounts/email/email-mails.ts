// Mails with the links that confirm, change or keep the email of an account, or follow an undone change. They cannot be stopped.
import type { EmailLinkKind } from '../../../contract/accounts/email.ts';
import {
  EMAIL_LINK_DAYS,
  EMAIL_UNDO_DAYS,
  UNCONFIRMED_ACCOUNT_DAYS,
} from '../../../contract/accounts/email-limits.ts';
import type { Lang } from '../../../contract/lang.ts';
import { withValues } from '../../../contract/texts.ts';
import { MAIL_TEXTS } from '../../platform/mail/mail-texts.ts';
import type { Mail } from '../../platform/mail/outbox-queries.ts';

interface EmailLinkMail {
  readonly to: string;
  /** The email that is confirmed, or the new one. */
  readonly email: string;
  readonly link: string;
}

const mailOf = (
  name: EmailLinkKind | 'undone',
  { to, email, link }: EmailLinkMail,
  lang: Lang,
): Mail => {
  const { subject, text } = MAIL_TEXTS[lang].email[name];
  return {
    to,
    replyTo: null,
    unsubscribe: null,
    subject,
    text: withValues(text, {
      email,
      link,
      days: EMAIL_LINK_DAYS,
      undoDays: EMAIL_UNDO_DAYS,
      unusedDays: UNCONFIRMED_ACCOUNT_DAYS,
    }),
  };
};

export const emailLinkMail = (name: EmailLinkKind, mail: EmailLinkMail, lang: Lang): Mail =>
  mailOf(name, mail, lang);

/** To the restored email, with the link that sets a new password. */
export const undoneMail = (mail: EmailLinkMail, lang: Lang): Mail => mailOf('undone', mail, lang);
