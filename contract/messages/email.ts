// Texts of the server about the email of an account.
import { UNCONFIRMED_COUNTERPARTS_PER_DAY as MOST } from '../accounts/email-limits.ts';
import type { Texts } from './texts.ts';

export const EMAIL_ERROR_TEXTS = {
  confirmEmailFirst: {
    en: `Until the email of your account is confirmed, you can write to ${MOST} companies in 24 hours. Please press the link in our mail, then send this again.`,
    'zh-Hans': `账户邮箱验证前，24 小时内最多可联系 ${MOST} 家公司。请先点击我们邮件中的链接完成验证，再重新发送。`,
  },
} as const satisfies Record<string, Texts>;

/** Of `gone` for a link to an email that the account no longer has. */
export const EMAIL_REPLACED: Texts = {
  en: 'The email of this account has changed since the link was sent. Please use the link in the newest mail.',
  'zh-Hans': '发送该链接后，账户邮箱已变更。请使用最新一封邮件中的链接。',
};

/** Of confirmEmailFirst for a member of a company, who does not get the mail. */
export const CONFIRM_BY_OWNER: Texts = {
  en: `Until the owner of this account confirms its email, you can write to ${MOST} companies in 24 hours. The owner finds the link in our mail and in the dashboard.`,
  'zh-Hans': `账户所有者验证邮箱前，24 小时内最多可联系 ${MOST} 家公司。所有者可在我们的邮件或工作台中获取验证链接。`,
};

export const EMAIL_SUCCESS_TEXTS = {
  emailConfirmed: { en: 'Your email is confirmed.', 'zh-Hans': '邮箱已验证。' },
  emailAlreadyConfirmed: {
    en: 'Your email is confirmed already.',
    'zh-Hans': '您的邮箱此前已完成验证。',
  },
  confirmationSent: {
    en: 'The link is on its way. Please also look among unwanted mail.',
    'zh-Hans': '链接已发送，请查收邮件（包括垃圾邮件箱）。',
  },
  emailNotMailed: {
    en: 'This site sends no email yet, so there is nothing to confirm.',
    'zh-Hans': '本平台暂未开通邮件发送，无需验证邮箱。',
  },
  emailChangeMailed: {
    en: 'A link is on its way to the new email. Until it is used, the old one stays.',
    'zh-Hans': '链接已发送至新邮箱。点击链接前，仍使用原邮箱。',
  },
  emailChanged: { en: 'The email of your account was changed.', 'zh-Hans': '账户邮箱已更改。' },
  emailChangedUnmailed: {
    en: 'The email of your account was changed at once, because this site sends no email yet.',
    'zh-Hans': '本平台暂未开通邮件发送，账户邮箱已直接更改。',
  },
  emailChangeStopped: {
    en: 'The email of the account stays as it was.',
    'zh-Hans': '已取消更改，账户邮箱保持不变。',
  },
} as const satisfies Record<string, Texts>;
