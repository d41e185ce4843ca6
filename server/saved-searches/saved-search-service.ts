// Service for saved searches: at most MAX_SAVED_SEARCHES of an account, with the number of products that match each now.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BodyOf } from '../../contract/endpoint.ts';
import type { Lang } from '../../contract/lang.ts';
import { MAX_COUNTED_MATCHES } from '../../contract/limits.ts';
import { MAX_SAVED_SEARCHES } from '../../contract/saved-searches/saved-search-limits.ts';
import type {
  changeSavedSearch,
  SavedSearch,
  saveSearch,
} from '../../contract/saved-searches/saved-searches.ts';
import { lockAccount } from '../accounts/account-queries.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { catalogRepository } from '../catalog/catalog-queries.ts';
import { mailSettingsRepository } from '../notifications/mail-settings-queries.ts';
import { monotonicId } from '../platform/db/monotonic-id.ts';
import { type Db, type DbOrTx, inTransaction } from '../platform/db/open.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { productQueryOf, savedQueryOf } from './saved-query.ts';
import { type SavedSearchRow, savedSearchRepository } from './saved-search-queries.ts';

type Counts = Pick<SavedSearch, 'total' | 'capped'>;
const NOT_COUNTED: Counts = { total: null, capped: null };

export function savedSearchService(db: Db, catalog: Pick<Catalog, 'page'>) {
  /** A query that was valid when it was saved may name a machine type that was removed since: it matches nothing. */
  const countMatches = async (query: string, lang: Lang): Promise<Counts> => {
    try {
      const { total, capped, match, hasAmounts } = await catalog.page(productQueryOf(query), lang);
      if (match === 'nearest' || !hasAmounts) return { total: 0, capped: false };
      return { total: capped ? Math.min(total, MAX_COUNTED_MATCHES) : total, capped };
    } catch (error) {
      if (error instanceof HttpError && error.code === 'validation')
        return { total: 0, capped: false };
      throw error;
    }
  };

  const serialize = (row: SavedSearchRow, counts: Counts): SavedSearch => ({
    id: row.id,
    name: row.name,
    query: row.query,
    alert: row.alert === 1,
    ...counts,
    createdAt: row.created_at,
  });

  /**
   * Columns of an alert that is turned on or off. One that is turned on starts with what becomes public after this moment: the
   * version is that of the database, because the columns of this process may lag behind it.
   */
  const alertColumns = async (
    tx: DbOrTx,
    userId: string,
    wasOn: boolean,
    isOn: boolean,
  ): Promise<Pick<SavedSearchRow, 'alert'> & Partial<Pick<SavedSearchRow, 'seen_version'>>> => {
    if (!isOn) return { alert: 0 };
    if (wasOn) return { alert: 1 };
    await mailSettingsRepository(tx).token({ id: userId, memberId: null });
    return { alert: 1, seen_version: await catalogRepository(tx).version() };
  };

  /** Changes the searches of an account with the account locked; returns the row with the id that `work` returns. */
  const change = async (
    userId: string,
    lang: Lang,
    work: (tx: DbOrTx, rows: readonly SavedSearchRow[]) => Promise<string>,
  ): Promise<SavedSearch> => {
    const row = await inTransaction(db, async (tx) => {
      await lockAccount(tx, userId);
      const repository = savedSearchRepository(tx);
      const changedId = await work(tx, await repository.list(userId));
      return (await repository.list(userId)).find(({ id }) => id === changedId);
    });
    if (!row) throw new HttpError('savedSearchNotFound');
    return serialize(row, await countMatches(row.query, lang));
  };

  return {
    /** The last one first. */
    async list(userId: string, lang: Lang, counts: boolean): Promise<SavedSearch[]> {
      const rows = await savedSearchRepository(db).list(userId);
      if (!counts) return rows.map((row) => serialize(row, NOT_COUNTED));
      const all: SavedSearch[] = [];
      for (const row of rows) {
        all.push(serialize(row, await countMatches(row.query, lang)));
        await nextTurn();
      }
      return all;
    },

    /** The same filters again change the name and the alert. Throws field errors of `query`, or savedSearchesFull. */
    async save(
      userId: string,
      { name, query: address, alert }: BodyOf<typeof saveSearch>,
      lang: Lang,
    ): Promise<SavedSearch> {
      const query = savedQueryOf(address);
      return change(userId, lang, async (tx, rows) => {
        const existing = rows.find((row) => row.query === query);
        if (!existing && rows.length >= MAX_SAVED_SEARCHES)
          throw new HttpError('savedSearchesFull');
        const columns = await alertColumns(tx, userId, existing?.alert === 1, alert);
        const repository = savedSearchRepository(tx);
        if (existing) {
          await repository.update(existing.id, { name, ...columns });
          return existing.id;
        }
        const id = monotonicId();
        await repository.insert({
          id,
          user_id: userId,
          name,
          query,
          seen_version: 0,
          ...columns,
          created_at: new Date().toISOString(),
        });
        return id;
      });
    },

    /** Throws savedSearchNotFound. */
    change: (
      userId: string,
      id: string,
      { name, alert }: BodyOf<typeof changeSavedSearch>,
      lang: Lang,
    ): Promise<SavedSearch> =>
      change(userId, lang, async (tx, rows) => {
        const existing = rows.find((row) => row.id === id);
        if (!existing) throw new HttpError('savedSearchNotFound');
        await savedSearchRepository(tx).update(id, {
          name: name ?? existing.name,
          ...(typeof alert === 'boolean'
            ? await alertColumns(tx, userId, existing.alert === 1, alert)
            : {}),
        });
        return id;
      }),

    delete: (userId: string, id: string) => savedSearchRepository(db).delete(userId, id),

    /**
     * Ends all alerts of the account with this token, or that of one search. Throws alertLinkInvalid for an unknown token, and for
     * a search that the account has not saved.
     */
    async stopAlerts(token: string, id: string | undefined): Promise<void> {
      const userId = await mailSettingsRepository(db).accountOf(token);
      if (userId === undefined) throw new HttpError('alertLinkInvalid');
      const stopped = await inTransaction(db, async (tx) => {
        // A change that is under way must not turn the alert on again.
        await lockAccount(tx, userId);
        return savedSearchRepository(tx).stopAlerts(userId, id);
      });
      if (id !== undefined && stopped === 0) throw new HttpError('alertLinkInvalid');
    },
  };
}
export type SavedSearchService = ReturnType<typeof savedSearchService>;
