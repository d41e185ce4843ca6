// Background job that sends alerts: finds products that became public since an account's last alert and match its saved
// searches. What is new is decided by catalog versions, never by clocks (docs/decisions/016-saved-searches.md).
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { lockAccount } from '../accounts/account-queries.ts';
import type { CardCache } from '../catalog/card-cache.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { Db } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { outboxRepository } from '../platform/mail/outbox-queries.ts';
import { alertAddresses } from './alert-addresses.ts';
import { alertMail, type SearchNews } from './alert-mail.ts';
import {
  alertRepository,
  type DueAccount,
  type DueSince,
  type ListedProduct,
} from './alert-queries.ts';
import { productQueryOf } from './saved-query.ts';
import { type SavedSearchRow, savedSearchRepository } from './saved-search-queries.ts';

/** An account gets one mail in this time at most. */
const ALERT_INTERVAL_MS = 24 * 3_600_000;
const ACCOUNTS_PER_QUERY = 100;
/** A run looks at so many new products, the oldest first, and the others with the version of the last one; the next run continues. */
const MAX_NEW_PRODUCTS = 10_000;
/** A run stops while more mails than this are unsent, so that alerts do not delay password resets and mail about orders. */
const MAX_WAITING_MAILS = 100;
/** Many people save the same filters: their matches are found once in a run. */
const MAX_CACHED_QUERIES = 1_000;
/** The mail lists so many products of a search. */
const PRODUCTS_PER_SEARCH = 5;

export interface AlertDependencies {
  readonly db: Db;
  readonly catalog: Pick<Catalog, 'version' | 'matching'>;
  readonly cards: CardCache;
  readonly notifier: Notifier;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** By default MAX_NEW_PRODUCTS; tests give fewer. */
  readonly maxNewProducts?: number;
}

export interface SearchAlerts {
  /**
   * Sends all alerts that are due, until `isStopped` returns true or too many mails wait; resolves with the number of accounts that
   * got one.
   */
  run(isStopped?: () => boolean): Promise<number>;
}

/** What the accounts of one run have in common. */
interface Run {
  readonly due: DueSince;
  /** The newest first. */
  readonly listed: readonly ListedProduct[];
  readonly matches: (query: string) => Promise<ReadonlySet<number>>;
}

