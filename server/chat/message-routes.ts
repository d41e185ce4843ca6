// Route that sends a chat message: stored first, then broadcast.
import type { FastifyInstance } from 'fastify';
import { sendChatMessage } from '../../contract/chat/chats.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { seatsOf } from '../trade/participant-queries.ts';

/** Per network and account: enough for an office of several people who type fast. */
const SENT_PER_MINUTE = 120;

export function messageRoutes(app: FastifyInstance, { messages, live }: Services): void {
  serve(
    app,
    sendChatMessage,
    async ({ body }, { person, lang }) => {
      const { chatId, text, idempotencyKey, clientId = idempotencyKey } = body;
      const seats = seatsOf(person, person.role);
      const given = { chatId, senderId: person.id, seats, text, clientId, file: null };
      const sent = await messages.send(given);
      if (sent.kind === 'refused') throw new Problem(sent.code);
      if (sent.kind === 'stored') live.told.message(sent);
      return { success: true as const, ...(await messages.wires(sent, lang))(sent.side) };
    },
    { perMinute: SENT_PER_MINUTE },
  );
}
