// Broadcasts to WebSocket clients, always after the change is stored.
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { LIVE_EVENTS } from '../../../contract/chat/live.ts';
import { writeMessage } from '../../../contract/dialect/chat.ts';
import { otherSide } from '../../accounts/participant-queries.ts';
import type { NotificationEvent } from '../../notifications/notifier.ts';
import type { Db } from '../../platform/db/open.ts';
import type { ChatSide } from '../message-queries.ts';
import { type ChatRow, type MessageRow, messageSerializer } from '../message-resource-queries.ts';
import { LANGS, participantRooms, userRoom } from './rooms.ts';

/** A stored message with its chat. */
interface StoredMessage {
  readonly message: MessageRow;
  readonly chat: ChatRow;
}

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
  readonly db: Db;
  readonly log: FastifyBaseLogger;
}

const SIDES = ['buyer', 'supplier'] as const;

export function openBroadcaster({ io, db, log }: Dependencies): Broadcaster {
  // Sequential, so that messages are sent in the order in which they were stored.
  let last: Promise<void> = Promise.resolve();

  const broadcastMessage = async ({ chat, message }: StoredMessage): Promise<void> => {
    for (const lang of LANGS) {
      const serialize = await messageSerializer(db, [message], lang);
      for (const side of SIDES) {
        const rooms = participantRooms(chat, side, lang);
        if (rooms.length === 0) continue;
        // An admin who is the buyer in this chat receives the message once, as the buyer.
        const excludedRooms = side === 'supplier' ? participantRooms(chat, 'buyer', lang) : [];
        io.to(rooms)
          .except(excludedRooms)
          .emit(LIVE_EVENTS.newMessage, {
            chatId: chat.id,
            message: writeMessage(serialize(message, chat, side)),
          });
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
