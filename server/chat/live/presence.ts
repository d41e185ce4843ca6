// Presence tracking: informs each side of a chat whether the counterpart is connected, to this or any other process.
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import { LIVE_EVENTS } from '../../../contract/chat/live.ts';
import type { Person } from '../../accounts/sessions.ts';
import type { Shared } from '../../platform/redis/shared.ts';
import type { ReadMark } from '../message-queries.ts';
import { sideRoom, whoIsAcross } from './rooms.ts';

interface Parts {
  readonly io: Server;
  readonly shared: Shared;
  readonly log: FastifyBaseLogger;
}

/** Last presence sent to the watchers of one name, and their rooms. */
interface Watched {
  online: boolean | null;
  /** Chat id by room. */
  readonly rooms: Map<string, string>;
}

export interface Attendance {
  /** Registers a connection of a user; returns how many this process has of that user now. */
  came(person: Person): number;
  went(person: Person): void;
  /** Sends the counterpart's presence to this side of the chat from now on. */
  watch(socket: Socket, seat: ReadMark): void;
  close(): void;
}

/** Well below SAID_FOR_MS, so that no running process is taken for dead. */
const BEAT_MS = 5_000;
/** A page change or a short network failure does not count as leaving. */
const AWAY_MS = 5_000;
/** Names per query. */
const ASKED_AT_ONCE = 500;

/** The user's own id, and for admins the shared name of all admins. */
const DESK = 'desk';
const namesOf = ({ id, isAdmin }: Person): readonly string[] => (isAdmin ? [id, DESK] : [id]);

export function openAttendance({ io, shared, log }: Parts): Attendance {
  const counts = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const watched = new Map<string, Watched>();
  const due = new Set<string>();
  let isLooking = false;

  const isTaken = (room: string): boolean => io.of('/').adapter.rooms.has(room);

  const tell = (name: string, online: boolean): void => {
    const seen = watched.get(name);
    if (!seen || seen.online === online) return;
    seen.online = online;
    for (const [room, chatId] of seen.rooms)
      io.local.to(room).emit(LIVE_EVENTS.presence, { chatId, online });
  };

  const lookAtAll = async (): Promise<void> => {
    while (due.size > 0) {
      const names = [...due].slice(0, ASKED_AT_ONCE);
      for (const name of names) due.delete(name);
      const here = await shared.here(names);
      for (const name of names) tell(name, here.has(name));
    }
  };

  /** Queries run one after the other, so that an old result never overwrites a new one. */
  const look = (names: Iterable<string>): void => {
    for (const name of names) if (watched.has(name)) due.add(name);
    if (isLooking) return;
    isLooking = true;
    lookAtAll()
      .catch((error: unknown) => log.error({ error }, 'nobody knows who is connected'))
      .finally(() => {
        isLooking = false;
      });
  };

  const changed = (name: string, said: Promise<void>): void => {
    said.then(
      () => {
        shared.tell('presence', name);
        look([name]);
      },
      (error: unknown) => log.error({ error }, 'a presence could not be told'),
    );
  };

  shared.hear('presence', (name) => look([name]));

  const beat = setInterval(() => {
    const present = [...counts.keys(), ...leaving.keys()];
    for (let from = 0; from < present.length; from += ASKED_AT_ONCE)
      void shared.arrived(present.slice(from, from + ASKED_AT_ONCE));
    for (const [name, { rooms }] of watched) {
      for (const room of rooms.keys()) if (!isTaken(room)) rooms.delete(room);
      if (rooms.size === 0) watched.delete(name);
    }
    look(watched.keys());
  }, BEAT_MS);
  beat.unref();

  return {
    came(person) {
      for (const name of namesOf(person)) {
        const open = counts.get(name) ?? 0;
        counts.set(name, open + 1);
        const wasLeaving = leaving.get(name);
        clearTimeout(wasLeaving);
        leaving.delete(name);
        if (open === 0 && !wasLeaving) changed(name, shared.arrived([name]));
      }
      return counts.get(person.id) ?? 0;
    },

    went(person) {
      for (const name of namesOf(person)) {
        const open = (counts.get(name) ?? 1) - 1;
        if (open > 0) counts.set(name, open);
        else {
          counts.delete(name);
          const timer = setTimeout(() => {
            leaving.delete(name);
            changed(name, shared.left(name));
          }, AWAY_MS);
          timer.unref();
          leaving.set(name, timer);
        }
      }
    },

    watch(socket, { chat, side }) {
      const name = whoIsAcross(chat, side, DESK);
      if (name === null) return;
      const seen = watched.get(name) ?? { online: null, rooms: new Map() };
      watched.set(name, seen);
      seen.rooms.set(sideRoom(chat.id, side), chat.id);
      if (seen.online === null) look([name]);
      else socket.emit(LIVE_EVENTS.presence, { chatId: chat.id, online: seen.online });
    },

    close() {
      clearInterval(beat);
      for (const timer of leaving.values()) clearTimeout(timer);
    },
  };
}
