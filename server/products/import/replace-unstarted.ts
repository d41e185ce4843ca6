// Replacement of a supplier's import by the next one.
import type { DbOrTx } from '../../platform/db/open.ts';
import { importsRepository } from './import-queries.ts';
import { stepError } from './import-step.ts';

/** Removes the supplier's import that was not started; refuses if one is running or its drafts are not sent. */
export async function replaceUnstarted(tx: DbOrTx, supplierId: string): Promise<void> {
  const repository = importsRepository(tx);
  const latest = await repository.readLatest(supplierId);
  if (latest?.state === 'running') throw stepError('running');
  if (latest?.state === 'done') {
    const { untouched, edited } = await repository.countProducts(latest);
    if (untouched + edited > 0) throw stepError('unfinished');
    await repository.deleteRows(latest.id, null);
    await repository.update(latest.id, { state: 'sent' });
  }
  if (latest?.state !== 'mapping' && latest?.state !== 'checked') return;
  await repository.delete(latest);
}
