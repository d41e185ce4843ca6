// Notifications of an event: written with their mails in the transaction of the event, broadcast after its commit.
import type { FastifyBaseLogger } from 'fastify';
import type { Lang } from '../../contract/lang.ts';
import { MAIL_KIND_OF, type MailedKind } from '../../contract/notifications/mail-kinds.ts';
import type { Notification, NotificationKind } from '../../contract/notifications/notifications.ts';
import { readDisplayName } from '../accounts/participant-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { isConflictOrMissingRow } from '../platform/db/transaction-conflicts.ts';
import { countRefusal } from '../platform/http/refusals.ts';
import { type Mail, outboxRepository } from '../platform/mail/outbox-queries.ts';
import { mailDaysRepository } from './mail-day-queries.ts';
import { mailSettingsRepository } from './mail-settings-queries.ts';
import { notificationMail } from './notification-mail.ts';
import {
  notificationsRepository,
  type Recipient,
  type StoredNotification,
} from './notification-queries.ts';
import { stopAddresses } from './stop-addresses.ts';

export interface NewNotification<Kind extends NotificationKind = MailedKind> {
  /** The recipient. Nothing is written where the account does not exist any more. */
  readonly userId: string;
  readonly kind: Kind;
  /** Id of the enquiry, order, product, import or saved search; for a review, of its order. */
  readonly subjectId: string;
  /** Its name. */
  readonly subject: string;
  /** Id of the account that caused the event, 'admin' for the admin area, or '' for none. */
  readonly from: string;
  /** The admin's reason, the new status or the number of new products; '' where there is none. */
  readonly detail: string;
}

/** Writes a notification, and its mail, in the transaction of the event. */
export type Notify = (tx: DbOrTx, notification: NewNotification) => Promise<void>;

/** Notifications to one account that share one mail. */
export interface NotificationGroup {
  readonly userId: string;
  readonly notifications: readonly Omit<NewNotification<NotificationKind>, 'userId'>[];
  /**
   * Address of a mail about the safety of the account, which is sent before any other and has no limit; null where there is none.
   * Without this field the mail is one about notifications, to the owner.
   */
  readonly securityMailTo?: string | null;
  mail(to: string, publicOrigin: string, lang: Lang): Mail;
}

/** Writes the notifications, and their mail, in the transaction of the event. */
export type NotifyTogether = (tx: DbOrTx, group: NotificationGroup) => Promise<void>;

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
  withNotifications<Result>(
    work: (tx: DbOrTx, notify: Notify, notifyTogether: NotifyTogether) => Promise<Result>,
  ): Promise<Result>;
}

interface Dependencies {
  readonly db: Db;
  /** Sends a notification to the live connections of its recipient. */
  readonly send: (event: NotificationEvent) => void;
  /** null where no mail is sent; `wake` starts sending the mails in the outbox. */
  readonly mails: { readonly publicOrigin: string; readonly wake: () => void } | null;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export function openNotifier({ db, send, mails, log }: Dependencies): Notifier {
  const store = async (
    tx: DbOrTx,
    { userId, from, ...content }: NewNotification<NotificationKind>,
    language: Lang,
  ): Promise<StoredNotification> => {
    const notification: StoredNotification = {
      ...content,
      id: monotonicId(),
      from: await readDisplayName(tx, from, language),
      createdAt: new Date().toISOString(),
      readAt: null,
    };
    await notificationsRepository(tx).add(userId, notification);
    return notification;
  };

  /** Stores a mail for each reader of the account who has not stopped mails of this kind, within its daily limit. */
  const storeMailsOfKind = async (
    tx: DbOrTx,
    { language, readers }: Recipient,
    notification: StoredNotification & { readonly kind: MailedKind },
  ): Promise<void> => {
    if (!mails) return;
    const mailKind = MAIL_KIND_OF[notification.kind];
    const settings = mailSettingsRepository(tx);
    const outbox = outboxRepository(tx);
    for (const reader of readers) {
      if ((await settings.stoppedKinds(reader)).includes(mailKind)) continue;
      const now = new Date(notification.createdAt);
      const hasRoom = await outbox.hasRoom();
      if (!hasRoom) countRefusal('mail');
      if (!(await mailDaysRepository(tx).count(reader, now, hasRoom))) continue;
      const stop = stopAddresses(
        mails.publicOrigin,
        language,
        await settings.token(reader),
        mailKind,
      );
      const mail = notificationMail(reader.email, notification, {
        ...{ lang: language, publicOrigin: mails.publicOrigin, stop },
      });
      await outbox.add(mail, reader.id, 'notifications');
    }
  };

  /** Stores the one mail of a group. */
  const storeMailOfGroup = async (
    tx: DbOrTx,
    { userId, securityMailTo, mail }: NotificationGroup,
    { language, isActive, readers }: Recipient,
  ): Promise<void> => {
    if (!mails || !isActive) return;
    const outbox = outboxRepository(tx);
    const isSecurity = securityMailTo !== undefined;
    const owner = readers.find(({ memberId }) => memberId === null);
    const to = isSecurity ? securityMailTo : owner?.email;
    if (!to) return;
    if (isSecurity || (await outbox.hasRoom()))
      await outbox.add(
        mail(to, mails.publicOrigin, language),
        userId,
        isSecurity ? 'signIn' : 'notifications',
      );
    else countRefusal('mail');
  };

  const notifyIn =
    (events: NotificationEvent[]): Notify =>
    async (tx, given) => {
      const { userId, kind } = given;
      const recipient = await notificationsRepository(tx).recipient(userId);
      if (!recipient) return;
      const notification = await store(tx, given, recipient.language);
      await storeMailsOfKind(tx, recipient, { ...notification, kind });
      events.push({ userId, notification });
    };

  const notifyTogetherIn =
    (events: NotificationEvent[]): NotifyTogether =>
    async (tx, group) => {
      const { userId, notifications } = group;
      const recipient = await notificationsRepository(tx).recipient(userId);
      if (!recipient) return;
      for (const each of notifications) {
        const notification = await store(tx, { ...each, userId }, recipient.language);
        events.push({ userId, notification });
      }
      await storeMailOfGroup(tx, group, recipient);
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
        return work(tx, notifyIn(events), notifyTogetherIn(events));
      };
      const result = await inTransaction(db, attempt, isConflictOrMissingRow);
      events.forEach(broadcast);
      if (events.length > 0) mails?.wake();
      return result;
    },
  };
}
