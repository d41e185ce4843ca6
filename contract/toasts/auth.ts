// Toast texts of sign-in and registration, in both languages; English is literal (spec §8).
import { ACCOUNT_TEXTS } from '../messages/account.ts';
import { BACKEND_TEXTS } from '../messages/backend.ts';
import { TOLD_TEXTS } from '../messages/told.ts';
import { say, type Toast } from './toast.ts';

export const AUTH_TOASTS = {
  signInFailed: {
    title: say('Sign In Failed', '登录失败'),
    text: say('An error occurred during sign in', '登录时发生错误'),
  },
  signInDefault: { text: say('Login failed', '登录失败') },
  signUpFailed: {
    title: say('Sign Up Failed', '注册失败'),
    text: say('An error occurred during sign up', '注册时发生错误'),
  },
  signUpDefault: { text: say('Registration failed', '注册失败') },
  passwordMismatch: {
    title: say('Password Mismatch', '密码不一致'),
    text: ACCOUNT_TEXTS.passwordMismatch,
  },
  weakPassword: { title: say('Weak Password', '密码过于简单'), text: ACCOUNT_TEXTS.passwordWeak },
  signedIn: {
    title: say('Welcome back!', '欢迎回来！'),
    text: TOLD_TEXTS.signedIn,
  },
  signedUp: { title: TOLD_TEXTS.signedUp },
  signedOutLocally: { text: BACKEND_TEXTS.signedOutLocally },
} as const satisfies Record<string, Toast>;
