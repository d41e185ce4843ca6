// Recovery of missed messages: after a disconnection, fetches them page by page, oldest first.
import type { OpenChat } from '../../../../contract/chat/chat.ts';
import type { listMessages } from '../../../../contract/chat/chats.ts';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import { isRetryable } from '../../../stores/retry.ts';
import { laterId } from './chat-messages.ts';

interface RecoveryOptions {
  readonly read: (query: QueryOf<typeof listMessages>, signal: AbortSignal) => Promise<OpenChat>;
  /** Shows a page; `isFirst` if there were no messages before. */
  readonly addPage: (page: OpenChat, isFirst: boolean) => void;
  readonly isConnected: () => boolean;
}

interface MessageRecovery {
  /** Starts after a conversation is loaded; `lastId` is its last message, `signal` ends the recovery. */
  begin(lastId: string | null, signal: AbortSignal): void;
  /** Call when the connection opens or closes. */
  connectionChanged(): void;
  /** Messages up to this one are shown. */
  markShown(lastId: string | null): void;
  /** Fetches messages that may be missing. */
  fetchMissing(): void;
}

/** Messages per page of missed messages; the server's maximum. */
const REPLAY_PAGE_SIZE = 100;
/** Delay between attempts while connected; it doubles with each attempt, up to MAX_RETRY_DELAY_MS. */
const RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 30_000;

export function createMessageRecovery({
  read,
  addPage,
  isConnected,
}: RecoveryOptions): MessageRecovery {
  let signal: AbortSignal | null = null;
  /** The last message up to which none is missing. */
  let anchor: string | null = null;
  let isComplete = false;
  /** Incremented when the connection changes: a replay that was interrupted by a change is incomplete. */
  let epoch = 0;
  let replayedSignal: AbortSignal | null = null;
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const replay = async (currentSignal: AbortSignal): Promise<void> => {
    for (let hasMore = true; hasMore; ) {
      const after = anchor;
      const page = await read(
        after === null ? {} : { after, limit: REPLAY_PAGE_SIZE },
        currentSignal,
      );
      if (currentSignal.aborted) return;
      addPage(page, after === null);
      const lastReceivedId = page.messages.at(-1)?.id ?? null;
      anchor = laterId(anchor, lastReceivedId);
      hasMore = after !== null && page.hasMore && lastReceivedId !== null && anchor !== after;
    }
  };

  const run = async (): Promise<void> => {
    const currentSignal = signal;
    if (!currentSignal || currentSignal.aborted || replayedSignal === currentSignal) return;
    replayedSignal = currentSignal;
    clearTimeout(timer);
    const startEpoch = epoch;
    try {
      await replay(currentSignal);
      isComplete = !currentSignal.aborted && startEpoch === epoch && isConnected();
      retries = 0;
    } catch (error) {
      // A reconnection starts its own replay from the same message; while connected, a retry is needed.
      if (!currentSignal.aborted && startEpoch === epoch && isConnected() && isRetryable(error)) {
        timer = setTimeout(
          () => void run(),
          Math.min(RETRY_DELAY_MS * 2 ** retries, MAX_RETRY_DELAY_MS),
        );
        currentSignal.addEventListener('abort', () => clearTimeout(timer), { once: true });
        retries += 1;
      }
    } finally {
      if (replayedSignal === currentSignal) replayedSignal = null;
    }
    if (startEpoch !== epoch && !currentSignal.aborted) void run();
  };

  return {
    begin(lastId, newSignal) {
      signal = newSignal;
      anchor = lastId;
      // A message may have arrived between the reply and this moment.
      void run();
    },
    connectionChanged() {
      isComplete = false;
      epoch += 1;
      if (isConnected()) void run();
    },
    markShown(lastId) {
      if (isComplete) anchor = laterId(anchor, lastId);
    },
    fetchMissing() {
      if (!isComplete) void run();
    },
  };
}
