// Which rules of compliance goods fall under, which of them prohibit the import, and what has not been checked.
import { covers, mayFallUnder } from './hs-code.ts';
import {
  type GoodsCondition,
  RULE_FAMILIES,
  type Rule,
  type RuleFamily,
  type RuleOf,
  rulesOf,
} from './rule.ts';
import { isUsable } from './rule-dates.ts';

/** Goods as far as rules of compliance ask; `condition` is absent where it is not known. */
export interface AskedGoods {
  readonly code: string;
  /** ISO code of the country of origin; CN if absent. */
  readonly origin?: string | undefined;
  readonly condition?: GoodsCondition | undefined;
}

export const DEFAULT_ORIGIN = 'CN';

const concernsGoods = (
  { hs, origins, goods }: RuleOf<'compliance'>,
  { code, origin = DEFAULT_ORIGIN, condition }: AskedGoods,
): boolean =>
  (origins === undefined || origins.includes(origin)) &&
  (goods === undefined || condition === undefined || goods === condition) &&
  hs.some((prefix) => mayFallUnder(code, prefix));

/** Compliance rules that the goods may fall under, in any state. */
export const complianceRules = (
  rules: readonly Rule[],
  asked: AskedGoods,
  today: string,
): readonly RuleOf<'compliance'>[] =>
  rulesOf(rules, 'compliance').filter(
    (each) => (each.until === undefined || today <= each.until) && concernsGoods(each, asked),
  );

/**
 * Rules under which the goods may not be imported at all. Only those that concern every item of the code: where a part of it is
 * prohibited, the rule is one of complianceRules(). Goods count as new unless asked otherwise.
 */
export const prohibitions = (
  rules: readonly Rule[],
  asked: AskedGoods,
  today: string,
): readonly RuleOf<'compliance'>[] =>
  complianceRules(rules, { condition: 'new', ...asked }, today).filter(
    (each) =>
      each.status === 'prohibited' &&
      isUsable(each, today) &&
      each.hs.some((prefix) => asked.code.startsWith(prefix)),
  );

/** Families of rules without a recorded check of the code. */
export const uncheckedFamilies = (
  rules: readonly Rule[],
  code: string,
  today: string,
): readonly RuleFamily[] => {
  const checks = rulesOf(rules, 'familyCheck').filter(
    (each) => isUsable(each, today) && each.hs.some((prefix) => covers(prefix, code)),
  );
  return RULE_FAMILIES.filter(
    (family) => family !== 'other' && !checks.some(({ families }) => families.includes(family)),
  );
};
