// Command line `npm run rules -- check FILE... | load FILE... | exchange DAY URL FILE | remove ID | list`: rules of import for a running
// market, without a new build.

import { readFile } from 'node:fs/promises';
import { readExchangeFile } from '../../contract/landed-cost/exchange-file.ts';
import type { Rule } from '../../contract/landed-cost/rule.ts';
import { dayInIndia, dueDay, isStale } from '../../contract/landed-cost/rule-dates.ts';
import { RuleFileError } from '../../contract/landed-cost/rule-file.ts';
import { ConfigError, readConfig } from '../config.ts';
import { type Db, openDatabase } from '../platform/db/open.ts';
import { readRulesOf, readShippedRules } from './rule-files.ts';
import { loadRules, readRuleSet, removeRule } from './rules.ts';

const USAGE = `Usage: npm run rules -- check FILE...   says what is wrong in YAML files, and changes nothing
       npm run rules -- load FILE...    stores their rules in the market, in place of those with the same ids
       npm run rules -- exchange DAY URL FILE
                                        stores the customs exchange rates of a CSV file ("USD,93.40"), which hold
                                        from the day and were published at the address
       npm run rules -- remove ID       removes a rule that was loaded; the release's own stays
       npm run rules -- list            lists the rules of the market, the overdue ones marked`;

const fail = (message: string, code: number): never => {
  console.error(message);
  process.exit(code);
};

const count = (rules: readonly Rule[]): string =>
  `${rules.length} ${rules.length === 1 ? 'rule' : 'rules'}`;

const line = (rule: Rule, isLoaded: boolean, today: string): string =>
  [
    isStale(rule, today) ? `overdue since ${dueDay(rule)}` : `checked ${rule.checked}`,
    rule.state,
    isLoaded ? 'loaded' : 'shipped',
    rule.kind,
    rule.id,
  ].join('\t');

async function listRules(db: Db): Promise<string> {
  const { rules, loadedIds } = await readRuleSet(db, await readShippedRules());
  const today = dayInIndia(new Date());
  return rules.map((each) => line(each, loadedIds.has(each.id), today)).join('\n');
}

async function withDatabase(work: (db: Db) => Promise<string>): Promise<string> {
  const { database: location } = readConfig();
  const database = await openDatabase(location);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** @param names day, address and file of the command */
async function readExchangeRates([from = '', url = '', path = '']: readonly string[]): Promise<
  Rule[]
> {
  const text = await readFile(path, 'utf8');
  return readExchangeFile({ name: path, text, from, url, read: dayInIndia(new Date()) });
}

async function run(command: string, names: readonly string[]): Promise<string> {
  if (command === 'list' && names.length === 0) return withDatabase(listRules);
  if (command === 'remove' && names.length === 1) {
    const [id = ''] = names;
    return withDatabase(async (db) => {
      if (!(await removeRule(db, id))) return fail(`No rule with the id ${id} was loaded.`, 1);
      return `Removed ${id}.`;
    });
  }
  const isExchange = command === 'exchange' && names.length === 3;
  if (!isExchange && ((command !== 'check' && command !== 'load') || names.length === 0))
    return fail(USAGE, 2);
  const rules = isExchange ? await readExchangeRates(names) : await readRulesOf(names);
  if (command === 'check') return `${count(rules)}, nothing wrong.`;
  await withDatabase(async (db) => {
    await loadRules(db, rules);
    return '';
  });
  return `Stored ${count(rules)}. Pages show them within seconds.`;
}

/** One line for an error that the operator can correct, the stack for a bug. */
const formatError = (error: unknown): string => {
  if (error instanceof RuleFileError || error instanceof ConfigError) return error.message;
  const isSystemError = typeof (error as { code?: unknown } | null)?.code === 'string';
  return error instanceof Error && !isSystemError ? `${error.stack}` : String(error);
};

const [command = '', ...names] = process.argv.slice(2);
try {
  console.log(await run(command, names));
} catch (error) {
  fail(`Nothing was changed.\n${formatError(error)}`, 1);
}
