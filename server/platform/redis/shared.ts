// What the processes of one market share: counted uses, who is connected, and news for one another. One process alone needs none of it.
import type { Counts } from './counts.ts';
import { type Presence, presenceHere } from './presence.ts';

/** What processes tell one another; each says who listens. */
export type Topic =
  /** What the public sees was changed: whoever keeps a catalogue reads again (server/catalog/news.ts). */
  | 'catalogue changed'
  /** A process has read the change: pages that ask it are new from now on (server/web/version.ts). */
  | 'catalogue read'
  /** A packet for live connections elsewhere (server/chat/live/across.ts). */
  | 'live'
  /** Whoever is named came or went (server/chat/live/presence.ts). */
  | 'presence';

export interface Shared extends Counts, Presence {
  /** 'alone' where no other process is known of; 'apart' while the others cannot be reached. */
  state(): 'alone' | 'together' | 'apart';
  /** Tells every other process, where it can be reached just now; nobody waits for it. */
  tell(topic: Topic, text: string): void;
  /** Hears what other processes told. */
  hear(topic: Topic, listener: (text: string) => void): void;
  /** Called when others may have told something that was not heard here. */
  whenMissed(listener: () => void): void;
  close(): Promise<void>;
}

/** One process alone: all is in its memory, and there is nobody to tell. */
export const alone = (counts: Counts): Shared => ({
  ...counts,
  ...presenceHere(),
  state: () => 'alone',
  tell: () => {},
  hear: () => {},
  whenMissed: () => {},
  close: async () => {},
});
