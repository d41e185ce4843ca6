// Parsers of notifications and of the unread counts.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from '../catalog/product-page-reader.ts';
import { count, fields, list, nullableTime, record, text } from '../read.ts';
import { rowsOf, successReply } from '../reply.ts';

export interface Notification {
  readonly id: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly subject: string;
  readonly from: string;
  readonly detail: string;
  readonly createdAt: string | null;
  readonly readAt: string | null;
}

export interface Notifications {
  readonly notifications: readonly Notification[];
  readonly pagination: Pagination | null;
  readonly unread: number;
  readonly unreadMessages: number;
}

/** One notification, in replies and in live events. */
export const notificationRow = fields({
  id: text(64),
  kind: text(40),
  subjectId: text(64),
  subject: text(300),
  from: text(300),
  detail: text(2_000),
  createdAt: nullableTime,
  readAt: nullableTime,
}).check(z.refine((parsed) => parsed.id !== ''));

export const readNotifications = (body: unknown): Notifications => {
  const reply = z.parse(record, body);
  return {
    notifications: z.parse(list(notificationRow, 1_000), rowsOf(body, 'data', 'notifications')),
    pagination: readPagination(reply.pagination),
    unread: z.parse(count, reply.unread),
    unreadMessages: z.parse(count, reply.unreadMessages),
  };
};

export interface UnreadCounts {
  readonly unread: number;
  readonly unreadMessages: number;
  readonly side: string;
}

const unreadFields = fields({ unread: count, unreadMessages: count, side: text(20) });

export const readUnreadCounts = (body: unknown): UnreadCounts =>
  z.parse(unreadFields, successReply(body));
