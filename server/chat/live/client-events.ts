// Handlers for events that clients send over the WebSocket. No payload is trusted: ids are checked, the rest is dropped.
// There is none for `sendMessage`: POST /messages has stored and broadcast the message already.
import type { FastifyBaseLogger } from 'fastify';
import type { Socket } from 'socket.io';
import * as z from 'zod/mini';
import { chatEvent, LIVE_EVENTS } from '../../../contract/chat/live.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { otherSide, participantRolesOf, sideOf } from '../../accounts/participant-queries.ts';
import type { Db } from '../../platform/db/open.ts';
import { mayWrite, type SessionUser } from '../../platform/http/session-user.ts';
import { readChat } from '../chat-resource-queries.ts';
import { readCounterpart } from '../counterpart-queries.ts';
import type { PresenceTracker } from './presence.ts';
import { chatSideRoom } from './rooms.ts';

export type Acknowledgement = { readonly ok: true } | { readonly error: ErrorCode };

interface Dependencies {
  readonly db: Db;
  readonly presence: PresenceTracker;
  readonly log: FastifyBaseLogger;
}

const OK: Acknowledgement = { ok: true };

/** `userNow` returns the user with its current role in the company. */
export function handleEvents(
  socket: Socket,
  userNow: () => SessionUser,
  { db, presence, log }: Dependencies,
): void {
  /** Registers a handler. The client gets an answer if it passed an acknowledgement callback. */
  const on = (
    event: string,
    handler: (payload: z.output<typeof chatEvent>) => Promise<Acknowledgement>,
  ): void => {
    socket.on(event, async (...args: unknown[]) => {
      const lastArg = args.at(-1);
      const acknowledge =
        typeof lastArg === 'function' ? (lastArg as (answer: Acknowledgement) => void) : () => {};
      const parsed = z.safeParse(chatEvent, args[0]);
      if (!parsed.success) return acknowledge({ error: 'validation' });
      try {
        acknowledge(await handler(parsed.data));
      } catch (error) {
        log.error({ error, event }, 'a live event failed');
        acknowledge({ error: 'internal' });
      }
    });
  };

  on(LIVE_EVENTS.joinRoom, async ({ chatId }) => {
    const user = userNow();
    const roles = participantRolesOf(user, user.role);
    const chat = await readChat(db, chatId, roles);
    if (!chat) return { error: 'chatNotFound' };
    const side = sideOf(chat, roles);
    await socket.join(chatSideRoom(chatId, side));
    // After a block neither side sees whether the other is online.
    const { block } = await readCounterpart(db, chat, side, 'en');
    if (block === null) presence.watch(socket, { chat, side });
    return OK;
  });

  on(LIVE_EVENTS.typing, async ({ chatId }) => {
    if (!mayWrite(userNow())) return { error: 'readOnlyRole' };
    for (const side of ['buyer', 'supplier'] as const)
      if (socket.rooms.has(chatSideRoom(chatId, side)))
        socket.to(chatSideRoom(chatId, otherSide(side))).emit(LIVE_EVENTS.typing, { chatId });
    return OK;
  });
}
