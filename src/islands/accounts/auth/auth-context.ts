// React context of the /auth forms, and the redirect after a sign-in.
import { createContext, useContext } from 'react';
import type { SignedIn } from '../../../../contract/accounts/user.ts';
import { signInAs } from '../../../stores/account.ts';
import { showToastOnNextPage, type ToastTexts } from '../../../toasts/toasts.ts';
import type { AuthForms } from './auth-form.ts';

export const AuthContext = createContext<AuthForms | null>(null);

export function useAuthForms(): AuthForms {
  const forms = useContext(AuthContext);
  if (!forms) throw new Error('useAuthForms() must be called inside <AuthContext>.');
  return forms;
}

/** Signs the user in. The toast is shown on the next page; the card redirects when the account store changes. */
export function completeSignIn({ token, user }: SignedIn, words: ToastTexts): void {
  showToastOnNextPage('success', words);
  signInAs(token, user);
}
