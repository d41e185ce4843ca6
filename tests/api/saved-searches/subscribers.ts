// Buyers with alerts, and calls that stop them without signing in.
import type { InjectOptions } from 'light-my-request';
import { listSavedSearches, saveSearch } from '../../../contract/saved-searches/saved-searches.ts';
import { withDatabase } from '../environment.ts';
import { type Market, unusedAddress } from '../market.ts';
import { type SignedInUser, signUpConfirmed } from '../users.ts';

export const post = (query: string, options: InjectOptions = {}) => ({
  ...options,
  method: 'POST' as const,
  url: `/api/saved-searches/stop?${query}`,
  remoteAddress: unusedAddress(),
});
export const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export const subscribers = (market: Market) => ({
  alertsOf: async ({ api }: SignedInUser) =>
    (await api.call(listSavedSearches, {})).savedSearches.map(({ alert }) => alert),

  /** A buyer with three alerts, and the token and the ids of the searches, the last one first. */
  async newSubscriber() {
    const buyer = await signUpConfirmed(market, 'buyer');
    for (const minPrice of [1, 2, 3])
      await buyer.api.call(saveSearch, {
        body: { name: `From ${minPrice}`, query: `minPrice=${minPrice}`, alert: true },
      });
    const { savedSearches } = await buyer.api.call(listSavedSearches, {});
    const { token } = await withDatabase(market, ({ db }) =>
      db
        .selectFrom('mail_settings')
        .select('stop_token as token')
        .where('user_id', '=', buyer.id)
        .executeTakeFirstOrThrow(),
    );
    return { buyer, token, ids: savedSearches.map(({ id }) => id) };
  },
});
