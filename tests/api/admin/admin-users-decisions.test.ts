// Admin decisions about accounts (verification, suspension) and their immediate effect on public pages.
import { beforeEach, describe, expect, test } from 'vitest';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import {
  listUsers,
  restoreUser,
  suspendUser,
  verifySupplier,
} from '../../../contract/admin/admin-users.ts';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { getProduct, listCategories, listProducts } from '../../../contract/catalog/products.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { sharedMarket } from '../market.ts';
import { signUpSupplier, type TestSupplier } from '../products/product-forms.ts';
import { signUp } from '../users.ts';
import { approveProduct } from './admin-review.ts';

let seller: TestSupplier;
let productId: string;
const market = await sharedMarket(1);
const admin = await signUp(market, 'admin');
beforeEach(async () => {
  seller = await signUpSupplier(market);
  productId = (await seller.create({ name: 'Zigzag loom' })).id;
  await approveProduct(admin, productId);
});

const verify = async (body: BodyOf<typeof verifySupplier>, id = seller.id) =>
  (await admin.api.call(verifySupplier, { params: { id }, body })).data;
const suspend = async (id = seller.id, reason = 'Sells what is not there') =>
  (await admin.api.call(suspendUser, { params: { id }, body: { reason } })).data;
const restore = async (id = seller.id) =>
  (await admin.api.call(restoreUser, { params: { id } })).data;
const auditEntries = async (id = seller.id) =>
  (await admin.api.call(listAuditEntries, { query: { limit: '100' } })).entries
    .filter(({ subjectId }) => subjectId === id)
    .map(({ action, subject, note, adminEmail }) => [action, subject, note, adminEmail]);

const foundAs = async (query: Record<string, string>) =>
  (await market.api.call(listProducts, { query })).products.map(({ id }) => id);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'found',
    (error: { code: string }) => error.code,
  );

/** The seller as the public sees it, in every place where it can appear. */
const publicView = async () => ({
  listing: await codeOf(market.api.call(getProduct, { params: { id: productId } })),
  search: (await foundAs({ search: 'zigzag' })).includes(productId),
  list: (await foundAs({ supplier: seller.id })).length,
  counted: (await market.api.call(listCategories, {})).categories.reduce(
    (sum, { count }) => sum + count,
    0,
  ),
  profile: await codeOf(market.api.call(getSupplier, { params: { id: seller.id } })),
  directory: (await market.api.call(listSuppliers, { query: { limit: '100' } })).suppliers.some(
    ({ id }) => id === seller.id,
  ),
});

describe('verification', () => {
  test('is visible everywhere at once, and can be revoked', async () => {
    const read = async (path: string) => (await market.app.inject({ url: `/api${path}` })).json();
    const isShown = async () => {
      const { supplier } = (await read(`/products/${productId}`)).data;
      const { profile } = await read(`/auth/suppliers/${seller.id}`);
      return {
        page: [supplier.isVerified, supplier.verificationLevel],
        profile: [profile.isVerified, profile.verificationLevel],
        filter: (await foundAs({ verified: '1' })).includes(productId),
        own: (await seller.api.call(getCurrentUser, {})).isVerified,
      };
    };
    const before = { page: [false, null], profile: [false, null], filter: false, own: false };
    expect(await isShown()).toEqual(before);
    expect(await verify({ level: 'Gold', note: 'Licence seen' })).toMatchObject({
      id: seller.id,
      isVerified: true,
      level: 'Gold',
      verificationNote: 'Licence seen',
      productCount: 1,
    });
    const gold = [true, 'Gold'];
    expect(await isShown()).toEqual({ page: gold, profile: gold, filter: true, own: true });
    await verify({ level: 'basic' });
    expect((await isShown()).page).toEqual([true, 'basic']);
    const { verificationNote } = await verify({ level: null, note: '' });
    expect(verificationNote).toBe('');
    expect(await isShown()).toEqual(before);
    expect(await auditEntries()).toEqual([
      ['user.unverify', seller.email, '', admin.email],
      ['user.verify', seller.email, 'basic', admin.email],
      ['user.verify', seller.email, 'Gold: Licence seen', admin.email],
    ]);
  });

  test('lists a company without other public content in the directory', async () => {
    const { id } = await signUp(market, 'supplier');
    const listed = async () =>
      (await market.api.call(listSuppliers, { query: { limit: '100' } })).suppliers.some(
        (each) => each.id === id,
      );
    expect(await listed()).toBe(false);
    await verify({ level: 'Premium' }, id);
    expect(await listed()).toBe(true);
    await suspend(id);
    expect(await listed()).toBe(false);
    await restore(id);
    expect(await listed()).toBe(true);
  });

  test('is for suppliers only, with messages in the language of the admin', async () => {
    const { id } = await signUp(market, 'buyer');
    const verification = (of: string) => `/admin/users/${of}/verification`;
    await admin.expectRefused('conflict', 'PUT', verification(id), { level: 'Gold' });
    await admin.expectRefused('validation', 'PUT', verification(seller.id), { level: 'Diamond' });
    expect(await auditEntries(id)).toEqual([]);
    expect(await auditEntries()).toEqual([]);
    const reply = await admin.apiIn('zh-Hans').call(verifySupplier, {
      params: { id: seller.id },
      body: { level: 'Gold', note: '<b>\0😀' },
    });
    expect(reply).toMatchObject({
      message: '核验信息已保存。',
      data: { verificationNote: '<b>😀' },
    });
  });
});

