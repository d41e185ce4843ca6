// Loading of the rules for a product's panel. A market whose backend has no rules has no panel.
import type { Product } from '../../../contract/catalog/product.ts';
import { listRules } from '../../../contract/landed-cost/landed-cost.ts';
import { type LandedPrice, landedPriceOf } from '../../../contract/landed-cost/landed-price.ts';
import { codeIn } from '../../../contract/landed-cost/product-code.ts';
import { type Rule, rulesOf } from '../../../contract/landed-cost/rule.ts';
import { dayInIndia } from '../../../contract/landed-cost/rule-dates.ts';
import type { Api } from '../../api/call.ts';
import type { SpecificationRows } from '../catalog/specification-rows.ts';
import { type CostPanel, costPanelOf } from './cost-panel.ts';

export interface LoadedCostPanel {
  readonly costPanel: CostPanel;
  readonly landedPrice: LandedPrice;
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

export async function loadCostPanel(
  api: Api,
  product: Product,
  { facts }: SpecificationRows,
): Promise<LoadedCostPanel | null> {
  const hsText = facts.find(({ kind }) => kind === 'hsCode')?.text ?? '';
  const hsCode = codeIn(hsText);
  if (hsCode === null) return null;
  const [rules, compliance] = await Promise.all([
    rulesFor(api, { hsCode }),
    rulesFor(api, { kind: 'compliance' }),
  ]);
  if (!rules || !compliance) return null;
  const today = dayInIndia(new Date());
  const costPanel = costPanelOf(product, hsText, rules, today);
  return (
    costPanel && {
      costPanel,
      landedPrice: landedPriceOf(asSupplied(product), rules, today),
      today,
      listed: complianceListDay(compliance, today),
    }
  );
}

/** With the supplier's own data sheet, of which the stored prices of lists are. */
const asSupplied = (product: Product): Product => ({
  ...product,
  specifications: product.original?.specifications ?? product.specifications,
});

/** What no rule is needed to see; null for a product that may have a landed price. */
export function landedPriceWithoutRules(product: Product): LandedPrice | null {
  const landedPrice = landedPriceOf(asSupplied(product), [], '');
  return landedPrice.gap === 'hsCode' ? landedPrice : null;
}
