// Tells people what happened to them: a row for the bell and a mail, written with what they tell of, live once that is committed.
import type { FastifyBaseLogger } from 'fastify';
import type { NotificationWire } from '../../contract/notifications.ts';
import { lostRaceOrRow } from '../platform/db/lost-race.ts';
import { type Db, inTransaction, type Queries } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import { countRefusal } from '../platform/http/refusals.ts';
import { outboxRepository } from '../platform/mail/outbox-queries.ts';
import { calledIn } from '../trade/participant-queries.ts';
import { notificationMail } from './notification-mail.ts';
import { notificationsRepository } from './notification-queries.ts';

export interface Notice {
  readonly userId: string;
  readonly kind: NotificationWire['kind'];
  /** Of the enquiry, the order or the listing. */
  readonly subjectId: string;
  /** What that is called. */
  readonly subject: string;
  /** The account that did it, or 'admin' where the desk did. */
  readonly from: string;
  /** The admin's reason or the new status; '' where there is none. */
  readonly detail: string;
}

/** To be called in the transaction that the notice tells of. Whoever is gone is told nothing. */
export type Notify = (tx: Queries, notice: Notice) => Promise<void>;

/** What somebody was told, for the live connection. */
export interface Told {
  readonly userId: string;
  readonly notification: NotificationWire;
}
export type Listener = (told: Told) => void;

export interface Notifier {
  /**
   * Runs `work` in a transaction of its own and, once that is committed, delivers what it told. `work` may be run
   * again, where another transaction was faster: it must change nothing but the database.
   */
  telling<Result>(work: (tx: Queries, notify: Notify) => Promise<Result>): Promise<Result>;
  /** Answers how to stop listening. Only what this process told is heard. */
  onNotified(listener: Listener): () => void;
}

/** Absent where no mail goes out. */
export interface NotificationMails {
  readonly publicOrigin: string;
  /** Sends what was written to the outbox. */
  readonly kick: () => void;
}

export function openNotifier(
  db: Db,
  mails: NotificationMails | null,
  log: FastifyBaseLogger,
): Notifier {
  const listeners = new Set<Listener>();

  const tell = async (tx: Queries, notice: Notice): Promise<Told | null> => {
    const { userId, kind, subjectId, subject, from, detail } = notice;
    const repository = notificationsRepository(tx);
    const recipient = await repository.recipient(userId);
    if (!recipient) return null;
    const { language, email } = recipient;
    const notification: NotificationWire = {
      id: risingId(),
      kind,
      subjectId,
      subject,
      from: await calledIn(tx, from, language),
      detail,
      createdAt: new Date().toISOString(),
      readAt: null,
    };
    await repository.add(userId, notification);
    if (mails && email) {
      const outbox = outboxRepository(tx);
      if (await outbox.hasRoom())
        await outbox.add(notificationMail(email, notification, language, mails.publicOrigin));
      else countRefusal('mail');
    }
    return { userId, notification };
  };

  /** Whoever listens cannot undo what is done. */
  const deliver = (told: Told): void => {
    for (const listener of listeners)
      try {
        listener(told);
      } catch (error) {
        log.error({ error }, 'a notification could not be delivered');
      }
  };

  return {
    async telling(work) {
      let told: Told[] = [];
      const attempt = (tx: Queries) => {
        told = [];
        return work(tx, async (at, notice) => {
          const each = await tell(at, notice);
          if (each) told.push(each);
        });
      };
      const result = await inTransaction(db, attempt, lostRaceOrRow);
      for (const each of told) deliver(each);
      if (told.length > 0) mails?.kick();
      return result;
    },

    onNotified(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
