// The outboxes of a page: each lives while a screen shows its conversation, and on for as long as something waits in it.
import type { Live } from '../api/live.ts';
import { keepLive } from './chat-live.ts';
import { createOutbox, type Outbox, type OutboxParts } from './chat-outbox.ts';
import { atSessionEnd } from './session-end.ts';

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
  /** Nothing goes out any more; texts stay kept for their writer's return. */
  stop(): void;
}

export function createOutboxes(): Outboxes {
  const entries = new Map<string, Entry>();

  /** What has not been stored would be lost with the page; the browser asks in its own words. */
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
    /** Let go of once nobody shows it and nothing waits in it. */
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

/** Those of the session that is now; they end with it. */
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
