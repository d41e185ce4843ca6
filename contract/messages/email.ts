// Texts of the server about the email of an account.
import { UNCONFIRMED_COUNTERPARTS_PER_DAY as MOST } from '../accounts/email-limits.ts';
import type { Texts } from './texts.ts';

export const EMAIL_ERROR_TEXTS = {
  confirmEmailFirst: {
    en: `Until the email of your account is confirmed, you can write to ${MOST} companies in 24 hours. Please press the link in our mail, then send this again.`,
    'zh-Hans': `账户邮箱验证前，24 小时内最多可联系 ${MOST} 家公司。请先点击我们邮件中的链接完成验证，再重新发送。`,
  },
} as const satisfies Record<string, Texts>;

/** Of tooMany for a network or an account that was often answered that an email has an account already. */
export const TOO_MANY_TAKEN: Texts = {
  en: 'Too many emails that already have an account were entered from your network. Please sign in instead, or try again in an hour.',
  'zh-Hans': '您所在的网络近期提交了过多已注册的邮箱。请直接登录，或一小时后再试。',
};

/** Of tooMany for an address that has got many mails with links, from any accounts. */
export const TOO_MANY_LINKS: Texts = {
  en: 'This address has got many mails with links from us. Please try again tomorrow.',
  'zh-Hans': '近期发送至该邮箱的链接邮件过多，请明天再试。',
};

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

/** Of confirmEmailFirst for a second factor or an invitation. */
export const CONFIRM_BEFORE_ACCESS: Texts = {
  en: 'Confirm your email first: press the link in our mail. Two-step sign-in and other people can be added after that.',
  'zh-Hans': '请先点击我们邮件中的链接验证邮箱，之后才能设置两步验证或添加其他成员。',
};

/** Likewise for a member, who does not get the mail. */
export const CONFIRM_BEFORE_ACCESS_BY_OWNER: Texts = {
  en: 'Two-step sign-in can be added once the owner of this account has confirmed its email. The owner finds the link in our mail and in the dashboard.',
  'zh-Hans': '账户所有者验证邮箱后，才能设置两步验证。所有者可在我们的邮件或工作台中获取验证链接。',
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
  emailRestored: {
    en: 'Your old email is back. All sessions have ended, and a link to set a new password is on its way to you.',
    'zh-Hans': '原邮箱已恢复，所有登录均已退出。设置新密码的链接已发送至该邮箱。',
  },
  factorRemoved: {
    en: 'The second step was removed, and all sessions have ended.',
    'zh-Hans': '该两步验证方式已移除，所有登录均已退出。',
  },
} as const satisfies Record<string, Texts>;
