// Rows of the table of duty rates: every machine type with its usual HS code, and what the rules list for it. Nothing is typed by hand.
import { antiDumpingRules } from '../../../contract/landed-cost/anti-dumping.ts';
import { DEFAULT_ORIGIN, prohibitions } from '../../../contract/landed-cost/compliance.ts';
import { chargeRate, type UsedRate } from '../../../contract/landed-cost/rates.ts';
import type { Rule, RuleState } from '../../../contract/landed-cost/rule.ts';
import type { RuleTexts } from '../../../contract/landed-cost/rule-fields.ts';
import { MACHINE_TYPES } from '../../../contract/machine-types/index.ts';
import type { MachineType } from '../../../contract/machine-types/machine-type.ts';
import { CATEGORIES, type Category } from '../../../contract/taxonomy/taxonomy.ts';

const TABLE_CHARGES = ['bcd', 'sws', 'igst'] as const;
export type TableCharge = (typeof TABLE_CHARGES)[number];

export interface RateRow {
  readonly type: MachineType;
  /** The usual code, six digits. */
  readonly code: string;
  readonly otherCodes: readonly string[];
  /** Undefined where no usable rule has the rate. */
  readonly rates: Readonly<Record<TableCharge, UsedRate | undefined>>;
  /** unknown: one of the rates is not listed. Else the least certain of what the rates rest on. */
  readonly state: RuleState;
  /** What a machine must be to get the lowest of several rates. */
  readonly conditions: readonly RuleTexts[];
  readonly hasAntiDumping: boolean;
  /** Codes of the type under which the import is prohibited. */
  readonly prohibitedCodes: readonly string[];
}

function stateOf(rates: readonly (UsedRate | undefined)[]): RuleState {
  if (rates.includes(undefined)) return 'unknown';
  const bases = rates.map((rate) => rate?.basis);
  if (bases.includes('example')) return 'example';
  return bases.includes('reported') ? 'reported' : 'verified';
}

function rowOf(type: MachineType, rules: readonly Rule[], today: string): RateRow[] {
  const [code, ...otherCodes] = type.hsCodes;
  if (code === undefined) return [];
  const rate = (charge: TableCharge) => chargeRate(rules, charge, code, today);
  const rates = { bcd: rate('bcd'), sws: rate('sws'), igst: rate('igst') };
  const all = TABLE_CHARGES.map((charge) => rates[charge]);
  return [
    {
      ...{ type, code, otherCodes, rates },
      state: stateOf(all),
      conditions: all.flatMap((each) => each?.conditions ?? []),
      hasAntiDumping: antiDumpingRules(rules, code, DEFAULT_ORIGIN, today).length > 0,
      prohibitedCodes: type.hsCodes.filter(
        (each) => prohibitions(rules, { code: each }, today).length > 0,
      ),
    },
  ];
}

/** @param today day in India, YYYY-MM-DD */
export const rateTable = (
  rules: readonly Rule[],
  today: string,
): readonly { readonly category: Category; readonly rows: readonly RateRow[] }[] =>
  CATEGORIES.map((category) => ({
    category,
    rows: category.subcategories.flatMap(({ id }) =>
      MACHINE_TYPES.filter(({ subcategory }) => subcategory === id).flatMap((type) =>
        rowOf(type, rules, today),
      ),
    ),
  })).filter(({ rows }) => rows.length > 0);
