// Endpoints for notifications. Pages load them once and receive new ones over the live connection.
import * as z from 'zod/mini';
import { id } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_PAGE_SIZE } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { fieldError, paginationParams } from '../query.ts';
import { count, fields, list, nullableTime, oneOf, rowId, text, time } from '../read.ts';
import { acknowledgement } from '../reply.ts';
import { NOTIFICATION_KINDS } from './notification-kinds.ts';

/** Has no text: the client builds it from the kind and the fields below. */
export const notification = fields({
  id: rowId,
  /** One of NOTIFICATION_KINDS, or a kind that this release does not know. */
  kind: text(40, NOTIFICATION_KINDS),
  /** Id of the enquiry, order, conversation, product, import, document or saved search; for a review, of its order. */
  subjectId: text(64),
  /** Its title: the name of a product, file or saved search, the subject of an enquiry. */
  subject: text(300),
  /** Name of the user who caused it, if any. */
  from: text(300),
  /** The admin's reason, the order's new status, the number of new products of a saved search, or the
   * last day of a document; '' if there is none. */
  detail: text(2_000),
  createdAt: time,
  readAt: nullableTime,
});
export type Notification = z.output<typeof notification>;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'Notifications, newest first, with the unread counts',
  access: 'user',
  query: z.object(paginationParams),
  reply: fields({
    data: list(notification),
    pagination,
    /** Over all pages. */
    unread: count,
    /** Unread messages in all conversations. */
    unreadMessages: count,
  }),
  errors: ['unauthorized', 'validation'],
});

export const getUnreadCounts = endpoint({
  method: 'GET',
  path: '/notifications/unread',
  summary: 'Number of unread notifications and of unread messages',
  access: 'user',
  reply: fields({
    unread: count,
    /** Unread messages in all conversations. */
    unreadMessages: count,
    /** The role whose conversation page to link to, so that a page needs no further script for the link. */
    side: oneOf(['buyer', 'supplier', 'admin'], 'buyer'),
  }),
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
  errors: ['unauthorized', 'validation'],
});
