// React context of the /auth forms, and the redirect after a sign-in.
import { createContext, useContext } from 'react';
import type { SignedIn } from '../../../../contract/accounts/user-reader.ts';
import { signInAs } from '../../../stores/account.ts';
import { notifyAfter, type ToastWords } from '../../../stores/toasts.ts';
import type { AuthForms } from './auth-form.ts';

export const AuthContext = createContext<AuthForms | null>(null);

export function useAuthForms(): AuthForms {
  const forms = useContext(AuthContext);
  if (!forms) throw new Error('A view of /auth stands inside its card.');
  return forms;
}

/** Signs the user in. The toast is shown on the next page; the card redirects when the account store changes. */
export function welcome({ token, user }: SignedIn, words: ToastWords): void {
  notifyAfter('success', words);
  signInAs(token, user);
}
