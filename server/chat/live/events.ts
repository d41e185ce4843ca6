// Handlers for events that clients send over the WebSocket. No payload is trusted: ids are checked, the rest is dropped.
import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'socket.io';
import * as z from 'zod/mini';
import { joinRoom, LIVE_EVENTS, sendMessage, typing } from '../../../contract/chat/live.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { Person } from '../../accounts/sessions.ts';
import { otherSide, seatsOf } from '../../trade/participant-queries.ts';
import type { messagesRepository } from '../message-queries.ts';
import type { Attendance } from './presence.ts';
import { sideRoom } from './rooms.ts';

export type Answer = { readonly ok: true } | { readonly error: ErrorCode };

interface Parts {
  readonly messages: ReturnType<typeof messagesRepository>;
  readonly attendance: Attendance;
  readonly log: FastifyBaseLogger;
}

const OK: Answer = { ok: true };

export function hear(socket: Socket, person: Person, { messages, attendance, log }: Parts): void {
  /** Registers a handler. The client gets an answer if it passed an acknowledgement callback. */
  const on = <Schema extends z.core.$ZodType>(
    event: string,
    schema: Schema,
    work: (payload: z.output<Schema>) => Promise<Answer>,
  ): void => {
    socket.on(event, async (...given: unknown[]) => {
      const last = given.at(-1);
      const answer = typeof last === 'function' ? (last as (answer: Answer) => void) : () => {};
      const read = z.safeParse(schema, given[0]);
      if (!read.success) return answer({ error: 'validation' });
      try {
        answer(await work(read.data));
      } catch (error) {
        log.error({ error, event }, 'a live event failed');
        answer({ error: 'internal' });
      }
    });
  };

  on(LIVE_EVENTS.joinRoom, joinRoom, async ({ chatId }) => {
    const seat = await messages.seat(chatId, seatsOf(person, person.role));
    if (!seat) return { error: 'chatNotFound' };
    await socket.join(sideRoom(chatId, seat.side));
    attendance.watch(socket, seat);
    return OK;
  });

  // Only confirms: POST /messages has already stored and broadcast it, so nothing is lost if the connection breaks in between.
  on(LIVE_EVENTS.sendMessage, sendMessage, async ({ _id, chatId }) =>
    (await messages.isOf(_id, chatId, person.id)) ? OK : { error: 'chatNotFound' },
  );

  on(LIVE_EVENTS.typing, typing, async ({ chatId }) => {
    for (const side of ['buyer', 'supplier'] as const)
      if (socket.rooms.has(sideRoom(chatId, side)))
        socket.to(sideRoom(chatId, otherSide(side))).emit(LIVE_EVENTS.typing, { chatId });
    return OK;
  });
}
