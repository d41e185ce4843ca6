// The rules in force for this market: those of the release with those that operators have loaded, in memory per catalog version.
import type { Rule } from '../../contract/landed-cost/rule.ts';
import { dayInIndia, isStale } from '../../contract/landed-cost/rule-dates.ts';
import { mergeRules } from '../../contract/landed-cost/rule-file.ts';
import { auditLogRepository } from '../admin/audit-log-queries.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { type CatalogChange, changeCatalog } from '../catalog/versions/change-catalog-queries.ts';
import type { Db } from '../platform/db/open.ts';
import { readShippedRules } from './rule-files.ts';
import { deleteRule, readLoadedRules, writeRules } from './rule-queries.ts';
import { readable } from './rule-set.ts';

export interface RuleSet {
  readonly rules: readonly Rule[];
  /** How many of them, by id, the operators have loaded. */
  readonly loadedIds: ReadonlySet<string>;
}

export async function readRuleSet(db: Db, shipped: readonly Rule[]): Promise<RuleSet> {
  const loaded = readable(await readLoadedRules(db));
  return { rules: mergeRules(shipped, loaded), loadedIds: new Set(loaded.map(({ id }) => id)) };
}

/**
 * Stores rules in place of those with the same ids. Every cached page and reply is outdated after it, in all processes of the
 * market. Writes to the audit log, without an admin as the command line.
 */
export const loadRules = (
  db: Db,
  rules: readonly Rule[],
  adminId: string | null = null,
): Promise<CatalogChange<void>> =>
  changeCatalog(db, async (tx, scope) => {
    scope.addMarket();
    await writeRules(tx, rules, new Date());
    const log = auditLogRepository(tx);
    for (const { id, checked } of rules) {
      const subjectId = id.slice(0, 64);
      const entry = { action: 'rule.load', subjectId, subject: id, note: checked } as const;
      await (adminId === null ? log.addFromCommandLine(entry) : log.add(adminId, entry));
    }
  });

/** Resolves with whether operators had loaded such a rule; the release's own stays. */
export async function removeRule(db: Db, id: string): Promise<boolean> {
  const { result } = await changeCatalog(db, async (tx, scope) => {
    const isRemoved = await deleteRule(tx, id);
    if (!isRemoved) return false;
    scope.addMarket();
    const subjectId = id.slice(0, 64);
    await auditLogRepository(tx).addFromCommandLine({
      action: 'rule.remove',
      subjectId,
      subject: id,
    });
    return true;
  });
  return result;
}

export interface Rules {
  /** All rules, also those that are unknown or not in force. */
  current(): Promise<readonly Rule[]>;
  /** Those that were not checked in time. */
  stale(): Promise<readonly Rule[]>;
  /** Stores rules for an admin; later calls of this process use them. */
  load(rules: readonly Rule[], adminId: string): Promise<void>;
}

/** An exchange rate that a later one of its currency replaces needs no check. */
const isSuperseded = (each: Rule, all: readonly Rule[]): boolean =>
  each.kind === 'exchange' &&
  each.from !== undefined &&
  all.some(
    (other) =>
      other.kind === 'exchange' &&
      other.currency === each.currency &&
      (other.from ?? '') > (each.from ?? ''),
  );

export function openRules(db: Db, catalog: Pick<Catalog, 'version' | 'refresh'>): Rules {
  let shipped: Promise<Rule[]> | null = null;
  let known: { readonly version: number; readonly rules: Promise<readonly Rule[]> } | null = null;
  const read = async (): Promise<readonly Rule[]> => {
    shipped ??= readShippedRules();
    return (await readRuleSet(db, await shipped)).rules;
  };
  const current = async (): Promise<readonly Rule[]> => {
    const version = await catalog.version();
    if (known?.version === version) return known.rules;
    const rules = read();
    known = { version, rules };
    // The next call tries again.
    rules.catch(() => {
      if (known?.rules === rules) known = null;
      shipped = null;
    });
    return rules;
  };
  return {
    current,
    async stale() {
      const today = dayInIndia(new Date());
      const all = await current();
      return all.filter((each) => isStale(each, today) && !isSuperseded(each, all));
    },
    async load(rules, adminId) {
      await loadRules(db, rules, adminId);
      await catalog.refresh();
    },
  };
}
