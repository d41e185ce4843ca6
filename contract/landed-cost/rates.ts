// Look-up of the rates of an HS code among the rules, and of those that a reader has given by hand.
import { mayFallUnder } from './hs-code.ts';
import {
  type Charge,
  type CostCurrency,
  type Rule,
  type RuleOf,
  type RuleSource,
  rulesOf,
} from './rule.ts';
import { isInForce, isStale, isUsable } from './rule-dates.ts';

export const RATE_NAMES = [
  'bcd',
  'aidc',
  'sws',
  'igst',
  'exchange',
  'freight',
  'insurance',
] as const;
export type RateName = (typeof RATE_NAMES)[number];

/** A rate of a computation, with what it rests on. */
export interface UsedRate {
  readonly name: RateName;
  /** Percent, or rupees per unit of the currency; equal unless the code spans several rates. */
  readonly low: number;
  readonly high: number;
  /** given: by the reader; example: an invented value of the demo market. */
  readonly basis: 'rule' | 'example' | 'given';
  readonly source: RuleSource | null;
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
    basis: rules.some(({ example }) => example) ? 'example' : 'rule',
    source: oldest?.source ?? null,
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

/** Of rules on the same matter a verified one goes before an example, and that before one that is not verified. */
const rankOf = ({ verified, example }: Rule): number => (verified ? 2 : example ? 1 : 0);

/**
 * The tariff lines of one charge that a code may fall under: those of the longest prefix, and all that divide the code further.
 * Undefined without any, and where one of them is not verified: a more general rate may then be wrong.
 */
export function tariffLines(
  rules: readonly Rule[],
  charge: Charge,
  code: string,
  today: string,
): readonly RuleOf<'tariff'>[] | undefined {
  const byPrefix = new Map<string, RuleOf<'tariff'>[]>();
  for (const line of rulesOf(rules, 'tariff')) {
    if (line.charge !== charge || !isInForce(line, today)) continue;
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
): UsedRate | undefined {
  const lines = tariffLines(rules, charge, code, today);
  return (
    lines &&
    ratesOfRules(
      charge,
      lines,
      lines.map(({ percent }) => percent),
      today,
    )
  );
}

/** Newest usable rate of the currency; undefined if there is none. */
export function exchangeRate(
  rules: readonly Rule[],
  currency: CostCurrency,
  today: string,
): UsedRate | undefined {
  const newest = rulesOf(rules, 'exchange')
    .filter((each) => each.currency === currency && isUsable(each, today))
    .toSorted(
      (a, b) => rankOf(b) - rankOf(a) || (b.from ?? b.checked).localeCompare(a.from ?? a.checked),
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

/** Anti-dumping duties that goods of the code and origin may fall under, verified or not: each is a reason to ask. */
export const antiDumpingRules = (
  rules: readonly Rule[],
  code: string,
  origin: string,
  today: string,
): readonly RuleOf<'antiDumping'>[] =>
  rulesOf(rules, 'antiDumping').filter(
    (each) =>
      each.origin === origin &&
      isInForce(each, today) &&
      each.hs.some((prefix) => mayFallUnder(code, prefix)),
  );

/** Compliance rules that goods of the code may fall under, verified or not. */
export const complianceRules = (
  rules: readonly Rule[],
  code: string,
  today: string,
): readonly RuleOf<'compliance'>[] =>
  rulesOf(rules, 'compliance').filter(
    (each) =>
      (each.until === undefined || today <= each.until) &&
      each.hs.some((prefix) => mayFallUnder(code, prefix)),
  );
