// A supplier's own product list: every status, newest first, search, counts, and bulk changes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '../../../contract/accounts/auth.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import {
  changeMyProducts,
  getMyProduct,
  listMyProducts,
  updateProduct,
} from '../../../contract/products/my-products.ts';
import { readConfig } from '../../../server/config.ts';
import { fillDemo } from '../../../tools/demo/fill.ts';
import { expectDerivedDataConsistent } from '../catalog/derived-data.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { signUp } from '../users.ts';
import { approve, reject } from './decisions-beside-server.ts';
import { signUpSupplier, type TestSupplier } from './product-forms.ts';

let market: Market;
let supplier: TestSupplier;
const ids: Record<string, string> = {};
beforeAll(async () => {
  market = await openMarket(0);
  supplier = await signUpSupplier(market);
  for (const name of ['Oldest', 'Pending mill', 'Rejected mill', 'Inactive mill', 'Live mill'])
    ids[name] = (await supplier.create({ name, tags: [`tag of ${name}`] })).id;
  ids.Draft = (await supplier.create({ name: 'Draft 100%_mill', status: 'draft' })).id;
  for (const name of ['Oldest', 'Inactive mill', 'Live mill']) await approve(market, id(name));
  await reject(market, id('Rejected mill'), 'No');
  await supplier.update(id('Inactive mill'), { status: 'inactive' });
  await supplier.update(id('Live mill'), { name: 'Renamed Mühle' });
  const other = await signUpSupplier(market);
  await other.create({ name: 'Somebody else’s mill' });
});
afterAll(() => market.close());

const id = (name: string): string => ids[name] ?? '';
const list = async (query = {}) => supplier.api.call(listMyProducts, { query });
const names = async (query = {}) => (await list(query)).products.map(({ name }) => name);

describe('the list', () => {
  test('holds products of every status, newest first, in their latest version', async () => {
    expect(await names()).toEqual([
      'Draft 100%_mill',
      'Renamed Mühle',
      'Inactive mill',
      'Rejected mill',
      'Pending mill',
      'Oldest',
    ]);
  });

  test('counts all products, for any filter', async () => {
    const counts = { active: 2, pending: 1, draft: 1, rejected: 1, inactive: 1 };
    for (const query of [{}, { status: 'draft' }, { search: 'nothing' }])
      expect((await list(query)).counts).toEqual(counts);
  });

  test.each([
    [{ status: 'active' }, ['Renamed Mühle', 'Oldest']],
    [{ status: 'pending' }, ['Pending mill']],
    [{ status: 'rejected' }, ['Rejected mill']],
    [{ search: 'tag of', status: 'pending' }, ['Pending mill']],
    [{ search: 'active MILL' }, ['Inactive mill']],
    [{ search: 'MÜHLE' }, ['Renamed Mühle']],
    [{ search: 'mill tag rej' }, ['Rejected mill']],
    [{ search: 'mill', status: 'inactive' }, ['Inactive mill']],
    [{ search: '0%_m' }, ['Draft 100%_mill']],
    [{ search: '%' }, ['Draft 100%_mill']],
    [{ search: 'rice\\' }, []],
    [{ search: "' or 1=1 --" }, []],
  ])('%j finds %j', async (query, expected) => {
    const { products, pagination } = await list(query);
    expect(products.map(({ name }) => name)).toEqual(expected);
    expect(pagination?.total).toBe(expected.length);
  });

  test('is paged', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, limit: 2 })));
    expect(pages.map(({ products }) => products.length)).toEqual([2, 2, 2, 0]);
    expect(pages[0]?.pagination).toMatchObject({ total: 6, totalPages: 3, page: 1, limit: 2 });
    expect((await list({ page: 1_000_000_000, limit: 100 })).products).toEqual([]);
  });

  test('refuses invalid queries', async () => {
    const headers = { authorization: `Bearer ${supplier.token}` };
    for (const query of ['status=sold', 'page=0', 'limit=101', `search=${'x'.repeat(201)}`])
      await expectRefused(
        market,
        { url: `/api/products/my/products?${query}`, headers },
        'validation',
      );
  });

  test('is for suppliers only', async () => {
    const buyer = await signUp(market, 'buyer');
    const headers = { authorization: `Bearer ${buyer.token}` };
    await expectRefused(market, { url: '/api/products/my/products' }, 'unauthorized');
    await expectRefused(market, { url: '/api/products/my/products', headers }, 'forbidden');
    await expectRefused(
      market,
      { url: `/api/products/my/products/${id('Draft')}`, headers },
      'editSuppliersOnly',
    );
  });
});

test('categories are in the language of the reader, texts in that of the writer', async () => {
  const api = supplier.apiIn('zh-Hans');
  const { name, category } = await api.call(getMyProduct, { params: { id: id('Oldest') } });
  expect(name).toBe('Oldest');
  expect(category?.label).toMatch(/[\u4e00-\u9fff]/);
});

