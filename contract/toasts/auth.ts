// Toast texts of sign-in and registration, in both languages; English is literal (spec §8).
import { ACCOUNT_TEXTS } from '../messages/account.ts';
import { BACKEND_TEXTS } from '../messages/backend.ts';
import { SUCCESS_TEXTS } from '../messages/success.ts';
import { TOAST_TEXTS, type Toast } from './toast.ts';

const { auth: texts } = TOAST_TEXTS;

export const AUTH_TOASTS = {
  signInFailed: texts.signInFailed,
  signInDefault: texts.signInDefault,
  signUpFailed: texts.signUpFailed,
  signUpDefault: texts.signUpDefault,
  passwordMismatch: { title: texts.passwordMismatch.title, text: ACCOUNT_TEXTS.passwordMismatch },
  weakPassword: { title: texts.weakPassword.title, text: ACCOUNT_TEXTS.passwordWeak },
  signedIn: { title: texts.signedIn.title, text: SUCCESS_TEXTS.signedIn },
  signedUp: { title: SUCCESS_TEXTS.signedUp },
  signedOutLocally: { text: BACKEND_TEXTS.signedOutLocally },
} satisfies Record<string, Toast>;
