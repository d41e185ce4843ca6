// Field error texts for registration, sign-in and contact forms (spec §5, §8).
import { ADMIN_PASSWORD_MIN_LENGTH } from '../limits.ts';
import type { Texts } from './texts.ts';

export const ACCOUNT_TEXTS = {
  email: { en: 'Please enter a valid email address.', 'zh-Hans': '请输入有效的邮箱地址。' },
  role: { en: 'Please choose buyer or supplier.', 'zh-Hans': '请选择买家或供应商身份。' },
  passwordWeak: {
    en: 'Password must be at least 6 characters long.',
    'zh-Hans': '密码长度至少为 6 个字符。',
  },
  passwordMismatch: { en: 'Passwords do not match.', 'zh-Hans': '两次输入的密码不一致。' },
  phoneIndian: {
    en: 'Indian phone number must be exactly 10 digits',
    'zh-Hans': '印度电话号码必须为 10 位数字',
  },
  phoneChinese: {
    en: 'Chinese phone number must be exactly 11 digits',
    'zh-Hans': '中国电话号码必须为 11 位数字',
  },
  emailSame: {
    en: 'This is the email of your account already.',
    'zh-Hans': '这已经是您的账户邮箱。',
  },
  passwordCommon: {
    en: 'This password is too common and easy to guess. Please choose another one.',
    'zh-Hans': '该密码过于常见，容易被猜中，请换一个密码。',
  },
  passwordOwnData: {
    en: 'This password is made of your email, name, company or phone. Please choose another one.',
    'zh-Hans': '该密码与您的邮箱、姓名、企业名称或电话过于接近，请换一个密码。',
  },
  passwordShort: {
    en: `The password of an admin needs ${ADMIN_PASSWORD_MIN_LENGTH} characters.`,
    'zh-Hans': `管理员密码至少需要 ${ADMIN_PASSWORD_MIN_LENGTH} 个字符。`,
  },
  passwordWrong: {
    en: 'This is not your current password.',
    'zh-Hans': '当前密码不正确。',
  },
} as const satisfies Record<string, Texts>;
