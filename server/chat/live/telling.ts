// Broadcasts to WebSocket clients, always after the change is stored.
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import { LIVE_EVENTS } from '../../../contract/chat/live.ts';
import type { Notifier } from '../../notifications/notify.ts';
import { otherSide } from '../../trade/participant-queries.ts';
import type { messagesRepository, ReadMark, Stored } from '../message-queries.ts';
import { LANGS, personRoom, seatRooms } from './rooms.ts';

export interface Telling {
  /** Broadcasts to both sides, including the sender's other windows: clients recognize a message they have by its id. */
  message(stored: Stored): void;
  /** Broadcasts a read position to the counterpart. */
  read(mark: ReadMark, messageId: string): void;
  /** Resolves when all pending broadcasts are sent. */
  settled(): Promise<void>;
}

interface Parts {
  readonly io: Server;
  readonly messages: ReturnType<typeof messagesRepository>;
  readonly notifier: Notifier;
  readonly log: FastifyBaseLogger;
}

const SIDES = ['buyer', 'supplier'] as const;

export function openTelling({ io, messages, notifier, log }: Parts): Telling {
  // Sequential, so that messages are sent in the order in which they were stored.
  let last: Promise<void> = Promise.resolve();

  const tell = async (stored: Stored): Promise<void> => {
    const { chat } = stored;
    for (const lang of LANGS) {
      const messageFor = await messages.wires(stored, lang);
      for (const side of SIDES) {
        const rooms = seatRooms(chat, side, lang);
        if (rooms.length === 0) continue;
        // An admin who is the buyer in this chat receives the message once, as the buyer.
        const told = side === 'supplier' ? seatRooms(chat, 'buyer', lang) : [];
        const message = messageFor(side);
        io.to(rooms).except(told).emit(LIVE_EVENTS.newMessage, { chatId: chat.id, message });
      }
    }
  };

  notifier.onNotified(({ userId, notification }) => {
    io.to(LANGS.map((lang) => personRoom(userId, lang))).emit(
      LIVE_EVENTS.notification,
      notification,
    );
  });

  return {
    message(stored) {
      last = last
        .then(() => tell(stored))
        // The message is stored: clients that missed the broadcast load it with the next page.
        .catch((error: unknown) => log.error({ error }, 'a message could not be told'));
    },

    read({ chat, side }, messageId) {
      const rooms = LANGS.flatMap((lang) => seatRooms(chat, otherSide(side), lang));
      const own = LANGS.flatMap((lang) => seatRooms(chat, side, lang));
      if (rooms.length > 0)
        io.to(rooms).except(own).emit(LIVE_EVENTS.messageRead, { chatId: chat.id, messageId });
    },

    settled: () => last,
  };
}
