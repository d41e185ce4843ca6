// Queries for the messages that admins see with a report of an account: the last ones of the chat at the time of the report.
import type { Report } from '../../contract/admin/reports.ts';
import type { Lang } from '../../contract/lang.ts';
import { REPORTED_MESSAGES } from '../../contract/limits.ts';
import { displayNameOf, readParticipants } from '../accounts/participant-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import type { ReportsTable } from '../platform/db/tables.ts';

type ReportedChat = Pick<ReportsTable, 'chat_id' | 'message_id'>;

const readLastMessages = async (db: DbOrTx, { chat_id, message_id }: ReportedChat) => {
  if (chat_id === null || message_id === null) return [];
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'sender_id', 'text', 'created_at', 'language'])
    .where('chat_id', '=', chat_id)
    .where('id', '<=', message_id)
    .orderBy('id', 'desc')
    .limit(REPORTED_MESSAGES)
    .execute();
  return rows.reverse();
};

/** Reads the messages of these reports, each oldest first. */
export async function readReportedMessages<Row extends ReportedChat>(
  db: DbOrTx,
  reports: readonly Row[],
  lang: Lang,
): Promise<(report: Row) => Report['messages']> {
  const rowsByReport = new Map<Row, Awaited<ReturnType<typeof readLastMessages>>>();
  for (const report of reports) rowsByReport.set(report, await readLastMessages(db, report));
  const senderOf = await readParticipants(
    db,
    [...rowsByReport.values()].flat().map(({ sender_id }) => sender_id),
    lang,
  );
  return (report) =>
    (rowsByReport.get(report) ?? []).map((row) => ({
      id: row.id,
      senderName: displayNameOf(senderOf(row.sender_id)),
      text: row.text,
      createdAt: row.created_at,
      originalLanguage: row.language,
    }));
}
