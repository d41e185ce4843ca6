// Forms of /auth: sign-in, registration and forgotten password (spec §5, §8).

import { atom, type ReadableAtom } from 'nanostores';
import type { PasswordResetReply } from '../../../../contract/accounts/account.ts';
import { typedPhone } from '../../../../contract/accounts/typed-phone.ts';
import type { Role, SignedIn } from '../../../../contract/accounts/user.ts';
import type { Lang } from '../../../../contract/lang.ts';
import { AUTH_TOASTS as auth } from '../../../../contract/toasts/auth.ts';
import type { Api } from '../../../api/call.ts';
import { serverMessage } from '../../../stores/server-message.ts';
import { type ToastTexts, toastTexts } from '../../../toasts/toasts.ts';
import type { FormOutcome, FormSender } from '../../../ui/forms/form-state.ts';
import { lazyFormSender } from '../../../ui/forms/lazy-form-sender.ts';

/** Typed values except passwords: preserved when the user switches tabs. */
interface AuthValues {
  readonly role: Role;
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
  readonly businessType: string;
}

export interface AuthForms {
  readonly $values: ReadableAtom<AuthValues>;
  /** Whether the digit of the phone that was typed last was left out. */
  readonly $isPhoneCut: ReadableAtom<boolean>;
  /** Limits the phone to the role's prefix and digits; a change of role clears the number (spec §5). */
  type(change: Partial<AuthValues>): void;
  readonly signIn: FormSender<SignedIn>;
  readonly signUp: FormSender<SignedIn>;
  readonly forgot: FormSender<PasswordResetReply>;
}

/** Loads what the forms need on the first attempt; called before it, once the user begins to fill in a form. */
export const loadSenders = () => import('./auth-senders.ts');

export function authForms(api: Api, lang: Lang): AuthForms {
  const senders = async () => (await loadSenders()).authSenders(api, lang);
  const $values = atom<AuthValues>({
    role: 'buyer',
    phone: typedPhone('buyer', '', '').phone,
    name: '',
    email: '',
    companyName: '',
    businessType: '',
  });
  const $isPhoneCut = atom(false);
  return {
    $values,
    $isPhoneCut,
    type(change) {
      const before = $values.get();
      const next = { ...before, ...change };
      const typed = next.role === before.role ? next.phone : '';
      const { phone, isCut } = typedPhone(next.role, typed, before.phone);
      $values.set({ ...next, phone });
      $isPhoneCut.set(isCut);
    },
    signIn: lazyFormSender(async () => (await senders()).signIn),
    signUp: lazyFormSender(async () => (await senders()).signUp),
    forgot: lazyFormSender(async () => (await senders()).forgot),
  };
}

/** Title and default text of the toast for a refused attempt. */
const REFUSED = {
  signIn: [auth.signInFailed, auth.signInDefault],
  signUp: [auth.signUpFailed, auth.signUpDefault],
} as const;

/**
 * Returns the toast for a failed attempt; null if the form itself says everything. Different passwords take precedence over a
 * weak one.
 */
export function authToast(
  outcome: FormOutcome<unknown>,
  lang: Lang,
  form?: keyof typeof REFUSED,
): ToastTexts | null {
  if (outcome.status === 'refused' && form) {
    const [failed, defaultText] = REFUSED[form];
    const message = serverMessage(outcome.error);
    // A reply that reports success but has no token or user has its own default text.
    const isUnreadable = outcome.error.code === 'unreadable';
    return toastTexts(failed, lang, isUnreadable ? (message ?? defaultText.text[lang]) : message);
  }
  if (outcome.status !== 'invalid') return null;
  const names = Object.values(outcome.fieldErrorNames);
  if (names.includes('passwordMismatch')) return toastTexts(auth.passwordMismatch, lang);
  return names.includes('passwordWeak') ? toastTexts(auth.weakPassword, lang) : null;
}
