// Rules of an import to India as dated data: one schema for the files in src/content/rules and for what operators load.
// Every rule is one fact with one source, so that one quotation proves it.
import * as z from 'zod/mini';
import { LANGS } from '../lang.ts';
import { PERCENT_STEPS } from './paise.ts';

export const RULE_KINDS = [
  'tariff',
  'valuation',
  'antiDumping',
  'exchange',
  'port',
  'freight',
  'compliance',
  'voltage',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** The charges of a tariff line: basic duty, agriculture cess (AIDC), social welfare surcharge, integrated tax. */
export const CHARGES = ['bcd', 'aidc', 'sws', 'igst'] as const;
export type Charge = (typeof CHARGES)[number];

export const PORTS = ['nhavaSheva', 'mundra', 'chennai', 'kolkata'] as const;
export type Port = (typeof PORTS)[number];

export const CARGO_UNITS = ['20ft', '40ft', '40ftHighCube', 'm3'] as const;
export type CargoUnit = (typeof CARGO_UNITS)[number];

export const COMPLIANCE_STATUSES = ['inForce', 'deferred', 'withdrawn', 'announced'] as const;
export type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

/** Currencies of prices; the rupee needs no exchange rate. */
export const COST_CURRENCIES = ['USD', 'CNY', 'INR'] as const;
export type CostCurrency = (typeof COST_CURRENCIES)[number];
export const FOREIGN_CURRENCIES = ['USD', 'CNY'] as const;

const MAX_TEXT = 2_000;
const MAX_PREFIXES = 500;
/** A duty may exceed 100 %, as that on some vehicles does; more than this is a typing error. */
const MAX_PERCENT = 300;

/** Fits the steps exactly, as far as a binary fraction can. */
export const hasPercentStep = (value: number): boolean =>
  Math.abs(value * PERCENT_STEPS - Math.round(value * PERCENT_STEPS)) < 1e-6;

const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TEXT));
/** A text in every language of the site. */
export const texts = z.strictObject({ en: shortText, [LANGS[1]]: shortText });

/** Refuses days that do not exist: Date would read 2026-02-30 as 2 March. */
const isDay = (value: string): boolean => {
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
};
export const day = z
  .string('a day is written as YYYY-MM-DD')
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day is written as YYYY-MM-DD'),
    z.refine(isDay, 'there is no such day'),
  );

const percent = z
  .number()
  .check(
    z.gte(0),
    z.lte(MAX_PERCENT),
    z.refine(hasPercentStep, 'a percentage has at most three decimals'),
  );

const HS_REMEDY =
  "the word all, or a list of HS codes of 2 or of 4 to 8 digits in quotes, such as ['8458', '845811']";
/** The empty prefix is how 'all' is stored. */
const hsPrefix = z.string(HS_REMEDY).check(z.regex(/^(?:\d{2}|\d{4,8}|)$/, HS_REMEDY));
/** 'all', or prefixes of HS codes without dots. 'all' becomes the empty prefix, which every code has. */
const hs = z.union(
  [
    z.pipe(
      z.literal('all'),
      z.transform(() => ['']),
    ),
    z.array(hsPrefix).check(z.minLength(1), z.maxLength(MAX_PREFIXES)),
  ],
  HS_REMEDY,
);

export const source = z.strictObject({
  title: shortText,
  url: z.url({ protocol: /^https?$/, error: 'an address that begins with http:// or https://' }),
  /** Words of the source, verbatim, in its own language. */
  quote: shortText,
  /** The day on which the quotation was read there. */
  read: day,
});
export type RuleSource = z.output<typeof source>;

export const entryId = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens'),
    z.maxLength(80),
  );

const common = {
  /** Unique; the name of the rule in messages and in the audit log. */
  id: entryId,
  /** false: shown to editors, never used in a computation. */
  verified: z.boolean(),
  /** An invented value of the demo market; shown as such. */
  example: z.optional(z.boolean()),
  source: z.optional(source),
  /** The day on which it was last confirmed at its source. */
  checked: day,
  /** In force from and until these days, both included. */
  from: z.optional(day),
  until: z.optional(day),
  note: z.optional(texts),
};

