// Listed ranges of sea freight and port charges for a 20-foot container.
import { type Port, type Rule, type RuleOf, rulesOf } from '../../../contract/landed-cost/rule.ts';
import { isStale, isUsable } from '../../../contract/landed-cost/rule-dates.ts';

const CARGO = '20ft';

/** From the lowest to the highest of several rules. */
export interface ListedRange {
  readonly low: number;
  readonly high: number;
  /** Whether some are invented examples of the demo market. */
  readonly isExample: boolean;
  /** Whether some were not checked in time. */
  readonly isStale: boolean;
  /** Day of the oldest check, YYYY-MM-DD. */
  readonly checked: string;
}

function rangeOf(
  rules: readonly (RuleOf<'freight'> | RuleOf<'port'>)[],
  port: Port,
  today: string,
): ListedRange | null {
  const found = rules.filter(
    (each) => each.port === port && each.unit === CARGO && isUsable(each, today),
  );
  if (found.length === 0) return null;
  return {
    low: Math.min(...found.map(({ low }) => low)),
    high: Math.max(...found.map(({ high }) => high)),
    isExample: found.some(({ example }) => example),
    isStale: found.some((each) => isStale(each, today)),
    checked: found.map(({ checked }) => checked).toSorted()[0] ?? '',
  };
}

/** US dollars, from the cheapest to the dearest Chinese port of the list; null if none is listed. */
export const seaFreightTo = (
  rules: readonly Rule[],
  port: Port,
  today: string,
): ListedRange | null => rangeOf(rulesOf(rules, 'freight'), port, today);

/** Rupees; null if none are listed. */
export const portChargesAt = (
  rules: readonly Rule[],
  port: Port,
  today: string,
): ListedRange | null => rangeOf(rulesOf(rules, 'port'), port, today);
