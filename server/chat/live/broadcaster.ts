// Broadcasts to WebSocket clients, always after the change is stored.
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { LIVE_EVENTS } from '../../../contract/chat/live.ts';
import { writeMessage } from '../../../contract/dialect/chat.ts';
import { otherSide } from '../../accounts/participant-queries.ts';
import type { NotificationEvent } from '../../notifications/notifier.ts';
import type { ChatSide } from '../message-queries.ts';
import { type CompleteMessage, serializeMessage } from '../message-resource-queries.ts';
import { LANGS, participantRooms, userRoom } from './rooms.ts';

export interface Broadcaster {
  /** Broadcasts to both sides, including the sender's other windows: clients recognize a message they have by its id. */
  message(stored: CompleteMessage): void;
  /** Broadcasts a read position to the counterpart. */
  read(chatSide: ChatSide, messageId: string): void;
  /** Broadcasts a notification to all connections of its recipient. */
  notification(event: NotificationEvent): void;
}

interface Dependencies {
  readonly io: Server;
  readonly log: FastifyBaseLogger;
}

const SIDES = ['buyer', 'supplier'] as const;

export function openBroadcaster({ io, log }: Dependencies): Broadcaster {
  /** Most payloads are equal for several rooms: each is encoded, and sent to the other processes, once. */
  const broadcastMessage = (stored: CompleteMessage): void => {
    const { chat } = stored;
    const broadcasts = new Map<string, { payload: object; rooms: string[]; excluded: string[] }>();
    for (const lang of LANGS)
      for (const side of SIDES) {
        const message = serializeMessage(stored, side, lang);
        const key = `${message.sender.id} ${message.sender.name}`;
        const payload = { chatId: chat.id, message: writeMessage(message) };
        const broadcast = broadcasts.get(key) ?? { payload, rooms: [], excluded: [] };
        broadcasts.set(key, broadcast);
        broadcast.rooms.push(...participantRooms(chat, side, lang));
        // An admin who is the buyer in this chat receives the message once, as the buyer.
        if (side === 'supplier' && chat.to_admin === 1)
          broadcast.excluded.push(...participantRooms(chat, 'buyer', lang));
      }
    for (const { payload, rooms, excluded } of broadcasts.values())
      if (rooms.length > 0)
        io.to(rooms)
          .except(excluded.filter((room) => !rooms.includes(room)))
          .emit(LIVE_EVENTS.newMessage, payload);
  };

  return {
    message(stored) {
      try {
        broadcastMessage(stored);
      } catch (error) {
        // The message is stored: clients that missed the broadcast load it with the next page.
        log.error({ error }, 'a message could not be broadcast');
      }
    },

    read({ chat, side }, messageId) {
      const rooms = LANGS.flatMap((lang) => participantRooms(chat, otherSide(side), lang));
      const ownRooms = LANGS.flatMap((lang) => participantRooms(chat, side, lang));
      if (rooms.length > 0)
        io.to(rooms).except(ownRooms).emit(LIVE_EVENTS.messageRead, { chatId: chat.id, messageId });
    },

    notification({ userId, notification }) {
      const rooms = LANGS.map((lang) => userRoom(userId, lang));
      io.to(rooms).emit(LIVE_EVENTS.notification, notification);
    },
  };
}
