// Opens the floating chat window on any page. Loads React and the chat code on demand; only one window is open at a time.
import { createRoot } from 'react-dom/client';
import type { Lang } from '../../../contract/lang.ts';
import { I18nProvider } from '../../i18n/react.tsx';
import { addWords } from '../../i18n/translator.ts';
import { ChatWindow } from './ChatWindow.tsx';
import type { ChatSubject } from './chat-subject.ts';

/** The texts of the reader's language only. */
const importWords = {
  en: () => Promise.all([import('words:en/common'), import('words:en/chat')]),
  'zh-Hans': () => Promise.all([import('words:zh-Hans/common'), import('words:zh-Hans/chat')]),
} as const satisfies Record<Lang, unknown>;

let closeCurrent: (() => void) | null = null;

/** When the window closes, the focus returns to `opener`. */
export async function openWindow(
  lang: Lang,
  subject: ChatSubject,
  opener: HTMLElement | null,
): Promise<void> {
  for (const { default: words } of await importWords[lang]()) addWords(lang, words);
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
