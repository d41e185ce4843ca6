// Sign-out from the header, and toasts for all pages: uses the page's toast island if there is one, else a plain toast.
import { langOfPath, localHref } from '../i18n/language.ts';
import { signOut } from '../stores/sign-out.ts';
import { type StoredToast, storeToast } from '../stores/stored-toast.ts';

const hasToastIsland = (): boolean => document.querySelector('[data-toast-place]') !== null;

export async function showPageToast({ kind, words }: StoredToast): Promise<void> {
  if (hasToastIsland()) (await import('../stores/toasts.ts')).showToast(kind, words);
  else (await import('./plain-toast.ts')).plainToast(kind, words);
}

export async function signOutOnPage(): Promise<void> {
  // A members-only page has nothing to show after sign-out, so the browser goes to the home page.
  const goesHome = document.querySelector('[data-members]') !== null;
  const lang = langOfPath(location.pathname);
  const message = await signOut();
  const text =
    message ??
    (await import('../../contract/messages/backend.ts')).BACKEND_TEXTS.signedOutLocally[lang];
  const toast = { kind: 'success', words: { text } } as const;
  if (goesHome) {
    storeToast(toast);
    location.assign(localHref(lang, '/'));
  } else if (text) await showPageToast(toast);
}