describe('suspension', () => {
  test('hides the supplier and its products, and restoring shows them again', async () => {
    const before = await publicView();
    expect(before).toMatchObject({ listing: 'found', search: true, list: 1, profile: 'found' });
    expect(before.directory).toBe(true);
    const suspended = await suspend();
    expect(suspended).toMatchObject({ id: seller.id, suspensionReason: 'Sells what is not there' });
    expect(Date.now() - Date.parse(suspended.suspendedAt ?? '')).toBeLessThan(60_000);
    expect(await publicView()).toEqual({
      listing: 'productNotFound',
      search: false,
      list: 0,
      counted: before.counted - 1,
      profile: 'supplierNotFound',
      directory: false,
    });
    expect(await restore()).toMatchObject({ suspendedAt: null, suspensionReason: '' });
    expect(await publicView()).toEqual(before);
    expect(await auditEntries()).toEqual([
      ['user.restore', seller.email, '', admin.email],
      ['user.suspend', seller.email, 'Sells what is not there', admin.email],
    ]);
  });

  test('ends all sessions, also after the account is restored', async () => {
    const { email, password, id, api } = await signUp(market, 'buyer');
    const signIn = () => market.api.call(login, { body: { email, password } });
    await suspend(id);
    await expect(api.call(getCurrentUser, {})).rejects.toMatchObject({ code: 'suspended' });
    await expect(signIn()).rejects.toMatchObject({ code: 'suspended' });
    await restore(id);
    await expect(api.call(getCurrentUser, {})).rejects.toMatchObject({ status: 401 });
    expect((await signIn()).user.id).toBe(id);
  });

  test('is refused for admins, for oneself, and for suspended accounts', async () => {
    const other = await signUp(market, 'admin');
    for (const id of [admin.id, other.id])
      await expect(suspend(id)).rejects.toMatchObject({ code: 'conflict', status: 409 });
    expect((await admin.api.call(getCurrentUser, {})).isAdmin).toBe(true);
    const outcomes = await Promise.allSettled([
      suspend(seller.id, 'first'),
      other.api.call(suspendUser, { params: { id: seller.id }, body: { reason: 'second' } }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await auditEntries()).toHaveLength(1);
    const [row] = (await admin.api.call(listUsers, { query: { search: seller.email } })).users;
    expect((await auditEntries())[0]?.[2]).toBe(row?.suspensionReason);
  });

  test('needs a reason', async () => {
    const path = `/admin/users/${seller.id}/suspension`;
    const { message } = await admin.expectRefused('validation', 'PUT', path, { reason: ' ' });
    expect(message).toBe('Please give a reason.');
    expect((await publicView()).listing).toBe('found');
  });

  test('restoring an account that is not suspended changes nothing', async () => {
    expect(await restore()).toMatchObject({ id: seller.id, suspendedAt: null });
    expect((await seller.api.call(getCurrentUser, {})).id).toBe(seller.id);
    expect(await auditEntries()).toEqual([]);
  });
});
