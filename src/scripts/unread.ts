// Unread counters of the header's bell and chat link: fetched once per page, and again on live events.
import { langOfPath } from '../i18n/language.ts';
import { $session, $sessionAccount, endSession, rememberAccount } from '../stores/session.ts';

/** Events dispatched by an open live connection; a notification is in the event's `detail`. */
const LIVE = { message: 'yb:message', read: 'yb:read', notification: 'yb:notification' } as const;

/** Debounce time: messages arrive in bursts and need only one request. */
const SETTLED_MS = 500;
const MOST = 99;

const bell = document.querySelector<HTMLDetailsElement>('[data-bell]');
const summary = bell?.querySelector('summary') ?? null;
const chats = document.querySelector<HTMLAnchorElement>('[data-chats]');
let unread = 0;

function show(sign: HTMLElement | null, number: number): void {
  const count = sign?.querySelector<HTMLElement>('.count');
  if (!sign || !count) return;
  const text = number > MOST ? `${MOST}+` : String(number);
  const { label = '', unread: some = '' } = sign.dataset;
  count.textContent = text;
  count.hidden = number === 0;
  sign.ariaLabel = number === 0 ? label : some.replace('#', text);
}

const showUnread = (number: number): void => {
  unread = Math.max(0, number);
  show(summary, unread);
};

/** On failure the counters stay unchanged; a missing number is not worth an error message. */
async function ask(): Promise<void> {
  const session = $session.get();
  if (session.status !== 'signed-in') return;
  const answer = await fetch('/api/notifications/unread', {
    headers: { authorization: `Bearer ${session.token}` },
  })
    .then((reply) => {
      if (reply.status === 401) endSession(session.token);
      return reply.ok ? reply.json() : null;
    })
    .catch(() => null);
  if (!answer || $session.get() !== session) return;
  showUnread(Number(answer.unread) || 0);
  show(chats, Number(answer.unreadMessages) || 0);
  if (chats && answer.side === 'supplier') chats.href = chats.dataset.chats ?? '';
  if (isWanting()) void learnAccount(session.token);
}

const MAKERS = /^(?:supplier|manufacturer|vendor|seller)s?$/i;

/** True on a page with buyer-only controls if the session has no stored account, as in sessions from before that was stored. */
const isWanting = (): boolean =>
  $sessionAccount.get() === '' && document.querySelector('.only-buyer') !== null;

async function learnAccount(token: string): Promise<void> {
  const reply = await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })
    .then((each) => (each.ok ? each.json() : null))
    .catch(() => null);
  const {
    id,
    _id = id,
    role: named,
    userType = named,
  } = Object(reply?.user) as Record<string, unknown>;
  const session = $session.get();
  if (session.status !== 'signed-in' || session.token !== token || !_id || !userType) return;
  const role = MAKERS.test(String(userType)) ? 'supplier' : 'buyer';
  rememberAccount({ id: String(_id), role });
}

let waiting: ReturnType<typeof setTimeout> | undefined;
const askSoon = (): void => {
  clearTimeout(waiting);
  waiting = setTimeout(() => void ask(), SETTLED_MS);
};

/** If the panel cannot be loaded, shows the page's error text; the next opening tries again. */
async function open(panel: HTMLElement): Promise<void> {
  try {
    const { showPanel } = await import('./bell-panel.ts');
    await showPanel(panel, langOfPath(location.pathname), showUnread);
  } catch {
    const said = document.createElement('p');
    said.className = 'p-4 text-sm text-muted';
    said.role = 'alert';
    said.textContent = panel.dataset.failed ?? '';
    panel.replaceChildren(said);
  }
}

function openIfOpen(): void {
  const panel = bell?.querySelector<HTMLElement>('[data-bell-panel]');
  if (bell?.open && panel) void open(panel);
}

let started = false;

/** Follows the session from now on; runs once. */
export function startUnread(): void {
  if (started) return;
  $session.subscribe(({ status }) => {
    showUnread(0);
    show(chats, 0);
    if (status === 'signed-in') {
      void ask();
      // The bell is open while another account signs in: load that account's notifications.
      if (started) openIfOpen();
    } else if (bell) bell.open = false;
  });
  for (const event of [LIVE.message, LIVE.read]) document.addEventListener(event, askSoon);
  document.addEventListener(LIVE.notification, () => showUnread(unread + 1));
  bell?.addEventListener('toggle', openIfOpen);
  started = true;
  // The reader may have opened the bell before this script ran.
  openIfOpen();
}
