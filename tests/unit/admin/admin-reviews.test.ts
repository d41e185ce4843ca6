// Review of one product: the revision that was read, and the products before and after it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi } from '../../../src/api/call.ts';
import { $deferred } from '../../../src/islands/admin/decisions/deferred.ts';
import { createReview, reviewQueue } from '../../../src/islands/admin/reviews/admin-reviews.ts';
import { visiblePage } from '../../../src/ui/list/list-store.ts';
import { stubAddressBar } from '../client/address-bar.ts';

const product = (id: string) => ({ _id: id, name: `Machine ${id}` });

interface Market {
  queue: string[];
}

/** A backend with a review queue. */
const marketOf = (queue: string[]) => {
  const market: Market = { queue };
  const api = createApi({
    lang: 'en',
    transport: async ({ url }) => {
      if (/^\/api\/admin\/reviews(?:\?|$)/.test(url))
        return {
          status: 200,
          body: {
            success: true,
            reviews: market.queue.map((id) => ({ id, kind: 'new', product: product(id) })),
          },
        };
      const id = url.split('/').at(-1) ?? '';
      if (!market.queue.includes(id))
        return { status: 404, body: { success: false, code: 'productNotFound' } };
      return {
        status: 200,
        body: {
          success: true,
          data: { id, kind: 'new', revision: 4, proposed: product(id), live: null },
        },
      };
    },
  });
  return Object.assign(market, { api, store: createReview(api, 'b') });
};

beforeEach(() => void stubAddressBar('/admin?view=reviews'));
afterEach(() => {
  $deferred.set([]);
  vi.unstubAllGlobals();
});

test('a review that is no longer pending is gone', async () => {
  const market = marketOf(['b']);
  await market.store.load();
  expect(market.store.$review.get()).toMatchObject({ status: 'ready', review: { revision: 4 } });
  market.queue = [];
  await market.store.load();
  expect(market.store.$review.get()).toEqual({ status: 'gone' });
});

test('a product whose decision is deferred is passed over, and takes up no row', async () => {
  const market = marketOf(['a', 'b', 'c']);
  $deferred.set([
    { view: 'reviews', id: 'c', importId: null, text: 'Approved: c', status: 'waiting' },
  ]);
  expect(await market.store.next()).toBe('a');
  const list = reviewQueue(market.api);
  const stop = list.start();
  await vi.waitFor(() => expect(list.$list.get().status).toBe('ready'));
  const { rows, pagination } = visiblePage(list.$list.get()) ?? {};
  expect(rows?.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(pagination?.total).toBe(2);
  stop();
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
