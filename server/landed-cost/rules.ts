// The rules in force for this market: those of the release with those that operators have loaded, in memory per catalog version.
import type { Rule } from '../../contract/landed-cost/rule.ts';
import { dayInIndia, isInForce, isStale } from '../../contract/landed-cost/rule-dates.ts';
import { mergeRules } from '../../contract/landed-cost/rule-file.ts';
import { type AuditedAction, auditLogRepository } from '../admin/audit-log-queries.ts';
import type { Catalog } from '../catalog/catalog.ts';
import {
  type CatalogChange,
  type CatalogScope,
  changeCatalog,
} from '../catalog/versions/change-catalog-queries.ts';
import type { Db, DbOrTx } from '../platform/db/open.ts';
import { readShippedRules } from './rule-files.ts';
import { deleteRule, readLoadedRules, writeRules } from './rule-queries.ts';
import { readable } from './rule-set.ts';

export interface RuleSet {
  readonly rules: readonly Rule[];
  /** How many of them, by id, the operators have loaded. */
  readonly loadedIds: ReadonlySet<string>;
}

export async function readRuleSet(db: DbOrTx, shipped: readonly Rule[]): Promise<RuleSet> {
  const loaded = readable(await readLoadedRules(db));
  return { rules: mergeRules(shipped, loaded), loadedIds: new Set(loaded.map(({ id }) => id)) };
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

/** Exchange rates before the one in force are not used again. */
async function deleteSuperseded(tx: DbOrTx): Promise<void> {
  const today = dayInIndia(new Date());
  const loaded = readable(await readLoadedRules(tx));
  const inForce = loaded.filter((each) => isInForce(each, today));
  for (const each of loaded) if (isSuperseded(each, inForce)) await deleteRule(tx, each.id);
}

async function storeRules(
  tx: DbOrTx,
  scope: CatalogScope,
  rules: readonly Rule[],
  addEntry: (entry: AuditedAction) => Promise<void>,
): Promise<void> {
  scope.addMarket();
  await writeRules(tx, rules, new Date());
  if (rules.some(({ kind }) => kind === 'exchange')) await deleteSuperseded(tx);
  for (const { id, checked } of rules)
    await addEntry({ action: 'rule.load', subjectId: id.slice(0, 64), subject: id, note: checked });
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
  changeCatalog(db, (tx, scope) => {
    const log = auditLogRepository(tx);
    return storeRules(tx, scope, rules, (entry) =>
      adminId === null ? log.addFromCommandLine(entry) : log.add(adminId, entry),
    );
  });

/** Stores those of `rules` that `isNew` beside the rules of the market, read under the lock that the writing needs; resolves with them. */
export async function loadNewRules(
  db: Db,
  rules: readonly Rule[],
  isNew: (rule: Rule, all: readonly Rule[]) => boolean,
): Promise<readonly Rule[]> {
  const shipped = await readShippedRules();
  const { result } = await changeCatalog(db, async (tx, scope) => {
    const { rules: all } = await readRuleSet(tx, shipped);
    const added = rules.filter((each) => isNew(each, all));
    const log = auditLogRepository(tx);
    if (added.length > 0)
      await storeRules(tx, scope, added, (entry) => log.addFromCommandLine(entry));
    return added;
  });
  return result;
}

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
