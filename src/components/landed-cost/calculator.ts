// The calculator of landed costs: reads the address of its page, checks it with the schema of the endpoint, and computes. Pure.
import * as z from 'zod/mini';
import { DEFAULT_ORIGIN } from '../../../contract/landed-cost/compliance.ts';
import { type Estimate, estimateLandedCost } from '../../../contract/landed-cost/estimate.ts';
import {
  estimateInputOf,
  type LandedCostBody,
  landedCostBody,
} from '../../../contract/landed-cost/landed-cost-body.ts';
import { PORTS, type Rule, type RuleOf } from '../../../contract/landed-cost/rule.ts';
import type { Lang } from '../../../contract/lang.ts';
import { MISSING_INPUT_KEYS } from '../../../contract/messages/landed-cost.ts';
import { fieldErrorText } from '../../../contract/messages.ts';
import { foldWidth } from '../../../contract/typed/pasted-text.ts';

/** Fields of the form in their order, by the names of the endpoint's body. */
export const COST_FIELDS = [
  'hsCode',
  'incoterm',
  'amount',
  'currency',
  'quantity',
  'origin',
  'condition',
  'scheme',
  'port',
  'pinCode',
  'packedLength',
  'packedWidth',
  'packedHeight',
  'packedWeight',
  'exportCharges',
  'freight',
  'insurance',
  'bcdPercent',
  'swsPercent',
  'igstPercent',
  'exchangeRate',
  'producer',
  'antiDumpingPercent',
  'antiDumpingPerUnit',
  'antiDumpingDuty',
  'otherCharges',
] as const;
export type CostField = (typeof COST_FIELDS)[number];

/** Values of fields that are not in the address. */
export const DEFAULTS: { readonly [each in CostField]?: string } = {
  incoterm: 'FOB',
  currency: 'USD',
  quantity: '1',
  origin: DEFAULT_ORIGIN,
  condition: 'new',
  port: PORTS[0],
};
/** Codes and choices; all others are numbers. */
const TEXT_FIELDS: readonly CostField[] = [
  ...(['hsCode', 'incoterm', 'currency', 'origin', 'condition'] as const),
  ...(['scheme', 'port', 'pinCode', 'producer'] as const),
];

/** Of the example with which the page opens: a CNC lathe in one 20-foot container, with the rates of the rules. */
const EXAMPLE = { hsCode: '8458.11.00', amount: '40000' } as const;
/** The address of an empty form has this parameter. */
export const BLANK = 'blank';

export interface Calculation {
  /** As typed. */
  readonly values: Readonly<Record<CostField, string>>;
  /** Words by which a code is searched; '' without. */
  readonly search: string;
  /** The reader has given no figure, and sees those of the example. */
  readonly isExample: boolean;
  /** Enough is given for a result, or for errors. */
  readonly isAsked: boolean;
  /** Texts beside fields: what is wrong with a value, or why it is needed. */
  readonly errors: { readonly [each in CostField]?: string };
  readonly result: {
    readonly input: LandedCostBody;
    readonly estimate: Estimate;
  } | null;
  /** Rules under which the goods may not be imported, so that there is no result. */
  readonly prohibitedBy: readonly RuleOf<'compliance'>[];
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

/** @param today day in India, YYYY-MM-DD */
export function calculate(
  address: URLSearchParams,
  rules: readonly Rule[],
  today: string,
  lang: Lang,
): Calculation {
  const state = calculateGiven(address, rules, today, lang);
  const { isAsked, search, values } = state;
  if (
    isAsked ||
    search !== '' ||
    values.hsCode !== '' ||
    address.has('rulesFor') ||
    address.has(BLANK)
  )
    return state;
  const example = calculateGiven(new URLSearchParams(EXAMPLE), rules, today, lang);
  // A market without rules has no rates for it.
  return example.result ? { ...example, isExample: true } : state;
}

function calculateGiven(
  address: URLSearchParams,
  rules: readonly Rule[],
  today: string,
  lang: Lang,
): Calculation {
  const values = Object.fromEntries(
    COST_FIELDS.map((name) => [name, address.get(name)?.trim() || (DEFAULTS[name] ?? '')]),
  ) as Record<CostField, string>;
  const search = address.get('search')?.trim() ?? '';
  // A link with a code, and a search for one: the form is not finished.
  const isAsked =
    address.has('amount') &&
    COST_FIELDS.some((name) => name in DEFAULTS === false && values[name] !== '') &&
    (search === '' || (values.hsCode !== '' && values.amount !== ''));
  const state: Calculation = {
    ...{ values, search, isAsked, isExample: false },
    ...{ errors: {}, result: null, prohibitedBy: [] },
  };
  if (!isAsked) return state;

  const { body, errors } = checked(values, lang);
  if (!body) return { ...state, errors };
  const estimate = estimateLandedCost(estimateInputOf(body), rules, today);
  if (estimate.kind === 'prohibited') return { ...state, prohibitedBy: estimate.rules };
  if (estimate.kind === 'incomplete')
    return {
      ...state,
      errors: Object.fromEntries(
        estimate.missing.map((name) => [name, fieldErrorText(MISSING_INPUT_KEYS[name], lang)]),
      ),
    };
  return { ...state, result: { input: body, estimate } };
}
