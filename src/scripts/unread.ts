// Unread counters of the header's bell and chat link: fetched once per page, and again on live events. Starts when it is
// imported.
import { readSessionAccount } from '../../contract/dialect/session-account.ts';
import type { getUnreadCounts } from '../../contract/notifications/notifications.ts';
import type { Address } from '../api/send.ts';
import { langOfPath } from '../i18n/language.ts';
import { CURRENT_USER, callFromPage } from '../stores/page-calls.ts';
import { $session, $sessionAccount, rememberAccount } from '../stores/session.ts';

const UNREAD_COUNTS: Address<typeof getUnreadCounts> = {
  method: 'GET',
  path: '/notifications/unread',
  access: 'user',
};

/** Events dispatched by an open live connection; a notification is in the event's `detail`. */
const PAGE_EVENTS = {
  message: 'yb:message',
  read: 'yb:read',
  notification: 'yb:notification',
} as const;

/** Debounce time: messages arrive in bursts and need only one request. */
const DEBOUNCE_MS = 500;
const MAX_SHOWN_COUNT = 99;

const bell = document.querySelector<HTMLDetailsElement>('[data-bell]');
const summary = bell?.querySelector('summary') ?? null;
const chats = document.querySelector<HTMLAnchorElement>('[data-chats]');
const lang = langOfPath(location.pathname);
let unread = 0;

function show(badge: HTMLElement | null, number: number): void {
  const count = badge?.querySelector<HTMLElement>('.count');
  if (!badge || !count) return;
  const text = number > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : String(number);
  const { unread: unreadLabel = '' } = badge.dataset;
  count.textContent = text;
  count.hidden = number === 0;
  badge.ariaLabel = number === 0 ? badge.title : unreadLabel.replace('#', text);
}

const showUnread = (number: number): void => {
  unread = Math.max(0, number);
  show(summary, unread);
};

/** On failure the counters stay unchanged; a missing number is not worth an error message. */
async function fetchUnread(): Promise<void> {
  const session = $session.get();
  if (session.status !== 'signed-in') return;
  const counts = await callFromPage(lang, UNREAD_COUNTS).catch(() => null);
  if (!counts || $session.get() !== session) return;
  showUnread(Number(counts.unread) || 0);
  show(chats, Number(counts.unreadMessages) || 0);
  if (chats && counts.side === 'supplier') chats.href = chats.dataset.chats ?? '';
  if (isAccountMissing()) void loadAccount(session.token);
}

/** True on a page with buyer-only controls if the session has no stored account, as in sessions from before that was stored. */
const isAccountMissing = (): boolean =>
  $sessionAccount.get() === '' && document.querySelector('.only-buyer') !== null;

async function loadAccount(token: string): Promise<void> {
  const reply = await callFromPage(lang, CURRENT_USER).catch(() => null);
  const account = readSessionAccount(reply?.user);
  const session = $session.get();
  if (account && session.status === 'signed-in' && session.token === token)
    rememberAccount(account);
}

let debounceTimer: ReturnType<typeof setTimeout> | undefined;
const fetchUnreadSoon = (): void => {
  clearTimeout(debounceTimer);
  debounceTimer = setTimeout(() => void fetchUnread(), DEBOUNCE_MS);
};

/** If the panel cannot be loaded, shows the page's error text; the next opening tries again. */
async function loadPanel(panel: HTMLElement): Promise<void> {
  try {
    const { showPanel } = await import('./bell-panel.ts');
    await showPanel(panel, lang, showUnread);
  } catch {
    const errorText = document.createElement('p');
    errorText.className = 'p-4 text-sm text-muted';
    errorText.role = 'alert';
    errorText.textContent = panel.dataset.failed ?? '';
    panel.replaceChildren(errorText);
  }
}

function loadPanelIfOpen(): void {
  const panel = bell?.querySelector<HTMLElement>('[data-bell-panel]');
  if (bell?.open && panel) void loadPanel(panel);
}

let started = false;
$session.subscribe(({ status }) => {
  showUnread(0);
  show(chats, 0);
  if (status === 'signed-in') {
    void fetchUnread();
    // The bell is open while another account signs in: load that account's notifications.
    if (started) loadPanelIfOpen();
  } else if (bell) bell.open = false;
});
for (const event of [PAGE_EVENTS.message, PAGE_EVENTS.read])
  document.addEventListener(event, fetchUnreadSoon);
document.addEventListener(PAGE_EVENTS.notification, () => showUnread(unread + 1));
bell?.addEventListener('toggle', loadPanelIfOpen);
started = true;
// The reader may have opened the bell before this script ran.
loadPanelIfOpen();
