// Query of a supplier's documents that admins ask for again, for the list of waiting items on the dashboard.
import { sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { WAITING_PER_KIND, type WaitingPart, waitingPart } from '../accounts/waiting-part.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { evidenceName } from './serialize-evidence.ts';

export async function readEvidenceAskedAgain(
  db: DbOrTx,
  supplierId: string,
  lang: Lang,
): Promise<WaitingPart> {
  const rows = await db
    .selectFrom('evidence')
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('supplier_id', '=', supplierId)
    .where('status', '=', 'again')
    .orderBy('decided_at')
    .orderBy('id')
    .limit(WAITING_PER_KIND)
    .execute();
  return waitingPart('evidence.again', rows, (row) => ({
    id: row.id,
    subject: evidenceName(row, lang),
    since: row.decided_at,
    reason: row.reason,
  }));
}
