// Admin decisions for tests, made by the repository directly on the market's database.
import { expect } from 'vitest';
import type { Database, DbOrTx } from '../../../server/platform/db/open.ts';
import {
  type Outcome,
  type ReviewsRepository,
  reviewsRepository,
} from '../../../server/products/review-queries.ts';
import { withDatabase } from '../environment.ts';
import type { Market } from '../market.ts';

/** Runs `work` in a transaction beside the server; to the server this is a change by another process. */
export const inReviewTransaction = <Result>(
  market: Market,
  work: (listings: ReviewsRepository, tx: DbOrTx, database: Database) => Promise<Result>,
): Promise<Result> =>
  withDatabase(market, (database) =>
    database.db
      .transaction()
      .execute((tx) => work(reviewsRepository(database.db, database.search), tx, database)),
  );

/** Runs a read of the admin area, which is not part of a transaction. */
export const withReviewQueries = <Result>(
  market: Market,
  work: (listings: ReviewsRepository) => Promise<Result>,
): Promise<Result> => withDatabase(market, ({ db, search }) => work(reviewsRepository(db, search)));

const rowOf = (tx: DbOrTx, id: string) =>
  tx
    .selectFrom('products')
    .select(['no', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const approve = (market: Market, id: string): Promise<Outcome> =>
  inReviewTransaction(market, async (listings, tx) => {
    const { no, revision } = await rowOf(tx, id);
    return listings.approve(no, revision, tx);
  });

export const reject = (market: Market, id: string, reason: string): Promise<Outcome> =>
  inReviewTransaction(market, async (listings, tx) => {
    const { no, revision } = await rowOf(tx, id);
    return listings.reject(no, revision, reason, tx);
  });

export const takeDown = (market: Market, id: string, reason: string): Promise<Outcome> =>
  inReviewTransaction(market, async (listings, tx) =>
    listings.takeDown((await rowOf(tx, id)).no, reason, tx),
  );

/** Polls until the server has seen a change from outside: it does not check the database at every request. */
export const eventually = <Value>(read: () => Value) =>
  expect.poll(read, { timeout: 5_000, interval: 50 });
