// Opens the floating chat window on any page. Loads React and the chat code on demand; only one window is open at a time.
import { createRoot } from 'react-dom/client';
import type { Lang } from '../../../contract/lang.ts';
import { I18nProvider } from '../../i18n/react.tsx';
import { ChatWindow } from './ChatWindow.tsx';
import type { ChatSubject } from './chat-subject.ts';
import { loadChatWords } from './chat-words.ts';

void import('../../i18n/translated-text.ts').catch(() => undefined);

let closeCurrent: (() => void) | null = null;

/** When the window closes, the focus returns to `opener`. */
export async function openWindow(
  lang: Lang,
  subject: ChatSubject,
  opener: HTMLElement | null,
): Promise<void> {
  await loadChatWords(lang);
  closeCurrent?.();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const close = (): void => {
    if (closeCurrent !== close) return;
    closeCurrent = null;
    root.unmount();
    container.remove();
    opener?.focus();
  };
  closeCurrent = close;
  root.render(
    <I18nProvider lang={lang}>
      <ChatWindow subject={subject} onClose={close} />
    </I18nProvider>,
  );
}
