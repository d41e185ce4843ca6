// Review decisions: made once, for the revision that was read; and taking down live products.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listReports, reportProduct } from '../../../contract/admin/reports.ts';
import { decideReview } from '../../../contract/admin/review.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { type Market, openMarket } from '../market.ts';
import { freshAddress, signUp } from '../people.ts';
import { openSeller, type Seller } from '../products/forms.ts';
import { expectRefused } from '../refusal.ts';
import { type Desk, openDesk } from './review-desk.ts';

let market: Market;
let desk: Desk;
let seller: Seller;
beforeAll(async () => {
  market = await openMarket(0);
  desk = await openDesk(market);
  seller = await openSeller(market);
});
afterAll(() => market.close());

const live = async (change = {}): Promise<string> => {
  const { id } = await seller.create(change);
  await desk.approve(id);
  return id;
};
const shown = (id: string) => market.api.call(getProduct, { params: { id } });

describe('a decision', () => {
  const headers = () => ({ authorization: `Bearer ${desk.admin.token}` });
  const request = (id: string, payload: unknown) => ({
    method: 'PUT' as const,
    url: `/api/admin/reviews/${id}`,
    headers: { ...headers(), 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });

  test('about what was changed meanwhile is refused, and nothing happens', async () => {
    const { id, revision } = await seller.create();
    await seller.update(id, { description: 'Changed meanwhile.' });
    for (const decision of ['approve', 'reject'])
      await expectRefused(market, request(id, { decision, reason: 'x', revision }), 'conflict');
    expect((await seller.read(id)).status).toBe('pending');
    expect(await desk.logged(id)).toEqual([]);
    await desk.approve(id);
  });

  test('is made once: whoever comes second is told', async () => {
    const { id } = await seller.create();
    const revision = await desk.revisionOf(id);
    const second = await signUp(market, 'admin');
    const tries = await Promise.allSettled([
      desk.approve(id, revision),
      second.api.call(decideReview, {
        params: { id },
        body: { decision: 'reject', reason: 'x', revision },
      }),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await desk.logged(id)).toHaveLength(1);
    const after = (await seller.read(id)).revision;
    for (const each of [revision, after])
      await expectRefused(market, request(id, { decision: 'approve', revision: each }), 'conflict');
  });

  test.each([
    [{}, ['decision', 'revision']],
    [{ decision: 'approve' }, ['revision']],
    [{ decision: 'maybe', revision: 1 }, ['decision']],
    [{ decision: 'reject', revision: 1 }, ['reason']],
    [{ decision: 'reject', reason: ' \0', revision: 1 }, ['reason']],
    [{ decision: 'reject', reason: 'x'.repeat(1_001), revision: 1 }, ['reason']],
    [{ decision: 'approve', revision: 1.5 }, ['revision']],
    [{ decision: 'approve', revision: -1 }, ['revision']],
    [{ decision: 'constructor', revision: {} }, ['decision', 'revision']],
  ])('%#', async (payload, fields) => {
    const { id } = await seller.create();
    await expectRefused(market, request(id, payload), 'validation');
    const { fields: told } = (await market.app.inject(request(id, payload))).json();
    expect(Object.keys(told).sort()).toEqual(fields);
    expect((await seller.read(id)).status).toBe('pending');
  });

  test('about nothing is not found', async () => {
    for (const id of ['nothing', '__proto__', '0'])
      await expectRefused(
        market,
        request(id, { decision: 'approve', revision: 1 }),
        'productNotFound',
      );
  });
});

describe('taking down', () => {
  test('ends a live listing at once, with a reason, and upholds its reports', async () => {
    const id = await live({ name: 'Borrowed drawing' });
    const other = await live({ name: 'Own drawing' });
    const report = (of: string) =>
      market
        .apiAs(null, { address: freshAddress() })
        .call(reportProduct, { params: { id: of }, body: { reason: 'counterfeit' } });
    await Promise.all([report(id), report(id), report(other)]);
    expect(await desk.takeDown(id)).toEqual({ message: 'The listing was taken down.' });
    await expect(shown(id)).rejects.toMatchObject({ code: 'productNotFound' });
    expect(
      (await market.api.call(listProducts, { query: { search: 'borrowed' } })).products,
    ).toEqual([]);
    expect(await seller.read(id)).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Not theirs',
    });
    const { reports } = await desk.admin.api.call(listReports, { query: {} });
    const about = (of: string) =>
      reports
        .filter(({ productId }) => productId === of)
        .map(({ outcome, note }) => [outcome, note]);
    expect(about(id)).toEqual([
      ['upheld', 'Not theirs'],
      ['upheld', 'Not theirs'],
    ]);
    expect(about(other)).toEqual([[null, '']]);
    expect((await desk.logged(id))[0]).toEqual([
      'listing.takeDown',
      'Borrowed drawing',
      'Not theirs',
    ]);
    await seller.update(id, { description: 'Drawn anew.', status: 'pending' });
    await desk.approve(id);
    expect((await shown(id))?.name).toBe('Borrowed drawing');
  });

  test('is for live listings only, and needs a reason', async () => {
    const headers = { authorization: `Bearer ${desk.admin.token}` };
    const request = (id: string, payload: object) => ({
      method: 'PUT' as const,
      url: `/api/admin/products/${id}/take-down`,
      headers,
      payload,
    });
    const pending = await seller.create();
    const drafted = await seller.create({ status: 'draft' });
    for (const id of [pending.id, drafted.id, 'nothing'])
      await expectRefused(market, request(id, { reason: 'x' }), 'productNotFound');
    const id = await live();
    for (const reason of [undefined, '', ' \0 ', 1, 'x'.repeat(1_001)])
      await expectRefused(market, request(id, { reason }), 'validation');
    expect((await shown(id))?.id).toBe(id);
    await desk.takeDown(id);
    await expectRefused(market, request(id, { reason: 'x' }), 'productNotFound');
  });
});
