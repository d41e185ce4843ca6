// Insertion of a message with its chat's last message: one statement on PostgreSQL, one transaction on SQLite.
import { sql } from 'kysely';
import type { ChatMessage } from '../../contract/chat/message.ts';
import type { Lang } from '../../contract/lang.ts';
import {
  type ParticipantRole,
  readParticipantsInLanguages,
} from '../accounts/participant-queries.ts';
import { type Database, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { rowIn } from '../platform/db/text-queries.ts';
import type { StoredAttachment } from '../platform/uploads/private-files.ts';
import type {
  AttachmentRow,
  ChatRow,
  CompleteMessage,
  MessageRow,
} from './message-resource-queries.ts';

/** A message that can be inserted as it is; its id must be greater than that of the chat's last message. */
export interface MessageToInsert extends Pick<ChatMessage, 'id' | 'chatId' | 'text' | 'clientId'> {
  readonly senderId: string;
  /** The roles of the sender: one of them takes part in the chat. */
  readonly roles: readonly ParticipantRole[];
  /** null if the text does not show its language: then it is the sender's. */
  readonly language: Lang | null;
}

/** Whether both sides of the chat exist: the admins always do, an account may be deleted. */
export const isOpen = (chat: ChatRow): boolean =>
  chat.buyer_id !== null && (chat.supplier_id !== null || chat.to_admin === 1);

/**
 * Makes `id` the last message of the chat, and returns the chat. Returns no row if the message may not be inserted: the chat is
 * not visible to the sender, not open or blocked, the sender is deleted, the message is already stored, or the chat has a later one.
 * The update locks the chat, so ids have the order in which messages become visible. Plain SQL, because building these statements
 * from parts took a twentieth of a message's processor time.
 */
const claimLastMessage = (
  { id, chatId, senderId, roles, clientId }: MessageToInsert,
  createdAt: string,
) => sql<ChatRow>`
  update chats set last_message_id = ${id}, updated_at = ${createdAt}
  where id = ${chatId}
    and (${sql.join(roles.map(takesPart), sql` or `)})
    and buyer_id is not null and (supplier_id is not null or to_admin = 1)
    and (to_admin = 1 or not exists (
      select 1 from blocks
      where (blocks.user_id = chats.buyer_id and blocks.blocked_id = chats.supplier_id)
        or (blocks.user_id = chats.supplier_id and blocks.blocked_id = chats.buyer_id)
    ))
    and coalesce(last_message_id, '') < ${id}
    and exists (select 1 from users where id = ${senderId} and deleted_at is null)
    and not exists (
      select 1 from messages
      where chat_id = ${chatId} and sender_id = ${senderId} and client_id = ${clientId}
    )
  returning *`;

const takesPart = (role: ParticipantRole) =>
  role.side === 'admin'
    ? sql`(supplier_id is null and to_admin = 1)`
    : sql`${sql.ref(`${role.side}_id`)} = ${role.id}`;

const messageRow = (
  { id, chatId, senderId, text, clientId }: MessageToInsert,
  language: string,
  createdAt: string,
): MessageRow => ({
  id,
  chat_id: chatId,
  sender_id: senderId,
  language,
  created_at: createdAt,
  text,
  client_id: clientId,
});

/** SQLite cannot write two tables in one statement. In the same process, several statements cost little. */
const insertInTransaction = (db: DbOrTx, message: MessageToInsert, createdAt: string) =>
  inTransaction(db, async (tx): Promise<CompleteMessage | null> => {
    const [chat] = (await claimLastMessage(message, createdAt).execute(tx)).rows;
    if (!chat) return null;
    const { senderId } = message;
    const language = await tx
      .selectFrom('users')
      .select('language')
      .where('id', '=', senderId)
      .executeTakeFirstOrThrow();
    const row = messageRow(message, message.language ?? language.language, createdAt);
    await tx.insertInto('messages').values(row).execute();
    const senderIn = await readParticipantsInLanguages(tx, [senderId]);
    return { chat, message: row, attachment: null, senderIn };
  });

interface InsertedRow extends ChatRow {
  readonly message_language: string;
  /** The sender's language, and its name in one language. */
  readonly language: string;
  readonly lang: Lang | null;
  readonly name: string | null;
}

const insertInOneStatement = async (
  db: DbOrTx,
  message: MessageToInsert,
  createdAt: string,
): Promise<CompleteMessage | null> => {
  const { id, senderId, text, clientId } = message;
  const { rows } = await sql<InsertedRow>`with chat as (${claimLastMessage(message, createdAt)}),
    message as (
      insert into messages (id, chat_id, sender_id, language, created_at, text, client_id)
      select ${id}, chat.id, sender.id, coalesce(${message.language}, sender.language), ${createdAt},
        ${text}, ${clientId}
      from chat join users as sender on sender.id = ${senderId}
      returning language as message_language
    )
    select chat.*, message_language, users.language, user_texts.lang, user_texts.name
    from chat, message, users left join user_texts on user_texts.user_id = users.id
    where users.id = ${senderId}`.execute(db);
  const [first] = rows;
  if (!first) return null;
  const { message_language, language: _, lang: __, name: ___, ...chat } = first;
  return {
    chat,
    message: messageRow(message, message_language, createdAt),
    attachment: null,
    senderIn: (id, lang) => (id === null ? null : { id, name: rowIn(rows, lang)?.name ?? '' }),
  };
};

/** Inserts a message and returns it with its chat; null if `claimLastMessage` finds that it may not be inserted. */
export const insertMessage = (
  db: DbOrTx,
  engine: Database['engine'],
  message: MessageToInsert,
): Promise<CompleteMessage | null> =>
  (engine === 'postgres' ? insertInOneStatement : insertInTransaction)(
    db,
    message,
    new Date().toISOString(),
  );

export async function insertAttachment(
  tx: DbOrTx,
  message: MessageRow,
  file: StoredAttachment,
): Promise<AttachmentRow> {
  const row = { ...file, message_id: message.id, sender_id: message.sender_id };
  await tx.insertInto('attachments').values(row).execute();
  return row;
}
