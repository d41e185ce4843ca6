// Admin routes for the analytics and for messages of the contact form.
import type { FastifyInstance } from 'fastify';
import {
  eraseContactMessage,
  getAnalytics,
  listContactMessages,
  markContactMessage,
} from '../../contract/admin/admin.ts';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function adminRoutes(app: FastifyInstance, { analytics, contactMessages }: Services): void {
  serve(app, getAnalytics, async () => ({
    success: true as const,
    ...(await analytics.read()),
  }));

  serve(app, listContactMessages, async ({ query }) => {
    const { messages, total, unread } = await contactMessages.page(query);
    const pagination = paginationOf(query, total);
    return { messages, pagination, unread };
  });

  serve(app, markContactMessage, async ({ params, body }, { lang, user }) => {
    const data = await contactMessages.mark(params.id, body.read, user.id);
    if (!data) throw new HttpError('notFound');
    return { message: SUCCESS_TEXTS.contactMarked[lang], data };
  });

  serve(app, eraseContactMessage, async ({ params }, { lang, user }) => {
    if (!(await contactMessages.erase(params.id, user.id))) throw new HttpError('notFound');
    return { message: SUCCESS_TEXTS.contactErased[lang] };
  });
}
