// New supplier: its profile exists at once, and becomes public when it has content.
import { expect, test } from 'vitest';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { changeCatalog } from '../../../server/catalog/versions/change-catalog-queries.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { signUp } from '../users.ts';

const SUPPLIERS = 72;
const market = await sharedMarket(40, { CACHE: 'off' });

const directory = async (query: Record<string, string> = {}) => {
  const { suppliers, pagination, stats } = await market.api.call(listSuppliers, {
    query: { limit: '100', ...query },
  });
  return { ids: suppliers.map(({ id }) => id), total: pagination?.total, stats, suppliers };
};

const isShown = async (id: string): Promise<boolean> => {
  const { ids, total, stats } = await directory();
  expect(total).toBe(ids.length);
  expect(stats?.suppliers).toBe(ids.length);
  const profile = await market.api.call(getSupplier, { params: { id } }).then(
    (read) => read.profile.id,
    (error: { code: string }) => error.code,
  );
  expect(profile).toBe(ids.includes(id) ? id : 'supplierNotFound');
  return ids.includes(id);
};

const change = (id: string, set: { is_verified?: number; product_count?: number }) =>
  withDatabase(market, ({ db }) =>
    changeCatalog(db, async (tx, scope) => {
      await scope.addSupplier(id, 'profile');
      await tx.updateTable('users').set(set).where('id', '=', id).execute();
    }),
  );

test('has an unverified profile that is not public yet', async () => {
  const { id } = await signUp(market, 'supplier', { companyName: 'Hongsheng Mill Works' });
  const [row] = await withDatabase(market, ({ db }) =>
    db
      .selectFrom('users')
      .innerJoin('user_texts', 'user_texts.user_id', 'users.id')
      .select(['role', 'is_verified', 'verification_level', 'company_name', 'lang', 'language'])
      .where('id', '=', id)
      .execute(),
  );
  expect(row).toEqual({
    role: 'supplier',
    is_verified: 0,
    verification_level: null,
    company_name: 'Hongsheng Mill Works',
    lang: 'en',
    language: 'en',
  });
  expect(await isShown(id)).toBe(false);
  expect((await directory({ search: 'Hongsheng Mill Works' })).ids).toEqual([]);
  expect((await directory()).total).toBe(SUPPLIERS);
});

test('becomes public with its first live product, and hidden with its last', async () => {
  const { id } = await signUp(market, 'supplier');
  await change(id, { product_count: 1 });
  expect(await isShown(id)).toBe(true);
  await change(id, { product_count: 0 });
  expect(await isShown(id)).toBe(false);
});

test('becomes public when verified', async () => {
  const { id } = await signUp(market, 'supplier', { companyName: 'Verified Looms' });
  await change(id, { is_verified: 1 });
  expect(await isShown(id)).toBe(true);
  expect((await directory({ search: 'verified looms' })).ids).toEqual([id]);
});

test('becomes public with a description, under the user name if it has no company name', async () => {
  const { id } = await signUp(market, 'supplier', { name: '李伟', companyName: '' });
  await withDatabase(market, ({ db }) =>
    db.updateTable('user_texts').set({ description: 'x' }).where('user_id', '=', id).execute(),
  );
  expect(await isShown(id)).toBe(true);
  const found = (await directory()).suppliers.find((each) => each.id === id);
  expect(found).toMatchObject({ companyName: '李伟', isVerified: false, productCount: 0 });
});

test('buyers are never in the directory', async () => {
  const { id } = await signUp(market, 'buyer', { companyName: 'Asha Foods' });
  await change(id, { is_verified: 1, product_count: 3 });
  expect(await isShown(id)).toBe(false);
});

test('existing companies stay public after the migration, also without products', async () => {
  const seeded = await withDatabase(market, ({ db }) =>
    db.selectFrom('users').select('id').where('password_hash', 'is', null).execute(),
  );
  expect(seeded).toHaveLength(SUPPLIERS);
  const { ids, suppliers } = await directory();
  expect(ids).toEqual(expect.arrayContaining(seeded.map(({ id }) => id)));
  const bare = suppliers.filter(({ productCount }) => productCount === 0);
  expect(bare.length).toBeGreaterThan(1);
});
