// Queries for alerts: accounts that are due, products that became public, and the tokens that stop alerts.
import { sql } from 'kysely';
import type { Lang } from '../../contract/lang.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import type { DbOrTx } from '../platform/db/open.ts';

/** A product that became public after the oldest version that an account has seen. */
export interface ListedProduct {
  readonly no: number;
  /** The catalog version with which it became public. */
  readonly listed: number;
  readonly supplierId: string;
}

export interface DueAccount {
  readonly id: string;
  readonly language: Lang;
}

/** Which accounts are due. */
export interface DueSince {
  /** The catalog version to look at. */
  readonly version: number;
  /** ISO time: accounts to which an alert was sent later wait. */
  readonly sentBefore: string;
}

export const alertRepository = (db: DbOrTx) => {
  const dueSearches = ({ version, sentBefore }: DueSince) =>
    db
      .selectFrom('saved_searches')
      .innerJoin('search_alerts', 'search_alerts.user_id', 'saved_searches.user_id')
      .where('saved_searches.alert', '=', 1)
      .where('saved_searches.seen_version', '<', version)
      .where((each) =>
        each.or([
          each('search_alerts.sent_at', 'is', null),
          each('search_alerts.sent_at', '<=', sentBefore),
        ]),
      );

  return {
    /** The oldest version that a due account has seen; null where none is due. */
    async oldestSeen(due: DueSince): Promise<number | null> {
      const { seen } = await dueSearches(due)
        .select(({ fn }) => fn.min('saved_searches.seen_version').as('seen'))
        .executeTakeFirstOrThrow();
      return seen === null ? null : Number(seen);
    },

    /** Accounts in the order of their ids, after the id `after`. */
    async dueAccounts(due: DueSince, after: string, limit: number): Promise<DueAccount[]> {
      const rows = await dueSearches(due)
        .innerJoin('users', 'users.id', 'saved_searches.user_id')
        .select(['users.id', 'users.language'])
        .distinct()
        .where('users.id', '>', after)
        .orderBy('users.id')
        .limit(limit)
        .execute();
      return rows.map(({ id, language }) => ({ id, language: language as Lang }));
    },

    /** The version of the public product at `place`, from 1, after version `after`, the oldest first; null if there are fewer. */
    async versionOfPlace(after: number, place: number): Promise<number | null> {
      const row = await db
        .selectFrom('products')
        .select(sql<number>`listed`.as('listed'))
        .where('listed', '>', after)
        .where(isPublicProduct)
        .orderBy('listed')
        .offset(place - 1)
        .limit(1)
        .executeTakeFirst();
      return row?.listed ?? null;
    },

    /** Public products that became so after version `after` and by `until`, the newest first. */
    listedProducts: (after: number, until: number): Promise<ListedProduct[]> =>
      db
        .selectFrom('products')
        .select(['no', sql<number>`listed`.as('listed'), 'supplier_id as supplierId'])
        .where('listed', '>', after)
        .where('listed', '<=', until)
        .where(isPublicProduct)
        .orderBy('listed', 'desc')
        .orderBy('no', 'desc')
        .execute(),

    /** Marks versions as seen in the alerts of an account; never moves back. */
    async markSeen(userId: string, searchIds: readonly string[], version: number): Promise<void> {
      if (searchIds.length === 0) return;
      await db
        .updateTable('saved_searches')
        .set({ seen_version: version })
        .where('user_id', '=', userId)
        .where('id', 'in', searchIds)
        .where('seen_version', '<', version)
        .execute();
    },

    async markSent(userId: string, at: string): Promise<void> {
      await db
        .updateTable('search_alerts')
        .set({ sent_at: at })
        .where('user_id', '=', userId)
        .execute();
    },

    /** Token and last alert of an account; undefined where it never asked for one. */
    state: (userId: string) =>
      db
        .selectFrom('search_alerts')
        .select(['stop_token as token', 'sent_at as sentAt'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),

    /** Keeps the token that the account has. */
    async addToken(userId: string, token: string): Promise<void> {
      await db
        .insertInto('search_alerts')
        .values({ user_id: userId, stop_token: token, sent_at: null })
        .onConflict((each) => each.column('user_id').doNothing())
        .execute();
    },

    /** Id of the account with this token. */
    async accountOf(token: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('search_alerts')
        .select('user_id')
        .where('stop_token', '=', token)
        .executeTakeFirst();
      return row?.user_id;
    },
  };
};
