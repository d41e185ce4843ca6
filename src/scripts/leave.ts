// Signing out from the header, and saying what came of it: in the page's own toasts where it has some, else in a plain one.
import { langOfPath, localHref } from '../i18n/language.ts';
import { signOut } from '../stores/session.ts';
import { type KeptToast, keepToast, takeToast } from '../stores/toast-after.ts';

const hasToasts = (): boolean => document.querySelector('[data-toast-place]') !== null;

async function say({ kind, words }: KeptToast): Promise<void> {
  if (hasToasts()) (await import('../stores/toasts.ts')).notify(kind, words);
  else (await import('./plain-toast.ts')).plainToast(kind, words);
}

/** What the page before wanted to be said; pages with toasts of their own see to it themselves. */
export function sayWhatWaits(): void {
  const kept = hasToasts() ? null : takeToast();
  if (kept) void say(kept);
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
