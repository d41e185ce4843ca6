// Conversations as queries see them, and what people are told of otherwise: notifications, and mail that has not gone out.
import type { Generated } from 'kysely';
import type { ATTACHMENT_TYPES } from '../../../../contract/limits.ts';

/** One conversation for each buyer, counterpart and product. */
export interface ChatsTable {
  id: string;
  buyer_id: string | null;
  /** null with `to_desk` 1 is the admin desk. */
  supplier_id: string | null;
  to_desk: number;
  product_no: number | null;
  /** The product's id, 'bis-certification', or '': what makes the conversation one. */
  about: string;
  product_name: string;
  last_message_id: string | null;
  created_at: string;
  /** Of the last message. */
  updated_at: string;
  /** Ids of the last message each side has read. */
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
  /** What the sender called it before it was stored: once for each chat and sender. */
  client_id: Generated<string | null>;
}

/** The file of a message; its bytes lie in the store of attachments under `id`. */
export interface AttachmentsTable {
  id: string;
  message_id: string;
  /** As its sender calls it. */
  name: string;
  type: (typeof ATTACHMENT_TYPES)[number];
  /** Bytes. */
  size: number;
  /** Whose quota it counts for; null once the account is gone. */
  sender_id: string | null;
}

/** What somebody is told of; the words are made by whoever shows it. */
export interface NotificationsTable {
  id: string;
  user_id: string;
  kind: string;
  subject_id: string;
  subject: string;
  /** Who did it, in the language of whoever is told. */
  from_name: string;
  detail: string;
  created_at: string;
  read_at: string | null;
}

/** Mail that has not gone out yet: a row goes when the mail server has taken it. */
export interface OutboxTable {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  created_at: string;
  attempts: Generated<number>;
  /** Nobody touches the mail before this. Whoever tries it moves it ahead first, so that no other process does. */
  next_at: string;
  /** When the mail server said that it will never take it. */
  refused_at: string | null;
  last_error: string | null;
  body: string;
}

export interface TalkTables {
  chats: ChatsTable;
  messages: MessagesTable;
  attachments: AttachmentsTable;
  notifications: NotificationsTable;
  outbox: OutboxTable;
}
