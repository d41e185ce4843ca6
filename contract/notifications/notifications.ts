// Endpoints for notifications. Pages load them once and receive new ones over the live connection.
import * as z from 'zod/mini';
import { id } from '../body.ts';
import { pagination } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_PAGE_SIZE, NOTIFICATION_KINDS } from '../limits.ts';
import { paging, says } from '../query.ts';
import { acknowledgement, readAcknowledgement } from '../reply.ts';
import { readNotifications, readUnread } from './notification-reader.ts';

/** Has no text: the client builds it from the kind and the fields below. */
export const notificationWire = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  /** Id of the enquiry, order, conversation or product. */
  subjectId: z.string(),
  /** Its title: the name of a product, the subject of an enquiry. */
  subject: z.string(),
  /** Name of the user who caused it, if any. */
  from: z.string(),
  /** The admin's reason, or the order's new status; '' if there is none. */
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
    /** Over all pages. */
    unread: z.number(),
    /** Unread messages in all conversations. */
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
    /** Unread messages in all conversations. */
    unreadMessages: z.number(),
    /** The role whose conversation page to link to, so that a page needs no further script for the link. */
    side: z.enum(['buyer', 'supplier', 'admin']),
  }),
  read: readUnread,
  errors: ['unauthorized'],
});

/** Without ids, marks all of them. */
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
