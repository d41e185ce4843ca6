// Opens the floating chat window on any page. Loads React and the chat code on demand; only one window is open at a time.
import { createRoot } from 'react-dom/client';
import type { Lang } from '../../../contract/lang.ts';
import { type Spoken, Strings } from '../../i18n/react.tsx';
import { ChatWindow } from './ChatWindow.tsx';
import type { ChatAbout } from './window-about.ts';

/** Loads the texts of the reader's language only. */
const wordsIn = {
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

let closeOpen: (() => void) | null = null;

/** When the window closes, the focus returns to `opener`. */
export async function openWindow(
  lang: Lang,
  about: ChatAbout,
  opener: HTMLElement | null,
): Promise<void> {
  const [common, chat] = await wordsIn[lang]();
  const strings = { common: common.default, chat: chat.default } as Spoken['strings'];
  closeOpen?.();
  const place = document.createElement('div');
  document.body.append(place);
  const mine = createRoot(place);
  const close = (): void => {
    if (closeOpen !== close) return;
    closeOpen = null;
    mine.unmount();
    place.remove();
    opener?.focus();
  };
  closeOpen = close;
  mine.render(
    <Strings lang={lang} strings={strings}>
      <ChatWindow about={about} onClose={close} />
    </Strings>,
  );
}
