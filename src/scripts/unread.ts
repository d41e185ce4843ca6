// What waits to be read, as numbers at the header's two signs: asked once a page, and again where a conversation is live.
import { langOfPath } from '../i18n/language.ts';
import { $session, $sessionAccount, endSession, rememberAccount } from '../stores/session.ts';

/** What an open conversation tells the page; notifications carry theirs as `detail`. */
const LIVE = { message: 'yb:message', read: 'yb:read', notification: 'yb:notification' } as const;

/** Messages come in bursts; the server is asked once for all of them. */
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

/** Without an answer the signs stay as they are: nobody is bothered for want of a number. */
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

/** A session from before accounts were remembered, on a page whose controls are not for everybody. */
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

/** What cannot be loaded is said in the page's own words, and tried again at the next opening. */
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

/** Follows the session from here on; works once. */
export function startUnread(): void {
  if (started) return;
  $session.subscribe(({ status }) => {
    showUnread(0);
    show(chats, 0);
    if (status === 'signed-in') {
      void ask();
      // Open while another account signs in: its own items now.
      if (started) openIfOpen();
    } else if (bell) bell.open = false;
  });
  for (const event of [LIVE.message, LIVE.read]) document.addEventListener(event, askSoon);
  document.addEventListener(LIVE.notification, () => showUnread(unread + 1));
  bell?.addEventListener('toggle', openIfOpen);
  started = true;
  // Somebody was faster than this script.
  openIfOpen();
}
