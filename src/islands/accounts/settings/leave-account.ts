// Local sign-out after the server ended this session too: goes to the home page and shows the server's message there.
import { type Lang, localHref } from '../../../i18n/language.ts';
import { deleteChatFiles } from '../../../stores/chat-files.ts';
import { closeSession } from '../../../stores/session.ts';
import { showToastOnNextPage } from '../../../toasts/toasts.ts';

export function leaveAccount(lang: Lang, text: string): void {
  showToastOnNextPage('success', { text });
  closeSession(true);
  deleteChatFiles();
  location.replace(localHref(lang, '/'));
}
