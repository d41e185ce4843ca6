// Registry of a page's outboxes: each exists while a screen shows its conversation or while it has unsent messages.
import type { ChatMessage } from '../../../../contract/chat/message.ts';
import type { Live } from '../../../api/live.ts';
import { onSessionEnd } from '../../../stores/session-end.ts';
import { acquireLive } from '../chat-live.ts';
import { fileStorage, removeExpiredFiles } from './chat-files-storage.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './chat-outbox.ts';

type OnStored = (message: ChatMessage) => void;

interface Entry {
  readonly outbox: Outbox;
  readonly listeners: Set<OnStored>;
  readonly close: () => void;
}

interface Options extends Omit<OutboxOptions, 'onStored' | 'files'> {
  readonly live: Live;
}

export interface OutboxLease {
  readonly outbox: Outbox;
  release(): void;
}

export interface Outboxes {
  /** The outbox of a conversation. `onStored` receives its stored messages until the lease is released. */
  open(options: Options, onStored: OnStored): OutboxLease;
  /** Stops sending; texts stay in storage for the user's return. */
  stop(): void;
}

/** Unsent messages would be lost with the page; the browser asks with its own dialog. */
const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

export function createOutboxes(): Outboxes {
  const entries = new Map<string, Entry>();

  /** Closes outboxes that are empty and that no screen shows, and guards the page while any has messages. */
  const update = (): void => {
    for (const [key, { outbox, listeners, close }] of entries) {
      if (listeners.size > 0 || outbox.$outgoing.get().length > 0) continue;
      entries.delete(key);
      close();
    }
    const hasUnsent = [...entries.values()].some(({ outbox }) => outbox.$outgoing.get().length > 0);
    if (hasUnsent) addEventListener('beforeunload', preventUnload);
    else removeEventListener('beforeunload', preventUnload);
  };

  const createEntry = (options: Options): Entry => {
    const { live, chatId } = options;
    const listeners = new Set<OnStored>();
    const outbox = createOutbox({
      ...options,
      files: fileStorage(options.userId),
      onStored(message) {
        live.requestBroadcast({ ...message, chatId });
        for (const listener of listeners) listener(message);
      },
    });
    const stops = [
      acquireLive(live),
      live.$state.listen(({ status }) => {
        if (status === 'on') outbox.retryAll();
      }),
      outbox.$outgoing.listen(update),
    ];
    const close = () => {
      for (const stop of stops) stop();
    };
    return { outbox, listeners, close };
  };

  return {
    open(options, onStored) {
      const key = `${options.userId} ${options.chatId}`;
      const known = entries.get(key);
      const entry = known ?? createEntry(options);
      if (!known) {
        entries.set(key, entry);
        removeExpiredFiles(options.userId);
        entry.outbox.start();
      }
      entry.listeners.add(onStored);
      return {
        outbox: entry.outbox,
        release() {
          entry.listeners.delete(onStored);
          update();
        },
      };
    },
    stop() {
      for (const { outbox, close } of entries.values()) {
        outbox.stop();
        close();
      }
      entries.clear();
      update();
    },
  };
}

let currentOutboxes: Outboxes | null = null;

/** Returns the outboxes of the current session; they stop at its end. */
export function pageOutboxes(): Outboxes {
  if (currentOutboxes) return currentOutboxes;
  const outboxes = createOutboxes();
  currentOutboxes = outboxes;
  onSessionEnd(() => {
    currentOutboxes = null;
    outboxes.stop();
  });
  return outboxes;
}
