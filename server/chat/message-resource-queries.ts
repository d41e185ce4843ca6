// Serialization of messages for one side of a chat.
import type { Selectable } from 'kysely';
import type { ChatMessage } from '../../contract/chat/message.ts';
import type { Lang } from '../../contract/lang.ts';
import type { Participant } from '../../contract/trade/references.ts';
import {
  adminParticipant,
  readParticipantsInLanguages,
  type Side,
} from '../accounts/participant-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { AttachmentsTable, ChatsTable, MessagesTable } from '../platform/db/tables.ts';

export type ChatRow = Selectable<ChatsTable>;
export type MessageRow = Selectable<MessagesTable>;
export type AttachmentRow = Selectable<AttachmentsTable>;

/** Returns the sender of a message with its name in `lang`; null where the account is deleted. */
export type SenderLookup = (
  id: string | null,
  lang: Lang,
) => Pick<Participant, 'id' | 'name'> | null;

/** The account on the other side of a chat; null for the admins, and for a deleted account. */
export const counterpartIdOf = (chat: ChatRow, side: Side): string | null =>
  side === 'buyer' ? chat.supplier_id : chat.buyer_id;

/** Relative to the /api base. */
const pathOf = (chatId: string, fileId: string): string => `/chats/${chatId}/files/${fileId}`;

/** A message with all that its resources are made of. */
export interface CompleteMessage {
  readonly message: MessageRow;
  readonly chat: ChatRow;
  readonly attachment: AttachmentRow | null;
  readonly senderIn: SenderLookup;
}

/** The buyer sees all admins as one sender; only admins see which of them wrote. */
const senderOf = (
  { message, chat, senderIn }: CompleteMessage,
  reader: Side,
  lang: Lang,
): ChatMessage['sender'] => {
  const isFromAdmin = chat.to_admin === 1 && message.sender_id !== chat.buyer_id;
  const sender =
    isFromAdmin && reader === 'buyer' ? adminParticipant(lang) : senderIn(message.sender_id, lang);
  return { id: sender?.id ?? '', name: sender?.name ?? '' };
};

/** Serializes a message for `reader`, the side that receives the result. Only the sender depends on side and language. */
export const serializeMessage = (
  complete: CompleteMessage,
  reader: Side,
  lang: Lang,
): ChatMessage => {
  const { message, chat, attachment: file } = complete;
  return {
    id: message.id,
    chatId: chat.id,
    sender: senderOf(complete, reader, lang),
    text: message.text,
    attachment: file && {
      id: file.id,
      name: file.name,
      type: file.type,
      size: file.size,
      path: pathOf(chat.id, file.id),
    },
    clientId: message.client_id,
    createdAt: message.created_at,
    originalLanguage: message.language,
  };
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
  const senderIn = await readParticipantsInLanguages(
    db,
    messages.map(({ sender_id }) => sender_id),
  );
  return (message, chat, reader) => {
    const attachment = files.get(message.id) ?? null;
    return serializeMessage({ message, chat, attachment, senderIn }, reader, lang);
  };
}
