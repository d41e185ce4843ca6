// Endpoints for notifications. Pages load them once and receive new ones over the live connection.
import * as z from 'zod/mini';
import { id } from '../body.ts';
import { pagination } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_PAGE_SIZE, NOTIFICATION_KINDS } from '../limits.ts';
import { fieldError, paginationParams } from '../query.ts';
import { acknowledgement, readAcknowledgement } from '../reply.ts';
import { readNotifications, readUnreadCounts } from './notification-reader.ts';

/** Has no text: the client builds it from the kind and the fields below. */
export const notificationDto = z.object({
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
export type NotificationDto = z.output<typeof notificationDto>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'Notifications, newest first, with the unread counts',
  access: 'user',
  query: z.object(paginationParams),
  reply: z.object({
    success: z.literal(true),
    data: z.array(notificationDto),
    pagination,
    /** Over all pages. */
    unread: z.number(),
    /** Unread messages in all conversations. */
    unreadMessages: z.number(),
  }),
  read: readNotifications,
  errors: ['unauthorized', 'validation'],
});

export const getUnreadCounts = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  summary: 'Number of unread notifications and of unread messages',
  access: 'user',
  reply: z.object({
    success: z.literal(true),
    unread: z.number(),
    /** Unread messages in all conversations. */
    unreadMessages: z.number(),
    /** The role whose conversation page to link to, so that a page needs no further script for the link. */
    side: z.enum(['buyer', 'supplier', 'admin']),
  }),
  read: readUnreadCounts,
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
      z
        .array(id, fieldError('invalid'))
        .check(z.maxLength(MAX_PAGE_SIZE, fieldError('tooManyEntries'))),
    ),
  }),
  reply: acknowledgement,
  read: readAcknowledgement,
  errors: ['unauthorized', 'validation'],
});
