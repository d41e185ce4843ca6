// Hourly background job: computes the answer time of each supplier, and stores those that have changed.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalog } from '../../catalog/catalog.ts';
import { changeCatalog } from '../../catalog/versions/change-catalog-queries.ts';
import type { Db } from '../../platform/db/open.ts';
import { readAskedSuppliers, updateAnswerTimes } from './answer-time-queries.ts';
import { ANSWER_DAYS, type AnswerTimes, answerTimes } from './answer-times.ts';

export interface AnswerTimeJob {
  run(shouldStop: () => boolean): Promise<void>;
}

const DAY_MS = 86_400_000;
/** Number of suppliers per query. SQLite blocks the process during a query, so batches are small. */
const BATCH = 100;

export const answerTimeJob = (
  db: Db,
  catalog: Pick<Catalog, 'refresh'>,
  clock: () => number = Date.now,
): AnswerTimeJob => ({
  async run(shouldStop) {
    const now = new Date(clock());
    const since = new Date(now.getTime() - ANSWER_DAYS * DAY_MS).toISOString();
    const changed: [id: string, times: AnswerTimes | null][] = [];
    for (let after = ''; !shouldStop(); await nextTurn()) {
      const suppliers = await readAskedSuppliers(db, after, since, BATCH);
      for (const { id, stored, questions } of suppliers) {
        const times = answerTimes(questions, now);
        if (times?.hours !== stored?.hours || times?.percent !== stored?.percent)
          changed.push([id, times]);
      }
      const last = suppliers.at(-1);
      if (!last) break;
      after = last.id;
    }
    // All in one transaction, because every new version of the catalog invalidates cached replies.
    if (changed.length === 0 || shouldStop()) return;
    await changeCatalog(db, async (tx, scope) => {
      for (const [id, times] of changed) {
        await scope.addSupplier(id, 'profile');
        await updateAnswerTimes(tx, id, times);
      }
    });
    await catalog.refresh();
  },
});
