// Recovery of missed messages: after a disconnection, fetches them page by page, oldest first.
import type { OpenChat } from '../../../../contract/chat/chat-reader.ts';
import type { listMessages } from '../../../../contract/chat/chats.ts';
import type { QueryOf } from '../../../../contract/endpoint.ts';
import { mayPass } from '../../../stores/retry.ts';
import { laterId } from './chat-messages.ts';

interface GapsParts {
  readonly read: (query: QueryOf<typeof listMessages>, signal: AbortSignal) => Promise<OpenChat>;
  /** Shows a page; `isFirst` if there were no messages before. */
  readonly take: (page: OpenChat, isFirst: boolean) => void;
  readonly isOn: () => boolean;
}

export interface Gaps {
  /** Starts after a conversation is loaded; `lastId` is its last message, `signal` ends the recovery. */
  begin(lastId: string | null, signal: AbortSignal): void;
  /** Call when the connection opens or closes. */
  changed(): void;
  /** Messages up to this one are shown. */
  shown(lastId: string | null): void;
  /** Fetches messages that may be missing. */
  close(): void;
}

/** Messages per page of missed messages; the server's maximum. */
const REPLAYED = 100;
/** Delay between attempts while connected; it doubles with each attempt, up to MOST_AGAIN_MS. */
const AGAIN_MS = 5_000;
const MOST_AGAIN_MS = 30_000;

export function createGaps({ read, take, isOn }: GapsParts): Gaps {
  let signal: AbortSignal | null = null;
  /** The last message up to which none is missing. */
  let anchor: string | null = null;
  let isWhole = false;
  /** Incremented when the connection changes: a replay that was interrupted by a change is incomplete. */
  let epoch = 0;
  let replaying: AbortSignal | null = null;
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const replay = async (within: AbortSignal): Promise<void> => {
    for (let more = true; more; ) {
      const after = anchor;
      const page = await read(after === null ? {} : { after, limit: REPLAYED }, within);
      if (within.aborted) return;
      take(page, after === null);
      const reached = page.messages.at(-1)?.id ?? null;
      anchor = laterId(anchor, reached);
      more = after !== null && page.hasMore && reached !== null && anchor !== after;
    }
  };

  const run = async (): Promise<void> => {
    const within = signal;
    if (!within || within.aborted || replaying === within) return;
    replaying = within;
    clearTimeout(timer);
    const begun = epoch;
    try {
      await replay(within);
      isWhole = !within.aborted && begun === epoch && isOn();
      retries = 0;
    } catch (error) {
      // A reconnection starts its own replay from the same message; while connected, a retry is needed.
      if (!within.aborted && begun === epoch && isOn() && mayPass(error)) {
        timer = setTimeout(() => void run(), Math.min(AGAIN_MS * 2 ** retries, MOST_AGAIN_MS));
        within.addEventListener('abort', () => clearTimeout(timer), { once: true });
        retries += 1;
      }
    } finally {
      if (replaying === within) replaying = null;
    }
    if (begun !== epoch && !within.aborted) void run();
  };

  return {
    begin(lastId, given) {
      signal = given;
      anchor = lastId;
      // A message may have arrived between the reply and this moment.
      void run();
    },
    changed() {
      isWhole = false;
      epoch += 1;
      if (isOn()) void run();
    },
    shown(lastId) {
      if (isWhole) anchor = laterId(anchor, lastId);
    },
    close() {
      if (!isWhole) void run();
    },
  };
}
