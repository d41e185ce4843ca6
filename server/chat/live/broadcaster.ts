// Broadcasts to WebSocket clients, always after the change is stored.
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { LIVE_EVENTS } from '../../../contract/chat/live.ts';
import type { NotificationEvent } from '../../notifications/notifier.ts';
import { otherSide } from '../../trade/participant-queries.ts';
import type { ChatSide, messagesRepository, StoredMessage } from '../message-queries.ts';
import { LANGS, participantRooms, userRoom } from './rooms.ts';

export interface Broadcaster {
  /** Broadcasts to both sides, including the sender's other windows: clients recognize a message they have by its id. */
  message(stored: StoredMessage): void;
  /** Broadcasts a read position to the counterpart. */
  read(chatSide: ChatSide, messageId: string): void;
  /** Broadcasts a notification to all connections of its recipient. */
  notification(event: NotificationEvent): void;
  /** Resolves when all pending broadcasts are sent. */
  flushed(): Promise<void>;
}

interface Dependencies {
  readonly io: Server;
  readonly messages: ReturnType<typeof messagesRepository>;
  readonly log: FastifyBaseLogger;
}

const SIDES = ['buyer', 'supplier'] as const;

export function openBroadcaster({ io, messages, log }: Dependencies): Broadcaster {
  // Sequential, so that messages are sent in the order in which they were stored.
  let last: Promise<void> = Promise.resolve();

  const broadcastMessage = async (stored: StoredMessage): Promise<void> => {
    const { chat } = stored;
    for (const lang of LANGS) {
      const messageFor = await messages.messageSerializer(stored, lang);
      for (const side of SIDES) {
        const rooms = participantRooms(chat, side, lang);
        if (rooms.length === 0) continue;
        // An admin who is the buyer in this chat receives the message once, as the buyer.
        const excludedRooms = side === 'supplier' ? participantRooms(chat, 'buyer', lang) : [];
        const message = messageFor(side);
        io.to(rooms)
          .except(excludedRooms)
          .emit(LIVE_EVENTS.newMessage, { chatId: chat.id, message });
      }
    }
  };

  return {
    message(stored) {
      last = last
        .then(() => broadcastMessage(stored))
        // The message is stored: clients that missed the broadcast load it with the next page.
        .catch((error: unknown) => log.error({ error }, 'a message could not be broadcast'));
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

    flushed: () => last,
  };
}
