// Routes that block and report the counterpart of a chat.
import type { FastifyInstance } from 'fastify';
import { blockCounterpart, reportCounterpart } from '../../contract/chat/moderation.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { unownedIdempotencyKey } from '../platform/db/idempotency.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** Rate limit: more reports than one person writes after reading the conversations. */
const REPORTS_PER_MINUTE = 5;

export function moderationRoutes(app: FastifyInstance, { moderation }: Services): void {
  serve(app, blockCounterpart, async ({ params }, { user, lang }) => {
    await moderation.block(params.id, user);
    return { message: SUCCESS_TEXTS.counterpartBlocked[lang] };
  });

  serve(
    app,
    reportCounterpart,
    async ({ params, body }, { user, lang }) => {
      const { idempotencyKey, ...content } = body;
      const attempt = unownedIdempotencyKey(idempotencyKey, user.id, {
        chat: params.id,
        ...content,
      });
      await moderation.report(params.id, user, content, attempt);
      return { message: SUCCESS_TEXTS.counterpartReported[lang] };
    },
    { limitPerMinute: REPORTS_PER_MINUTE },
  );
}
