// Signing out from the header, and toasts of pages: in the page's own toasts, else in a plain one.
import { langOfPath, localHref } from '../i18n/language.ts';
import { signOut } from '../stores/sign-out.ts';
import { type KeptToast, keepToast } from '../stores/toast-after.ts';

const hasToasts = (): boolean => document.querySelector('[data-toast-place]') !== null;

export async function say({ kind, words }: KeptToast): Promise<void> {
  if (hasToasts()) (await import('../stores/toasts.ts')).notify(kind, words);
  else (await import('./plain-toast.ts')).plainToast(kind, words);
}

export async function leave(): Promise<void> {
  // A page for members has nothing left to show.
  const goesHome = document.querySelector('[data-members]') !== null;
  const lang = langOfPath(location.pathname);
  const heard = await signOut();
  const text =
    heard ??
    (await import('../../contract/messages/backend.ts')).BACKEND_TEXTS.signedOutLocally[lang];
  const toast = { kind: 'success', words: { text } } as const;
  if (goesHome) {
    keepToast(toast);
    location.assign(localHref(lang, '/'));
  } else if (text) await say(toast);
}
