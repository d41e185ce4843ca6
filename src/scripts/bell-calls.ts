// API calls of the notification bell without the contract's client: that client is bundled with the code of the islands,
// React included, and the bell is on pages without islands. Replies are validated here too.
import { MAX_PAGE_SIZE } from '../../contract/catalog/catalog-limits.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Notification } from '../../contract/notifications/notifications.ts';
import { $session, endSession } from '../stores/session.ts';

export interface BellPage {
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

/** Throws on an error status. `keepalive` lets a write finish after navigation: clicking a notification leaves the page. */
async function call(lang: Lang, path: string, body?: object): Promise<Record<string, unknown>> {
  const session = $session.get();
  const token = session.status === 'signed-in' ? session.token : '';
  const reply = await fetch(`/api/notifications${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: {
      'accept-language': lang,
      authorization: `Bearer ${token}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body), keepalive: true } : {}),
  });
  if (reply.status === 401) endSession(token);
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  return Object((await reply.json()) as unknown) as Record<string, unknown>;
}

export async function fetchNotifications(
  lang: Lang,
  page: number,
  limit: number,
): Promise<BellPage> {
  const reply = await call(lang, `?page=${page}&limit=${limit}`);
  const rows: unknown[] = Array.isArray(reply.data) ? reply.data.slice(0, MAX_PAGE_SIZE) : [];
  const { totalPages } = Object(reply.pagination) as { totalPages?: unknown };
  return {
    notifications: rows.map(parseNotification).filter((each) => each !== null),
    unread: Number(reply.unread) || 0,
    hasMore: Number(totalPages) > page,
  };
}

/** Marks the notifications as read; without ids, all of them. */
export const markRead = async (lang: Lang, ids?: readonly string[]): Promise<void> =>
  void (await call(lang, '/read', ids ? { ids } : {}));
