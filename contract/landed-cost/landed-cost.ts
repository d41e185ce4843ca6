// Endpoints for the landed cost of a machine in India, and for the rules that it rests on.
import * as z from 'zod/mini';
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
import { ASSUMPTIONS } from './assumptions.ts';
import { hsCode, landedCostBody } from './landed-cost-body.ts';
import { RATE_BASES, RATE_NAMES } from './rates.ts';
import { CARGO_UNITS, MAX_RULES, PORTS, RULE_KINDS, RULE_STATES, rule } from './rule.ts';

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
  basis: oneOf(RATE_BASES),
  source: orNull(ruleSource),
  /** Day from which it holds, YYYY-MM-DD. */
  since: nullableText(10),
  checked: nullableText(10),
  /** Not checked in time. */
  stale: flag,
  /** What the goods must be to get the lowest rate, in the reader's language. */
  conditions: list(requiredText(2_000), MAX_RULES),
});

/** A listed range that the estimate used: US dollars (freight, exportCharges) or rupees (portCharges, haulage). */
const usedRange = orNull(
  fields({
    low: nullableNumber,
    high: nullableNumber,
    state: oneOf(RULE_STATES),
    checked: text(10),
    stale: flag,
    sources: list(ruleSource, MAX_RULES),
  }),
);

/** In rupees with paise. Null where an anti-dumping duty is listed and its amount was not given. */
const amounts = {
  price: nullableNumber,
  exportCharges: nullableNumber,
  /** What is paid; 0 where it is not known. */
  freight: nullableNumber,
  /** What customs adds to the value where the freight is not known; no part of the landed cost. */
  notionalFreight: nullableNumber,
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
  rates: list(usedRate, RATE_NAMES.length + 1),
  port: oneOf(PORTS),
  /** Way of travel, and how many containers (or cubic metres or tonnes, for m3); null where no container takes the goods. */
  cargo: orNull(fields({ unit: oneOf(CARGO_UNITS), count: nullableNumber })),
  /** How far the landed cost reaches. */
  reaches: oneOf(['port', 'portCharges', 'works']),
  /** false: the freight is not known, so the landed cost has none. */
  hasFreight: flag,
  ranges: fields({
    freight: usedRange,
    exportCharges: usedRange,
    portCharges: usedRange,
    haulage: usedRange,
  }),
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
  errors: ['validation', 'incomplete', 'prohibitedGoods', 'tooMany'],
});

/** A rule as stored: unreadable rows are left out. */
const anyRule = reader((value) => {
  const parsed = z.safeParse(rule, value);
  return parsed.success ? parsed.data : undefined;
}, {});

export const listRules = endpoint({
  method: 'GET',
  path: '/rules',
  summary: 'The dated rules of an import to India, with their states and sources',
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
