// The page's live connection, shared by all that shows conversations, and what the rest of the page hears of it.
import type { Lang } from '../../contract/lang.ts';
import { type Live, openLive } from '../api/live.ts';
import { retryAccount } from './account.ts';
import { atSessionEnd, sessionToken } from './session-end.ts';

interface Shared {
  readonly live: Live;
  readonly userId: string;
  users: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  end(): void;
}

let shared: Shared | null = null;

/** Whoever goes from one conversation to the next keeps the connection. */
const IDLE_MS = 10_000;

/** For parts of the page that must not bring a conversation's code along: the bell in the header listens to these. */
export const announce = (event: 'message' | 'read' | 'notification', detail: unknown): void =>
  void document.dispatchEvent(new CustomEvent(`yb:${event}`, { detail }));

/** Opened by the first who asks, for whoever is signed in; closed with the session, or when nobody keeps it. */
export function sharedLive(lang: Lang, userId: string): Live {
  if (shared?.userId === userId) return shared.live;
  shared?.end();
  // This session's and no other's: a token that another account stored since must not carry this one's words.
  const token = sessionToken();
  const live = openLive(lang, () => token);
  // The network is back, or the reader: an attempt that gave up meanwhile is made again.
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
    // The token may be no good any more: the account's own call tells, and ends the session then.
    if (state.status === 'ended' && state.code === 'unauthorized') retryAccount();
  });
  atSessionEnd(mine.end);
  addEventListener('online', again);
  document.addEventListener('visibilitychange', onSight);
  return live;
}

/** Keeps it open until the function it returns is called; some seconds after the last one it is closed. */
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
