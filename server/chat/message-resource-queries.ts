// Serialization of messages for one side of a chat.
import type { Selectable } from 'kysely';
import type { ChatMessage } from '../../contract/chat/message.ts';
import type { Lang } from '../../contract/lang.ts';
import {
  adminParticipant,
  type ParticipantLookup,
  readParticipants,
  type Side,
} from '../accounts/participant-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { AttachmentsTable, ChatsTable, MessagesTable } from '../platform/db/tables.ts';

export type ChatRow = Selectable<ChatsTable>;
export type MessageRow = Selectable<MessagesTable>;
type AttachmentRow = Selectable<AttachmentsTable>;

/** Relative to the /api base. */
const pathOf = (chatId: string, fileId: string): string => `/chats/${chatId}/files/${fileId}`;

/** The buyer sees all admins as one sender; only admins see which of them wrote. */
const senderOf = (
  message: MessageRow,
  chat: ChatRow,
  side: Side,
  participantById: ParticipantLookup,
  lang: Lang,
): ChatMessage['sender'] => {
  const isFromAdmin = chat.to_admin === 1 && message.sender_id !== chat.buyer_id;
  const sender =
    isFromAdmin && side === 'buyer' ? adminParticipant(lang) : participantById(message.sender_id);
  return { id: sender?.id ?? '', name: sender?.name ?? '' };
};

const attachmentsByMessage = async (db: DbOrTx, messages: readonly MessageRow[]) => {
  if (messages.length === 0) return new Map<string, AttachmentRow>();
  const ids = messages.map(({ id }) => id);
  const rows = await db
    .selectFrom('attachments')
    .selectAll()
    .where('message_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.message_id, row]));
};

/** Returns a serializer for these messages; `reader` is the side that receives the result. */
export async function messageSerializer(
  db: DbOrTx,
  messages: readonly MessageRow[],
  lang: Lang,
): Promise<(message: MessageRow, chat: ChatRow, reader: Side) => ChatMessage> {
  const files = await attachmentsByMessage(db, messages);
  const participantById = await readParticipants(
    db,
    messages.map(({ sender_id }) => sender_id),
    lang,
  );
  return (message, chat, reader) => {
    const file = files.get(message.id);
    return {
      id: message.id,
      chatId: chat.id,
      sender: senderOf(message, chat, reader, participantById, lang),
      text: message.text,
      attachment: file
        ? {
            id: file.id,
            name: file.name,
            type: file.type,
            size: file.size,
            path: pathOf(chat.id, file.id),
          }
        : null,
      clientId: message.client_id,
      createdAt: message.created_at,
      originalLanguage: message.language,
    };
  };
}
