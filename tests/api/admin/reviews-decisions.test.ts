// Review decisions: made once, for the revision that was read; and taking down live products.
import { describe, expect, test } from 'vitest';
import { listReports, reportProduct } from '../../../contract/admin/reports.ts';
import { decideReview } from '../../../contract/admin/review.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { sharedMarket } from '../market.ts';
import { signUpSupplier } from '../products/product-forms.ts';
import { signUp } from '../users.ts';
import { openAdminReview } from './admin-review.ts';

const market = await sharedMarket(0);
const adminReview = await openAdminReview(market);
const supplier = await signUpSupplier(market);

const live = async (change = {}): Promise<string> => {
  const { id } = await supplier.create(change);
  await adminReview.approve(id);
  return id;
};
const shown = (id: string) => market.api.call(getProduct, { params: { id } });

describe('a review decision', () => {
  const expectRefused = (code: 'conflict' | 'validation', id: string, payload: object) =>
    adminReview.admin.expectRefused(code, 'PUT', `/admin/reviews/${id}`, payload);

  test('about an outdated revision is refused and changes nothing', async () => {
    const { id, revision } = await supplier.create();
    await supplier.update(id, { description: 'Changed meanwhile.' });
    for (const decision of ['approve', 'reject'])
      await expectRefused('conflict', id, { decision, reason: 'x', revision });
    expect((await supplier.read(id)).status).toBe('pending');
    expect(await adminReview.auditEntries(id)).toEqual([]);
    await adminReview.approve(id);
  });

  test('is made once, and a second admin gets a conflict', async () => {
    const { id } = await supplier.create();
    const revision = await adminReview.revisionOf(id);
    const second = await signUp(market, 'admin');
    const outcomes = await Promise.allSettled([
      adminReview.approve(id, revision),
      second.api.call(decideReview, {
        params: { id },
        body: { decision: 'reject', reason: 'x', revision },
      }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await adminReview.auditEntries(id)).toHaveLength(1);
    const after = (await supplier.read(id)).revision;
    for (const each of [revision, after])
      await expectRefused('conflict', id, { decision: 'approve', revision: each });
  });

  test('that is invalid changes nothing', async () => {
    const { id } = await supplier.create();
    for (const decision of ['reject', 'maybe'])
      await expectRefused('validation', id, { decision, revision: 1 });
    expect((await supplier.read(id)).status).toBe('pending');
  });
});

describe('taking down a product', () => {
  test('hides it at once with a reason, and upholds its reports', async () => {
    const id = await live({ name: 'Borrowed drawing' });
    const other = await live({ name: 'Own drawing' });
    const report = (of: string) =>
      market.api.call(reportProduct, { params: { id: of }, body: { reason: 'counterfeit' } });
    await Promise.all([report(id), report(id), report(other)]);
    expect(await adminReview.takeDown(id)).toEqual({ message: 'The product was taken down.' });
    await expect(shown(id)).rejects.toMatchObject({ code: 'productNotFound' });
    expect(
      (await market.api.call(listProducts, { query: { search: 'borrowed' } })).products,
    ).toEqual([]);
    expect(await supplier.read(id)).toMatchObject({
      status: 'rejected',
      rejectionReason: 'Not theirs',
    });
    const { reports } = await adminReview.admin.api.call(listReports, { query: {} });
    const about = (of: string) =>
      reports
        .filter(({ productId }) => productId === of)
        .map(({ outcome, note }) => [outcome, note]);
    expect(about(id)).toEqual([
      ['upheld', 'Not theirs'],
      ['upheld', 'Not theirs'],
    ]);
    expect(about(other)).toEqual([[null, '']]);
    expect((await adminReview.auditEntries(id))[0]).toEqual([
      'listing.takeDown',
      'Borrowed drawing',
      'Not theirs',
    ]);
    await supplier.update(id, { description: 'Drawn anew.', status: 'pending' });
    await adminReview.approve(id);
    expect((await shown(id))?.name).toBe('Borrowed drawing');
  });

  test('is only for live products, and needs a reason', async () => {
    const expectRefused = (code: 'productNotFound' | 'validation', id: string, reason: string) =>
      adminReview.admin.expectRefused(code, 'PUT', `/admin/products/${id}/take-down`, { reason });
    const pending = await supplier.create();
    const drafted = await supplier.create({ status: 'draft' });
    for (const each of [pending, drafted]) await expectRefused('productNotFound', each.id, 'x');
    const id = await live();
    await expectRefused('validation', id, ' \0 ');
    expect((await shown(id))?.id).toBe(id);
    await adminReview.takeDown(id);
    await expectRefused('productNotFound', id, 'x');
  });
});
