// Email with an invitation to share a company's account.
import type { MemberRole } from '../../../contract/accounts/member-limits.ts';
import type { Lang } from '../../../contract/lang.ts';
import { withValues } from '../../../contract/texts.ts';
import { MAIL_TEXTS } from '../../platform/mail/mail-texts.ts';
import type { Mail } from '../../platform/mail/outbox-queries.ts';
import { subjectName } from '../../platform/mail/subject-name.ts';

export interface InvitationMail {
  readonly to: string;
  readonly companyName: string;
  readonly role: MemberRole;
  readonly link: string;
}

export function invitationMail({ to, companyName, role, link }: InvitationMail, lang: Lang): Mail {
  const texts = MAIL_TEXTS[lang].invitation;
  // The recipient may not know the market: neither the subject nor the text has an address that the company wrote.
  const company = subjectName(companyName) || texts.unnamed;
  return {
    to,
    replyTo: null,
    unsubscribe: null,
    subject: withValues(texts.subject, { company }),
    text: withValues(texts.text, { company, role: texts.role[role], link }),
  };
}
