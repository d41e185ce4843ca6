// Queries for the mails about notifications that a person gets in 24 hours, and for the notifications beyond the limit.
import { MAIL_KIND_OF, type MailedKind } from '../../contract/notifications/mail-kinds.ts';
import { LIMITS } from '../limits.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { Person } from '../platform/http/session-user.ts';
import type { MailedNotification } from './notification-mail.ts';

const DAY_MS = 24 * 3_600_000;

/** Before this time the day of a person has begun that is over now. */
const dayBefore = (now: Date): string => new Date(now.getTime() - DAY_MS).toISOString();

const personId = ({ id, memberId }: Person): string => memberId ?? id;

export const MAILED_KINDS = Object.keys(MAIL_KIND_OF) as readonly MailedKind[];

export const mailDaysRepository = (db: DbOrTx) => {
  const update = (person: Person) =>
    db.updateTable('mail_days').where('person_id', '=', personId(person));

  return {
    /**
     * Counts a mail about a notification of now, and returns whether it may be sent. Otherwise the notification is one of those that
     * the person's next digest lists. Call it in the transaction that stores the notification, after that: the row is locked, so
     * that a digest lists the notification or comes before it.
     */
    async count(person: Person, now: Date, hasRoom: boolean): Promise<boolean> {
      const { id, memberId } = person;
      const day = await db
        .insertInto('mail_days')
        .values({
          person_id: personId(person),
          user_id: id,
          member_id: memberId,
          starts_at: now.toISOString(),
          mails: 0,
          unmailed_since: null,
        })
        .onConflict((each) =>
          each.column('person_id').doUpdateSet((row) => ({ mails: row.ref('mail_days.mails') })),
        )
        .returning(['starts_at', 'mails', 'unmailed_since'])
        .executeTakeFirstOrThrow();
      // While a digest is due, all notifications are in it: none is mailed before an earlier one.
      if (day.unmailed_since !== null) return false;
      const isOver = day.starts_at <= dayBefore(now);
      if (!hasRoom || (!isOver && day.mails >= LIMITS.notificationMailsPerDay)) {
        await update(person).set({ unmailed_since: now.toISOString() }).execute();
        return false;
      }
      await update(person)
        .set(isOver ? { starts_at: now.toISOString(), mails: 1 } : { mails: day.mails + 1 })
        .execute();
      return true;
    },

    /** People whose digest is due, the one that waits for the longest time first. */
    async due(now: Date, limit: number): Promise<Person[]> {
      const rows = await db
        .selectFrom('mail_days')
        .select(['user_id', 'member_id'])
        .where('unmailed_since', 'is not', null)
        .where('starts_at', '<=', dayBefore(now))
        .orderBy('starts_at')
        .orderBy('person_id')
        .limit(limit)
        .execute();
      return rows.map(({ user_id, member_id }) => ({ id: user_id, memberId: member_id }));
    },

    /**
     * Begins a new day of the person, with the digest as its first mail. Returns since when notifications were not mailed; undefined
     * where another process has sent the digest.
     */
    async begin(person: Person, now: Date): Promise<string | undefined> {
      const day = await update(person)
        .where('unmailed_since', 'is not', null)
        .where('starts_at', '<=', dayBefore(now))
        .set((each) => ({ mails: each.ref('mails') }))
        .returning('unmailed_since')
        .executeTakeFirst();
      if (!day) return undefined;
      await update(person)
        .set({ starts_at: now.toISOString(), mails: 1, unmailed_since: null })
        .execute();
      return day.unmailed_since ?? undefined;
    },

    /** Days that are over and left nothing to list. */
    async deleteOver(now: Date): Promise<void> {
      await db
        .deleteFrom('mail_days')
        .where('unmailed_since', 'is', null)
        .where('starts_at', '<=', dayBefore(now))
        .execute();
    },

    /** The first notifications of the account since then of these kinds, and the number of all. */
    async notificationsSince(
      userId: string,
      since: string,
      kinds: readonly MailedKind[],
    ): Promise<{ listed: MailedNotification[]; total: number }> {
      if (kinds.length === 0) return { listed: [], total: 0 };
      const all = db
        .selectFrom('notifications')
        .where('user_id', '=', userId)
        .where('created_at', '>=', since)
        .where('kind', 'in', kinds);
      const { total } = await all
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await all
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .limit(LIMITS.notificationsListedByMail)
        .execute();
      const listed = rows.map((row) => ({
        kind: row.kind as MailedKind,
        subjectId: row.subject_id,
        subject: row.subject,
        from: row.from_name,
        detail: row.detail,
      }));
      return { listed, total: Number(total) };
    },
  };
};
