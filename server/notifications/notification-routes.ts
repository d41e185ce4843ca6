// Routes of notifications: list, unread counts, mark as read.
import type { FastifyInstance } from 'fastify';
import { ANSWER_TEXTS } from '../../contract/messages/answers.ts';
import {
  countUnread,
  listNotifications,
  markNotificationsRead,
} from '../../contract/notifications/notifications.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function notificationRoutes(app: FastifyInstance, { notifications }: Services): void {
  serve(app, listNotifications, async ({ query }, { person }) => {
    const { notifications: data, total, unread } = await notifications.page(person.id, query);
    const pagination = paginationOf(query, total);
    const unreadMessages = await notifications.unreadMessages(person);
    return { success: true as const, data, pagination, unread, unreadMessages };
  });

  // Every page of a signed-in user calls this once.
  serve(app, countUnread, async (_, { person }) => {
    const [unread, unreadMessages] = [
      await notifications.unread(person.id),
      await notifications.unreadMessages(person),
    ];
    const side = person.isAdmin ? ('admin' as const) : person.role;
    return { success: true as const, unread, unreadMessages, side };
  });

  serve(app, markNotificationsRead, async ({ body }, { person, lang }) => {
    await notifications.markRead(person.id, body.ids);
    return { success: true as const, message: ANSWER_TEXTS.notificationsRead[lang] };
  });
}
