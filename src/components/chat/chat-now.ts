// "Chat Now" buttons. The chat code is loaded on the first click; visitors sign up first and then return to the chat.
import { langOfPath } from '../../i18n/language.ts';
import { type ChatSubject, RETURN_HASH } from '../../islands/chat/chat-subject.ts';

/** The counterpart of chats with the admins, who have no company. */
const ADMIN = 'admin';

const isSignedIn = (): boolean => document.documentElement.dataset.session === 'in';
const isShown = (button: HTMLElement): boolean => button.checkVisibility();

async function open(button: HTMLElement): Promise<void> {
  if (button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  try {
    const subject = JSON.parse(button.dataset.chatNow ?? '{}') as ChatSubject;
    const { openWindow } = await import('../../islands/chat/open-window.tsx');
    await openWindow(langOfPath(location.pathname), subject, button);
  } catch {
    const { showToast } = await import('../../toasts/toasts.ts');
    showToast('error', { text: button.dataset.failed });
  } finally {
    button.ariaBusy = null;
  }
}

async function signUp(button: HTMLElement): Promise<void> {
  try {
    const { supplierId, name } = JSON.parse(button.dataset.chatNow ?? '{}') as ChatSubject;
    const { signUpFirst } = await import('../../scripts/sign-up-first.ts');
    signUpFirst('chat', supplierId === ADMIN ? null : name);
  } catch {
    location.assign('/auth');
  }
}

export function startChatNow(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-chat-now]')];
  for (const button of buttons)
    button.addEventListener('click', () => void (isSignedIn() ? open(button) : signUp(button)));
  if (location.hash !== RETURN_HASH || !isSignedIn()) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  // Buyer-only buttons are hidden for suppliers.
  const first = buttons.find(isShown);
  if (first) void open(first);
}
