// Presence tracking: informs each side of a chat whether the counterpart is connected, to this or any other process.
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import { LIVE_EVENTS } from '../../../contract/chat/live.ts';
import type { Db } from '../../platform/db/open.ts';
import type { SessionUser } from '../../platform/http/session-user.ts';
import type { SharedState } from '../../platform/redis/shared.ts';
import { readUnblockedChats } from '../chat-blocks.ts';
import type { ChatSide } from '../message-queries.ts';
import { chatSideRoom, counterpartName } from './rooms.ts';

interface Dependencies {
  readonly io: Server;
  readonly db: Db;
  readonly shared: SharedState;
  readonly log: FastifyBaseLogger;
}

interface WatchingRoom {
  readonly chatId: string;
  /** Last presence sent to the room; null for none. */
  sent: boolean | null;
}

/** Presence of one name, and the rooms that watch it. */
interface WatchedPresence {
  /** null until it was read. */
  online: boolean | null;
  readonly rooms: Map<string, WatchingRoom>;
}

export interface PresenceTracker {
  /** Registers a connection of a user. */
  connected(user: SessionUser): void;
  disconnected(user: SessionUser): void;
  /** Sends the counterpart's presence to this side of the chat from now on, while neither side has blocked the other. */
  watch(socket: Socket, chatSide: ChatSide): Promise<void>;
  /** Checks in all processes what the watchers of these users may see. */
  rightsChanged(ids: readonly string[]): void;
  close(): void;
}

/** Well below the lifetime of a presence entry (server/platform/redis/presence.ts), so that no running process is taken for dead. */
const HEARTBEAT_MS = 5_000;
/** A page change or a short network failure does not count as leaving. */
const DISCONNECT_GRACE_MS = 5_000;
/** Names per query. */
const NAMES_PER_QUERY = 500;

/** The user's own id, and for admins the shared name of all admins. */
const ADMINS_NAME = 'admins';
const presenceNames = ({ id, isAdmin }: SessionUser): readonly string[] =>
  isAdmin ? [id, ADMINS_NAME] : [id];

export function openPresenceTracker({ io, db, shared, log }: Dependencies): PresenceTracker {
  const connectionCounts = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const watched = new Map<string, WatchedPresence>();
  /** Names to read; true if the rights of their watchers are checked even if the presence is unchanged. */
  const pending = new Map<string, boolean>();
  let isQuerying = false;

  const isOccupied = (room: string): boolean => io.of('/').adapter.rooms.has(room);

  /** After a block neither side sees whether the other is online: a room that saw it is sent the last `offline`. */
  const sendToRooms = async ({ online, rooms }: WatchedPresence): Promise<void> => {
    const asked = [...rooms];
    const unblocked = await readUnblockedChats(
      db,
      asked.map(([, { chatId }]) => chatId),
    );
    for (const [room, watching] of asked) {
      const { chatId, sent } = watching;
      const isShown = unblocked.has(chatId);
      const shown = isShown && online === true;
      if (sent === shown || (!isShown && sent === null)) continue;
      watching.sent = shown;
      io.local.to(room).emit(LIVE_EVENTS.presence, { chatId, online: shown });
    }
  };

  const sendPresence = async (
    name: string,
    online: boolean,
    checksRights: boolean,
  ): Promise<void> => {
    const entry = watched.get(name);
    if (!entry || (entry.online === online && !checksRights)) return;
    entry.online = online;
    try {
      await sendToRooms(entry);
    } catch (error) {
      // The next heartbeat tries again.
      entry.online = null;
      throw error;
    }
  };

  const queryPending = async (): Promise<void> => {
    while (pending.size > 0) {
      const asked = [...pending].slice(0, NAMES_PER_QUERY);
      for (const [name] of asked) pending.delete(name);
      const onlineNames = await shared.filterPresent(asked.map(([name]) => name));
      for (const [name, checksRights] of asked)
        await sendPresence(name, onlineNames.has(name), checksRights);
    }
  };

  /** Queries run one after the other, so that an old result never overwrites a new one. */
  const query = (names: Iterable<string>, checksRights = false): void => {
    for (const name of names)
      if (watched.has(name)) pending.set(name, checksRights || pending.get(name) === true);
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

  shared.subscribe('presence', (name) => query([name], true));

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

    async watch(socket, { chat, side }) {
      const name = counterpartName(chat, side, ADMINS_NAME);
      if (name === null) return;
      const entry = watched.get(name) ?? { online: null, rooms: new Map() };
      watched.set(name, entry);
      const room = chatSideRoom(chat.id, side);
      const watching = entry.rooms.get(room) ?? { chatId: chat.id, sent: null };
      entry.rooms.set(room, watching);
      // Checked after the room is registered: a later block finds the room and is sent to it.
      const isShown = (await readUnblockedChats(db, [chat.id])).has(chat.id);
      const { online } = entry;
      if (online === null) query([name]);
      else if (isShown) {
        watching.sent = online;
        socket.emit(LIVE_EVENTS.presence, { chatId: chat.id, online });
      }
    },

    rightsChanged(ids) {
      for (const id of ids) shared.publish('presence', id);
      query(ids, true);
    },

    close() {
      clearInterval(heartbeat);
      for (const timer of leaving.values()) clearTimeout(timer);
    },
  };
}
