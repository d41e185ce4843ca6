// Listed ranges of freight, charges at ports, charges in China and haulage, for the way in which goods travel. One rule for call,
// calculator and panel.
import type { Cargo } from './cargo.ts';
import { type CargoUnit, leastSure, type Port, type Rule, type RuleOf, rulesOf } from './rule.ts';
import { isStale, isUsable } from './rule-dates.ts';

/** From the lowest to the highest of several rules on one item of charges; the items are added up. */
export interface ListedRange {
  readonly low: number;
  readonly high: number;
  /** The least sure of them. */
  readonly state: Rule['state'];
  /** Whether some were not checked in time. */
  readonly isStale: boolean;
  /** Day of the oldest check, YYYY-MM-DD. */
  readonly checked: string;
  /** Sources of the rules, each once. */
  readonly sources: readonly NonNullable<Rule['source']>[];
}

/** Ranges of the rules that the estimate used, because no figure was given. */
export interface UsedRanges {
  /** US dollars. */
  readonly freight: ListedRange | null;
  readonly exportCharges: ListedRange | null;
  /** Rupees. */
  readonly portCharges: ListedRange | null;
  readonly haulage: ListedRange | null;
}

type RangeRule = RuleOf<'freight' | 'port' | 'export' | 'inland'>;

/** A high cube costs what a container of 40 feet does, where only that is listed. */
const SAME_PRICE: { readonly [unit in CargoUnit]?: CargoUnit } = { '40ftHighCube': '40ft' };

function rangeOf(
  rules: readonly RangeRule[],
  { unit, count }: Cargo,
  today: string,
): ListedRange | null {
  const usable = rules.filter((each) => isUsable(each, today));
  const own = usable.filter((each) => each.unit === unit);
  const found = own.length > 0 ? own : usable.filter((each) => each.unit === SAME_PRICE[unit]);
  if (found.length === 0) return null;
  const sources = new Map(
    found.flatMap(({ source }) => (source ? [[source.url, source] as const] : [])),
  );
  const byItem = Map.groupBy(found, (each) => ('item' in each ? each.item : 'all'));
  // A rule on all charges replaces those on single ones.
  const items = byItem.has('all') ? [byItem.get('all') ?? []] : [...byItem.values()];
  const sumOf = (amount: (rules: readonly RangeRule[]) => number): number =>
    items.reduce((sum, each) => sum + amount(each), 0);
  const fixed = (each: RangeRule): number => ('perShipment' in each ? (each.perShipment ?? 0) : 0);
  return {
    low: sumOf((each) => Math.min(...each.map((one) => one.low * count + fixed(one)))),
    high: sumOf((each) => Math.max(...each.map((one) => one.high * count + fixed(one)))),
    state: leastSure(found),
    isStale: found.some((each) => isStale(each, today)),
    checked: found.map(({ checked }) => checked).toSorted()[0] ?? '',
    sources: [...sources.values()],
  };
}

const atPort = <Each extends RuleOf<'freight' | 'port'>>(
  rules: readonly Each[],
  port: Port,
): Each[] => rules.filter((each) => each.port === port);

/** US dollars, from the cheapest to the dearest Chinese port of the list; null if none is listed. */
export const seaFreightTo = (
  rules: readonly Rule[],
  port: Port,
  cargo: Cargo,
  today: string,
): ListedRange | null => rangeOf(atPort(rulesOf(rules, 'freight'), port), cargo, today);

/** Rupees; null if none are listed. */
export const portChargesAt = (
  rules: readonly Rule[],
  port: Port,
  cargo: Cargo,
  today: string,
): ListedRange | null => rangeOf(atPort(rulesOf(rules, 'port'), port), cargo, today);

/** US dollars from the works to on board; null if none are listed. */
export const exportChargesFor = (
  rules: readonly Rule[],
  cargo: Cargo,
  today: string,
): ListedRange | null => rangeOf(rulesOf(rules, 'export'), cargo, today);

/** Rupees by road over that many kilometres; null if no haulage is listed. */
export function haulageFor(
  rules: readonly Rule[],
  cargo: Cargo,
  kilometres: number,
  today: string,
): ListedRange | null {
  // A truck takes a share of a container as it takes a whole one.
  const trucks = cargo.unit === 'm3' ? { ...cargo, count: 1 } : cargo;
  const perKilometre = rangeOf(rulesOf(rules, 'inland'), trucks, today);
  return (
    perKilometre && {
      ...perKilometre,
      low: Math.round(perKilometre.low * kilometres),
      high: Math.round(perKilometre.high * kilometres),
    }
  );
}
