// Serialization of messages for one side of a chat.
import type { Selectable } from 'kysely';
import type { MessageWire } from '../../contract/chat/chats.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Queries } from '../platform/db/open.ts';
import type { AttachmentsTable, ChatsTable, MessagesTable } from '../platform/db/tables.ts';
import { desk, type Parties, partiesOf, type Side } from '../trade/participant-queries.ts';

export type Chat = Selectable<ChatsTable>;
export type Message = Selectable<MessagesTable>;
type Attachment = Selectable<AttachmentsTable>;

/** Relative to the /api base. */
const pathOf = (chatId: string, fileId: string): string => `/chats/${chatId}/files/${fileId}`;

/** The buyer sees all admins as one sender; only admins see which of them wrote. */
const senderOf = (message: Message, chat: Chat, side: Side, partyOf: Parties, lang: Lang) => {
  const fromDesk = chat.to_desk === 1 && message.sender_id !== chat.buyer_id;
  const sender = fromDesk && side === 'buyer' ? desk(lang) : partyOf(message.sender_id);
  return { _id: sender?.id ?? '', name: sender?.name ?? '' };
};

const wire = (
  message: Message,
  sender: MessageWire['sender'],
  file: Attachment | undefined,
): MessageWire => ({
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

const filesOf = async (db: Queries, messages: readonly Message[]) => {
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
export async function messageWires(
  db: Queries,
  messages: readonly Message[],
  lang: Lang,
): Promise<(message: Message, chat: Chat, reader: Side) => MessageWire> {
  const files = await filesOf(db, messages);
  const partyOf = await partiesOf(
    db,
    messages.map(({ sender_id }) => sender_id),
    lang,
  );
  return (message, chat, reader) =>
    wire(message, senderOf(message, chat, reader, partyOf, lang), files.get(message.id));
}
