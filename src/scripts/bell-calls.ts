// Calls of the notification bell, and its check of the replies.
import { MAX_PAGE_SIZE } from '../../contract/catalog/catalog-limits.ts';
import type { Lang } from '../../contract/lang.ts';
import type {
  listNotifications,
  markNotificationsRead,
  Notification,
} from '../../contract/notifications/notifications.ts';
import type { Address } from '../api/send.ts';
import { callFromPage } from '../stores/page-calls.ts';
import { isViewer } from '../stores/viewer.ts';

const LIST: Address<typeof listNotifications> = {
  method: 'GET',
  path: '/notifications',
  access: 'user',
};
const MARK_READ: Address<typeof markNotificationsRead> = {
  method: 'PUT',
  path: '/notifications/read',
  access: 'user',
};

interface BellPage {
  readonly notifications: readonly Notification[];
  readonly unread: number;
  /** Whether there are older notifications. */
  readonly hasMore: boolean;
}

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');
const dateOrNull = (value: unknown): string | null =>
  Number.isNaN(Date.parse(stringOrEmpty(value))) ? null : stringOrEmpty(value);

/** Returns null if there is no id, because the notification could then not be marked as read. */
export function parseNotification(value: unknown): Notification | null {
  const row = Object(value) as Record<keyof Notification, unknown>;
  const id = stringOrEmpty(row.id);
  if (id === '') return null;
  return {
    id,
    kind: stringOrEmpty(row.kind),
    subjectId: stringOrEmpty(row.subjectId),
    subject: stringOrEmpty(row.subject),
    from: stringOrEmpty(row.from),
    detail: stringOrEmpty(row.detail),
    createdAt: dateOrNull(row.createdAt),
    readAt: dateOrNull(row.readAt),
  };
}

export async function fetchNotifications(
  lang: Lang,
  page: number,
  limit: number,
): Promise<BellPage> {
  const reply = await callFromPage(lang, LIST, { query: { page, limit } });
  const rows: unknown[] = Array.isArray(reply.data) ? reply.data.slice(0, MAX_PAGE_SIZE) : [];
  const { totalPages } = Object(reply.pagination) as { totalPages?: unknown };
  return {
    notifications: rows.map(parseNotification).filter((each) => each !== null),
    unread: Number(reply.unread) || 0,
    hasMore: Number(totalPages) > page,
  };
}

/** Marks the notifications as read; without ids, all of them. They stay new where a viewer of the company reads them. */
export const markRead = async (lang: Lang, ids?: readonly string[]): Promise<unknown> =>
  !isViewer() && callFromPage(lang, MARK_READ, { body: ids ? { ids } : {} });
