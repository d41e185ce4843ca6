// Insertion of a message with its chat's last message: one statement on PostgreSQL, one transaction on SQLite.
import type { Lang } from '../../contract/lang.ts';
import {
  type ParticipantRole,
  readParticipantsInLanguages,
} from '../accounts/participant-queries.ts';
import { type Database, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { rowIn } from '../platform/db/text-queries.ts';
import type { StoredAttachment } from './attachment-uploads.ts';
import { isChatVisibleTo } from './chat-resource-queries.ts';
import type {
  AttachmentRow,
  ChatRow,
  CompleteMessage,
  MessageRow,
} from './message-resource-queries.ts';

/** A message that can be inserted as it is. */
export interface MessageToInsert {
  /** Must be greater than the id of the chat's last message. */
  readonly id: string;
  readonly chatId: string;
  readonly senderId: string;
  /** The roles of the sender: one of them takes part in the chat. */
  readonly roles: readonly ParticipantRole[];
  /** null if the text does not show its language: then it is the sender's. */
  readonly language: Lang | null;
  readonly text: string;
  readonly clientId: string | null;
}

/** Whether both sides of the chat exist: the admins always do, an account may be deleted. */
export const isOpen = (chat: ChatRow): boolean =>
  chat.buyer_id !== null && (chat.supplier_id !== null || chat.to_admin === 1);

/**
 * Makes `id` the last message of the chat, and returns the chat. Returns no row if the message may not be inserted: the chat is
 * not visible to the sender or not open, the sender is deleted, the message is stored already, or the chat has a later one. The
 * update locks the chat, so ids have the order in which messages become visible.
 */
const claimLastMessage = (
  db: Pick<DbOrTx, 'updateTable'>,
  { id, chatId, senderId, roles, clientId }: MessageToInsert,
  createdAt: string,
) =>
  db
    .updateTable('chats')
    .set({ last_message_id: id, updated_at: createdAt })
    .where('id', '=', chatId)
    .where(isChatVisibleTo(roles))
    .where('buyer_id', 'is not', null)
    .where((each) => each.or([each('supplier_id', 'is not', null), each('to_admin', '=', 1)]))
    .where((each) => each(each.fn.coalesce('last_message_id', each.val('')), '<', id))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.id')
          .where('users.id', '=', senderId)
          .where('deleted_at', 'is', null),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('messages')
            .select('messages.id')
            .where('chat_id', '=', chatId)
            .where('sender_id', '=', senderId)
            .where('client_id', '=', clientId),
        ),
      ),
    )
    .returningAll();

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
    const chat = await claimLastMessage(tx, message, createdAt).executeTakeFirst();
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

const insertInOneStatement = async (
  db: DbOrTx,
  message: MessageToInsert,
  createdAt: string,
): Promise<CompleteMessage | null> => {
  const { senderId } = message;
  const rows = await db
    .with('chat', (each) => claimLastMessage(each, message, createdAt))
    .with('message', (each) =>
      each
        .insertInto('messages')
        .columns(['id', 'chat_id', 'sender_id', 'language', 'created_at', 'text', 'client_id'])
        .expression((from) =>
          from
            .selectFrom('chat')
            .innerJoin('users', (join) => join.on('users.id', '=', senderId))
            .select(({ val, fn, ref }) => [
              'chat.last_message_id as id',
              'chat.id as chat_id',
              'users.id as sender_id',
              fn.coalesce(val(message.language), ref('users.language')).as('language'),
              'chat.updated_at as created_at',
              val(message.text).as('text'),
              val(message.clientId).as('client_id'),
            ]),
        )
        .returning(['sender_id', 'messages.language as message_language']),
    )
    .selectFrom(['chat', 'message'])
    .innerJoin('users', 'users.id', 'message.sender_id')
    .leftJoin('user_texts', 'user_texts.user_id', 'users.id')
    .selectAll('chat')
    .select(['message_language', 'users.language', 'user_texts.lang', 'user_texts.name'])
    .execute();
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
