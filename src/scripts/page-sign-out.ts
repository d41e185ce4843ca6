// Sign-out from the header of any page, and its toasts.
import { langOfPath, localHref } from '../i18n/language.ts';
import { signOut } from '../stores/sign-out.ts';
import { showToast, storeToast } from '../toasts/toasts.ts';

/** For shell.ts, so that it needs no further chunk. */
export { showToast };

export async function signOutOnPage(): Promise<void> {
  // A members-only page has nothing to show after sign-out, so the browser goes to the home page.
  const goesHome = document.querySelector('[data-members]') !== null;
  const lang = langOfPath(location.pathname);
  const message = await signOut(lang);
  const text =
    message ??
    (await import('../../contract/messages/backend.ts')).BACKEND_TEXTS.signedOutLocally[lang];
  if (goesHome) {
    storeToast({ kind: 'success', words: { text } });
    location.assign(localHref(lang, '/'));
  } else if (text) showToast('success', { text });
}
