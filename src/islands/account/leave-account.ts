// After every session has ended, this one too: home, with the server's words.
import { type Lang, localHref } from '../../i18n/language.ts';
import { closeSession } from '../../stores/session.ts';
import { notifyAfter } from '../../stores/toasts.ts';

export function leaveAccount(lang: Lang, text: string): void {
  notifyAfter('success', { text });
  closeSession(true);
  location.replace(localHref(lang, '/'));
}
