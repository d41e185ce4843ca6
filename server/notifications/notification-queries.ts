// Queries for notifications: recipients, stored notifications, and counts of unread notifications and messages.
import type { Selectable } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import type { Notification, NotificationKind } from '../../contract/notifications/notifications.ts';
import { isAddressedToAdmin } from '../accounts/participant-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { type PageQuery, readPageRows } from '../platform/db/pagination.ts';
import type { NotificationsTable } from '../platform/db/tables.ts';
import type { Person, SessionUser } from '../platform/http/session-user.ts';

/** A person who gets mails about notifications. */
export interface Reader extends Person {
  readonly email: string;
}

/** The account that gets a notification. */
export interface Recipient {
  readonly language: Lang;
  /** Whether its people can sign in: it has a password and is not suspended. Without that no mail goes out. */
  readonly isActive: boolean;
  /**
   * Its owner and the members who trade, without those whose email is not confirmed or does not exist: anybody could have typed it,
   * and the mails would go to a stranger.
   */
  readonly readers: readonly Reader[];
}

/** A notification that this release makes. */
export type StoredNotification = Notification & {
  readonly kind: NotificationKind;
  readonly createdAt: string;
};

export interface NotificationPage {
  readonly notifications: Notification[];
  readonly total: number;
  /** Unread notifications on all pages. */
  readonly unread: number;
}

const serializeNotification = (row: Selectable<NotificationsTable>): Notification => ({
  id: row.id,
  kind: row.kind,
  subjectId: row.subject_id,
  subject: row.subject,
  from: row.from_name,
  detail: row.detail,
  createdAt: row.created_at,
  readAt: row.read_at,
});

export const notificationsRepository = (db: DbOrTx) => {
  const salesMembers = (companyId: string): Promise<Reader[]> =>
    db
      .selectFrom('company_members')
      .select(['company_id as id', 'id as memberId', 'email'])
      .where('company_id', '=', companyId)
      .where('role', '=', 'sales')
      .where('email_confirmed_at', 'is not', null)
      .where('email_bounced_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  return {
    /** null where the account does not exist any more. */
    async recipient(userId: string): Promise<Recipient | null> {
      const user = await db
        .selectFrom('users')
        .select(['email', 'language', 'password_hash', 'suspended_at'])
        .select(['email_confirmed_at', 'email_bounced_at'])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user) return null;
      const isActive = user.password_hash !== null && user.suspended_at === null;
      const isReached = user.email_confirmed_at !== null && user.email_bounced_at === null;
      const owner = { id: userId, memberId: null, email: user.email };
      return {
        language: user.language as Lang,
        isActive,
        readers: isActive ? [...(isReached ? [owner] : []), ...(await salesMembers(userId))] : [],
      };
    },

    /** The confirmed email of a person, for mails about the safety of its sign-in; null if it has none. */
    async confirmedEmail({ id, memberId }: Person): Promise<string | null> {
      const row =
        memberId === null
          ? await db
              .selectFrom('users')
              .select('email')
              .where('id', '=', id)
              .where('email_confirmed_at', 'is not', null)
              .executeTakeFirst()
          : await db
              .selectFrom('company_members')
              .select('email')
              .where('id', '=', memberId)
              .where('email_confirmed_at', 'is not', null)
              .executeTakeFirst();
      return row?.email ?? null;
    },

    /** Ids of all admins who are not suspended: they answer for the admin area. */
    async listAdminIds(): Promise<string[]> {
      const rows = await db
        .selectFrom('users')
        .select('id')
        .where('is_admin', '=', 1)
        .where('suspended_at', 'is', null)
        .execute();
      return rows.map(({ id }) => id);
    },

    async add(userId: string, notification: StoredNotification): Promise<void> {
      await db
        .insertInto('notifications')
        .values({
          id: notification.id,
          user_id: userId,
          kind: notification.kind,
          subject_id: notification.subjectId,
          subject: notification.subject,
          from_name: notification.from,
          detail: notification.detail,
          created_at: notification.createdAt,
          read_at: notification.readAt,
        })
        .execute();
    },

    /** Whether the user has got this notification at or after that time. */
    async hasSince(
      userId: string,
      { kind, subjectId, detail }: Pick<StoredNotification, 'kind' | 'subjectId' | 'detail'>,
      since: string,
    ): Promise<boolean> {
      const found = await db
        .selectFrom('notifications')
        .select('id')
        .where('user_id', '=', userId)
        .where('created_at', '>=', since)
        .where('kind', '=', kind)
        .where('subject_id', '=', subjectId)
        .where('detail', '=', detail)
        .limit(1)
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Newest first. */
    async page(userId: string, query: PageQuery): Promise<NotificationPage> {
      const own = db.selectFrom('notifications').where('user_id', '=', userId);
      const { total, unread } = await own
        .select(({ fn }) => [
          fn.countAll<number>().as('total'),
          fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread'),
        ])
        .executeTakeFirstOrThrow();
      const newestFirst = own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
      const rows = await readPageRows(newestFirst, query);
      return {
        notifications: rows.map(serializeNotification),
        total: Number(total),
        unread: Number(unread),
      };
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
     * Counts the unread messages of counterparts in all conversations of the user and, for an admin, of the admin area. One query
     * per side: with a single query neither engine uses its indexes, and every page of a signed-in user needs this count.
     */
    async unreadMessages({ id, isAdmin }: Pick<SessionUser, 'id' | 'isAdmin'>): Promise<number> {
      const unreadOn = (side: 'buyer' | 'supplier') =>
        db
          .selectFrom('chats')
          .innerJoin('messages', 'messages.chat_id', 'chats.id')
          .select(({ fn }) => fn.countAll<number>().as('unread'))
          .whereRef('messages.id', '>', (each) =>
            each.fn.coalesce(each.ref(`chats.${side}_read`), each.val('')),
          )
          // Every sender except the buyer belongs to the supplier side, also any admin.
          .where((each) => {
            const sender = each.fn.coalesce('messages.sender_id', each.val(''));
            const buyer = each.fn.coalesce('chats.buyer_id', each.val(''));
            return each(sender, side === 'buyer' ? '<>' : '=', buyer);
          });
      const unreadCounts = [
        unreadOn('buyer').where('chats.buyer_id', '=', id),
        unreadOn('supplier').where('chats.supplier_id', '=', id),
      ];
      if (isAdmin)
        unreadCounts.push(
          unreadOn('supplier')
            .where(isAddressedToAdmin)
            .where((each) =>
              each.or([each('chats.buyer_id', 'is', null), each('chats.buyer_id', '<>', id)]),
            ),
        );
      let total = 0;
      for (const unreadCount of unreadCounts)
        total += Number((await unreadCount.executeTakeFirstOrThrow()).unread);
      return total;
    },

    /** Marks all notifications of the user as read, or those of them with these ids. An earlier `read_at` is not changed. */
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
  };
};
