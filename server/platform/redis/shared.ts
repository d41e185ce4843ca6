// Interface of the state shared between processes: counters, presence and messages.
import type { Counters } from './counters.ts';
import { memoryPresence, type Presence } from './presence.ts';

/** Message topics between processes; each names its listener. */
export type Topic =
  /** The public catalog was changed: processes with an in-memory catalog refresh it (server/catalog/versions/cluster-sync.ts). */
  | 'catalogue changed'
  /** A process has read the change: pages rendered with its data are up to date from now on (server/web/remote-catalog-version.ts). */
  | 'catalogue read'
  /** A packet for live connections of other processes (server/chat/live/cluster-adapter.ts). */
  | 'live'
  /** The named users have connected or disconnected (server/chat/live/presence.ts). */
  | 'presence';

export interface SharedState extends Counters, Presence {
  /** 'single': this is the only process; 'disconnected': the others cannot be reached at present. */
  state(): 'single' | 'connected' | 'disconnected';
  /** Sends a message to all other processes that can be reached at present, without waiting. */
  publish(topic: Topic, text: string): void;
  /** Registers a listener for messages of other processes. */
  subscribe(topic: Topic, listener: (text: string) => void): void;
  /** Registers a listener that is called when messages of other processes may have been missed. */
  onMissed(listener: () => void): void;
  close(): Promise<void>;
}

/** For a single process: everything is in its memory, and there are no other processes to notify. */
export const singleProcess = (counters: Counters): SharedState => ({
  ...counters,
  ...memoryPresence(),
  state: () => 'single',
  publish: () => {},
  subscribe: () => {},
  onMissed: () => {},
  close: async () => {},
});
