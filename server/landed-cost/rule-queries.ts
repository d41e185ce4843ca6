// Queries for the rules that operators have loaded.

import type { Rule } from '../../contract/landed-cost/rule.ts';
import type { DbOrTx } from '../platform/db/open.ts';

/** The rows as parsed JSON; a release that knows fewer kinds of rules must check them. */
export async function readLoadedRules(db: DbOrTx): Promise<unknown[]> {
  const rows = await db.selectFrom('landed_cost_rules').select('rule').orderBy('id').execute();
  return rows.map(({ rule }): unknown => JSON.parse(rule));
}

/** Replaces rules of the same ids. */
export async function writeRules(tx: DbOrTx, rules: readonly Rule[], now: Date): Promise<void> {
  for (const rule of rules) {
    const row = { rule: JSON.stringify(rule), loaded_at: now.toISOString() };
    await tx
      .insertInto('landed_cost_rules')
      .values({ id: rule.id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}

/** Whether there was such a rule. */
export async function deleteRule(tx: DbOrTx, id: string): Promise<boolean> {
  const deleted = await tx.deleteFrom('landed_cost_rules').where('id', '=', id).executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
