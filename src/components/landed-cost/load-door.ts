// Loading of the rules for a product's panel. A market whose backend has no rules has no panel.
import type { Product } from '../../../contract/catalog/product.ts';
import { listRules } from '../../../contract/landed-cost/landed-cost.ts';
import { type Rule, rulesOf } from '../../../contract/landed-cost/rule.ts';
import { dayInIndia } from '../../../contract/landed-cost/rule-dates.ts';
import type { Api } from '../../api/call.ts';
import type { SpecificationRows } from '../catalog/specification-rows.ts';
import { codeIn, type Door, doorOf } from './door.ts';

export interface LoadedDoor {
  readonly door: Door;
  /** Day in India of the estimate, YYYY-MM-DD. */
  readonly today: string;
  /** Day on which the compliance rules were last checked. */
  readonly listed: string;
}

/** The last day on which the compliance rules were checked; `today` without any, because none is what the list has today. */
export const complianceListDay = (rules: readonly Rule[], today: string): string =>
  rulesOf(rules, 'compliance')
    .map(({ checked }) => checked)
    .toSorted()
    .at(-1) ?? today;

const rulesFor = (api: Api, query: { hsCode?: string; kind?: 'compliance' }) =>
  api.call(listRules, { query }).then(
    ({ rules }) => rules,
    () => null,
  );

export async function loadDoor(
  api: Api,
  product: Product,
  { facts }: SpecificationRows,
): Promise<LoadedDoor | null> {
  const hsText = facts.find(({ kind }) => kind === 'hsCode')?.text ?? '';
  const hsCode = codeIn(hsText);
  if (hsCode === null) return null;
  const [rules, compliance] = await Promise.all([
    rulesFor(api, { hsCode }),
    rulesFor(api, { kind: 'compliance' }),
  ]);
  if (!rules || !compliance) return null;
  const today = dayInIndia(new Date());
  const door = doorOf(product, hsText, rules, today);
  return door && { door, today, listed: complianceListDay(compliance, today) };
}
