// What people are told of: the rows of the bell, who of them are to be told, and how much waits to be read.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import type { NotificationWire } from '../../contract/notifications.ts';
import type { Person } from '../accounts/sessions.ts';
import type { Queries } from '../platform/db/open.ts';
import { type Page, rowsOfPage } from '../platform/db/pages.ts';
import type { NotificationsTable } from '../platform/db/tables.ts';
import { isDesk } from '../trade/participant-queries.ts';

/** Somebody who is to be told something. */
export interface Recipient {
  readonly language: Lang;
  /** null where nobody would read mail: no account, or a suspended one. */
  readonly email: string | null;
}

export interface NotificationPage {
  readonly notifications: NotificationWire[];
  readonly total: number;
  /** Of all pages. */
  readonly unread: number;
}

const wire = (row: Selectable<NotificationsTable>): NotificationWire => ({
  id: row.id,
  kind: row.kind as NotificationWire['kind'],
  subjectId: row.subject_id,
  subject: row.subject,
  from: row.from_name,
  detail: row.detail,
  createdAt: row.created_at,
  readAt: row.read_at,
});

export const notificationsRepository = (db: Queries) => ({
  /** null where the account is gone. */
  async recipient(userId: string): Promise<Recipient | null> {
    const user = await db
      .selectFrom('users')
      .select(['email', 'language', 'password_hash', 'suspended_at'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) return null;
    const reads = user.password_hash !== null && user.suspended_at === null;
    return { language: user.language as Lang, email: reads ? user.email : null };
  },

  /** Who answers for the desk. */
  async admins(): Promise<string[]> {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where('is_admin', '=', 1)
      .where('suspended_at', 'is', null)
      .execute();
    return rows.map(({ id }) => id);
  },

  async add(userId: string, told: NotificationWire): Promise<void> {
    await db
      .insertInto('notifications')
      .values({
        id: told.id,
        user_id: userId,
        kind: told.kind,
        subject_id: told.subjectId,
        subject: told.subject,
        from_name: told.from,
        detail: told.detail,
        created_at: told.createdAt,
        read_at: told.readAt,
      })
      .execute();
  },

  /** Newest first. */
  async page(userId: string, query: Page): Promise<NotificationPage> {
    const own = db.selectFrom('notifications').where('user_id', '=', userId);
    const { total, unread } = await own
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
      ])
      .executeTakeFirstOrThrow();
    const newestFirst = own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
    const rows = await rowsOfPage(newestFirst, query);
    return { notifications: rows.map(wire), total: Number(total), unread: Number(unread) };
  },

  async unread(userId: string): Promise<number> {
    const { unread } = await db
      .selectFrom('notifications')
      .select(({ fn }) => fn.countAll<number>().as('unread'))
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(unread);
  },

  /**
   * Messages of the others after the last one read, over all conversations that somebody is in or answers at the desk.
   * Seat by seat: asked for all at once, neither engine goes by its indexes, and every page of a member asks.
   */
  async unreadMessages({ id, isAdmin }: Pick<Person, 'id' | 'isAdmin'>): Promise<number> {
    const after = (side: 'buyer' | 'supplier') =>
      db
        .selectFrom('chats')
        .innerJoin('messages', 'messages.chat_id', 'chats.id')
        .select(({ fn }) => fn.countAll<number>().as('unread'))
        .whereRef('messages.id', '>', (each) =>
          each.fn.coalesce(each.ref(`chats.${side}_read`), each.val('')),
        )
        // Whoever is not the buyer is the other side, whichever admin it was.
        .where((each) => {
          const sender = each.fn.coalesce('messages.sender_id', each.val(''));
          const buyer = each.fn.coalesce('chats.buyer_id', each.val(''));
          return each(sender, side === 'buyer' ? '<>' : '=', buyer);
        });
    const seats = [
      after('buyer').where('chats.buyer_id', '=', id),
      after('supplier').where('chats.supplier_id', '=', id),
    ];
    if (isAdmin)
      seats.push(
        after('supplier')
          .where(isDesk)
          .where((each) =>
            each.or([each('chats.buyer_id', 'is', null), each('chats.buyer_id', '<>', id)]),
          ),
      );
    let all = 0;
    for (const seat of seats) all += Number((await seat.executeTakeFirstOrThrow()).unread);
    return all;
  },

  /** All of somebody's, or those with these ids that are theirs; the time of the first reading stays. */
  async markRead(userId: string, ids: readonly string[] | undefined): Promise<void> {
    if (ids?.length === 0) return;
    await db
      .updateTable('notifications')
      .set({ read_at: new Date().toISOString() })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .$if(ids !== undefined, (each) => each.where('id', 'in', ids ?? []))
      .execute();
  },
});
