// Queries for an account's notifications in its data export, without details, which other people wrote, and for the kinds of mail
// that it has stopped.
import { type Selectable, sql } from 'kysely';
import type { ExportPart } from '../accounts/account-parts.ts';
import { inBatches } from '../platform/db/in-batches.ts';
import type { Db } from '../platform/db/open.ts';
import type { NotificationsTable } from '../platform/db/tables.ts';
import { mailSettingsRepository } from './mail-settings-queries.ts';

const ROWS_PER_QUERY = 500;

async function* notificationsOf(db: Db, id: string) {
  const batches = inBatches<Selectable<NotificationsTable>>((last) =>
    db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', id)
      .where(sql<boolean>`(created_at, id) > (${last?.created_at ?? ''}, ${last?.id ?? ''})`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(ROWS_PER_QUERY)
      .execute(),
  );
  for await (const rows of batches)
    yield rows.map((row) => ({
      kind: row.kind,
      subject: row.subject,
      from: row.from_name,
      createdAt: row.created_at,
      readAt: row.read_at,
    }));
}

async function* stoppedMailsOf(db: Db, id: string) {
  yield await mailSettingsRepository(db).stoppedKinds({ id, memberId: null });
}

export const notificationsExport = (db: Db): ExportPart => ({
  sections: ({ id }) => [
    ['notifications', notificationsOf(db, id)],
    ['stoppedMails', stoppedMailsOf(db, id)],
  ],
});
