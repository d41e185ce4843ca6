// Queries for an account's chats, and the messages and files that it sent, in its data export.
import type { Lang } from '../../contract/lang.ts';
import type { ExportPart } from '../accounts/account-parts.ts';
import { sidesOf } from '../accounts/download/account-side-queries.ts';
import { archivePath } from '../accounts/download/export-files.ts';
import { inBatches } from '../platform/db/in-batches.ts';
import type { Db } from '../platform/db/open.ts';

const ROWS_PER_QUERY = 500;

async function* chatsOf(db: Db, id: string, lang: Lang) {
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

async function* messagesOf(db: Db, id: string) {
  for await (const rows of messageBatches(db, id)) {
    const files = await attachmentsByMessage(db, rows);
    yield rows.map((row) => {
      const file = files.get(row.id);
      const attachment = file && {
        name: file.name,
        type: file.type,
        size: file.size,
        /** Path in the archive. */
        file: archivePath({ kind: 'attachment', ...file }),
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

async function* filesSentBy(db: Db, id: string) {
  for await (const rows of messageBatches(db, id)) {
    const files = await attachmentsByMessage(db, rows);
    yield rows.flatMap((row) => {
      const file = files.get(row.id);
      return file
        ? [{ kind: 'attachment' as const, id: file.id, type: file.type, sentAt: row.created_at }]
        : [];
    });
  }
}

export const chatExport = (db: Db): ExportPart => ({
  sections: ({ id, lang }) => [
    ['chats', chatsOf(db, id, lang)],
    ['messages', messagesOf(db, id)],
  ],
  files: (id) => filesSentBy(db, id),
});
