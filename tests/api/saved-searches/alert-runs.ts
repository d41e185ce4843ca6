// Runs of the alert job beside the server of a test market, as in another process, and what they have written.
import { saveSearch } from '../../../contract/saved-searches/saved-searches.ts';
import { openCardCache } from '../../../server/catalog/card-cache.ts';
import { type Catalog, openCatalog } from '../../../server/catalog/catalog.ts';
import { productsRepository } from '../../../server/catalog/product-queries.ts';
import { openNotifier } from '../../../server/notifications/notifier.ts';
import {
  type AlertDependencies,
  searchAlerts,
} from '../../../server/saved-searches/search-alerts.ts';
import { withDatabase } from '../environment.ts';
import type { Market } from '../market.ts';
import { notificationsOf } from '../trade/trade.ts';
import type { SignedInUser } from '../users.ts';

export const ORIGIN = 'https://market.example';

const log = { error: () => {}, warn: () => {} } as never;

/** Runs the job once; `changeOf` replaces some of its parts. Resolves with the number of accounts that got an alert. */
export const runAlerts = (
  market: Market,
  changeOf: (catalog: Catalog) => Partial<AlertDependencies> = () => ({}),
): Promise<number> =>
  withDatabase(market, (database) => {
    const { db } = database;
    const catalog = openCatalog(database);
    const products = productsRepository(db);
    const mails = { publicOrigin: ORIGIN, wake: () => {} };
    const parts = {
      db,
      catalog,
      cards: openCardCache(catalog, (nos, lang) => products.cards(nos, lang)),
      notifier: openNotifier({ db, send: () => {}, mails, log }),
      log,
    };
    return searchAlerts({ ...parts, ...changeOf(catalog) }).run();
  });

/** Mails to an account that wait in the outbox, the first one first. */
export const mailsTo = (market: Market, { email }: { readonly email: string }) =>
  withDatabase(market, ({ db }) =>
    db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute(),
  );

/** As if the last alert of the account had been sent a day earlier. */
export const passADay = (market: Market, { id }: { readonly id: string }) =>
  withDatabase(market, async ({ db }) => {
    const { alert_sent_at } = await db
      .selectFrom('mail_settings')
      .select('alert_sent_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    const earlier = new Date(Date.parse(alert_sent_at ?? '') - 24 * 3_600_000).toISOString();
    await db
      .updateTable('mail_settings')
      .set({ alert_sent_at: earlier })
      .where('user_id', '=', id)
      .execute();
  });

let words = 0;
/** A word that no other product has. */
export const newWord = (): string => {
  words += 1;
  return `quill${String.fromCharCode(97 + (words % 26), 97 + Math.floor(words / 26))}`;
};

/** Calls and reads of most tests of alerts. */
export const alertCalls = (market: Market) => ({
  save: async ({ api }: SignedInUser, query: string, name = query, alert = true) =>
    (await api.call(saveSearch, { body: { name, query, alert } })).savedSearch,
  /** Kind, name and number of each notification, the newest first. */
  bellOf: async (user: SignedInUser) =>
    (await notificationsOf(user)).map(({ kind, subject, detail }) => [kind, subject, detail]),
  /** Versions that the searches of an account have seen. */
  seenOf: ({ id }: { readonly id: string }) =>
    withDatabase(market, async ({ db }) => {
      const rows = await db
        .selectFrom('saved_searches')
        .select('seen_version')
        .where('user_id', '=', id)
        .execute();
      return rows.map(({ seen_version }) => seen_version);
    }),
  versionNow: () =>
    withDatabase(market, async ({ db }) => {
      const row = await db.selectFrom('catalog_version').selectAll().executeTakeFirstOrThrow();
      return row.version;
    }),
});
