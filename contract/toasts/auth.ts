// Toast texts of sign-in and registration, in both languages; English is literal (spec §8).
import { ACCOUNT_TEXTS } from '../messages/account.ts';
import { BACKEND_TEXTS } from '../messages/backend.ts';
import { CLIENT_SUCCESS_TEXTS } from '../messages/client-success.ts';
import { type Toast, texts } from './toast.ts';

export const AUTH_TOASTS = {
  signInFailed: {
    title: texts('Sign In Failed', '登录失败'),
    text: texts('An error occurred during sign in', '登录时发生错误'),
  },
  signInDefault: { text: texts('Login failed', '登录失败') },
  signUpFailed: {
    title: texts('Sign Up Failed', '注册失败'),
    text: texts('An error occurred during sign up', '注册时发生错误'),
  },
  signUpDefault: { text: texts('Registration failed', '注册失败') },
  passwordMismatch: {
    title: texts('Password Mismatch', '密码不一致'),
    text: ACCOUNT_TEXTS.passwordMismatch,
  },
  weakPassword: { title: texts('Weak Password', '密码过于简单'), text: ACCOUNT_TEXTS.passwordWeak },
  signedIn: {
    title: texts('Welcome back!', '欢迎回来！'),
    text: CLIENT_SUCCESS_TEXTS.signedIn,
  },
  signedUp: { title: CLIENT_SUCCESS_TEXTS.signedUp },
  signedOutLocally: { text: BACKEND_TEXTS.signedOutLocally },
} as const satisfies Record<string, Toast>;
