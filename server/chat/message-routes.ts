// Route that sends a chat message: stored first, then broadcast.
import type { FastifyInstance } from 'fastify';
import { sendChatMessage } from '../../contract/chat/chats.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';
import { participantRolesOf } from '../trade/participant-queries.ts';

/** Per network and account: enough for an office of several people who type fast. */
const MESSAGES_PER_MINUTE = 120;

export function messageRoutes(app: FastifyInstance, { messages, live }: Services): void {
  serve(
    app,
    sendChatMessage,
    async ({ body }, { user, lang }) => {
      const { chatId, text, idempotencyKey, clientId = idempotencyKey } = body;
      const roles = participantRolesOf(user, user.role);
      const message = { chatId, senderId: user.id, roles: roles, text, clientId, file: null };
      const outcome = await messages.send(message);
      if (outcome.kind === 'refused') throw new HttpError(outcome.code);
      if (outcome.kind === 'stored') live.broadcaster.message(outcome);
      return {
        success: true as const,
        ...(await messages.messageSerializer(outcome, lang))(outcome.side),
      };
    },
    { limitPerMinute: MESSAGES_PER_MINUTE },
  );
}
