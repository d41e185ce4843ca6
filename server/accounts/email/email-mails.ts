// Mails with the links that confirm, change or keep the email of an account. They cannot be stopped.
import type { EmailLinkKind } from '../../../contract/accounts/email.ts';
import { EMAIL_LINK_DAYS } from '../../../contract/accounts/email-limits.ts';
import type { Lang } from '../../../contract/lang.ts';
import type { Mail } from '../../platform/mail/outbox-queries.ts';

interface MailTexts {
  readonly subject: string;
  readonly text: (email: string, link: string) => string;
}

const TEXTS: Readonly<Record<Lang, Readonly<Record<EmailLinkKind, MailTexts>>>> = {
  en: {
    confirm: {
      subject: 'Confirm your email',
      text: (email, link) => `${email} is the email of an account at Yantra Bridge.

Please confirm it here:
${link}

The link works for ${EMAIL_LINK_DAYS} days.
If this account is not yours, do nothing.
`,
    },
    change: {
      subject: 'Confirm your new email',
      text: (email, link) => `${email} is to be the new email of an account at Yantra Bridge.

Please confirm the change here:
${link}

The link works once, for ${EMAIL_LINK_DAYS} days. Until then the account has its old email.
If this account is not yours, do nothing.
`,
    },
    stop: {
      subject: 'The email of your account is to be changed',
      text: (
        email,
        link,
      ) => `Somebody signed in to your account at Yantra Bridge, with its password, and asked to change its email to ${email}.

If it was you, confirm it with the link that we sent to the new email.
If it was not you, stop the change here:
${link}

The link works for ${EMAIL_LINK_DAYS} days, until the new email is confirmed. Then set a new password: somebody knows yours.
`,
    },
  },
  'zh-Hans': {
    confirm: {
      subject: '请验证您的邮箱',
      text: (email, link) => `${email} 已用于注册机桥（Yantra Bridge）账户。

请点击以下链接完成验证：
${link}

链接 ${EMAIL_LINK_DAYS} 天内有效。
如果这不是您的账户，请忽略本邮件。
`,
    },
    change: {
      subject: '请验证您的新邮箱',
      text: (email, link) => `有人申请将机桥（Yantra Bridge）账户的邮箱更改为 ${email}。

请点击以下链接确认更改：
${link}

链接 ${EMAIL_LINK_DAYS} 天内有效，仅可使用一次。确认前，账户仍使用原邮箱。
如果这不是您的账户，请忽略本邮件。
`,
    },
    stop: {
      subject: '您的账户邮箱即将更改',
      text: (
        email,
        link,
      ) => `有人使用密码登录了您的机桥（Yantra Bridge）账户，并申请将邮箱更改为 ${email}。

如果是您本人操作，请点击发送至新邮箱的链接进行确认。
如果不是您本人操作，请点击以下链接取消更改：
${link}

在新邮箱确认之前，链接 ${EMAIL_LINK_DAYS} 天内有效。取消后请立即设置新密码，因为他人已知道您的密码。
`,
    },
  },
};

interface EmailLinkMail {
  readonly to: string;
  /** The email that is confirmed, or the new one. */
  readonly email: string;
  readonly link: string;
}

export const emailLinkMail = (
  name: EmailLinkKind,
  { to, email, link }: EmailLinkMail,
  lang: Lang,
): Mail => ({
  to,
  replyTo: null,
  unsubscribe: null,
  subject: TEXTS[lang][name].subject,
  text: TEXTS[lang][name].text(email, link),
});
