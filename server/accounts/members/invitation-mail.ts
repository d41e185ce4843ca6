// Email with an invitation to share a company's account.
import type { MemberRole } from '../../../contract/accounts/member-limits.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Mail } from '../../platform/mail/outbox-queries.ts';
import { subjectName } from '../../platform/mail/subject-name.ts';

export interface InvitationMail {
  readonly to: string;
  readonly companyName: string;
  readonly role: MemberRole;
  readonly link: string;
}

interface MailTexts {
  readonly role: Readonly<Record<MemberRole, string>>;
  /** Used where the company has no name. */
  readonly unnamed: string;
  readonly subject: (company: string) => string;
  readonly text: (company: string, role: string, link: string) => string;
}

const TEXTS: Readonly<Record<Lang, MailTexts>> = {
  en: {
    role: { sales: 'reply, trade and edit products', viewer: 'read everything, without writing' },
    unnamed: 'A company',
    subject: (company) => `${company} invites you to its account at Yantra Bridge`,
    text: (company, role, link) => `${company} invites you to its account at Yantra Bridge.

There you can ${role}. Choose your password here:
${link}

The link works once, for seven days.
If you do not know this company, do nothing: without the link nothing happens.
`,
  },
  'zh-Hans': {
    role: { sales: '回复客户、处理交易和编辑产品', viewer: '查看全部内容，但不能操作' },
    unnamed: '一家公司',
    subject: (company) => `${company}邀请您加入其机桥账户`,
    text: (company, role, link) => `${company}邀请您加入其在机桥（Yantra Bridge）的账户。

加入后，您可以${role}。请点击以下链接设置密码：
${link}

链接七天内有效，仅可使用一次。
如果您不认识该公司，请忽略本邮件；不点击链接，不会有任何变化。
`,
  },
};

export function invitationMail({ to, companyName, role, link }: InvitationMail, lang: Lang): Mail {
  const texts = TEXTS[lang];
  // The recipient may not know the market: neither the subject nor the text has an address that the company wrote.
  const company = subjectName(companyName) || texts.unnamed;
  return {
    to,
    replyTo: null,
    unsubscribe: null,
    subject: texts.subject(company),
    text: texts.text(company, texts.role[role], link),
  };
}
