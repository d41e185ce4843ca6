// Live connection shared by all conversations of a page, and DOM events for the rest of the page.
import { useEffect, useState } from 'react';
import type { Lang } from '../../../contract/lang.ts';
import { type Live, openLive } from '../../api/live.ts';
import { retryAccount } from '../../stores/account.ts';
import { onSessionEnd, sessionToken } from '../../stores/session-end.ts';

interface SharedConnection {
  readonly live: Live;
  readonly userId: string;
  userCount: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  end(): void;
}

let sharedConnection: SharedConnection | null = null;

/** Delay before an unused connection is closed, so that the next window reuses it. */
const IDLE_TIMEOUT_MS = 10_000;

/** Dispatches a DOM event for parts of the page that must not load chat code, such as the bell in the header. */
export const dispatchPageEvent = (
  event: 'message' | 'read' | 'notification',
  detail: unknown,
): void => void document.dispatchEvent(new CustomEvent(`yb:${event}`, { detail }));

/** Returns the user's connection and opens it at first use. Closed at the end of the session, or when unused. */
function sharedLive(lang: Lang, userId: string): Live {
  if (sharedConnection?.userId === userId) return sharedConnection.live;
  sharedConnection?.end();
  // Bound to this session's token: if another account signs in later, its token must not send this user's messages.
  const token = sessionToken();
  const live = openLive(lang, () => token);
  // The network or the reader is back: retry if the automatic attempts have ended.
  const reconnect = (): void => {
    const state = live.$state.get();
    if (state.status === 'lost' && !state.retrying) live.reconnect();
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') reconnect();
  };
  const connection: SharedConnection = {
    ...{ live, userId, userCount: 0, timer: undefined },
    end() {
      clearTimeout(connection.timer);
      removeEventListener('online', reconnect);
      document.removeEventListener('visibilitychange', onVisible);
      if (sharedConnection === connection) sharedConnection = null;
      live.close();
    },
  };
  sharedConnection = connection;
  live.on('newMessage', ({ chatId, sender }) => {
    if (sender.id !== userId) dispatchPageEvent('message', { chatId });
  });
  live.on('notification', (notification) => dispatchPageEvent('notification', notification));
  live.$state.listen((state) => {
    // The token may be invalid: loading the user verifies it, and ends the session if so.
    if (state.status === 'ended' && ['unauthorized', 'suspended'].includes(state.code))
      retryAccount();
  });
  onSessionEnd(connection.end);
  addEventListener('online', reconnect);
  document.addEventListener('visibilitychange', onVisible);
  return live;
}

/** Keeps the connection open until the returned function is called; it closes IDLE_TIMEOUT_MS after the last user released it. */
export function acquireLive(live: Live): () => void {
  const connection = sharedConnection?.live === live ? sharedConnection : null;
  if (!connection) return () => {};
  connection.userCount += 1;
  clearTimeout(connection.timer);
  let isAcquired = true;
  return () => {
    if (!isAcquired) return;
    isAcquired = false;
    connection.userCount -= 1;
    if (connection.userCount === 0) connection.timer = setTimeout(connection.end, IDLE_TIMEOUT_MS);
  };
}

/** The user's connection, open as long as the component is mounted. */
export function useLive(lang: Lang, userId: string): Live {
  const [live] = useState(() => sharedLive(lang, userId));
  useEffect(() => acquireLive(live), [live]);
  return live;
}
