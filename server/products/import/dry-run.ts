// Dry run of an import: the columns that a supplier assigned, and the check of all rows with them.
import { findMachineType } from '../../../contract/machine-types/index.ts';
import type { QuotaChecks } from '../../accounts/quota-queries.ts';
import { type Db, inTransaction } from '../../platform/db/open.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { readAccountLanguage } from '../my-product-queries.ts';
import { rulesOf } from './draft-queries.ts';
import type { Column } from './guess-columns.ts';
import { IGNORE, isRepeatable, SPECIFICATION, targetIdsOf } from './import-fields.ts';
import { importsRepository, type StoredImport } from './import-queries.ts';
import { requireState, stepError } from './import-step.ts';
import { checkStoredRows } from './table-reader.ts';

/** Assigns the columns; a field that only one column may have is an error when it has two. */
export function withTargets(source: StoredImport, targets: readonly string[]): readonly Column[] {
  const type = findMachineType(source.machine_type);
  const known = type ? targetIdsOf(type) : new Set([SPECIFICATION, IGNORE]);
  const columns = source.columns.map((column, index) => ({
    ...column,
    target: targets[index] ?? IGNORE,
  }));
  const errors: Record<string, 'invalid' | 'importColumnTwice' | 'importNameColumn'> = {};
  const seen = new Set<string>();
  columns.forEach(({ target }, index) => {
    if (!known.has(target)) errors[`column.${index}`] = 'invalid';
    if (!isRepeatable(target) && seen.has(target)) errors[`column.${index}`] = 'importColumnTwice';
    seen.add(target);
  });
  if (!seen.has('name')) errors.name = 'importNameColumn';
  if (Object.keys(errors).length > 0) throw new HttpError('validation', errors);
  return columns;
}

interface CheckOptions {
  readonly network: string;
  readonly quotas: Pick<QuotaChecks, 'enforce'>;
}

/** The dry run of the import as it was read; its result replaces that of an earlier one. */
export async function checkAll(
  db: Db,
  { id, supplier_id: supplierId, updated_at }: StoredImport,
  change: Pick<StoredImport, 'columns' | 'machine_type' | 'zip_id' | 'zip_name' | 'zip_bytes'>,
  { network, quotas }: CheckOptions,
): Promise<void> {
  const rules = rulesOf(change, await readAccountLanguage(db, supplierId));
  if (!rules) throw new HttpError('validation', { machineType: 'unknownMachineType' });
  const outcomes = await checkStoredRows(db, id, rules, { accountId: supplierId, network });
  await inTransaction(db, async (tx) => {
    const repository = importsRepository(tx);
    const before = requireState(await repository.lock(supplierId, id), 'mapping', 'checked');
    // Another call has changed the columns or the ZIP file since they were read, and this one would restore the old ones.
    if (before.updated_at !== updated_at) throw stepError('changed');
    await repository.writeOutcomes(id, outcomes);
    await repository.update(id, { ...change, state: 'checked' });
    if (change.zip_bytes > before.zip_bytes) await quotas.enforce(tx, supplierId, 'uploads');
    if (before.zip_id !== null && before.zip_id !== change.zip_id)
      await repository.forgetFiles([], before.zip_id);
  });
}