describe('several products at once', () => {
  const change = (chosen: string[], action: 'activate' | 'deactivate' | 'delete') =>
    supplier.api.call(changeMyProducts, { body: { ids: chosen, action } });
  const isPublic = (product: string) =>
    market.api.call(getProduct, { params: { id: product } }).then(
      () => true,
      () => false,
    );

  test('change status where it is allowed, and the others are listed', async () => {
    const other = await signUpSupplier(market);
    const { id: foreign } = await other.create();
    const all = ['Oldest', 'Inactive mill', 'Draft', 'Pending mill', 'Rejected mill'].map(id);
    const off = await change([...all, foreign, 'nothing', id('Oldest')], 'deactivate');
    expect(off.changed).toEqual([id('Oldest')]);
    expect(off.unchanged.toSorted()).toEqual([...all.slice(1), foreign, 'nothing'].sort());
    expect(await isPublic(id('Oldest'))).toBe(false);
    const on = await change(all, 'activate');
    expect(on.changed.toSorted()).toEqual([id('Oldest'), id('Inactive mill')].sort());
    expect(await isPublic(id('Inactive mill'))).toBe(true);
    await expectDerivedDataConsistent(market);
  });

  test('are deleted, without those of other suppliers', async () => {
    const other = await signUpSupplier(market);
    const { id: foreign } = await other.create();
    const { changed, unchanged } = await change([id('Draft'), id('Oldest'), foreign], 'delete');
    expect(changed.toSorted()).toEqual([id('Draft'), id('Oldest')].sort());
    expect(unchanged).toEqual([foreign]);
    expect(await isPublic(id('Oldest'))).toBe(false);
    expect((await other.read(foreign)).id).toBe(foreign);
    await expectDerivedDataConsistent(market);
  });

  test.each([
    [{ ids: [], action: 'delete' }],
    [{ ids: 'all', action: 'delete' }],
    [{ ids: Array.from({ length: 101 }, String), action: 'delete' }],
    [{ ids: ['a'], action: 'approve' }],
    [{}],
  ])('%j is refused', async (payload) => {
    const headers = { authorization: `Bearer ${supplier.token}` };
    await expectRefused(
      market,
      { method: 'POST', url: '/api/products/my/bulk', headers, payload },
      'validation',
    );
  });
});

test('concurrent writes leave the derived data consistent', async () => {
  const created = await Promise.all(
    Array.from({ length: 8 }, (_, at) => supplier.create({ name: `Mass mill ${at}` })),
  );
  // One at a time: a second connection of this process would wait for the first and keep it from ending.
  for (const each of created) await approve(market, each.id);
  await Promise.all(
    [
      ...created
        .slice(0, 4)
        .map((each) => supplier.update(each.id, { price: 1, status: 'inactive' })),
      ...created.slice(2, 6).map((each) => supplier.update(each.id, { stock: 'None' })),
      supplier.api
        .call(changeMyProducts, {
          body: { ids: created.slice(4).map((each) => each.id), action: 'delete' },
        })
        .catch(() => null),
      supplier.api
        .call(updateProduct, { params: { id: created[7]?.id ?? '' }, body: { name: 'Late' } })
        .catch(() => null),
    ].map((each) => Promise.resolve(each).catch(() => null)),
  );
  await expectDerivedDataConsistent(market);
});

test('the demo supplier has a product of every status and a pending change', async () => {
  const demo = await openMarket(0);
  const lines: string[] = [];
  await withDatabase(demo, (database) =>
    fillDemo(database, readConfig(demo.env), { print: (line) => lines.push(line) }),
  );
  const { readDemoAccounts } = await import('../../../server/demo-accounts.ts');
  const [, email = '', password = ''] =
    readDemoAccounts(demo.env.DATA_DIR ?? '')
      .find((line) => line.startsWith('supplier'))
      ?.split(/ +/) ?? [];
  const { token } = await demo.api.call(login, { body: { email, password } });
  const api = demo.apiAs(token);
  const { counts, products } = await api.call(listMyProducts, { query: { limit: 100 } });
  for (const count of Object.values(counts ?? {})) expect(count).toBeGreaterThan(0);
  expect(products.filter(({ change }) => change?.status === 'pending')).not.toEqual([]);
  for (const { status, rejectionReason, submittedAt, originalLanguage } of products) {
    expect(rejectionReason !== null).toBe(status === 'rejected');
    expect(submittedAt !== null).toBe(status === 'pending');
    if (rejectionReason)
      expect(/[\u4e00-\u9fff]/.test(rejectionReason)).toBe(originalLanguage === 'zh-Hans');
  }
  const pendingChanges = await withDatabase(demo, ({ db }) =>
    db
      .selectFrom('products')
      .select('id')
      .where('status', '=', 'pending')
      .where('submitted_at', 'is', null)
      .execute(),
  );
  expect(pendingChanges).toEqual([]);
  await expectDerivedDataConsistent(demo);
  await demo.close();
});
