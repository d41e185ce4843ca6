// Admin routes for the analytics and for messages of the contact form.
import type { FastifyInstance } from 'fastify';
import {
  eraseContactMessage,
  getAnalytics,
  listContactMessages,
  markContactMessage,
} from '../../contract/admin/admin.ts';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { Problem } from '../platform/http/problem.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function adminRoutes(app: FastifyInstance, { analytics, contactMessages }: Services): void {
  serve(app, getAnalytics, async () => ({
    success: true as const,
    ...(await analytics.figures()),
  }));

  serve(app, listContactMessages, async ({ query }) => {
    const { messages, total, unread } = await contactMessages.page(query);
    const pagination = paginationOf(query, total);
    return { success: true as const, messages, pagination, unread };
  });

  serve(app, markContactMessage, async ({ params, body }, { lang, person }) => {
    const data = await contactMessages.mark(params.id, body.read, person.id);
    if (!data) throw new Problem('notFound');
    return { success: true as const, message: ANSWER_TEXTS.contactMarked[lang], data };
  });

  serve(app, eraseContactMessage, async ({ params }, { lang, person }) => {
    if (!(await contactMessages.erase(params.id, person.id))) throw new Problem('notFound');
    return { success: true as const, message: ANSWER_TEXTS.contactErased[lang] };
  });
}
