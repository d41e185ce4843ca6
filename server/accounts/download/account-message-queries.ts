// Queries for an account's chats, messages with attachments, and replies to enquiries, for its data export.
import type { Lang } from '../../../contract/lang.ts';
import { inBatches } from '../../platform/db/in-batches.ts';
import type { Db } from '../../platform/db/open.ts';
import { attachmentArchivePath } from './account-file-queries.ts';
import { sidesOf } from './account-side-queries.ts';

const ROWS_PER_QUERY = 500;

export async function* chatsOfAccount(db: Db, id: string, lang: Lang) {
  const batches = inBatches<{ readonly id: string }>((last) =>
    db
      .selectFrom('chats')
      .select('id')
      .where((each) => each.or([each('buyer_id', '=', id), each('supplier_id', '=', id)]))
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(ROWS_PER_QUERY)
      .execute(),
  );
  for await (const batch of batches) {
    const rows = await db
      .selectFrom('chats')
      .selectAll()
      .where(
        'id',
        'in',
        batch.map((row) => row.id),
      )
      .orderBy('id')
      .execute();
    const sides = await sidesOf(db, id, rows, lang);
    yield rows.map((row) => ({
      id: row.id,
      ...sides(row),
      product: row.product_name,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }));
  }
}

/** By sender, not by chat: an admin also writes in the admins' chats. */
const messageBatches = (db: Db, id: string) =>
  inBatches<{
    readonly id: string;
    readonly chat_id: string;
    readonly language: string;
    readonly created_at: string;
    readonly text: string;
  }>((last) =>
    db
      .selectFrom('messages')
      .select(['id', 'chat_id', 'language', 'created_at', 'text'])
      .where('sender_id', '=', id)
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(ROWS_PER_QUERY)
      .execute(),
  );

const attachmentsByMessage = async (db: Db, messages: readonly { readonly id: string }[]) => {
  const rows = await db
    .selectFrom('attachments')
    .selectAll()
    .where(
      'message_id',
      'in',
      messages.map((each) => each.id),
    )
    .execute();
  return new Map(rows.map((row) => [row.message_id, row]));
};

export async function* messagesOfAccount(db: Db, id: string) {
  for await (const rows of messageBatches(db, id)) {
    const files = await attachmentsByMessage(db, rows);
    yield rows.map((row) => {
      const file = files.get(row.id);
      const attachment = file && {
        name: file.name,
        type: file.type,
        size: file.size,
        /** Path in the archive. */
        file: attachmentArchivePath(file.id, file.type),
      };
      return {
        chat: row.chat_id,
        language: row.language,
        createdAt: row.created_at,
        text: row.text,
        ...(attachment ? { attachment: attachment } : {}),
      };
    });
  }
}

export interface SentFile {
  readonly id: string;
  readonly type: string;
  readonly sentAt: string;
}

/** Yields the files that the account sent in chats. */
export async function* attachmentsOfAccount(db: Db, id: string): AsyncGenerator<SentFile[]> {
  for await (const rows of messageBatches(db, id)) {
    const files = await attachmentsByMessage(db, rows);
    yield rows.flatMap((row) => {
      const file = files.get(row.id);
      return file ? [{ id: file.id, type: file.type, sentAt: row.created_at }] : [];
    });
  }
}

export async function* repliesOfAccount(db: Db, id: string) {
  const batches = inBatches<{
    readonly id: string;
    readonly enquiry_id: string;
    readonly language: string;
    readonly created_at: string;
    readonly text: string;
  }>((last) =>
    db
      .selectFrom('enquiry_replies')
      .select(['id', 'enquiry_id', 'language', 'created_at', 'text'])
      .where('sender_id', '=', id)
      .where('id', '>', last?.id ?? '')
      .orderBy('id')
      .limit(ROWS_PER_QUERY)
      .execute(),
  );
  for await (const rows of batches)
    yield rows.map((row) => ({
      enquiry: row.enquiry_id,
      language: row.language,
      createdAt: row.created_at,
      text: row.text,
    }));
}
