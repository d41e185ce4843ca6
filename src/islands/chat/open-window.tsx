// Opens the floating chat window on any page. Loads React and the chat code on demand; only one window is open at a time.
import { createRoot } from 'react-dom/client';
import type { Lang } from '../../../contract/lang.ts';
import { I18nProvider, type LocalizedProps } from '../../i18n/react.tsx';
import { ChatWindow } from './ChatWindow.tsx';
import type { ChatSubject } from './chat-subject.ts';

/** Loads the texts of the reader's language only. */
const loadStrings = {
  en: () =>
    Promise.all([
      import('../../i18n/locales/en/common.json'),
      import('../../i18n/locales/en/chat.json'),
    ]),
  'zh-Hans': () =>
    Promise.all([
      import('../../i18n/locales/zh-Hans/common.json'),
      import('../../i18n/locales/zh-Hans/chat.json'),
    ]),
} as const satisfies Record<Lang, unknown>;

let closeCurrent: (() => void) | null = null;

/** When the window closes, the focus returns to `opener`. */
export async function openWindow(
  lang: Lang,
  subject: ChatSubject,
  opener: HTMLElement | null,
): Promise<void> {
  const [common, chat] = await loadStrings[lang]();
  const strings = { common: common.default, chat: chat.default } as LocalizedProps['strings'];
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
    <I18nProvider lang={lang} strings={strings}>
      <ChatWindow subject={subject} onClose={close} />
    </I18nProvider>,
  );
}
