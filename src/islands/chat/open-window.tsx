// Opens the floating chat window on any page. Loads React and the chat code on demand; only one window is open at a time.

import chat from 'words:late/chat';
import common from 'words:late/common';
import type { Lang } from '../../../contract/lang.ts';
import { loadTexts } from '../../i18n/late-texts.ts';
import { mountWindow } from '../../ui/screens/mount-window.tsx';
import { ChatWindow } from './ChatWindow.tsx';
import type { ChatSubject } from './chat-subject.ts';

let closeCurrent: (() => void) | null = null;

/** When the window closes, the focus returns to `opener`. */
export async function openWindow(
  lang: Lang,
  subject: ChatSubject,
  opener: HTMLElement | null,
): Promise<void> {
  await loadTexts([common, chat], lang);
  closeCurrent?.();
  const close = (): void => {
    if (closeCurrent !== close) return;
    closeCurrent = null;
    remove();
    opener?.focus();
  };
  closeCurrent = close;
  const remove = mountWindow('chat', lang, <ChatWindow subject={subject} onClose={close} />);
}
