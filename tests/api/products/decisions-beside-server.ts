// Admin decisions made beside the server, by the review service of another process: tests that the server sees the change.
import { vi } from 'vitest';
import { openNotifier } from '../../../server/notifications/notifier.ts';
import { reviewService } from '../../../server/products/review-service.ts';
import { withDatabase } from '../environment.ts';
import type { Market } from '../market.ts';

type Reviews = ReturnType<typeof reviewService>;

/** Runs `work` beside the server, which is not told of the change; returns the files that the decisions no longer use. */
export const besideServer = (
  market: Market,
  work: (reviews: Reviews) => Promise<unknown>,
): Promise<readonly string[]> =>
  withDatabase(market, async (database) => {
    const removed: string[] = [];
    const log = { error: vi.fn() } as never;
    const reviews = reviewService(database.db, {
      notifier: openNotifier({ db: database.db, send: () => {}, mails: null, log }),
      catalog: { refresh: async () => {} },
      bans: { open: async () => ({ rows: () => {}, products: async () => {} }) } as never,
      storage: { remove: async (paths: readonly string[]) => void removed.push(...paths) } as never,
      log,
    });
    await work(reviews);
    return removed;
  });

const decide = (market: Market, id: string, decision: 'approve' | 'reject', reason: string) =>
  besideServer(market, async (reviews) => {
    const { revision } = await reviews.read(id, 'en');
    await reviews[decision](id, revision, reason, '');
  });

export const approve = (market: Market, id: string) => decide(market, id, 'approve', '');

export const reject = (market: Market, id: string, reason: string) =>
  decide(market, id, 'reject', reason);

export const takeDown = (market: Market, id: string, reason: string) =>
  besideServer(market, (reviews) => reviews.takeDown(id, reason, ''));
