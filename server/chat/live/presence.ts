// Presence tracking: informs each side of a chat whether the counterpart is connected, to this or any other process.
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import { LIVE_EVENTS } from '../../../contract/chat/live.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import type { SharedState } from '../../platform/redis/shared.ts';
import type { ChatSide } from '../message-queries.ts';
import { chatSideRoom, counterpartName } from './rooms.ts';

interface Dependencies {
  readonly io: Server;
  readonly shared: SharedState;
  readonly log: FastifyBaseLogger;
}

/** Last presence sent to the watchers of one name, and their rooms. */
interface WatchedPresence {
  online: boolean | null;
  /** Chat id by room. */
  readonly rooms: Map<string, string>;
}

export interface PresenceTracker {
  /** Registers a connection of a user. */
  connected(user: SessionUser): void;
  disconnected(user: SessionUser): void;
  /** Sends the counterpart's presence to this side of the chat from now on. */
  watch(socket: Socket, chatSide: ChatSide): void;
  close(): void;
}

/** Well below the lifetime of a presence entry (server/platform/redis/presence.ts), so that no running process is taken for dead. */
const HEARTBEAT_MS = 5_000;
/** A page change or a short network failure does not count as leaving. */
const DISCONNECT_GRACE_MS = 5_000;
/** Names per query. */
const NAMES_PER_QUERY = 500;

/** The user's own id, and for admins the shared name of all admins. */
const ADMINS_NAME = 'desk';
const presenceNames = ({ id, isAdmin }: SessionUser): readonly string[] =>
  isAdmin ? [id, ADMINS_NAME] : [id];

export function openPresenceTracker({ io, shared, log }: Dependencies): PresenceTracker {
  const connectionCounts = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const watched = new Map<string, WatchedPresence>();
  const pending = new Set<string>();
  let isQuerying = false;

  const isOccupied = (room: string): boolean => io.of('/').adapter.rooms.has(room);

  const sendPresence = (name: string, online: boolean): void => {
    const entry = watched.get(name);
    if (!entry || entry.online === online) return;
    entry.online = online;
    for (const [room, chatId] of entry.rooms)
      io.local.to(room).emit(LIVE_EVENTS.presence, { chatId, online });
  };

  const queryPending = async (): Promise<void> => {
    while (pending.size > 0) {
      const names = [...pending].slice(0, NAMES_PER_QUERY);
      for (const name of names) pending.delete(name);
      const onlineNames = await shared.filterPresent(names);
      for (const name of names) sendPresence(name, onlineNames.has(name));
    }
  };

  /** Queries run one after the other, so that an old result never overwrites a new one. */
  const query = (names: Iterable<string>): void => {
    for (const name of names) if (watched.has(name)) pending.add(name);
    if (isQuerying) return;
    isQuerying = true;
    queryPending()
      .catch((error: unknown) => log.error({ error }, 'presence could not be read'))
      .finally(() => {
        isQuerying = false;
      });
  };

  const publishChange = (name: string, stored: Promise<void>): void => {
    stored.then(
      () => {
        shared.publish('presence', name);
        query([name]);
      },
      (error: unknown) => log.error({ error }, 'a change of presence could not be published'),
    );
  };

  shared.subscribe('presence', (name) => query([name]));

  const heartbeat = setInterval(() => {
    const presentNames = [...connectionCounts.keys(), ...leaving.keys()];
    for (let from = 0; from < presentNames.length; from += NAMES_PER_QUERY)
      void shared.addPresent(presentNames.slice(from, from + NAMES_PER_QUERY));
    for (const [name, { rooms }] of watched) {
      for (const room of rooms.keys()) if (!isOccupied(room)) rooms.delete(room);
      if (rooms.size === 0) watched.delete(name);
    }
    query(watched.keys());
  }, HEARTBEAT_MS);
  heartbeat.unref();

  return {
    connected(user) {
      for (const name of presenceNames(user)) {
        const connections = connectionCounts.get(name) ?? 0;
        connectionCounts.set(name, connections + 1);
        const leavingTimer = leaving.get(name);
        clearTimeout(leavingTimer);
        leaving.delete(name);
        if (connections === 0 && !leavingTimer) publishChange(name, shared.addPresent([name]));
      }
    },

    disconnected(user) {
      for (const name of presenceNames(user)) {
        const connections = (connectionCounts.get(name) ?? 1) - 1;
        if (connections > 0) connectionCounts.set(name, connections);
        else {
          connectionCounts.delete(name);
          const timer = setTimeout(() => {
            leaving.delete(name);
            publishChange(name, shared.removePresent(name));
          }, DISCONNECT_GRACE_MS);
          timer.unref();
          leaving.set(name, timer);
        }
      }
    },

    watch(socket, { chat, side }) {
      const name = counterpartName(chat, side, ADMINS_NAME);
      if (name === null) return;
      const entry = watched.get(name) ?? { online: null, rooms: new Map() };
      watched.set(name, entry);
      entry.rooms.set(chatSideRoom(chat.id, side), chat.id);
      if (entry.online === null) query([name]);
      else socket.emit(LIVE_EVENTS.presence, { chatId: chat.id, online: entry.online });
    },

    close() {
      clearInterval(heartbeat);
      for (const timer of leaving.values()) clearTimeout(timer);
    },
  };
}
