// Registry of a page's outboxes: each exists while a screen shows its conversation or while it has unsent messages.
import type { Live } from '../../../api/live.ts';
import { onSessionEnd } from '../../../stores/session-end.ts';
import { acquireLive } from '../chat-live.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './chat-outbox.ts';

export interface OutboxLease {
  readonly outbox: Outbox;
  release(): void;
}

export type AcquireOutbox = (
  chatId: string,
  onStored: (message: Parameters<OutboxOptions['onStored']>[0]) => void,
) => OutboxLease;

interface Entry {
  readonly outbox: Outbox;
  readonly listeners: Set<OutboxOptions['onStored']>;
}

export interface OutboxesOptions extends Omit<OutboxOptions, 'chatId' | 'onStored'> {
  readonly live: Live;
}

export interface Outboxes {
  readonly acquire: (options: OutboxesOptions) => AcquireOutbox;
  /** Stops sending; texts stay in storage for the user's return. */
  stop(): void;
}

export function createOutboxes(): Outboxes {
  const entries = new Map<string, Entry>();

  /** Unsent messages would be lost with the page; the browser asks with its own dialog. */
  const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
  const updateUnloadGuard = (): void => {
    const hasUnsent = [...entries.values()].some(({ outbox }) => outbox.$outgoing.get().length > 0);
    if (hasUnsent) addEventListener('beforeunload', preventUnload);
    else removeEventListener('beforeunload', preventUnload);
  };

  const createEntry = (key: string, options: OutboxesOptions, chatId: string): Entry => {
    const { live } = options;
    const listeners: Entry['listeners'] = new Set();
    const outbox = createOutbox({
      ...options,
      chatId,
      onStored(message) {
        live.requestBroadcast({ ...message, chatId });
        for (const listener of listeners) listener(message);
      },
    });
    const entry = { outbox, listeners };
    entries.set(key, entry);
    const release = acquireLive(live);
    const stops = [
      release,
      live.$state.listen(({ status }) => {
        if (status === 'on') outbox.retryAll();
      }),
      outbox.$outgoing.listen(() => {
        updateUnloadGuard();
        removeIfUnused();
      }),
    ];
    /** Removes the outbox once no screen shows it and it is empty. */
    const removeIfUnused = (): void => {
      if (listeners.size > 0 || outbox.$outgoing.get().length > 0) return;
      if (entries.get(key) === entry) entries.delete(key);
      for (const stop of stops.splice(0)) stop();
    };
    cleanups.set(entry, removeIfUnused);
    outbox.start();
    return entry;
  };
  const cleanups = new WeakMap<Entry, () => void>();

  return {
    acquire: (options) => (chatId, onStored) => {
      const key = `${options.userId} ${chatId}`;
      const known = entries.get(key);
      const entry = known ?? createEntry(key, options, chatId);
      entry.listeners.add(onStored);
      return {
        outbox: entry.outbox,
        release() {
          entry.listeners.delete(onStored);
          cleanups.get(entry)?.();
        },
      };
    },
    stop() {
      for (const { outbox } of entries.values()) outbox.stop();
      entries.clear();
      updateUnloadGuard();
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
