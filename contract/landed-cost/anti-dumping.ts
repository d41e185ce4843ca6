// Anti-dumping duties: which rules list one for goods, and its amount as given or by producer.
import type { AntiDumping } from './duties.ts';
import { mayFallUnder } from './hs-code.ts';
import { inPaise, toMinor } from './paise.ts';
import { type Rule, type RuleOf, rulesOf } from './rule.ts';
import { isInForce } from './rule-dates.ts';

/** Anti-dumping duties that goods of the code and origin may fall under, in any state: each is a reason to ask. */
export const antiDumpingRules = (
  rules: readonly Rule[],
  code: string,
  origin: string,
  today: string,
): readonly RuleOf<'antiDumping'>[] =>
  rulesOf(rules, 'antiDumping').filter(
    (each) =>
      each.origins.includes(origin) &&
      isInForce(each, today) &&
      each.hs.some((prefix) => mayFallUnder(code, prefix)),
  );

/** What a reader gives of a duty; at most one amount. */
export interface GivenAntiDumping {
  readonly quantity: number;
  /** Rupees; 0 if none is due. */
  readonly antiDumpingDuty?: number | undefined;
  /** Of the CIF value. */
  readonly antiDumpingPercent?: number | undefined;
  /** Units of the currency of the price, for each machine. */
  readonly antiDumpingPerUnit?: number | undefined;
  /** Name of the producer, as the rule has it; any other name is one that the rule does not list. */
  readonly producer?: string | undefined;
}

/**
 * The duty at both ends: as given, or that of the producer; null where one is listed and not known.
 * @param rupees for one unit of the currency
 */
export function antiDumpingOf(
  given: GivenAntiDumping,
  listed: readonly RuleOf<'antiDumping'>[],
  rupees: number,
): readonly [low: AntiDumping, high: AntiDumping] | null {
  const both = (each: AntiDumping) => [each, each] as const;
  const { antiDumpingDuty, antiDumpingPercent, antiDumpingPerUnit, producer, quantity } = given;
  if (antiDumpingDuty !== undefined) return both({ paise: toMinor(antiDumpingDuty), percent: 0 });
  if (antiDumpingPercent !== undefined) return both({ paise: 0, percent: antiDumpingPercent });
  if (antiDumpingPerUnit !== undefined) {
    const paise = inPaise(toMinor(antiDumpingPerUnit * quantity), rupees);
    return both({ paise, percent: 0 });
  }
  const percents = listed.map(({ producers = [], others }) =>
    producer === undefined
      ? undefined
      : (producers.find(({ name }) => name === producer)?.percent ?? others),
  );
  if (percents.some((each) => each === undefined)) return null;
  const known = percents.filter((each) => each !== undefined);
  // A code of six digits may fall under several rules.
  return [
    { paise: 0, percent: known.length > 0 ? Math.min(...known) : 0 },
    { paise: 0, percent: Math.max(0, ...known) },
  ];
}
