// Routes of the landed cost: the estimate, the rules for pages, and the rules that an admin has to check.
import type { FastifyInstance } from 'fastify';
import type { CostLines } from '../../contract/landed-cost/duties.ts';
import { type EstimateResult, estimateLandedCost } from '../../contract/landed-cost/estimate.ts';
import { readExchangeFile } from '../../contract/landed-cost/exchange-file.ts';
import { lookupCode, mayFallUnder } from '../../contract/landed-cost/hs-code.ts';
import {
  COST_AMOUNTS,
  computeLandedCost,
  type LandedCost,
  listRules,
} from '../../contract/landed-cost/landed-cost.ts';
import { estimateInputOf } from '../../contract/landed-cost/landed-cost-body.ts';
import type { ListedRange } from '../../contract/landed-cost/listed-ranges.ts';
import { loadExchangeRates } from '../../contract/landed-cost/load-exchange-rates.ts';
import { toMajor } from '../../contract/landed-cost/paise.ts';
import { type Rule, rulesOf } from '../../contract/landed-cost/rule.ts';
import { dayInIndia, dueDay } from '../../contract/landed-cost/rule-dates.ts';
import { listStaleRules } from '../../contract/landed-cost/stale-rules.ts';
import type { Lang } from '../../contract/lang.ts';
import { ASSUMPTION_TEXTS, MISSING_INPUT_KEYS } from '../../contract/messages/landed-cost.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { serve, servePublic } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

/** One network: offices share an address, and the calculator computes again after each change. */
const ESTIMATES_PER_MINUTE = 600;

/** Amounts that an unknown anti-dumping duty would change. */
const TOTALS = new Set<keyof CostLines>([
  'antiDumping',
  'igst',
  'duties',
  'landed',
  'landedNetOfCredit',
  'perUnit',
  'perUnitNetOfCredit',
]);

type Amounts = Pick<LandedCost, (typeof COST_AMOUNTS)[number]>;

const amountsOf = (lines: CostLines, hasTotal: boolean): Amounts =>
  Object.fromEntries(
    COST_AMOUNTS.map((name) => [name, !hasTotal && TOTALS.has(name) ? null : toMajor(lines[name])]),
  ) as Amounts;

const serializeRange = (range: ListedRange | null) =>
  range && {
    ...{ low: range.low, high: range.high, state: range.state, checked: range.checked },
    ...{ stale: range.isStale, sources: [...range.sources] },
  };

function serializeEstimate(result: EstimateResult, date: string, lang: Lang): LandedCost {
  if (result.kind === 'incomplete')
    throw new HttpError(
      'incomplete',
      Object.fromEntries(result.missing.map((name) => [name, MISSING_INPUT_KEYS[name]])),
    );
  if (result.kind === 'prohibited')
    throw new HttpError('prohibitedGoods', { hsCode: 'prohibitedGoods' });
  const { high, low, hasTotal, ranges } = result;
  return {
    date,
    ...amountsOf(high, hasTotal),
    lowest: low && amountsOf(low, hasTotal),
    rates: result.rates.map((rate) => ({
      ...rate,
      conditions: rate.conditions.map((each) => each[lang]),
    })),
    ...{ port: result.port, cargo: result.cargo, reaches: result.reaches },
    hasFreight: result.hasFreight,
    ranges: {
      freight: serializeRange(ranges.freight),
      exportCharges: serializeRange(ranges.exportCharges),
      portCharges: serializeRange(ranges.portCharges),
      haulage: serializeRange(ranges.haulage),
    },
    assumptions: result.assumptions.map((code) => ({ code, text: ASSUMPTION_TEXTS[code][lang] })),
  };
}

/** Rules that name no codes concern all goods. */
const concerns = (rule: Rule, code: string): boolean =>
  !('hs' in rule) || rule.hs.some((prefix) => mayFallUnder(code, prefix));

export function landedCostRoutes(
  app: FastifyInstance,
  { rules, bans, catalog, cache }: Services,
): void {
  serve(
    app,
    computeLandedCost,
    async ({ body }, { lang }) => {
      const today = dayInIndia(new Date());
      return serializeEstimate(
        estimateLandedCost(estimateInputOf(body), await rules.current(), today),
        today,
        lang,
      );
    },
    { limitPerMinute: ESTIMATES_PER_MINUTE },
  );

  servePublic(
    app,
    listRules,
    async ({ query: { kind, hsCode } }, _lang, dependOn) => {
      dependOn(catalog.dependencies.market());
      const all = await rules.current();
      const code = hsCode === undefined ? '' : lookupCode(hsCode);
      return {
        rules: all.filter(
          (each) =>
            (kind === undefined || each.kind === kind) && (code === '' || concerns(each, code)),
        ),
      };
    },
    { cache },
  );

  serve(app, loadExchangeRates, async ({ body: { from, url, rates: text } }, { user }) => {
    const read = dayInIndia(new Date());
    const stored = readExchangeFile({ name: 'rates', text, from, url, read });
    await rules.load(stored, user.id);
    return {
      rates: rulesOf(stored, 'exchange').map(({ currency, rupees }) => ({
        currency,
        rupees,
        from,
      })),
    };
  });

  serve(app, listStaleRules, async () => ({
    rules: (await rules.stale())
      .map(({ id, kind, state, checked, from, source }) => ({
        ...{ id, kind, state, checked },
        due: dueDay({ kind, checked, from }),
        title: source?.title ?? '',
        url: source?.url ?? null,
      }))
      .toSorted((a, b) => a.due.localeCompare(b.due)),
    bannedProducts: [...(await bans.liveProducts())],
  }));
}
