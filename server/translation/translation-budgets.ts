// Budgets of the translation service: how many characters a day the market, its members and visitors may send to it.
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../platform/db/open.ts';
import { countRefusal } from '../platform/http/refusals.ts';
import { spendCharacters } from './spending-queries.ts';

/** `market`: products, companies and reviews. `members`: signed-in users, mostly for their conversations. */
export type TranslationBudget = 'market' | 'members' | 'visitors';

/** Shares of the characters a day. None can use another's, so that visitors never stop the market's own translations. */
const SHARES_PERCENT: Readonly<Record<TranslationBudget, number>> = {
  market: 60,
  members: 30,
  visitors: 10,
};

export interface TranslationBudgets {
  /** Spends characters of today's budget; false if it has not as many left. */
  spend(budget: TranslationBudget, characters: number): Promise<boolean>;
  /** Milliseconds until the budget that refused today has characters again; null if it has not refused. */
  refillsInMs(budget: TranslationBudget): number | null;
}

interface Options {
  readonly db: Db;
  readonly charactersPerDay: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly now?: () => Date;
}

const DAY_MS = 24 * 3_600_000;
const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

export function translationBudgets({
  db,
  charactersPerDay,
  log,
  now = () => new Date(),
}: Options): TranslationBudgets {
  /** The day on which a budget has refused. */
  const refusedOn = new Map<TranslationBudget, string>();

  return {
    async spend(budget, characters) {
      const day = dayOf(now());
      const limit = Math.floor((charactersPerDay * SHARES_PERCENT[budget]) / 100);
      if (await spendCharacters(db, day, budget, { characters, limit })) return true;
      countRefusal('translation_characters');
      if (refusedOn.get(budget) !== day)
        log.warn(
          { budget, charactersPerDay: limit },
          'the characters of a translation budget are spent for today; texts stay untranslated',
        );
      refusedOn.set(budget, day);
      return false;
    },

    refillsInMs(budget) {
      const time = now();
      return refusedOn.get(budget) === dayOf(time) ? DAY_MS - (time.getTime() % DAY_MS) : null;
    },
  };
}
