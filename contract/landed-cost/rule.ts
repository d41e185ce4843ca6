// Rules of an import to India as dated data: one schema for the files in src/content/rules and for what operators load.
// Every rule is one fact with one source, so that one quotation proves it.
import * as z from 'zod/mini';
import { day, entryId, hs, origins, percent, shortText, source, texts } from './rule-fields.ts';

export const RULE_KINDS = [
  'tariff',
  'valuation',
  'antiDumping',
  'exchange',
  'port',
  'freight',
  'export',
  'inland',
  'compliance',
  'familyCheck',
  'voltage',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/**
 * What is known of a rule. verified: words of the law, or of its publication, prove it. reported: a named secondary source says so; it
 * is used, and marked in every total that it enters, until the reader confirms it. example: invented by the demo market. unknown:
 * never used in a computation, and no more general rule is used instead of it.
 */
export const RULE_STATES = ['verified', 'reported', 'example', 'unknown'] as const;
export type RuleState = (typeof RULE_STATES)[number];

/** The least certain state of the rules; verified without any. */
export const leastSure = (rules: readonly { readonly state: RuleState }[]): RuleState =>
  RULE_STATES.findLast((state) => rules.some((each) => each.state === state)) ?? 'verified';

/** The charges of a tariff line: basic duty, agriculture cess (AIDC), social welfare surcharge, integrated tax. */
export const CHARGES = ['bcd', 'aidc', 'sws', 'igst'] as const;
export type Charge = (typeof CHARGES)[number];

export const PORTS = ['nhavaSheva', 'mundra', 'chennai', 'kolkata'] as const;
export type Port = (typeof PORTS)[number];

/** How goods travel by sea. m3: a share of a container (LCL), paid by cubic metre or tonne, whichever is more. */
export const CARGO_UNITS = [
  'm3',
  '20ft',
  '40ft',
  '40ftHighCube',
  '20ftOpenTop',
  '40ftOpenTop',
  '20ftFlatRack',
  '40ftFlatRack',
] as const;
export type CargoUnit = (typeof CARGO_UNITS)[number];

/**
 * prohibited: the goods may not be imported, so they get no total, no publication, no enquiry and no order. restricted: they need a
 * licence before they are ordered.
 */
export const COMPLIANCE_STATUSES = [
  'prohibited',
  'restricted',
  'inForce',
  'deferred',
  'withdrawn',
  'announced',
] as const;
export type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

/**
 * Kinds of law that may ask something of a machine: quality control orders (BIS), import policy (DGFT), pollution control (CPCB), medical
 * devices (CDSCO), compulsory registration of electronics (CRS), radio (WPC), electronic waste, vehicles (CMVR), boilers, weights and
 * measures.
 */
export const RULE_FAMILIES = [
  'bis',
  'dgft',
  'cpcb',
  'cdsco',
  'crs',
  'wpc',
  'eWaste',
  'cmvr',
  'boilers',
  'metrology',
  'other',
] as const;
export type RuleFamily = (typeof RULE_FAMILIES)[number];

export const GOODS_CONDITIONS = ['new', 'used'] as const;
export type GoodsCondition = (typeof GOODS_CONDITIONS)[number];

/** Ways of import with a basic duty of their own: project imports (heading 9801), preference under APTA (certificate in Form B). */
export const IMPORT_SCHEMES = ['projectImport', 'apta'] as const;
export type ImportScheme = (typeof IMPORT_SCHEMES)[number];

/** Currencies of prices; the rupee needs no exchange rate. */
export const COST_CURRENCIES = ['USD', 'CNY', 'EUR', 'INR'] as const;
export type CostCurrency = (typeof COST_CURRENCIES)[number];
export const FOREIGN_CURRENCIES = ['USD', 'CNY', 'EUR'] as const;

const common = {
  /** Unique; the name of the rule in messages and in the audit log. */
  id: entryId,
  state: z.enum(RULE_STATES),
  source: z.optional(source),
  /** The day on which it was last confirmed at its source. */
  checked: day,
  /** In force from and until these days, both included. */
  from: z.optional(day),
  until: z.optional(day),
  note: z.optional(texts),
};

/**
 * What charges at a port, or in China before it, are for. Items are added up, several rules on one item are its range, and a rule on
 * all charges replaces those on single items.
 */
export const CHARGE_ITEMS = ['terminal', 'station', 'haulage', 'clearance', 'all'] as const;

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
    /** A rate that only some goods of the code get, by a list or a figure: it makes the lower end of a range. */
    condition: z.optional(texts),
    /** A rate that only imports under the scheme get. */
    scheme: z.optional(z.enum(IMPORT_SCHEMES)),
  }),
  /** What customs adds where a cost is not known (rule 10(2) of the Customs Valuation Rules, 2007), and the landing charge. */
  z.strictObject({
    kind: z.literal('valuation'),
    ...common,
    item: z.enum(['freight', 'insurance', 'landing']),
    percent,
  }),
  /** Goods of an origin with an anti-dumping duty; its amount depends on the producer. */
  z.strictObject({
    kind: z.literal('antiDumping'),
    ...common,
    hs,
    /** Countries of origin that the rule names. */
    origins,
    goods: texts,
    /** Percent of the CIF value by producer, as the notification lists them; `others` is the rate of all that it does not name. */
    producers: z.optional(z.array(z.strictObject({ name: shortText, percent }))),
    others: z.optional(percent),
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
    item: z.enum(CHARGE_ITEMS),
    ...range,
    /** Rupees for each shipment besides. */
    perShipment: z.optional(z.number().check(z.gte(0))),
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
  /** Charges from the works to on board in China (inland haulage, customs, terminal), in US dollars. */
  z.strictObject({
    kind: z.literal('export'),
    ...common,
    unit: z.enum(CARGO_UNITS),
    item: z.enum(CHARGE_ITEMS),
    ...range,
  }),
  /** Road haulage from an Indian port, in rupees for a kilometre. */
  z.strictObject({ kind: z.literal('inland'), ...common, unit: z.enum(CARGO_UNITS), ...range }),
  z.strictObject({
    kind: z.literal('compliance'),
    ...common,
    hs,
    family: z.enum(RULE_FAMILIES),
    /** Only goods of these countries of origin, or in this condition; all, if absent. */
    origins: z.optional(origins),
    goods: z.optional(z.enum(GOODS_CONDITIONS)),
    scheme: texts,
    status: z.enum(COMPLIANCE_STATUSES),
    /** What the rule asks of the importer or the manufacturer. */
    asks: texts,
  }),
  /** A recorded check: the families of rules that were searched for the codes; what was found are compliance rules. */
  z.strictObject({
    kind: z.literal('familyCheck'),
    ...common,
    hs,
    families: z.array(z.enum(RULE_FAMILIES)).check(z.minLength(1)),
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
const needsSource = ({ state }: AnyRule): boolean => state === 'verified' || state === 'reported';

/** A rule as it is written in a file and stored. */
export const rule = anyRule.check(
  z.refine((each: AnyRule) => !needsSource(each) || each.source !== undefined, {
    error:
      'state: verified and reported need a source with title, url, quote and read; else write state: unknown',
    path: ['source'],
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
