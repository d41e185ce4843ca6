// Store of a supplier's own products: queries, selection, and the list after a change.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import type { MyProductsPage } from '../../../src/islands/dashboard-tabs/dashboard-context.ts';
import {
  createMyProducts,
  type MyProductsStore,
} from '../../../src/islands/products/list/my-products.ts';
import { type AddressBar, stubAddressBar } from '../client/address-bar.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly status: string;
}

const row = (id: string, status = 'active'): Row => ({ id, name: `Mill ${id}`, status });

/** A backend with pages of two rows, or a minimal one that returns everything. */
const backend = (rows: Row[], paged = true) => {
  const requests: string[] = [];
  const transport: Transport = async ({ method, url, body }) => {
    requests.push(`${method} ${url}`);
    if (method === 'DELETE') {
      const at = rows.findIndex(({ id }) => url.endsWith(`/${id}`));
      if (at < 0) return { status: 404, body: { success: false, code: 'productNotFound' } };
      rows.splice(at, 1);
      return { status: 200, body: { success: true } };
    }
    if (method === 'POST') {
      const { ids } = JSON.parse(String(body)) as { ids: string[] };
      const [changed, unchanged] = [ids.slice(0, 1), ids.slice(1)];
      return { status: 200, body: { success: true, message: '', changed, unchanged } };
    }
    if (!paged) return { status: 200, body: rows };
    const page = Number(new URL(url, 'http://localhost').searchParams.get('page') ?? 1);
    const pagination = { page, limit: 2, total: rows.length };
    const counts = { active: rows.length };
    const products = rows.slice((page - 1) * 2, page * 2);
    return { status: 200, body: { success: true, products, pagination, counts } };
  };
  return { api: createApi({ transport, lang: 'en' }), asked: requests };
};

let bar: AddressBar;
beforeEach(() => {
  bar = stubAddressBar('/dashboard?tab=products');
});
afterEach(() => vi.unstubAllGlobals());

const settled = (store: MyProductsStore): Promise<MyProductsPage> =>
  vi.waitFor(() => {
    const list = store.$list.get();
    if (list.status !== 'ready') throw new Error(list.status);
    return list.page;
  });

const idsOf = ({ rows }: MyProductsPage): string[] => rows.map(({ id }) => id);

test('starts with the query of the address', async () => {
  bar = stubAddressBar('/dashboard?tab=products&search=mill&status=draft&page=2');
  const { api, asked: requests } = backend([row('a')]);
  const store = createMyProducts(api, () => undefined);
  expect(requests).toEqual([]);
  store.start();
  await settled(store);
  expect(requests).toEqual(['GET /api/products/my/products?search=mill&status=draft&page=2']);
});

test('a deleted product leaves the list at once, and list and counts are loaded again', async () => {
  const { api, asked: requests } = backend([row('a'), row('b'), row('c')]);
  const onChange = vi.fn();
  const store = createMyProducts(api, onChange);
  store.start();
  await settled(store);
  const shownIds: string[] = [];
  store.$list.listen((list) => {
    const page = list.status === 'ready' ? list.page : list.last;
    if (page) shownIds.push(`${list.status} ${idsOf(page)} of ${page.pagination.total}`);
  });
  expect(await store.act('delete', ['a'])).toEqual({
    status: 'done',
    changedIds: ['a'],
    unchangedNames: [],
  });
  expect(idsOf(await settled(store))).toEqual(['b', 'c']);
  expect(shownIds).toEqual(['ready b of 2', 'loading b of 2', 'ready b,c of 2']);
  expect(requests.slice(1)).toEqual([
    'DELETE /api/products/a',
    'GET /api/products/my/products',
    'GET /api/products',
  ]);
  expect(onChange).toHaveBeenCalledOnce();
});

test('deleting the last product of the last page opens the page before', async () => {
  bar = stubAddressBar('/dashboard?tab=products&page=2');
  const { api } = backend([row('a'), row('b'), row('c')]);
  const store = createMyProducts(api, () => undefined);
  store.start();
  await settled(store);
  await store.act('delete', ['c']);
  expect(idsOf(await settled(store))).toEqual(['a', 'b']);
  expect(bar.current()).toBe('/dashboard?tab=products');
});

test('unchanged products of a bulk action are listed and stay selected', async () => {
  const { api, asked: requests } = backend([row('a'), row('b', 'draft')]);
  const store = createMyProducts(api, () => undefined);
  store.$selected.subscribe(() => undefined);
  store.start();
  await settled(store);
  store.select(['a', 'b', 'elsewhere']);
  expect([...store.$selected.get()]).toEqual(['a', 'b']);
  expect(await store.act('deactivate', ['a', 'b'])).toEqual({
    status: 'done',
    changedIds: ['a'],
    unchangedNames: ['Mill b'],
  });
  await settled(store);
  expect([...store.$selected.get()]).toEqual(['b']);
  expect(requests[1]).toBe('POST /api/products/my/bulk');
});

test('other filters clear the selection', async () => {
  const { api } = backend([row('a')]);
  const store = createMyProducts(api, () => undefined);
  store.$selected.subscribe(() => undefined);
  store.start();
  await settled(store);
  store.select(['a']);
  store.choose({ status: 'active' });
  await settled(store);
  expect(store.$selected.get().size).toBe(0);
  expect(bar.current()).toBe('/dashboard?tab=products&status=active');
});

test('a product that is already deleted leaves the list', async () => {
  const rows = [row('a'), row('b')];
  const { api } = backend(rows);
  const store = createMyProducts(api, () => undefined);
  store.start();
  await settled(store);
  rows.shift();
  const outcome = await store.act('delete', ['a']);
  expect(outcome.status === 'failed' && outcome.error.code).toBe('productNotFound');
  expect(idsOf(await settled(store))).toEqual(['b']);
  expect(store.$busy.get().size).toBe(0);
});

test('a backend without filters is searched, filtered and counted in the client', async () => {
  bar = stubAddressBar('/dashboard?tab=products&search=MILL%20b&status=draft');
  const { api } = backend([row('a'), row('b', 'draft'), row('c', 'draft')], false);
  const store = createMyProducts(api, () => undefined);
  store.start();
  const page = await settled(store);
  expect(idsOf(page)).toEqual(['b']);
  expect(page.pagination.total).toBe(1);
  expect(page.counts).toEqual({ active: 1, draft: 2 });
});
