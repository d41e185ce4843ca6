// The admin desk: what came through the contact form.
import type { FastifyInstance } from 'fastify';
import { listContactMessages, markContactMessage } from '../../contract/admin.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import type { Services } from '../app.ts';
import { Problem } from '../problem.ts';
import { serve } from '../serve.ts';

export function adminRoutes(app: FastifyInstance, { contactMessages }: Services): void {
  serve(app, listContactMessages, async ({ query }) => {
    const { page, limit } = query;
    const { messages, total, unread } = await contactMessages.page(query);
    const totalPages = Math.max(1, Math.ceil(total / limit));
    const pagination = { page, limit, total, totalPages, capped: false };
    return { success: true as const, messages, pagination, unread };
  });

  serve(app, markContactMessage, async ({ params, body }, { lang }) => {
    const data = await contactMessages.mark(params.id, body.read);
    if (!data) throw new Problem('notFound');
    return { success: true as const, message: ANSWER_TEXTS.contactMarked[lang], data };
  });
}
