// The calculator of landed costs: reads the address of its page, checks it with the schema of the endpoint, and computes. Pure.
import * as z from 'zod/mini';
import {
  type Estimate,
  type EstimateInput,
  estimateLandedCost,
} from '../../../contract/landed-cost/estimate.ts';
import { type LandedCostBody, landedCostBody } from '../../../contract/landed-cost/landed-cost.ts';
import { PORTS, type Port, type Rule } from '../../../contract/landed-cost/rule.ts';
import type { Lang } from '../../../contract/lang.ts';
import { MISSING_INPUT_KEYS } from '../../../contract/messages/landed-cost.ts';
import { fieldErrorText } from '../../../contract/messages.ts';
import { foldWidth } from '../../../contract/typed/pasted-text.ts';
import { type ListedRange, portChargesAt, seaFreightTo } from './port-ranges.ts';

/** Fields of the form in their order, by the names of the endpoint's body. */
export const COST_FIELDS = [
  'hsCode',
  'incoterm',
  'amount',
  'currency',
  'quantity',
  'exportCharges',
  'freight',
  'insurance',
  'bcdPercent',
  'swsPercent',
  'igstPercent',
  'exchangeRate',
  'antiDumpingDuty',
  'otherCharges',
] as const;
export type CostField = (typeof COST_FIELDS)[number];

/** Values of fields that are not in the address. */
const DEFAULTS: { readonly [each in CostField]?: string } = {
  incoterm: 'FOB',
  currency: 'USD',
  quantity: '1',
};
/** Codes and choices; all others are numbers. */
const TEXT_FIELDS: readonly CostField[] = ['hsCode', 'incoterm', 'currency'];

export interface Calculation {
  /** As typed. */
  readonly values: Readonly<Record<CostField, string>>;
  /** Words by which a code is searched; '' without. */
  readonly search: string;
  readonly port: Port;
  /** Texts beside fields: what is wrong with a value, or why it is needed. */
  readonly errors: { readonly [each in CostField]?: string };
  readonly result: {
    readonly input: LandedCostBody;
    readonly estimate: Estimate;
    /** Listed ranges that were used, because the reader gave no figure. */
    readonly freight: ListedRange | null;
    readonly charges: ListedRange | null;
  } | null;
}

/** People type "₹ 1,00,000" and "7.5 %". */
const withoutSigns = (typed: string): string =>
  foldWidth(typed)
    .replace(/^(?:us)?[$₹¥￥]|%$/gi, '')
    .trim();

function checked(values: Calculation['values'], lang: Lang) {
  const body = Object.fromEntries(
    COST_FIELDS.map((name) => [
      name,
      TEXT_FIELDS.includes(name) ? values[name] : withoutSigns(values[name]),
    ]),
  );
  const parsed = z.safeParse(landedCostBody, body);
  if (parsed.success) return { body: parsed.data, errors: {} };
  const errors: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues)
    errors[String(path[0])] ??= fieldErrorText(message, lang);
  return { body: null, errors };
}

/** The listed freight is in dollars: used for prices in dollars without freight. */
const listedFreight = (body: LandedCostBody, port: Port, rules: readonly Rule[], today: string) =>
  body.freight === undefined &&
  body.currency === 'USD' &&
  (body.incoterm === 'EXW' || body.incoterm === 'FOB')
    ? seaFreightTo(rules, port, today)
    : null;

/** @param today day in India, YYYY-MM-DD */
export function calculate(
  address: URLSearchParams,
  rules: readonly Rule[],
  today: string,
  lang: Lang,
): Calculation {
  const values = Object.fromEntries(
    COST_FIELDS.map((name) => [name, address.get(name)?.trim() || (DEFAULTS[name] ?? '')]),
  ) as Record<CostField, string>;
  const search = address.get('search')?.trim() ?? '';
  const port = PORTS.find((each) => each === address.get('port')) ?? PORTS[0];
  const state = { values, search, port, errors: {}, result: null };
  const isAsked = COST_FIELDS.some((name) => name in DEFAULTS === false && values[name] !== '');
  // Who searches a code has not finished the form.
  if (!isAsked || (search !== '' && (values.hsCode === '' || values.amount === ''))) return state;

  const { body, errors } = checked(values, lang);
  if (!body) return { ...state, errors };
  const freight = listedFreight(body, port, rules, today);
  const charges = body.otherCharges === undefined ? portChargesAt(rules, port, today) : null;
  const input: EstimateInput = {
    ...body,
    ...(freight && { freight }),
    ...(charges && { otherCharges: charges }),
  };
  const estimate = estimateLandedCost(input, rules, today);
  if (estimate.missing)
    return {
      ...state,
      errors: Object.fromEntries(
        estimate.missing.map((name) => [name, fieldErrorText(MISSING_INPUT_KEYS[name], lang)]),
      ),
    };
  return { ...state, result: { input: body, estimate, freight, charges } };
}
