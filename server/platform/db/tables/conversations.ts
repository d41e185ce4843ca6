// Table types of conversations and notifications.
import type { Generated } from 'kysely';
import type { ATTACHMENT_TYPES } from '../../../../contract/limits.ts';

/** One conversation for each buyer, counterpart and product. */
export interface ChatsTable {
  id: string;
  buyer_id: string | null;
  /** null with `to_admin` 1 means the admins. */
  supplier_id: string | null;
  to_admin: number;
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

/** One row for each account that has received a mail with a stop link, or has an alert. */
export interface MailSettingsTable {
  user_id: string;
  /** Secret in the links that stop mails without signing in. */
  stop_token: string;
  /** When an alert of saved searches was last sent. */
  alert_sent_at: string | null;
  /** Kinds of mail that the account does not want, separated by spaces. */
  stopped: Generated<string>;
}

export interface ConversationTables {
  chats: ChatsTable;
  messages: MessagesTable;
  attachments: AttachmentsTable;
  notifications: NotificationsTable;
  mail_settings: MailSettingsTable;
}
