// Customs exchange rates from a JSON feed that the operator names: read every hour by one process, stored where they are newer.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { exchangeRules, type ForeignCurrency } from '../../contract/landed-cost/exchange-file.ts';
import { isSoon } from '../../contract/landed-cost/load-exchange-rates.ts';
import { exchangeRate } from '../../contract/landed-cost/rates.ts';
import { FOREIGN_CURRENCIES, type Rule } from '../../contract/landed-cost/rule.ts';
import { dayInIndia } from '../../contract/landed-cost/rule-dates.ts';
import { isDay } from '../../contract/landed-cost/rule-fields.ts';
import { LIMITS } from '../limits.ts';
import type { Db } from '../platform/db/open.ts';
import { type FetchLimits, fetchToFile, type Network } from '../platform/http/public-fetch.ts';
import { loadNewRules } from './rules.ts';

/** What its errors call it. */
const NAME = 'the feed of exchange rates';

/** What the feed sends: `{"from": "2026-11-20", "rates": {"USD": 93.4, "CNY": 13.05}, "source": "https://…"}`. */
const feedReply = z.object({
  /** Day from which the rates hold. */
  from: z
    .string()
    .check(z.refine((day) => isDay(day) && isSoon(day), 'a day, at most 14 days ahead')),
  /** Rupees for one unit, for imported goods. Other currencies are left out. */
  rates: z.object({
    USD: z.optional(z.number()),
    CNY: z.optional(z.number()),
    EUR: z.optional(z.number()),
  } satisfies Record<ForeignCurrency, unknown>),
  /** Where the rates were published; the address of the feed itself where it names none. */
  source: z.optional(z.url({ protocol: /^https?$/ })),
});

const FETCH_LIMITS: FetchLimits = {
  accept: 'application/json',
  maxBytes: LIMITS.exchangeFeedBytes,
  timeoutMs: LIMITS.exchangeFeedMs,
  maxRedirects: 3,
  isWantedType: (type) => /^\s*$|json|text\/plain/i.test(type),
  isWanted: (head) => /^\s*\{/.test(head.toString().replace(/^\uFEFF/, '')),
  // One request an hour, of an address that the operator has chosen.
  meter: { begin: async () => true, end: async () => {} },
};

/** A rate that differs more from the one before is a mistake of the feed: rupees for 100 units, or units for a rupee. */
const MAX_CHANGE = 1.5;

async function fetchJson(address: string, network: Network): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'exchange-feed-'));
  try {
    const path = join(folder, 'reply.json');
    await fetchToFile(address, path, FETCH_LIMITS, network);
    return JSON.parse((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Throws a message for the operator. */
function readFeed(reply: unknown, address: string): readonly Rule[] {
  const parsed = z.safeParse(feedReply, reply);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${NAME}, ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { from, rates, source } = parsed.data;
  const quoted = FOREIGN_CURRENCIES.flatMap((currency) => {
    const rupees = rates[currency];
    return rupees === undefined ? [] : [{ currency, rupees, quote: `${currency} ${rupees}` }];
  });
  const read = dayInIndia(new Date());
  return exchangeRules(quoted, {
    ...{ name: NAME, from, read },
    ...{ url: source ?? address, state: 'reported' },
  });
}

/** Whether the market has no rate of the day or of a later one; a reported rate of the same day is corrected, a verified one stays. */
function isNewer(rule: Rule, all: readonly Rule[]): boolean {
  if (rule.kind !== 'exchange') return false;
  const before = exchangeRate(all, rule.currency, dayInIndia(new Date()))?.high;
  if (before && Math.max(rule.rupees / before, before / rule.rupees) > MAX_CHANGE)
    throw new Error(
      `${NAME}: ₹${rule.rupees} for ${rule.currency} is too far from ₹${before}; load it by hand if it is right`,
    );
  const day = rule.from ?? '';
  return all.every(
    (each) =>
      each.kind !== 'exchange' ||
      each.currency !== rule.currency ||
      each.state === 'example' ||
      (each.from ?? '') < day ||
      (each.from === day && each.state === 'reported' && each.rupees !== rule.rupees),
  );
}

export interface ExchangeFeed {
  /** Stores the rates of the feed that are new. Throws what is wrong with it, and changes nothing then. */
  run(): Promise<void>;
}

/** `address` null: no feed. `refresh`: to be called when rates were stored. */
export const exchangeFeed = (
  db: Db,
  address: string | null,
  { network, refresh }: { readonly network: Network; readonly refresh: () => Promise<unknown> },
): ExchangeFeed => ({
  async run() {
    if (address === null) return;
    const rates = readFeed(await fetchJson(address, network), address);
    if ((await loadNewRules(db, rates, isNewer)).length > 0) await refresh();
  },
});
