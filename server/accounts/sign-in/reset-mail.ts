// Email with the password reset link, in the language of the request for it.
import type { Lang } from '../../../contract/lang.ts';
import { withValues } from '../../../contract/texts.ts';
import { MAIL_TEXTS } from '../../platform/mail/mail-texts.ts';
import type { Mail } from '../../platform/mail/outbox-queries.ts';

export const resetMail = (to: string, link: string, lang: Lang): Mail => ({
  to,
  replyTo: null,
  unsubscribe: null,
  subject: MAIL_TEXTS[lang].reset.subject,
  text: withValues(MAIL_TEXTS[lang].reset.text, { link }),
});
