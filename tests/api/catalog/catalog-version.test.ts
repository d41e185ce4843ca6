// Changes that invalidate the public catalog: which ones, the rate limit per account, and the cost for other clients.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { restoreUser, suspendUser, verifySupplier } from '../../../contract/admin/admin-users.ts';
import { decideReview } from '../../../contract/admin/review.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { PUBLIC_CHANGES_PER_MINUTE } from '../../../contract/limits.ts';
import { ERROR_TEXTS } from '../../../contract/messages.ts';
import { changeMyProducts, listMyProducts } from '../../../contract/products/my-products.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { catalogRepository } from '../../../server/catalog/catalog-queries.ts';
import { refusalCounts } from '../../../server/platform/http/refusals.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';
import { type SignedInUser, signInAsLargestSupplier, signUp } from '../users.ts';

let market: Market;
beforeEach(async () => {
  market = await openMarket(40);
});
afterEach(() => market.close());

const version = () => withDatabase(market, ({ db }) => catalogRepository(db).version());
const versionChange = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await version();
  await work();
  return (await version()) - before;
};
const change = (user: SignedInUser, body: object) => user.api.call(updateProfile, { body });

describe('the catalog version', () => {
  test('stays when no public field changes', async () => {
    const supplier = await signInAsLargestSupplier(market);
    const buyer = await signUp(market, 'buyer');
    const fresh = await signUp(market, 'supplier');
    const { companyName } = await supplier.api.call(getCurrentUser, {});
    const address = { street: 'A street of its own 1', zipCode: '528000' };
    expect(await versionChange(() => change(supplier, { address }))).toBe(0);
    expect(await versionChange(() => change(supplier, { companyName: companyName ?? '' }))).toBe(0);
    expect(
      await versionChange(() => change(buyer, { name: 'Another Name', phone: '+919876500000' })),
    ).toBe(0);
    // A supplier without any content is not public.
    expect(await versionChange(() => change(fresh, { phone: '+8613800138111' }))).toBe(0);
    expect(await versionChange(() => change(fresh, { description: 'We make looms.' }))).toBe(1);
  });

  test('increases by one with each public profile change', async () => {
    const supplier = await signInAsLargestSupplier(market);
    for (const body of [
      { phone: '+8613800138222' },
      { website: 'https://maker.example' },
      { establishedYear: '1987' },
      { companyName: 'Another Company' },
    ])
      expect(await versionChange(() => change(supplier, body)), JSON.stringify(body)).toBe(1);
  });

  test('increases by one with product changes, and stays when nothing changes', async () => {
    const supplier = await signInAsLargestSupplier(market);
    const admin = await signUp(market, 'admin');
    const { products } = await supplier.api.call(listMyProducts, { query: { status: 'active' } });
    const ids = products.slice(0, 2).map(({ id }) => id);
    const bulk = (action: 'activate' | 'deactivate' | 'delete') => () =>
      supplier.api.call(changeMyProducts, { body: { ids, action } });
    expect(await versionChange(bulk('activate'))).toBe(0);
    // No change of it waits for review.
    const approve = () =>
      admin.api.call(decideReview, {
        params: { id: ids[0] ?? '' },
        body: { decision: 'approve', revision: 1 },
      });
    expect(
      await versionChange(() => expect(approve()).rejects.toMatchObject({ status: 409 })),
    ).toBe(0);
    expect(await versionChange(bulk('deactivate'))).toBe(1);
    expect(await versionChange(bulk('deactivate'))).toBe(0);
    expect(await versionChange(bulk('activate'))).toBe(1);
    expect(await versionChange(bulk('delete'))).toBe(1);
    expect(await versionChange(bulk('delete'))).toBe(0);
  });

  test('increases by one with public admin decisions, and stays for hidden ones', async () => {
    const { id } = await signInAsLargestSupplier(market);
    const admin = await signUp(market, 'admin');
    const params = { id };
    const verify = (level: 'Gold' | null) => () =>
      admin.api.call(verifySupplier, { params, body: { level } });
    const suspend = () => admin.api.call(suspendUser, { params, body: { reason: 'Sells copies' } });
    const restore = () => admin.api.call(restoreUser, { params });
    expect(await versionChange(verify('Gold'))).toBe(1);
    expect(await versionChange(suspend)).toBe(1);
    expect(await versionChange(verify(null))).toBe(0);
    expect(
      await versionChange(() => expect(suspend()).rejects.toMatchObject({ status: 409 })),
    ).toBe(0);
    expect(await versionChange(restore)).toBe(1);
    expect(await versionChange(restore)).toBe(0);
  });

  test('stays when a buyer is deleted, and increases when a supplier is', async () => {
    for (const [role, moved] of [
      ['buyer', 0],
      ['supplier', 1],
    ] as const) {
      const { api } = await signUp(market, role);
      expect(await versionChange(() => api.call(deleteAccount, {})), role).toBe(moved);
    }
  });
});

test('public changes of an account are limited a minute', async () => {
  const supplier = await signInAsLargestSupplier(market);
  const before = refusalCounts().get('account_changes') ?? 0;
  for (let at = 0; at < PUBLIC_CHANGES_PER_MINUTE; at++)
    await change(supplier, { website: `https://maker-${at}.example` });
  const last = await versionChange(async () => {
    const refused = { code: 'tooManyChanges', status: 429, message: ERROR_TEXTS.tooManyChanges.en };
    await expect(change(supplier, { website: 'https://late.example' })).rejects.toMatchObject(
      refused,
    );
    const { products } = await supplier.api.call(listMyProducts, { query: { status: 'active' } });
    const ids = products.slice(0, 1).map(({ id }) => id);
    await expect(
      supplier.api.call(changeMyProducts, { body: { ids, action: 'deactivate' } }),
    ).rejects.toMatchObject(refused);
    // Changes that are not public are not limited.
    await change(supplier, { address: { street: 'Late Street' } });
  });
  expect(last).toBe(0);
  expect(refusalCounts().get('account_changes')).toBe(before + 2);
  const reply = await market.app.inject({
    method: 'PUT',
    url: '/api/auth/profile',
    headers: { authorization: `Bearer ${supplier.token}`, 'accept-language': 'zh-Hans' },
    payload: { website: 'https://late.example' },
  });
  expect(reply.json()).toMatchObject({ message: ERROR_TEXTS.tooManyChanges['zh-Hans'] });
  const seconds = Number(reply.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  const { profile } = await market.api.call(getSupplier, { params: { id: supplier.id } });
  expect(profile.website).toBe(`https://maker-${PUBLIC_CHANGES_PER_MINUTE - 1}.example`);
});

test('a user reads own changes at once, while others change too', async () => {
  const suppliers = await Promise.all([
    signInAsLargestSupplier(market),
    signUp(market, 'supplier'),
  ]);
  await change(suppliers[1] as SignedInUser, { description: 'We make looms.' });
  const changeAndRead = async (supplier: SignedInUser, name: string) => {
    for (let at = 0; at < 8; at++) {
      const companyName = `${name} ${at}`;
      await change(supplier, { companyName });
      const { profile } = await market.api.call(getSupplier, { params: { id: supplier.id } });
      expect(profile.companyName).toBe(companyName);
    }
  };
  await Promise.all(suppliers.map((supplier, at) => changeAndRead(supplier, `Company ${at}`)));
  const { products } = await market.api.call(listProducts, { query: { search: 'Company' } });
  expect(products.length).toBeGreaterThan(0);
});
