// Notifier: stores a notification and its mail in the transaction of the event, and delivers it to listeners after the commit.
import type { FastifyBaseLogger } from 'fastify';
import type { NotificationDto } from '../../contract/notifications/notifications.ts';
import { lostRaceOrRow } from '../platform/db/lost-race.ts';
import { type Db, inTransaction, type Queries } from '../platform/db/open.ts';
import { risingId } from '../platform/db/rising-id.ts';
import { countRefusal } from '../platform/http/refusals.ts';
import { outboxRepository } from '../platform/mail/outbox-queries.ts';
import { readDisplayName } from '../trade/participant-queries.ts';
import { notificationMail } from './notification-mail.ts';
import { notificationsRepository } from './notification-queries.ts';

export interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationDto['kind'];
  /** Id of the enquiry, order or product. */
  readonly subjectId: string;
  /** Name of the enquiry, order or product. */
  readonly subject: string;
  /** Id of the account that caused the event, or 'admin' for the admin area. */
  readonly from: string;
  /** The admin's reason or the new status; '' where there is none. */
  readonly detail: string;
}

/** Call it in the transaction of the event. Does nothing where the account of the recipient does not exist any more. */
export type Notify = (tx: Queries, notification: NewNotification) => Promise<void>;

/** A stored notification with its recipient, for the live connection. */
export interface NotificationEvent {
  readonly userId: string;
  readonly notification: NotificationDto;
}
export type NotificationListener = (event: NotificationEvent) => void;

export interface Notifier {
  /**
   * Runs `work` in a new transaction and, after the commit, delivers its notifications. `work` may run again after a conflict with
   * another transaction, so it must have no effects outside the database.
   */
  withNotifications<Result>(
    work: (tx: Queries, notify: Notify) => Promise<Result>,
  ): Promise<Result>;
  /** Adds a listener for notifications of this process only; returns a function that removes it. */
  subscribe(listener: NotificationListener): () => void;
}

/** Settings of notification mails; openNotifier() gets null where no mail is sent. */
export interface NotificationMails {
  readonly publicOrigin: string;
  /** Starts sending the mails in the outbox. */
  readonly kick: () => void;
}

export function openNotifier(
  db: Db,
  mails: NotificationMails | null,
  log: FastifyBaseLogger,
): Notifier {
  const listeners = new Set<NotificationListener>();

  const store = async (
    tx: Queries,
    notification: NewNotification,
  ): Promise<NotificationEvent | null> => {
    const { userId, kind, subjectId, subject, from, detail } = notification;
    const repository = notificationsRepository(tx);
    const recipient = await repository.recipient(userId);
    if (!recipient) return null;
    const { language, email } = recipient;
    const stored: NotificationDto = {
      id: risingId(),
      kind,
      subjectId,
      subject,
      from: await readDisplayName(tx, from, language),
      detail,
      createdAt: new Date().toISOString(),
      readAt: null,
    };
    await repository.add(userId, stored);
    if (mails && email) {
      const outbox = outboxRepository(tx);
      if (await outbox.hasRoom())
        await outbox.add(notificationMail(email, stored, language, mails.publicOrigin));
      else countRefusal('mail');
    }
    return { userId, notification: stored };
  };

  /** Errors of listeners are only logged, because the transaction is already committed. */
  const deliver = (event: NotificationEvent): void => {
    for (const listener of listeners)
      try {
        listener(event);
      } catch (error) {
        log.error({ error }, 'a notification could not be delivered');
      }
  };

  return {
    async withNotifications(work) {
      let events: NotificationEvent[] = [];
      const attempt = (tx: Queries) => {
        events = [];
        return work(tx, async (transaction, notification) => {
          const event = await store(transaction, notification);
          if (event) events.push(event);
        });
      };
      const result = await inTransaction(db, attempt, lostRaceOrRow);
      for (const event of events) deliver(event);
      if (events.length > 0) mails?.kick();
      return result;
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
