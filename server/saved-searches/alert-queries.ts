// Queries for alerts: accounts that are due, and products that became public.
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
      .innerJoin('mail_settings', 'mail_settings.user_id', 'saved_searches.user_id')
      .where('saved_searches.alert', '=', 1)
      .where('saved_searches.seen_version', '<', version)
      .where((each) =>
        each.or([
          each('mail_settings.alert_sent_at', 'is', null),
          each('mail_settings.alert_sent_at', '<=', sentBefore),
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
        .updateTable('mail_settings')
        .set({ alert_sent_at: at })
        .where('user_id', '=', userId)
        .execute();
    },

    /** Token and last alert of an account; undefined if it has never had an alert or a mail. */
    state: (userId: string) =>
      db
        .selectFrom('mail_settings')
        .select(['stop_token as token', 'alert_sent_at as sentAt'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),
  };
};
