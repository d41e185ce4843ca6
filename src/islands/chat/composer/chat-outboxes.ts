// Registry of a page's outboxes: each exists while a screen shows its conversation or while it has unsent messages.
import type { Live } from '../../../api/live.ts';
import { atSessionEnd } from '../../../stores/session-end.ts';
import { keepLive } from '../chat-live.ts';
import { createOutbox, type Outbox, type OutboxParts } from './chat-outbox.ts';

export interface HeldOutbox {
  readonly outbox: Outbox;
  release(): void;
}

export type HoldOutbox = (
  chatId: string,
  onStored: (message: Parameters<OutboxParts['onStored']>[0]) => void,
) => HeldOutbox;

interface Entry {
  readonly outbox: Outbox;
  readonly listeners: Set<OutboxParts['onStored']>;
}

export interface OutboxesParts extends Omit<OutboxParts, 'chatId' | 'onStored'> {
  readonly live: Live;
}

export interface Outboxes {
  readonly hold: (parts: OutboxesParts) => HoldOutbox;
  /** Stops sending; texts stay in storage for the user's return. */
  stop(): void;
}

export function createOutboxes(): Outboxes {
  const entries = new Map<string, Entry>();

  /** Unsent messages would be lost with the page; the browser asks with its own dialog. */
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  const guard = (): void => {
    const waits = [...entries.values()].some(({ outbox }) => outbox.$outgoing.get().length > 0);
    if (waits) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };

  const made = (key: string, parts: OutboxesParts, chatId: string): Entry => {
    const { live } = parts;
    const listeners: Entry['listeners'] = new Set();
    const outbox = createOutbox({
      ...parts,
      chatId,
      onStored(message) {
        live.sent(message, chatId);
        for (const listener of listeners) listener(message);
      },
    });
    const entry = { outbox, listeners };
    entries.set(key, entry);
    const release = keepLive(live);
    const stops = [
      release,
      live.$state.listen(({ status }) => {
        if (status === 'on') outbox.retryAll();
      }),
      outbox.$outgoing.listen(() => {
        guard();
        tidy();
      }),
    ];
    /** Removes the outbox once no screen shows it and it is empty. */
    const tidy = (): void => {
      if (listeners.size > 0 || outbox.$outgoing.get().length > 0) return;
      if (entries.get(key) === entry) entries.delete(key);
      for (const stop of stops.splice(0)) stop();
    };
    tidies.set(entry, tidy);
    outbox.start();
    return entry;
  };
  const tidies = new WeakMap<Entry, () => void>();

  return {
    hold: (parts) => (chatId, onStored) => {
      const key = `${parts.userId} ${chatId}`;
      const known = entries.get(key);
      const entry = known ?? made(key, parts, chatId);
      entry.listeners.add(onStored);
      return {
        outbox: entry.outbox,
        release() {
          entry.listeners.delete(onStored);
          tidies.get(entry)?.();
        },
      };
    },
    stop() {
      for (const { outbox } of entries.values()) outbox.stop();
      entries.clear();
      guard();
    },
  };
}

let ofPage: Outboxes | null = null;

/** Returns the outboxes of the current session; they stop at its end. */
export function pageOutboxes(): Outboxes {
  if (ofPage) return ofPage;
  const mine = createOutboxes();
  ofPage = mine;
  atSessionEnd(() => {
    ofPage = null;
    mine.stop();
  });
  return mine;
}
