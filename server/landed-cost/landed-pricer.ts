// Landed prices of products for their rows, with the rules in force today: computed when a product is written, in its transaction.
import { createHash } from 'node:crypto';
import { mayFallUnder } from '../../contract/landed-cost/hs-code.ts';
import { MAX_LANDED_RUPEES } from '../../contract/landed-cost/lakh.ts';
import { landedPriceOf } from '../../contract/landed-cost/landed-price.ts';
import { codeOfRows } from '../../contract/landed-cost/product-code.ts';
import type { Rule, RuleKind } from '../../contract/landed-cost/rule.ts';
import { dayInIndia, isInForce } from '../../contract/landed-cost/rule-dates.ts';
import { toDollars } from '../../contract/money.ts';
import type { DbOrTx } from '../platform/db/open.ts';
import { readShippedRules } from './rule-files.ts';
import { readLoadedRules } from './rule-queries.ts';
import { mergeReadable } from './rule-set.ts';

/** To be incremented when the computation changes, so that stored prices are computed again. */
const FORMULA = 1;

const KINDS: ReadonlySet<RuleKind> = new Set([
  ...([
    'tariff',
    'exchange',
    'valuation',
    'freight',
    'export',
    'antiDumping',
    'compliance',
  ] as const),
]);

/** What the price depends on, as columns of a product have it. */
export interface PricedColumns {
  readonly priceCents: number | null;
  readonly minOrderQuantity: number;
  readonly countryOfOrigin: string;
  readonly priceBasis: string | null;
  /** The supplier's own data sheet. */
  readonly specifications: Readonly<Record<string, string>>;
}

export interface LandedColumns {
  readonly landed_low: number | null;
  readonly landed_high: number | null;
  readonly landed_rules: string;
}

export interface LandedPricer {
  /** Name of the rules in force, the same in every process that has the same ones. */
  readonly name: string;
  columnsOf(product: PricedColumns): LandedColumns;
}

function pricerWith(rules: readonly Rule[], today: string): LandedPricer {
  const inForce = rules.filter((each) => KINDS.has(each.kind) && isInForce(each, today));
  const name = createHash('sha256')
    .update(JSON.stringify([FORMULA, inForce]))
    .digest('base64url')
    .slice(0, 22);
  /** The few rules that concern a code: the others would be read for every product. */
  const byCode = new Map<string, readonly Rule[]>();
  const rulesOfCode = (code: string): readonly Rule[] => {
    const known = byCode.get(code);
    if (known) return known;
    const found = inForce.filter(
      (each) => !('hs' in each) || each.hs.some((prefix) => mayFallUnder(code, prefix)),
    );
    byCode.set(code, found);
    return found;
  };
  return {
    name,
    columnsOf({ priceCents, minOrderQuantity, countryOfOrigin, priceBasis, specifications }) {
      const rows = Object.entries(specifications);
      const code = codeOfRows(rows);
      const total =
        code &&
        landedPriceOf(
          {
            price: priceCents ? toDollars(priceCents) : null,
            ...{ minOrderQuantity, countryOfOrigin, priceBasis, specifications: rows },
          },
          rulesOfCode(code),
          today,
        ).total;
      const [low, high] = total && total[1] <= MAX_LANDED_RUPEES ? total : [null, null];
      return { landed_low: low, landed_high: high, landed_rules: name };
    },
  };
}

let shipped: Promise<Rule[]> | null = null;
let last: { readonly of: string; readonly pricer: LandedPricer } | null = null;

/** With the rules as the transaction sees them. Reads no other connection, so it may be called inside of one. */
export async function landedPricer(db: DbOrTx): Promise<LandedPricer> {
  shipped ??= readShippedRules();
  const own = await shipped.catch((error: unknown) => {
    shipped = null;
    throw error;
  });
  const loaded = await readLoadedRules(db);
  const today = dayInIndia(new Date());
  const of = today + JSON.stringify(loaded);
  if (last?.of !== of) last = { of, pricer: pricerWith(mergeReadable(own, loaded), today) };
  return last.pricer;
}
