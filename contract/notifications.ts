// What happened to somebody while they were away: a bell's items, asked once a page, live where the connection is open.
import * as z from 'zod/mini';
import { id } from './body.ts';
import { endpoint } from './endpoint.ts';
import { MAX_PAGE_SIZE, NOTIFICATION_KINDS } from './limits.ts';
import { readNotifications, readUnread } from './notification-reader.ts';
import { pagination } from './products.ts';
import { paging, says } from './query.ts';
import { acknowledgement, readAcknowledgement } from './reply.ts';

/** Its words are made by the reader's screen, from the kind and what it names. */
export const notificationWire = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Of the enquiry, order, conversation or listing. */
  subjectId: z.string(),
  /** What it is called: a listing's name, an enquiry's subject. */
  subject: z.string(),
  /** Who did it, where that is somebody. */
  from: z.string(),
  /** The admin's reason, the order's new status; '' where there is none. */
  detail: z.string(),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
});
export type NotificationWire = z.output<typeof notificationWire>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'What happened, newest first, with what is unread',
  access: 'user',
  query: z.object(paging),
  reply: z.object({
    success: z.literal(true),
    data: z.array(notificationWire),
    pagination,
    /** Of all pages. */
    unread: z.number(),
    /** Unread messages over all conversations. */
    unreadMessages: z.number(),
  }),
  read: readNotifications,
  errors: ['unauthorized', 'validation'],
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  summary: 'What waits to be read: the numbers at the bell and at the conversations',
  access: 'user',
  reply: z.object({
    success: z.literal(true),
    unread: z.number(),
    /** Unread messages over all conversations. */
    unreadMessages: z.number(),
    /** Whose conversations these are, so that a page without further scripts leads to them. */
    side: z.enum(['buyer', 'supplier', 'admin']),
  }),
  read: readUnread,
  errors: ['unauthorized'],
});

/** Without ids, all of them. */
export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/notifications/read',
  summary: 'Marks notifications as read',
  access: 'user',
  body: z.object({
    ids: z.optional(
      z.array(id, says('invalid')).check(z.maxLength(MAX_PAGE_SIZE, says('tooManyEntries'))),
    ),
  }),
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['unauthorized', 'validation'],
});
