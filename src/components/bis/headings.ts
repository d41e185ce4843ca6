// Customs headings of a group of HS codes, such as 8413-8414 or 8422/8424, and the compliance rules that concern them.
import { complianceRules } from '../../../contract/landed-cost/compliance.ts';
import type { RuleOf } from '../../../contract/landed-cost/rule.ts';

/** Every heading of the group, so that a search for 8462 finds 8460-8464 too. */
export const headingsIn = (group: string): string[] =>
  [...group.matchAll(/(\d{4})(?:\s*[-–]\s*(\d{4}))?/g)].flatMap(([, from, to = from]) => {
    const first = Number(from);
    return Array.from({ length: Number(to) - first + 1 }, (_, at) => String(first + at));
  });

/** @param day YYYY-MM-DD; rules that have ended by then are left out */
export function rulesOfHeadings(
  rules: readonly RuleOf<'compliance'>[],
  group: string,
  day: string,
): readonly RuleOf<'compliance'>[] {
  const found = headingsIn(group).flatMap((heading) =>
    complianceRules(rules, { code: heading }, day),
  );
  return [...new Set(found)];
}