export function searchAlerts({
  db,
  catalog,
  cards,
  notifier,
  log,
  maxNewProducts = MAX_NEW_PRODUCTS,
}: AlertDependencies): SearchAlerts {
  /** Numbers of the new products that match a query. One that is no longer valid matches none. */
  const matchingNos = async (query: string, nos: readonly number[]): Promise<readonly number[]> => {
    try {
      return await catalog.matching(productQueryOf(query), nos);
    } catch (error) {
      if (error instanceof HttpError && error.code === 'validation') return [];
      throw error;
    }
  };

  /** The searches of an account that have new products, the one saved first as the first. */
  const newsOf = async (
    { id: userId, language }: DueAccount,
    searches: readonly SavedSearchRow[],
    { listed, matches }: Run,
  ): Promise<SearchNews[]> => {
    const shown = new Set<number>();
    const news: SearchNews[] = [];
    for (const { id, name, query, seen_version } of searches) {
      const matching = await matches(query);
      await nextTurn();
      const fresh = listed.filter(
        ({ no, listed: version, supplierId }) =>
          version > seen_version && supplierId !== userId && matching.has(no),
      );
      if (fresh.length === 0) continue;
      const unshown = fresh.filter(({ no }) => !shown.has(no)).map(({ no }) => no);
      const first = unshown.slice(0, PRODUCTS_PER_SEARCH);
      for (const no of first) shown.add(no);
      news.push({
        id,
        name,
        query,
        count: fresh.length,
        above: fresh.length - unshown.length,
        products: (await cards.byNos(first, language)).map(([, card]) => card),
      });
    }
    return news;
  };

  /** Whether an alert was sent. Two processes may get here with the same account: the lock lets one of them send. */
  const send = (
    account: DueAccount,
    searches: readonly SavedSearchRow[],
    news: readonly SearchNews[],
    { version, sentBefore }: DueSince,
  ): Promise<boolean> =>
    notifier.withNotifications(async (tx, _, notifyTogether) => {
      const alerts = alertRepository(tx);
      if (!(await lockAccount(tx, account.id))) return false;
      const state = await alerts.state(account.id);
      if (!state || (state.sentAt !== null && state.sentAt > sentBefore)) return false;
      const current = await savedSearchRepository(tx).list(account.id);
      // The next run looks at a search that was changed since it was read.
      const unchanged = searches.filter(({ id, seen_version }) =>
        current.some(
          (each) => each.id === id && each.alert === 1 && each.seen_version === seen_version,
        ),
      );
      const isUnchanged = ({ id }: SearchNews): boolean => unchanged.some((each) => each.id === id);
      await alerts.markSeen(
        account.id,
        unchanged.map(({ id }) => id),
        version,
      );
      const sent = news.filter(isUnchanged);
      if (sent.length === 0) return false;
      await alerts.markSent(account.id, new Date().toISOString());
      await notifyTogether(tx, {
        userId: account.id,
        notifications: sent.map(({ id, name, count }) => ({
          kind: 'search.new',
          subjectId: id,
          subject: name,
          from: '',
          detail: String(count),
        })),
        mail: (to, publicOrigin) =>
          alertMail(
            to,
            sent,
            account.language,
            alertAddresses(publicOrigin, account.language, state.token),
          ),
      });
      return true;
    });

  const alertAccount = async (account: DueAccount, run: Run): Promise<boolean> => {
    const { version } = run.due;
    const searches = (await savedSearchRepository(db).list(account.id))
      .filter(({ alert, seen_version }) => alert === 1 && seen_version < version)
      .toReversed();
    const news = await newsOf(account, searches, run);
    if (news.length > 0) return send(account, searches, news, run.due);
    const ids = searches.map(({ id }) => id);
    await alertRepository(db).markSeen(account.id, ids, version);
    return false;
  };

  /** null where no account is due, or nothing became public since the oldest look. */
  const prepare = async (): Promise<Run | null> => {
    const loaded = await catalog.version();
    const sentBefore = new Date(Date.now() - ALERT_INTERVAL_MS).toISOString();
    const alerts = alertRepository(db);
    const oldest = await alerts.oldestSeen({ version: loaded, sentBefore });
    if (oldest === null) return null;
    const last = await alerts.versionOfPlace(oldest, maxNewProducts);
    const due = { version: Math.min(loaded, last ?? loaded), sentBefore };
    const listed = await alerts.listedProducts(oldest, due.version);
    if (listed.length === 0) return null;
    const nos = listed.map(({ no }) => no);
    const found = new LRUCache<string, ReadonlySet<number>>({ max: MAX_CACHED_QUERIES });
    const matches = async (query: string): Promise<ReadonlySet<number>> => {
      const result = found.get(query) ?? new Set(await matchingNos(query, nos));
      found.set(query, result);
      return result;
    };
    return { due, listed, matches };
  };

  return {
    async run(isStopped = () => false) {
      const outbox = outboxRepository(db);
      const prepared = await prepare();
      let sent = 0;
      for (let after = ''; prepared; ) {
        const accounts = await alertRepository(db).dueAccounts(
          prepared.due,
          after,
          ACCOUNTS_PER_QUERY,
        );
        for (const account of accounts) {
          if (isStopped() || (await outbox.isWaiting(MAX_WAITING_MAILS))) return sent;
          await alertAccount(account, prepared).then(
            (isSent) => {
              if (isSent) sent += 1;
            },
            // Nothing was written, so the next run finds it again.
            (error: unknown) => log.error({ error }, 'an alert could not be sent'),
          );
          await nextTurn();
        }
        const last = accounts.at(-1);
        if (!last || accounts.length < ACCOUNTS_PER_QUERY) return sent;
        after = last.id;
      }
      return sent;
    },
  };
}
