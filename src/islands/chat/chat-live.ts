// Live connection shared by all conversations of a page, and DOM events for the rest of the page.
import type { Lang } from '../../../contract/lang.ts';
import { type Live, openLive } from '../../api/live.ts';
import { retryAccount } from '../../stores/account.ts';
import { atSessionEnd, sessionToken } from '../../stores/session-end.ts';

interface Shared {
  readonly live: Live;
  readonly userId: string;
  users: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  end(): void;
}

let shared: Shared | null = null;

/** Delay before an unused connection is closed, so that a change of conversation reuses it. */
const IDLE_MS = 10_000;

/** Dispatches a DOM event for parts of the page that must not load chat code, such as the bell in the header. */
export const announce = (event: 'message' | 'read' | 'notification', detail: unknown): void =>
  void document.dispatchEvent(new CustomEvent(`yb:${event}`, { detail }));

/** Returns the user's connection and opens it at first use. Closed at the end of the session, or when unused. */
export function sharedLive(lang: Lang, userId: string): Live {
  if (shared?.userId === userId) return shared.live;
  shared?.end();
  // Bound to this session's token: if another account signs in later, its token must not send this user's messages.
  const token = sessionToken();
  const live = openLive(lang, () => token);
  // The network or the reader is back: retry if the automatic attempts have ended.
  const again = (): void => {
    const state = live.$state.get();
    if (state.status === 'lost' && !state.retrying) live.tryAgain();
  };
  const onSight = (): void => {
    if (document.visibilityState === 'visible') again();
  };
  const mine: Shared = {
    ...{ live, userId, users: 0, timer: undefined },
    end() {
      clearTimeout(mine.timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', onSight);
      if (shared === mine) shared = null;
      live.close();
    },
  };
  shared = mine;
  live.on('message', ({ chatId, message }) => {
    if (message.sender?.id !== userId) announce('message', { chatId });
  });
  live.on('notification', (notification) => announce('notification', notification));
  live.$state.listen((state) => {
    // The token may be invalid: loading the user verifies it, and ends the session if so.
    if (state.status === 'ended' && state.code === 'unauthorized') retryAccount();
  });
  atSessionEnd(mine.end);
  addEventListener('online', again);
  document.addEventListener('visibilitychange', onSight);
  return live;
}

/** Keeps the connection open until the returned function is called; it closes IDLE_MS after the last user released it. */
export function keepLive(live: Live): () => void {
  const kept = shared?.live === live ? shared : null;
  if (!kept) return () => {};
  kept.users += 1;
  clearTimeout(kept.timer);
  let isKept = true;
  return () => {
    if (!isKept) return;
    isKept = false;
    kept.users -= 1;
    if (kept.users === 0) kept.timer = setTimeout(kept.end, IDLE_MS);
  };
}
