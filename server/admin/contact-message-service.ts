// Contact messages: stored with an email to the operator, marked and erased by admins, erased after a period.
import type { ContactMessage } from '../../contract/admin/contact-messages.ts';
import type { IdempotencyKey } from '../platform/db/idempotency.ts';
import { readStoredId } from '../platform/db/idempotency-queries.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { outboxRepository } from '../platform/mail/outbox-queries.ts';
import { auditLogRepository } from './audit-log-queries.ts';
import { contactMail, type NewContactMessage } from './contact-mail.ts';
import {
  type ContactMessageQuery,
  deleteContactMessages,
  insertContactMessage,
  readContactMessage,
  readContactMessagePage,
  readOldContactMessageIds,
  updateContactMessage,
} from './contact-message-queries.ts';

/** Messages erased in one transaction. */
const MESSAGES_PER_TRANSACTION = 200;

/** `operator` is the email address that is notified of messages. */
export function contactMessageService(db: Db, onMailQueued: () => void, operator: string) {
  /** Also erases copies of their content: unsent emails to the operator, email addresses in the audit log. Returns how many. */
  const erase = async (tx: DbOrTx, ids: readonly string[]): Promise<number> => {
    if (ids.length === 0) return 0;
    const erased = await deleteContactMessages(tx, ids);
    for (const message of erased)
      await outboxRepository(tx).deleteUnsent(contactMail(message, operator));
    await auditLogRepository(tx).blankMessages(ids);
    return erased.length;
  };

  return {
    /** Stores message and email together, once per attempt: a message without its email would stay unnoticed. */
    async add(message: NewContactMessage, attempt: IdempotencyKey | null): Promise<void> {
      await inTransaction(db, async (tx) => {
        if (await readStoredId(tx, 'contact_messages', null, attempt)) return;
        await insertContactMessage(tx, message, attempt);
        await outboxRepository(tx).add(contactMail(message, operator), null, 'notifications');
      });
      onMailQueued();
    },

    page: (query: ContactMessageQuery) => readContactMessagePage(db, query),

    /** Returns the message. Marking a read message as read does not change the time. */
    mark: (id: string, read: boolean, adminId: string): Promise<ContactMessage> =>
      inTransaction(db, async (tx) => {
        const changed = await updateContactMessage(tx, id, read);
        if (changed) {
          const action = read ? 'message.read' : 'message.unread';
          await auditLogRepository(tx).add(adminId, {
            action,
            subjectId: id,
            subject: changed.email,
          });
        }
        const message = changed ?? (await readContactMessage(tx, id));
        if (!message) throw new HttpError('notFound');
        return message;
      }),

    async erase(id: string, adminId: string): Promise<void> {
      await inTransaction(db, async (tx) => {
        if ((await erase(tx, [id])) === 0) throw new HttpError('notFound');
        const auditEntry = { action: 'message.erase', subjectId: id, subject: '' } as const;
        await auditLogRepository(tx).add(adminId, auditEntry);
      });
    },

    /** Erases at most MESSAGES_PER_TRANSACTION messages from before `before`; returns how many. */
    eraseBefore: (before: Date): Promise<number> =>
      inTransaction(db, async (tx) =>
        erase(tx, await readOldContactMessageIds(tx, before, MESSAGES_PER_TRANSACTION)),
      ),
  };
}
