// Interface of the state shared between processes: counters, presence and messages.
import type { Counts } from './counts.ts';
import { type Presence, presenceHere } from './presence.ts';

/** Message topics between processes; each names its listener. */
export type Topic =
  /** The public catalog was changed: processes with an in-memory catalog refresh it (server/catalog/cluster-sync.ts). */
  | 'catalogue changed'
  /** A process has read the change: pages rendered with its data are up to date from now on (server/web/remote-catalog-version.ts). */
  | 'catalogue read'
  /** A packet for live connections of other processes (server/chat/live/cluster-adapter.ts). */
  | 'live'
  /** The named users have connected or disconnected (server/chat/live/presence.ts). */
  | 'presence';

export interface Shared extends Counts, Presence {
  /** 'alone': this is the only process; 'apart': the others cannot be reached at present. */
  state(): 'alone' | 'together' | 'apart';
  /** Sends a message to all other processes that can be reached at present, without waiting. */
  tell(topic: Topic, text: string): void;
  /** Registers a listener for messages of other processes. */
  hear(topic: Topic, listener: (text: string) => void): void;
  /** Registers a listener that is called when messages of other processes may have been missed. */
  whenMissed(listener: () => void): void;
  close(): Promise<void>;
}

/** For a single process: everything is in its memory, and there are no other processes to notify. */
export const alone = (counts: Counts): Shared => ({
  ...counts,
  ...presenceHere(),
  state: () => 'alone',
  tell: () => {},
  hear: () => {},
  whenMissed: () => {},
  close: async () => {},
});
