// Mails with the links that confirm, change or keep the email of an account, or follow an undone change. They cannot be stopped.
import type { EmailLinkKind } from '../../../contract/accounts/email.ts';
import {
  EMAIL_LINK_DAYS,
  EMAIL_UNDO_DAYS,
  UNCONFIRMED_ACCOUNT_DAYS,
} from '../../../contract/accounts/email-limits.ts';
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
If you did not open this account, do not confirm it. Without the confirmation it is deleted once it was not used for ${UNCONFIRMED_ACCOUNT_DAYS} days, unless it has content such as orders or messages.
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

The link works for ${EMAIL_LINK_DAYS} days. If the new email is confirmed before, the link undoes the change, for ${EMAIL_UNDO_DAYS} days from then. Then set a new password: somebody knows yours.
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
如果该账户不是您注册的，请勿验证。未验证的账户连续 ${UNCONFIRMED_ACCOUNT_DAYS} 天未使用且没有订单、消息等内容时，将被删除。
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

链接 ${EMAIL_LINK_DAYS} 天内有效。如果新邮箱在此期间已确认，则自确认起 ${EMAIL_UNDO_DAYS} 天内仍可通过此链接撤销更改。之后请立即设置新密码，因为他人已知道您的密码。
`,
    },
  },
};

const UNDONE: Readonly<Record<Lang, MailTexts>> = {
  en: {
    subject: 'Your old email is back: set a new password',
    text: (email, link) => `${email} is the email of your account at Yantra Bridge again.

All sessions have ended. The password no longer works, because the person who changed the email may know it. Set a new one here:
${link}

The link works once, for one hour. After that, ask for a new one with "Forgot password" on the sign-in page.
`,
  },
  'zh-Hans': {
    subject: '您的原邮箱已恢复，请设置新密码',
    text: (email, link) => `${email} 已重新成为您机桥（Yantra Bridge）账户的邮箱。

所有登录均已退出。更改邮箱的人可能知道您的密码，因此原密码已失效。请点击以下链接设置新密码：
${link}

链接一小时内有效，仅可使用一次。过期后，请在登录页面点击“忘记密码”重新获取。
`,
  },
};

interface EmailLinkMail {
  readonly to: string;
  /** The email that is confirmed, or the new one. */
  readonly email: string;
  readonly link: string;
}

const mailOf = ({ subject, text }: MailTexts, { to, email, link }: EmailLinkMail): Mail => ({
  to,
  replyTo: null,
  unsubscribe: null,
  subject,
  text: text(email, link),
});

export const emailLinkMail = (name: EmailLinkKind, mail: EmailLinkMail, lang: Lang): Mail =>
  mailOf(TEXTS[lang][name], mail);

/** To the restored email, with the link that sets a new password. */
export const undoneMail = (mail: EmailLinkMail, lang: Lang): Mail => mailOf(UNDONE[lang], mail);
