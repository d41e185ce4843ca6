// Notifications of an event: written with their mails in the transaction of the event, broadcast after its commit.
import type { FastifyBaseLogger } from 'fastify';
import type { Notification, NotificationKind } from '../../contract/notifications/notifications.ts';
import { readDisplayName } from '../accounts/participant-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { isConflictOrMissingRow } from '../platform/db/transaction-conflicts.ts';
import { countRefusal } from '../platform/http/refusals.ts';
import { outboxRepository } from '../platform/mail/outbox-queries.ts';
import { notificationMail } from './notification-mail.ts';
import { notificationsRepository, type StoredNotification } from './notification-queries.ts';

export interface NewNotification {
  /** The recipient. Nothing is written where the account does not exist any more. */
  readonly userId: string;
  readonly kind: NotificationKind;
  /** Id of the enquiry, order or product. */
  readonly subjectId: string;
  /** Name of the enquiry, order or product. */
  readonly subject: string;
  /** Id of the account that caused the event, or 'admin' for the admin area. */
  readonly from: string;
  /** The admin's reason or the new status; '' where there is none. */
  readonly detail: string;
}

/** Writes a notification, and its mail, in the transaction of the event. */
export type Notify = (tx: DbOrTx, notification: NewNotification) => Promise<void>;

/** A stored notification with its recipient. */
export interface NotificationEvent {
  readonly userId: string;
  readonly notification: Notification;
}

export interface Notifier {
  /**
   * Runs `work` in a new transaction and broadcasts its notifications after the commit. `work` may run again after a conflict with
   * another transaction, so it must have no effects outside the database.
   */
  withNotifications<Result>(work: (tx: DbOrTx, notify: Notify) => Promise<Result>): Promise<Result>;
}

interface Dependencies {
  readonly db: Db;
  /** Sends a notification to the live connections of its recipient. */
  readonly send: (event: NotificationEvent) => void;
  /** null where no mail is sent; `wake` starts sending the mails in the outbox. */
  readonly mails: { readonly publicOrigin: string; readonly wake: () => void } | null;
  readonly log: FastifyBaseLogger;
}

export function openNotifier({ db, send, mails, log }: Dependencies): Notifier {
  const store = async (
    tx: DbOrTx,
    { userId, from, ...content }: NewNotification,
  ): Promise<NotificationEvent | null> => {
    const repository = notificationsRepository(tx);
    const recipient = await repository.recipient(userId);
    if (!recipient) return null;
    const { language, email } = recipient;
    const notification: StoredNotification = {
      ...content,
      id: monotonicId(),
      from: await readDisplayName(tx, from, language),
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

  /** Errors are only logged: the notification is stored, and the call that caused it has succeeded. */
  const broadcast = (event: NotificationEvent): void => {
    try {
      send(event);
    } catch (error) {
      log.error({ error }, 'a notification could not be broadcast');
    }
  };

  return {
    async withNotifications(work) {
      let events: NotificationEvent[] = [];
      const attempt = (tx: DbOrTx) => {
        events = [];
        return work(tx, async (transaction, notification) => {
          const event = await store(transaction, notification);
          if (event) events.push(event);
        });
      };
      const result = await inTransaction(db, attempt, isConflictOrMissingRow);
      events.forEach(broadcast);
      if (events.length > 0) mails?.wake();
      return result;
    },
  };
}
