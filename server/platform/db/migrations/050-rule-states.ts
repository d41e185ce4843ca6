// Migration 050: rules that operators have loaded say in one field what is known of them, name all countries of origin, and say to which
// kind of law and of charge they belong. An older release cannot read them, so it leaves them out until it is replaced.
import type { Kysely } from 'kysely';

interface Tables {
  landed_cost_rules: { id: string; rule: string };
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const typed = db as Kysely<Tables>;
  for (const { id, rule } of await typed
    .selectFrom('landed_cost_rules')
    .select(['id', 'rule'])
    .execute()) {
    const { verified, example, origin, ...rest } = JSON.parse(rule) as Record<string, unknown>;
    if (verified === undefined) continue;
    const converted = {
      ...rest,
      state: verified === true ? 'verified' : example === true ? 'example' : 'unknown',
      ...(rest.kind === 'antiDumping' && { origins: [origin] }),
      ...(rest.kind === 'compliance' && { family: 'other' }),
      ...(rest.kind === 'port' && { item: 'all' }),
    };
    await typed
      .updateTable('landed_cost_rules')
      .set({ rule: JSON.stringify(converted) })
      .where('id', '=', id)
      .execute();
  }
}
