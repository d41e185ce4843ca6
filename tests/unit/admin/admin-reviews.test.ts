// Review of one product: decided for the revision that was read, or refused.
import { expect, test } from 'vitest';
import { createApi } from '../../../src/api/call.ts';
import { createReview } from '../../../src/islands/admin/reviews/admin-reviews.ts';

const product = (id: string) => ({ _id: id, name: `Machine ${id}` });

interface Market {
  queue: string[];
  revision: number;
  /** Every received decision, accepted or not. */
  readonly sent: unknown[];
  readonly decided: unknown[];
}

/** A backend with a review queue, which accepts a decision only for its current revision. */
const marketOf = (queue: string[]): Market & { store: ReturnType<typeof createReview> } => {
  const market: Market = { queue, revision: 4, sent: [], decided: [] };
  const api = createApi({
    lang: 'en',
    transport: async ({ method, url, body }) => {
      const refused = (status: number, code: string) => ({
        status,
        body: { success: false, code, message: code },
      });
      if (url.startsWith('/api/admin/reviews?'))
        return {
          status: 200,
          body: {
            success: true,
            reviews: market.queue.map((id) => ({ id, kind: 'new', product: product(id) })),
          },
        };
      const id = url.split('/').at(-1) ?? '';
      if (method === 'PUT') market.sent.push(body);
      if (!market.queue.includes(id)) return refused(404, 'productNotFound');
      if (method === 'GET')
        return {
          status: 200,
          body: {
            success: true,
            data: { id, kind: 'new', revision: market.revision, proposed: product(id), live: null },
          },
        };
      const sentBody = JSON.parse(String(body)) as { revision: number };
      if (sentBody.revision !== market.revision) return refused(409, 'conflict');
      market.decided.push(sentBody);
      market.queue = market.queue.filter((each) => each !== id);
      return { status: 200, body: { success: true, message: 'The product is live.' } };
    },
  });
  return Object.assign(market, { store: createReview(api, 'b') });
};

test('a decision sends the revision that was shown', async () => {
  const market = marketOf(['a', 'b', 'c']);
  await market.store.load();
  expect(await market.store.decide({ decision: 'approve' })).toBe('The product is live.');
  expect(market.decided).toEqual([{ decision: 'approve', revision: 4 }]);
});

test('a review must be loaded before a decision', async () => {
  const market = marketOf(['b']);
  expect(await market.store.decide({ decision: 'approve' })).toBeNull();
  expect(market.decided).toEqual([]);
});

test('a second click during a decision does nothing', async () => {
  const market = marketOf(['b']);
  await market.store.load();
  const first = market.store.decide({ decision: 'approve' });
  expect(await market.store.decide({ decision: 'reject', reason: 'No' })).toBeNull();
  await first;
  expect(market.sent).toHaveLength(1);
  expect(market.decided).toEqual([{ decision: 'approve', revision: 4 }]);
});

test('a review changed meanwhile is refused, and decided after loading it again', async () => {
  const market = marketOf(['b']);
  await market.store.load();
  market.revision = 5;
  expect(await market.store.decide({ decision: 'reject', reason: 'No data' })).toBeNull();
  const state = market.store.$review.get();
  expect(state.status === 'refused' && state.error.code).toBe('conflict');
  await market.store.load();
  expect(await market.store.decide({ decision: 'reject', reason: 'No data' })).not.toBeNull();
  expect(market.decided).toEqual([{ decision: 'reject', reason: 'No data', revision: 5 }]);
});

test('a review that is no longer pending is removed, before and during a decision', async () => {
  const market = marketOf(['b']);
  await market.store.load();
  market.queue = [];
  expect(await market.store.decide({ decision: 'approve' })).toBeNull();
  expect(market.store.$review.get()).toEqual({ status: 'gone' });
  await market.store.load();
  expect(market.store.$review.get()).toEqual({ status: 'gone' });
});

test('after a decision the next review opens, at the end the first, then none', async () => {
  const market = marketOf(['a', 'b', 'c']);
  expect(await market.store.next()).toBe('c');
  market.queue = ['a', 'b'];
  expect(await market.store.next()).toBe('a');
  market.queue = ['a', 'c'];
  expect(await market.store.next()).toBe('a');
  market.queue = ['b'];
  expect(await market.store.next()).toBeNull();
});
