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
import { readUnblockedChats } from '../chat-blocks.ts';
import { readChat } from '../chat-resource-queries.ts';
import type { PresenceTracker } from './presence.ts';
import { chatSideRoom } from './rooms.ts';

export type Acknowledgement = { readonly ok: true } | { readonly error: ErrorCode };

interface Dependencies {
  readonly db: Db;
  readonly presence: PresenceTracker;
  readonly log: FastifyBaseLogger;
}

const SIDES = ['buyer', 'supplier'] as const;
const OK: Acknowledgement = { ok: true };

/** Rights are checked at each event: `readUser` returns the user with its current rights, null once the session has ended. */
export function handleEvents(
  socket: Socket,
  readUser: () => Promise<SessionUser | null>,
  { db, presence, log }: Dependencies,
): void {
  /** Registers a handler. The client gets an answer if it passed an acknowledgement callback. */
  const on = (
    event: string,
    handler: (payload: z.output<typeof chatEvent>, user: SessionUser) => Promise<Acknowledgement>,
  ): void => {
    socket.on(event, async (...args: unknown[]) => {
      const lastArg = args.at(-1);
      const acknowledge =
        typeof lastArg === 'function' ? (lastArg as (answer: Acknowledgement) => void) : () => {};
      const parsed = z.safeParse(chatEvent, args[0]);
      if (!parsed.success) return acknowledge({ error: 'validation' });
      try {
        const user = await readUser();
        acknowledge(user ? await handler(parsed.data, user) : { error: 'unauthorized' });
      } catch (error) {
        log.error({ error, event }, 'a live event failed');
        acknowledge({ error: 'internal' });
      }
    });
  };

  on(LIVE_EVENTS.joinRoom, async ({ chatId }, user) => {
    const roles = participantRolesOf(user, user.role);
    const chat = await readChat(db, chatId, roles);
    if (!chat) return { error: 'chatNotFound' };
    const side = sideOf(chat, roles);
    await socket.join(chatSideRoom(chatId, side));
    await presence.watch(socket, { chat, side });
    return OK;
  });

  on(LIVE_EVENTS.typing, async ({ chatId }, user) => {
    if (!mayWrite(user)) return { error: 'readOnlyRole' };
    const sides = SIDES.filter((side) => socket.rooms.has(chatSideRoom(chatId, side)));
    // The answer does not show a block.
    if (sides.length === 0 || !(await readUnblockedChats(db, [chatId])).has(chatId)) return OK;
    for (const side of sides)
      socket.to(chatSideRoom(chatId, otherSide(side))).emit(LIVE_EVENTS.typing, { chatId });
    return OK;
  });
}
