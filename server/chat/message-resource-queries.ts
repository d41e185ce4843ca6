// Serialization of messages for one side of a chat.
import type { Selectable } from 'kysely';
import type { MessageDto } from '../../contract/chat/chats.ts';
import type { Lang } from '../../contract/lang.ts';
import {
  adminParticipant,
  type ParticipantLookup,
  readParticipants,
  type Side,
} from '../accounts/participant-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { AttachmentsTable, ChatsTable, MessagesTable } from '../platform/db/tables.ts';

export type Chat = Selectable<ChatsTable>;
export type Message = Selectable<MessagesTable>;
type Attachment = Selectable<AttachmentsTable>;

/** Relative to the /api base. */
const pathOf = (chatId: string, fileId: string): string => `/chats/${chatId}/files/${fileId}`;

/** The buyer sees all admins as one sender; only admins see which of them wrote. */
const senderOf = (
  message: Message,
  chat: Chat,
  side: Side,
  participantById: ParticipantLookup,
  lang: Lang,
) => {
  const isFromAdmin = chat.to_desk === 1 && message.sender_id !== chat.buyer_id;
  const sender =
    isFromAdmin && side === 'buyer' ? adminParticipant(lang) : participantById(message.sender_id);
  return { _id: sender?.id ?? '', name: sender?.name ?? '' };
};

const serializeMessage = (
  message: Message,
  sender: MessageDto['sender'],
  file: Attachment | undefined,
): MessageDto => ({
  _id: message.id,
  id: message.id,
  chatId: message.chat_id,
  senderId: sender._id,
  sender,
  text: message.text,
  attachment: file
    ? {
        id: file.id,
        name: file.name,
        type: file.type,
        size: file.size,
        path: pathOf(message.chat_id, file.id),
      }
    : null,
  clientId: message.client_id,
  createdAt: message.created_at,
  originalLanguage: message.language,
  language: message.language,
});

const attachmentsByMessage = async (db: DbOrTx, messages: readonly Message[]) => {
  if (messages.length === 0) return new Map<string, Attachment>();
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
  messages: readonly Message[],
  lang: Lang,
): Promise<(message: Message, chat: Chat, reader: Side) => MessageDto> {
  const files = await attachmentsByMessage(db, messages);
  const participantById = await readParticipants(
    db,
    messages.map(({ sender_id }) => sender_id),
    lang,
  );
  return (message, chat, reader) =>
    serializeMessage(
      message,
      senderOf(message, chat, reader, participantById, lang),
      files.get(message.id),
    );
}
