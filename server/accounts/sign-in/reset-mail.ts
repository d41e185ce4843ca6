// Email with the password reset link, in the language of the request for it.
import type { Lang } from '../../../contract/lang.ts';
import type { Mail } from '../../platform/mail/outbox-queries.ts';

interface MailTexts {
  readonly subject: string;
  readonly text: (link: string) => string;
}

const TEXTS: Readonly<Record<Lang, MailTexts>> = {
  en: {
    subject: 'Set a new password',
    text: (link) => `Somebody asked to set a new password for your account at Yantra Bridge.

Set it here:
${link}

The link works once, for one hour, and only the newest one does.
If you did not ask for it, do nothing: your password stays as it is.
`,
  },
  'zh-Hans': {
    subject: '设置新密码',
    text: (link) => `有人申请为您在机桥（Yantra Bridge）的账户设置新密码。

请点击以下链接设置：
${link}

链接一小时内有效，仅可使用一次，且以最新一封邮件为准。
如果您没有提出申请，请忽略本邮件，您的密码不会改变。
`,
  },
};

export const resetMail = (to: string, link: string, lang: Lang): Mail => ({
  to,
  replyTo: null,
  unsubscribe: null,
  subject: TEXTS[lang].subject,
  text: TEXTS[lang].text(link),
});
