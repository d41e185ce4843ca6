// Look-up of the rates of an HS code among the rules, and of those that a reader has given by hand.
import { mayFallUnder } from './hs-code.ts';
import {
  type Charge,
  type CostCurrency,
  type ImportScheme,
  leastSure,
  RULE_STATES,
  type Rule,
  type RuleOf,
  type RuleState,
  rulesOf,
} from './rule.ts';
import { isInForce, isStale, isUsable } from './rule-dates.ts';
import type { RuleSource, RuleTexts } from './rule-fields.ts';

export const RATE_NAMES = [
  'bcd',
  'aidc',
  'sws',
  'igst',
  'exchange',
  /** The dollar's, for listed freight where the price is in another currency. */
  'dollar',
  'freight',
  'insurance',
] as const;
export type RateName = (typeof RATE_NAMES)[number];

/**
 * What a rate rests on, the surest first. rule: a verified rule; reported: a secondary source; example: an invented value of the demo
 * market; given: by the reader.
 */
export const RATE_BASES = ['rule', 'reported', 'example', 'given'] as const;
export type RateBasis = (typeof RATE_BASES)[number];
const BASES = {
  verified: 'rule',
  reported: 'reported',
  example: 'example',
  unknown: 'example',
} as const satisfies Record<RuleState, RateBasis>;

/** A rate of a computation, with what it rests on. */
export interface UsedRate {
  readonly name: RateName;
  /** Percent, or rupees per unit of the currency; equal unless the code spans several rates. */
  readonly low: number;
  readonly high: number;
  readonly basis: RateBasis;
  readonly source: RuleSource | null;
  /** What the goods must be to get the lowest rate; empty where all get it. */
  readonly conditions: readonly RuleTexts[];
  /** Day from which it holds; null for given rates, and where the rule names none. */
  readonly since: string | null;
  /** Null for given rates. */
  readonly checked: string | null;
  /** Not checked in time. */
  readonly stale: boolean;
}

export const givenRate = (name: RateName, value: number): UsedRate => ({
  name,
  low: value,
  high: value,
  basis: 'given',
  source: null,
  conditions: [],
  since: null,
  checked: null,
  stale: false,
});

/** Of several rules the one that was checked first is named, because it is the most doubtful. */
const ratesOfRules = (
  name: RateName,
  rules: readonly (Rule & { readonly percent?: number })[],
  values: readonly number[],
  today: string,
): UsedRate => {
  const [oldest] = rules.toSorted((a, b) => a.checked.localeCompare(b.checked));
  return {
    name,
    low: Math.min(...values),
    high: Math.max(...values),
    basis: BASES[leastSure(rules)],
    source: oldest?.source ?? null,
    conditions: [],
    since: oldest?.from ?? null,
    checked: oldest?.checked ?? null,
    stale: rules.some((each) => isStale(each, today)),
  };
};

/** The prefix of the rule that concerns the code and has most digits: longer than the code, if only a part of it is meant. */
const prefixOf = (rule: RuleOf<'tariff'>, code: string): string | undefined =>
  rule.hs
    .filter((prefix) => mayFallUnder(code, prefix))
    .toSorted((a, b) => b.length - a.length)
    .at(0);

/** Of rules on the same matter a verified one goes before a reported one, that before an example, and an unknown one is last. */
const rankOf = ({ state }: Rule): number => -RULE_STATES.indexOf(state);

/**
 * The tariff lines of one charge that a code may fall under: those of the longest prefix, and all that divide the code further.
 * Undefined without any, and where one of them is unknown: a more general rate may then be wrong.
 */
export function tariffLines(
  rules: readonly Rule[],
  charge: Charge,
  code: string,
  today: string,
  scheme?: ImportScheme,
): readonly RuleOf<'tariff'>[] | undefined {
  const byPrefix = new Map<string, RuleOf<'tariff'>[]>();
  for (const line of rulesOf(rules, 'tariff')) {
    if (line.charge !== charge || !isInForce(line, today) || line.condition) continue;
    if (line.scheme !== scheme) continue;
    const prefix = prefixOf(line, code);
    if (prefix === undefined) continue;
    const others = byPrefix.get(prefix) ?? [];
    const rank = Math.max(rankOf(line), ...others.map(rankOf));
    byPrefix.set(
      prefix,
      [...others, line].filter((each) => rankOf(each) === rank),
    );
  }
  const prefixes = [...byPrefix.keys()];
  const longest = Math.max(
    ...prefixes.filter((prefix) => code.startsWith(prefix)).map(({ length }) => length),
  );
  const found = prefixes
    .filter((prefix) => prefix.length === longest || prefix.length > code.length)
    .flatMap((prefix) => byPrefix.get(prefix) ?? []);
  return found.length > 0 && found.every((each) => isUsable(each, today)) ? found : undefined;
}

/** Rate of a charge on goods of the code; undefined if no usable rule has it. */
export function chargeRate(
  rules: readonly Rule[],
  charge: Charge,
  code: string,
  today: string,
  scheme?: ImportScheme,
): UsedRate | undefined {
  const lines = tariffLines(rules, charge, code, today, scheme);
  if (!lines) return undefined;
  const percents = lines.map(({ percent }) => percent);
  const rate = ratesOfRules(charge, lines, percents, today);
  const lower = scheme
    ? []
    : conditionalLines(rules, charge, code, today).filter(({ percent }) => percent < rate.high);
  if (lower.length === 0) return rate;
  const all = [...lines, ...lower];
  return {
    ...ratesOfRules(charge, all, [...percents, ...lower.map(({ percent }) => percent)], today),
    conditions: lower.flatMap(({ condition }) => (condition ? [condition] : [])),
  };
}

/** Lower rates that only some goods of the code get. */
const conditionalLines = (
  rules: readonly Rule[],
  charge: Charge,
  code: string,
  today: string,
): readonly RuleOf<'tariff'>[] =>
  rulesOf(rules, 'tariff').filter(
    (each) =>
      each.charge === charge &&
      each.condition !== undefined &&
      isUsable(each, today) &&
      each.hs.some((prefix) => mayFallUnder(code, prefix)),
  );

/**
 * Newest usable rate of the currency, of one day the surest; undefined if there is none. A rate of an earlier day is wrong today, however
 * sure it was; only an example goes behind all others.
 */
export function exchangeRate(
  rules: readonly Rule[],
  currency: CostCurrency,
  today: string,
): UsedRate | undefined {
  const newest = rulesOf(rules, 'exchange')
    .filter((each) => each.currency === currency && isUsable(each, today))
    .toSorted(
      (a, b) =>
        Number(a.state === 'example') - Number(b.state === 'example') ||
        (b.from ?? b.checked).localeCompare(a.from ?? a.checked) ||
        rankOf(b) - rankOf(a),
    )
    .at(0);
  return newest && ratesOfRules('exchange', [newest], [newest.rupees], today);
}

/** The percentage that customs adds where a cost is not known. */
export function assumedRate(
  rules: readonly Rule[],
  item: 'freight' | 'insurance',
  today: string,
): UsedRate | undefined {
  const found = rulesOf(rules, 'valuation').find(
    (each) => each.item === item && isUsable(each, today),
  );
  return found && ratesOfRules(item, [found], [found.percent], today);
}
