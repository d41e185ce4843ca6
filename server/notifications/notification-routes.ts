// Routes of notifications: list, unread counts, mark as read.
import type { FastifyInstance } from 'fastify';
import { SUCCESS_TEXTS } from '../../contract/messages/success.ts';
import { changeMailSetting, getMailSettings } from '../../contract/notifications/mail-settings.ts';
import {
  getUnreadCounts,
  listNotifications,
  markNotificationsRead,
} from '../../contract/notifications/notifications.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { serve } from '../platform/http/serve.ts';
import { personOf } from '../platform/http/session-user.ts';
import type { Services } from '../services.ts';

export function notificationRoutes(
  app: FastifyInstance,
  { notifications, mailSettings }: Services,
): void {
  serve(app, listNotifications, async ({ query }, { user }) => {
    const { notifications: data, total, unread } = await notifications.page(user.id, query);
    const pagination = paginationOf(query, total);
    const unreadMessages = await notifications.unreadMessages(user);
    return { data, pagination, unread, unreadMessages };
  });

  // Every page of a signed-in user calls this once.
  serve(app, getUnreadCounts, async (_, { user }) => {
    const [unread, unreadMessages] = [
      await notifications.unread(user.id),
      await notifications.unreadMessages(user),
    ];
    const side = user.isAdmin ? ('admin' as const) : user.role;
    return { unread, unreadMessages, side };
  });

  serve(app, markNotificationsRead, async ({ body }, { user, lang }) => {
    await notifications.markRead(user.id, body.ids);
    return { message: SUCCESS_TEXTS.notificationsRead[lang] };
  });

  serve(app, getMailSettings, async (_, { user }) => ({ mails: await mailSettings.list(user) }));

  serve(app, changeMailSetting, async ({ body }, { user }) => {
    await mailSettings.setSent(personOf(user), body.kind, body.sent);
    return { mails: await mailSettings.list(user) };
  });
}
