// Hourly background job: reminds suppliers of documents that end, lowers the levels of those that have ended, deletes old files.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FILE_KEPT_DAYS, REMIND_DAYS_BEFORE } from '../../contract/evidence/evidence-kinds.ts';
import { dayOf } from '../../contract/evidence/level.ts';
import type { Lang } from '../../contract/lang.ts';
import { ADMIN_COUNTERPART_ID } from '../../contract/limits.ts';
import { updateLevel } from '../accounts/profile/verification-queries.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { Notifier } from '../notifications/notifier.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { removedFilesRepository } from '../platform/storage/removed-file-queries.ts';
import {
  clearFile,
  markExpired,
  markReminded,
  readEnded,
  readSuppliersWithEnded,
  readToRemind,
  readWithOldFile,
} from './ended-queries.ts';
import type { EvidenceRow } from './evidence-queries.ts';
import { evidenceName } from './serialize-evidence.ts';

export interface EvidenceJob {
  run(shouldStop: () => boolean): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly catalog: Pick<Catalog, 'refresh'>;
  readonly notifier: Notifier;
  /** Milliseconds. */
  readonly clock?: () => number;
}

const languageOf = async (tx: DbOrTx, id: string): Promise<Lang> => {
  const user = await tx
    .selectFrom('users')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst();
  return (user?.language ?? 'en') as Lang;
};

export function evidenceJob({
  db,
  catalog,
  notifier,
  clock = Date.now,
}: Dependencies): EvidenceJob {
  /** Each in a transaction of its own, which marks it: a crash or another process repeats or loses no reminder. */
  const remind = async (now: number, shouldStop: () => boolean): Promise<void> => {
    const days = { from: dayOf(now), until: dayOf(now, REMIND_DAYS_BEFORE) };
    while (!shouldStop()) {
      const sent = await notifier.withNotifications(async (tx, notify) => {
        const row = await readToRemind(tx, days);
        if (!row) return false;
        // Another process may have sent it.
        if (!(await markReminded(tx, row.id, new Date(now)))) return true;
        await notify(tx, {
          userId: row.supplier_id,
          kind: 'evidence.expiring',
          subjectId: row.id,
          subject: evidenceName(row, await languageOf(tx, row.supplier_id)),
          from: ADMIN_COUNTERPART_ID,
          detail: row.valid_until ?? '',
        });
        return true;
      });
      if (!sent) return;
      await nextTurn();
    }
  };

  const expireOf = (supplierId: string, now: number): Promise<void> =>
    notifier.withNotifications(async (tx, notify) => {
      await changeCatalog(tx, async (_, scope) => {
        await scope.addSupplier(supplierId, 'columns');
        const ended: EvidenceRow[] = [];
        for (const row of await readEnded(tx, supplierId, dayOf(now)))
          if (await markExpired(tx, row.id, dayOf(now))) ended.push(row);
        const { after } = await updateLevel(tx, supplierId, now);
        const language = await languageOf(tx, supplierId);
        for (const row of ended)
          await notify(tx, {
            userId: supplierId,
            kind: 'evidence.expired',
            subjectId: row.id,
            subject: evidenceName(row, language),
            from: ADMIN_COUNTERPART_ID,
            detail: after ?? 'unverified',
          });
      });
    });

  const expire = async (now: number, shouldStop: () => boolean): Promise<void> => {
    const suppliers = await readSuppliersWithEnded(db, dayOf(now));
    for (const id of suppliers) {
      if (shouldStop()) break;
      await expireOf(id, now);
      await nextTurn();
    }
    if (suppliers.length > 0) await catalog.refresh();
  };

  /** The deletions of accounts, which run after this job, remove the files themselves. */
  const deleteOldFiles = (now: number): Promise<void> =>
    inTransaction(db, async (tx) => {
      const before = dayOf(now, -FILE_KEPT_DAYS);
      const removed: string[] = [];
      for (const row of await readWithOldFile(tx, before))
        if (row.file_id !== null && (await clearFile(tx, row, before))) removed.push(row.file_id);
      await removedFilesRepository(tx).add('attachments', removed);
    });

  return {
    async run(shouldStop) {
      const now = clock();
      await remind(now, shouldStop);
      await expire(now, shouldStop);
      if (!shouldStop()) await deleteOldFiles(now);
    },
  };
}
