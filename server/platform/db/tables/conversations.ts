// Table types of conversations, notifications and the outbox of mail.
import type { Generated } from 'kysely';
import type { ATTACHMENT_TYPES } from '../../../../contract/limits.ts';

/** One conversation for each buyer, counterpart and product. */
export interface ChatsTable {
  id: string;
  buyer_id: string | null;
  /** null with `to_desk` 1 means the admins. */
  supplier_id: string | null;
  to_desk: number;
  product_no: number | null;
  /** The product's id, 'bis-certification', or ''; part of the key that makes a conversation unique. */
  about: string;
  product_name: string;
  last_message_id: string | null;
  created_at: string;
  /** Time of the last message. */
  updated_at: string;
  /** Ids of the last message that each participant has read. */
  buyer_read: string | null;
  supplier_read: string | null;
}

export interface MessagesTable {
  /** Sortable: later messages have greater ids. */
  id: string;
  chat_id: string;
  sender_id: string | null;
  language: string;
  created_at: string;
  text: string;
  /** The idempotency key that the sender gave the message: unique per conversation and sender. */
  client_id: Generated<string | null>;
}

/** The file of a message; its bytes are in the attachment store under `id`. */
export interface AttachmentsTable {
  id: string;
  message_id: string;
  /** The file name that the sender gave it. */
  name: string;
  type: (typeof ATTACHMENT_TYPES)[number];
  /** Bytes. */
  size: number;
  /** The account whose quota it counts for; null once the account is deleted. */
  sender_id: string | null;
}

/** An event that is shown to a user; its text is composed when it is displayed. */
export interface NotificationsTable {
  id: string;
  user_id: string;
  kind: string;
  subject_id: string;
  subject: string;
  /** Name of the user who caused it, in the recipient's language. */
  from_name: string;
  detail: string;
  created_at: string;
  read_at: string | null;
}

/** Mail that is not sent yet: the row is deleted when the mail server has accepted it. */
export interface OutboxTable {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  created_at: string;
  attempts: Generated<number>;
  /**
   * No process sends the mail before this time. A process that claims it first moves the time ahead, so that no other
   * process does.
   */
  next_at: string;
  /** When the mail server refused the mail for good. */
  refused_at: string | null;
  last_error: string | null;
  body: string;
}

export interface ConversationTables {
  chats: ChatsTable;
  messages: MessagesTable;
  attachments: AttachmentsTable;
  notifications: NotificationsTable;
  outbox: OutboxTable;
}
