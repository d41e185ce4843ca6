// Changes that invalidate the public catalog: which ones, the rate limit per account, and the cost for other clients.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { getCurrentUser, updateProfile } from '../../../contract/accounts/auth.ts';
import { restoreUser, suspendUser, verifySupplier } from '../../../contract/admin/admin-users.ts';
import { decideReview } from '../../../contract/admin/review.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { PUBLIC_CHANGES_PER_MINUTE } from '../../../contract/limits.ts';
import { ERROR_TEXTS } from '../../../contract/messages.ts';
import { changeMyProducts, listMyProducts } from '../../../contract/products/my-products.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { catalogRepository } from '../../../server/catalog/catalog-queries.ts';
import { refusalCounts } from '../../../server/platform/http/refusals.ts';
import { type Market, openMarket } from '../market.ts';
import { type SomeoneSignedIn, signInAsSeller, signUp } from '../people.ts';
import { inDatabase } from '../place.ts';

let market: Market;
beforeEach(async () => {
  market = await openMarket(40);
});
afterEach(() => market.close());

const version = () => inDatabase(market, ({ db }) => catalogRepository(db).version());
const moves = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await version();
  await work();
  return (await version()) - before;
};
const change = (whose: SomeoneSignedIn, body: object) => whose.api.call(updateProfile, { body });

describe('the version of the catalogue', () => {
  test('stays where nothing of a profile is public, or nothing of it changes', async () => {
    const seller = await signInAsSeller(market);
    const buyer = await signUp(market, 'buyer');
    const fresh = await signUp(market, 'supplier');
    const { companyName } = await seller.api.call(getCurrentUser, {});
    const address = { street: 'A street of its own 1', zipCode: '528000' };
    expect(await moves(() => change(seller, { address }))).toBe(0);
    expect(await moves(() => change(seller, { companyName: companyName ?? '' }))).toBe(0);
    expect(await moves(() => change(buyer, { name: 'Another Name', phone: '+919876500000' }))).toBe(
      0,
    );
    // A supplier without any content is not public.
    expect(await moves(() => change(fresh, { phone: '+8613800138111' }))).toBe(0);
    expect(await moves(() => change(fresh, { description: 'We make looms.' }))).toBe(1);
  });

  test('moves once with what the directory or a page shows', async () => {
    const seller = await signInAsSeller(market);
    for (const body of [
      { phone: '+8613800138222' },
      { website: 'https://maker.example' },
      { establishedYear: '1987' },
      { companyName: 'Another Company' },
    ])
      expect(await moves(() => change(seller, body)), JSON.stringify(body)).toBe(1);
  });

  test('moves once with a supplier’s products, and stays where they are as they were', async () => {
    const seller = await signInAsSeller(market);
    const admin = await signUp(market, 'admin');
    const { products } = await seller.api.call(listMyProducts, { query: { status: 'active' } });
    const ids = products.slice(0, 2).map(({ id }) => id);
    const bulk = (action: 'activate' | 'deactivate' | 'delete') => () =>
      seller.api.call(changeMyProducts, { body: { ids, action } });
    expect(await moves(bulk('activate'))).toBe(0);
    // No change of it waits for review.
    const approve = () =>
      admin.api.call(decideReview, {
        params: { id: ids[0] ?? '' },
        body: { decision: 'approve', revision: 1 },
      });
    expect(await moves(() => expect(approve()).rejects.toMatchObject({ status: 409 }))).toBe(0);
    expect(await moves(bulk('deactivate'))).toBe(1);
    expect(await moves(bulk('deactivate'))).toBe(0);
    expect(await moves(bulk('activate'))).toBe(1);
    expect(await moves(bulk('delete'))).toBe(1);
    expect(await moves(bulk('delete'))).toBe(0);
  });

  test('moves once with what an admin decides, and stays where the public sees neither', async () => {
    const { id } = await signInAsSeller(market);
    const admin = await signUp(market, 'admin');
    const params = { id };
    const verify = (level: 'Gold' | null) => () =>
      admin.api.call(verifySupplier, { params, body: { level } });
    const suspend = () => admin.api.call(suspendUser, { params, body: { reason: 'Sells copies' } });
    const restore = () => admin.api.call(restoreUser, { params });
    expect(await moves(verify('Gold'))).toBe(1);
    expect(await moves(suspend)).toBe(1);
    expect(await moves(verify(null))).toBe(0);
    expect(await moves(() => expect(suspend()).rejects.toMatchObject({ status: 409 }))).toBe(0);
    expect(await moves(restore)).toBe(1);
    expect(await moves(restore)).toBe(0);
  });

  test('stays when a buyer is deleted, and moves with a supplier', async () => {
    for (const [role, moved] of [
      ['buyer', 0],
      ['supplier', 1],
    ] as const) {
      const { api, password } = await signUp(market, role);
      expect(await moves(() => api.call(deleteAccount, { body: { password } })), role).toBe(moved);
    }
  });
});

test('of one account so many public changes are made in a minute, and no more', async () => {
  const seller = await signInAsSeller(market);
  const before = refusalCounts().get('account_changes') ?? 0;
  for (let at = 0; at < PUBLIC_CHANGES_PER_MINUTE; at++)
    await change(seller, { website: `https://maker-${at}.example` });
  const last = await moves(async () => {
    const refused = { code: 'tooManyChanges', status: 429, message: ERROR_TEXTS.tooManyChanges.en };
    await expect(change(seller, { website: 'https://late.example' })).rejects.toMatchObject(
      refused,
    );
    const { products } = await seller.api.call(listMyProducts, { query: { status: 'active' } });
    const ids = products.slice(0, 1).map(({ id }) => id);
    await expect(
      seller.api.call(changeMyProducts, { body: { ids, action: 'deactivate' } }),
    ).rejects.toMatchObject(refused);
    // Changes that are not public are not limited.
    await change(seller, { address: { street: 'Late Street' } });
  });
  expect(last).toBe(0);
  expect(refusalCounts().get('account_changes')).toBe(before + 2);
  const reply = await market.app.inject({
    method: 'PUT',
    url: '/api/auth/profile',
    headers: { authorization: `Bearer ${seller.token}`, 'accept-language': 'zh-Hans' },
    payload: { website: 'https://late.example' },
  });
  expect(reply.json()).toMatchObject({ message: ERROR_TEXTS.tooManyChanges['zh-Hans'] });
  const seconds = Number(reply.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  const { profile } = await market.api.call(getSupplier, { params: { id: seller.id } });
  expect(profile.website).toBe(`https://maker-${PUBLIC_CHANGES_PER_MINUTE - 1}.example`);
});

test('whoever has changed something reads it at once, however many others change', async () => {
  const sellers = await Promise.all([signInAsSeller(market), signUp(market, 'supplier')]);
  await change(sellers[1] as SomeoneSignedIn, { description: 'We make looms.' });
  const busy = async (seller: SomeoneSignedIn, name: string) => {
    for (let at = 0; at < 8; at++) {
      const companyName = `${name} ${at}`;
      await change(seller, { companyName });
      const { profile } = await market.api.call(getSupplier, { params: { id: seller.id } });
      expect(profile.companyName).toBe(companyName);
    }
  };
  await Promise.all(sellers.map((seller, at) => busy(seller, `Company ${at}`)));
  const { products } = await market.api.call(listProducts, { query: { search: 'Company' } });
  expect(products.length).toBeGreaterThan(0);
});