const range = { low: z.number().check(z.gte(0)), high: z.number().check(z.gte(0)) };

const anyRule = z.discriminatedUnion('kind', [
  /** One charge of goods by HS prefix; the longest prefix wins, for each charge by itself. */
  z.strictObject({
    kind: z.literal('tariff'),
    ...common,
    hs,
    charge: z.enum(CHARGES),
    /** Of the assessable value; sws: of the duties; igst: of value and duties together. */
    percent,
    /** For aidc: whether the social welfare surcharge is levied on it too. */
    withSurcharge: z.optional(z.boolean()),
  }),
  /** What customs adds where a cost is not known (rule 10(2) of the Customs Valuation Rules, 2007), and the landing charge. */
  z.strictObject({
    kind: z.literal('valuation'),
    ...common,
    item: z.enum(['freight', 'insurance', 'landing']),
    percent,
  }),
  /** Goods of an origin with an anti-dumping duty; its amount depends on the producer, so the reader gives it. */
  z.strictObject({
    kind: z.literal('antiDumping'),
    ...common,
    hs,
    /** ISO 3166 code of the country of origin. */
    origin: z.string().check(z.regex(/^[A-Z]{2}$/, 'two capital letters, such as CN')),
    goods: texts,
  }),
  z.strictObject({
    kind: z.literal('exchange'),
    ...common,
    currency: z.enum(FOREIGN_CURRENCIES),
    /** Rupees for one unit of the currency, for imported goods. */
    rupees: z.number().check(z.gt(0), z.lte(1_000)),
  }),
  /** Charges at the Indian port, in rupees. */
  z.strictObject({
    kind: z.literal('port'),
    ...common,
    port: z.enum(PORTS),
    unit: z.enum(CARGO_UNITS),
    ...range,
    what: texts,
  }),
  /** Sea freight from a Chinese port, in US dollars. */
  z.strictObject({
    kind: z.literal('freight'),
    ...common,
    fromPort: texts,
    port: z.enum(PORTS),
    unit: z.enum(CARGO_UNITS),
    ...range,
  }),
  z.strictObject({
    kind: z.literal('compliance'),
    ...common,
    hs,
    scheme: texts,
    status: z.enum(COMPLIANCE_STATUSES),
    /** What the rule asks of the importer or the manufacturer. */
    asks: texts,
  }),
  z.strictObject({
    kind: z.literal('voltage'),
    ...common,
    singlePhaseVolts: z.number().check(z.gt(0)),
    threePhaseVolts: z.number().check(z.gt(0)),
    hertz: z.number().check(z.gt(0)),
  }),
]);
type AnyRule = z.output<typeof anyRule>;

/** A rule as it is written in a file and stored. */
export const rule = anyRule.check(
  z.refine((each: AnyRule) => !each.verified || each.source !== undefined, {
    error:
      'verified: true needs a source with title, url, quote and read; else write verified: false',
    path: ['source'],
  }),
  z.refine((each: AnyRule) => !(each.verified && each.example === true), {
    error: 'an example is not verified: write verified: false',
    path: ['example'],
  }),
  z.refine((each: AnyRule) => !each.from || !each.until || each.from <= each.until, {
    error: 'until is before from',
    path: ['until'],
  }),
  z.refine((each: AnyRule) => !('low' in each) || each.low <= each.high, {
    error: 'high is below low',
    path: ['high'],
  }),
);
export type Rule = AnyRule;
export type RuleOf<Kind extends RuleKind> = Extract<Rule, { readonly kind: Kind }>;

/** At most this many rules in one market. */
export const MAX_RULES = 5_000;

export const rulesOf = <Kind extends RuleKind>(
  rules: readonly Rule[],
  kind: Kind,
): readonly RuleOf<Kind>[] => rules.filter((each): each is RuleOf<Kind> => each.kind === kind);
