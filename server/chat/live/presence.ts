// Tells the sides of a conversation whether the other one is connected, to whichever process that is.
import type { FastifyBaseLogger } from 'fastify';
import type { Server, Socket } from 'socket.io';
import { LIVE_EVENTS } from '../../../contract/live.ts';
import type { Person } from '../../accounts/sessions.ts';
import type { Shared } from '../../platform/redis/shared.ts';
import type { ReadMark } from '../message-queries.ts';
import { sideRoom, whoIsAcross } from './rooms.ts';

interface Parts {
  readonly io: Server;
  readonly shared: Shared;
  readonly log: FastifyBaseLogger;
}

/** What those who look at one name were told last, and where they sit. */
interface Watched {
  online: boolean | null;
  /** The chat of each room. */
  readonly rooms: Map<string, string>;
}

export interface Attendance {
  /** A connection of somebody has come; returns how many this process has of them now. */
  came(person: Person): number;
  went(person: Person): void;
  /** The connection follows this side of a conversation: it is told of the other one from now on. */
  watch(socket: Socket, seat: ReadMark): void;
  close(): void;
}

/** Often enough that no process is taken for gone while it lives. */
const BEAT_MS = 5_000;
/** Whoever turns a page or loses the network for a moment was never away. */
const AWAY_MS = 5_000;
/** Names of one question. */
const ASKED_AT_ONCE = 500;

/** Somebody's own name, and the desk's for those who answer there. */
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

  /** One question after the other, so that an old answer never comes after a new one. */
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
