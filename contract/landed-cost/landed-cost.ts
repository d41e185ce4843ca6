// Endpoints for the landed cost of a machine in India, and for the rules that it rests on.
import * as z from 'zod/mini';
import { optionalField } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { fieldError, optionalParam } from '../query.ts';
import {
  fields,
  flag,
  list,
  nullableNumber,
  nullableText,
  oneOf,
  orNull,
  reader,
  requiredText,
  text,
} from '../read.ts';
import { pastedCode } from '../typed/pasted-text.ts';
import { typedNumberInRange } from '../typed/typed-number-field.ts';
import { COST_INCOTERMS } from './duties.ts';
import { ASSUMPTIONS } from './estimate.ts';
import { HS_CODE_TEXT, HS_DIGITS, hsDigits } from './hs-code.ts';
import { RATE_NAMES } from './rates.ts';
import { COST_CURRENCIES, hasPercentStep, MAX_RULES, RULE_KINDS, rule } from './rule.ts';

/** More than any machine costs; sums of it in paise stay exact. */
export const MAX_COST_AMOUNT = 1_000_000_000;
export const MAX_COST_QUANTITY = 1_000_000;
const MAX_EXCHANGE_RATE = 1_000;
const MAX_HS_DIGITS = 12;
const MAX_HS_TEXT = 40;

const hsCode = z.pipe(
  z.string(fieldError('hsCode')).check(
    z.overwrite(pastedCode),
    z.maxLength(MAX_HS_TEXT, fieldError('hsCode')),
    z.regex(HS_CODE_TEXT, fieldError('hsCode')),
    z.refine((value) => {
      const { length } = hsDigits(value);
      return length >= HS_DIGITS && length <= MAX_HS_DIGITS;
    }, fieldError('hsCode')),
  ),
  z.transform(hsDigits),
);

const amount = typedNumberInRange('costAmount', 0, MAX_COST_AMOUNT, false);
const price = z.pipe(
  amount,
  z.number().check(z.refine((value) => value >= 0.01, fieldError('costPrice'))),
);
const percent = z.pipe(
  typedNumberInRange('percent', 0, 100, false),
  z.number().check(z.refine(hasPercentStep, fieldError('percent'))),
);

/** Amounts are totals of the consignment in `currency`, unless a field says rupees. */
export const landedCostBody = z
  .object({
    /** With dots and spaces. */
    hsCode,
    incoterm: z.enum(COST_INCOTERMS, fieldError('costIncoterm')),
    amount: price,
    currency: z.enum(COST_CURRENCIES, fieldError('costCurrency')),
    quantity: typedNumberInRange('costQuantity', 1, MAX_COST_QUANTITY, true),
    /** Country of origin; CN if absent. */
    origin: optionalField(
      z.string(fieldError('country')).check(z.regex(/^[A-Z]{2}$/, fieldError('country'))),
    ),
    /** From the factory to on board; required for EXW. */
    exportCharges: optionalField(amount),
    freight: optionalField(amount),
    insurance: optionalField(amount),
    /** Clearance, inland freight, installation: in rupees. */
    otherCharges: optionalField(amount),
    /** In rupees; 0 if the reader has found that none is due. */
    antiDumpingDuty: optionalField(amount),
    bcdPercent: optionalField(percent),
    /** Of the basic customs duty. */
    swsPercent: optionalField(percent),
    igstPercent: optionalField(percent),
    /** Rupees for one unit of `currency`. */
    exchangeRate: optionalField(
      typedNumberInRange('exchangeRate', 0.000001, MAX_EXCHANGE_RATE, false),
    ),
  })
  .check(
    z.refine(({ currency, exchangeRate }) => currency !== 'INR' || exchangeRate === undefined, {
      ...fieldError('exchangeRateOfRupees'),
      path: ['exchangeRate'],
    }),
  );
export type LandedCostBody = z.output<typeof landedCostBody>;

const ruleSource = fields({
  title: text(2_000),
  url: requiredText(2_000),
  /** Words of the source, verbatim. */
  quote: text(2_000),
  /** Day on which it was read there, YYYY-MM-DD. */
  read: text(10),
});

const usedRate = fields({
  name: oneOf(RATE_NAMES),
  /** Percent, or rupees per unit of the currency (exchange); low and high differ where the code spans several rates. */
  low: nullableNumber,
  high: nullableNumber,
  basis: oneOf(['rule', 'example', 'given']),
  source: orNull(ruleSource),
  checked: nullableText(10),
  /** Not checked in time. */
  stale: flag,
});

/** In rupees with paise. Null where an anti-dumping duty is listed and its amount was not given. */
const amounts = {
  price: nullableNumber,
  exportCharges: nullableNumber,
  freight: nullableNumber,
  insurance: nullableNumber,
  assessableValue: nullableNumber,
  bcd: nullableNumber,
  aidc: nullableNumber,
  sws: nullableNumber,
  antiDumping: nullableNumber,
  igst: nullableNumber,
  duties: nullableNumber,
  otherCharges: nullableNumber,
  landed: nullableNumber,
  /** Without IGST, for a buyer who is entitled to the credit. */
  landedNetOfCredit: nullableNumber,
  perUnit: nullableNumber,
  perUnitNetOfCredit: nullableNumber,
};
export const COST_AMOUNTS = Object.keys(amounts) as (keyof typeof amounts)[];

const landedCost = fields({
  /** The day in India of the rules and of this estimate. */
  date: text(10),
  /** With the highest rates, where the code spans several. */
  ...amounts,
  /** With the lowest; null where they are the same. */
  lowest: orNull(fields(amounts)),
  rates: list(usedRate, RATE_NAMES.length),
  /** What the estimate assumes, in the reader's language. */
  assumptions: list(
    fields({ code: oneOf(ASSUMPTIONS), text: requiredText(1_000) }),
    ASSUMPTIONS.length,
  ),
});
export type LandedCost = z.output<typeof landedCost>;

export const computeLandedCost = endpoint({
  method: 'POST',
  path: '/landed-cost',
  summary:
    'Estimates what a consignment costs landed in India; rates that the rules lack may be given by hand',
  access: 'anyone',
  body: landedCostBody,
  reply: landedCost,
  errors: ['validation', 'incomplete', 'tooMany'],
});

/** A rule as stored: unreadable rows are left out. */
const anyRule = reader((value) => {
  const parsed = z.safeParse(rule, value);
  return parsed.success ? parsed.data : undefined;
}, {});

export const listRules = endpoint({
  method: 'GET',
  path: '/rules',
  summary: 'The dated rules of an import to India, with their sources; unverified ones are marked',
  access: 'anyone',
  query: z.object({
    /** Only those of this kind. */
    kind: optionalParam(z.enum(RULE_KINDS, fieldError('ruleKind'))),
    /** Only those that goods of this code may fall under; rules that name no codes are always listed. */
    hsCode: optionalParam(hsCode),
  }),
  reply: fields({ rules: list(anyRule, MAX_RULES) }),
  errors: ['validation'],
});
