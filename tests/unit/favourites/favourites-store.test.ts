// Store of saved products: limits of the device, blocked storage, failed loads, and the merge into the account.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  FAVOURITES_PER_CALL,
  MAX_DEVICE_FAVOURITES,
  MAX_FAVOURITES,
} from '../../../contract/favourites/favourite-limits.ts';
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts';
import { type FakeBrowser, stubBrowser } from '../client/browser.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: { readonly favourites?: readonly { readonly id: string }[] };
}

let sent: Sent[] = [];
/** Ids in the account. */
let account: string[] = [];
let isRefused = false;
let isPublic = true;
let isMergeRefused = false;
let browser: FakeBrowser;

const favourite = (id: string, price: number | null = 5) => ({
  id,
  name: `Mill ${id}`,
  price,
  savedAt: '2026-01-05T09:00:00.000Z',
});
const many = (count: number, name: string): string[] =>
  Array.from({ length: count }, (_, at) => `${name}-${at}`);

/** Answers as the server does. */
function reply(path: string, { method = 'GET', body }: RequestInit): object {
  const id = decodeURIComponent(path.split('/').at(-1) ?? '');
  const input = JSON.parse(String(body ?? '{}')) as Sent['body'];
  sent.push({ method, path, body: input });
  if (path.startsWith('/api/favourites/products'))
    return { products: isPublic ? [{ id, name: 'Mill of today', priceRange: 9 }] : [] };
  if (method === 'PUT') account = [id, ...account];
  if (method === 'DELETE') account = account.filter((each) => each !== id);
  const added = (input.favourites ?? []).map((each) => each.id);
  account = [...new Set([...added, ...account])].slice(0, MAX_FAVOURITES);
  return { success: true, favourites: account.map((each) => favourite(each)) };
}

/** Opens a page of a visitor, or of a member, whose device has saved these. */
async function openPage(
  onDevice: readonly string[],
  { member = false, forbidden = false } = {},
): Promise<typeof import('../../../src/stores/favourites/favourites.ts')> {
  browser = stubBrowser('/products', { forbidden });
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => ({}) });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (isRefused) throw new TypeError('no network');
    if (isMergeRefused && path.endsWith('/merge')) return Response.json({}, { status: 400 });
    return Response.json(reply(path, init));
  });
  expect(browser.addresses).toEqual([]);
  if (!forbidden) {
    if (member) localStorage.setItem(STORAGE_KEYS.token, 'a token');
    if (onDevice.length > 0)
      localStorage.setItem(
        STORAGE_KEYS.favourites,
        JSON.stringify(onDevice.map((id) => favourite(id))),
      );
  }
  vi.resetModules();
  const store = await import('../../../src/stores/favourites/favourites.ts');
  store.startFavourites();
  await vi.waitFor(() => expect(store.$favourites.get().status).not.toBe('loading'));
  return store;
}

type Store = Awaited<ReturnType<typeof openPage>>;
const idsIn = ({ $favourites }: Store): string[] => {
  const state = $favourites.get();
  return state.status === 'ready' ? state.favourites.map(({ id }) => id) : [state.status];
};
const onDevice = (): string[] =>
  (JSON.parse(localStorage.getItem(STORAGE_KEYS.favourites) ?? '[]') as { id: string }[]).map(
    ({ id }) => id,
  );

beforeEach(() => {
  sent = [];
  account = [];
  isRefused = false;
  isPublic = true;
  isMergeRefused = false;
});
afterEach(() => vi.unstubAllGlobals());

test('a visitor saves with the name and the price of today, the last one first', async () => {
  const store = await openPage(['a']);
  await store.saveFavourite('b');
  expect(idsIn(store)).toEqual(['b', 'a']);
  expect(localStorage.getItem(STORAGE_KEYS.favourites)).toMatch(/Mill of today","price":9/);
  await store.removeFavourite('a');
  await store.removeFavourite('b');
  expect(localStorage.getItem(STORAGE_KEYS.favourites)).toBeNull();
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a full device, a blocked storage and a missing product save nothing', async () => {
  const full = await openPage(many(MAX_DEVICE_FAVOURITES, 'm'));
  await full.saveFavourite('one more');
  expect(onDevice()).toHaveLength(MAX_DEVICE_FAVOURITES);
  expect(full.isSaved('one more')).toBe(false);

  const blocked = await openPage([], { forbidden: true });
  await blocked.saveFavourite('a');
  expect(idsIn(blocked)).toEqual([]);

  const missing = await openPage([]);
  isPublic = false;
  await missing.saveFavourite('a');
  expect(idsIn(missing)).toEqual([]);
  expect(onDevice()).toEqual([]);
});

test('a product is saved although the page is left before its name and price arrive', async () => {
  const store = await openPage([]);
  isRefused = true;
  const saving = store.saveFavourite('a');
  expect(onDevice()).toHaveLength(1);
  await saving;
  expect(idsIn(store)).toEqual(['a']);
});

test('unreadable entries of the device are left out', async () => {
  const store = await openPage([]);
  const broken = [
    favourite('a'),
    null,
    { id: 7 },
    ...['', ' ', 'two words', 'two,ids', '\0', 'x'.repeat(65)].map((id) => favourite(id)),
    { ...favourite('b'), savedAt: 'x', price: '3' },
    favourite('c', 20_000_001),
  ];
  for (const text of ['{', '7', JSON.stringify(broken)]) {
    localStorage.setItem(STORAGE_KEYS.favourites, text);
    await store.loadFavourites();
  }
  expect(store.$favourites.get()).toMatchObject({
    favourites: [
      favourite('a'),
      { id: 'b', price: null, savedAt: expect.stringMatching(/Z$/) },
      favourite('c', null),
    ],
  });
});

test('the device is merged into the account in several calls, and emptied', async () => {
  account = ['m-0', 'other'];
  const store = await openPage(many(FAVOURITES_PER_CALL + 5, 'm'), { member: true });
  expect(new Set(idsIn(store))).toEqual(new Set([...many(FAVOURITES_PER_CALL + 5, 'm'), 'other']));
  expect(onDevice()).toEqual([]);
  const sizes = sent.filter(({ method }) => method === 'POST').map(({ body }) => body.favourites);
  expect(sizes.map((each) => each?.length)).toEqual([FAVOURITES_PER_CALL, 4]);
});

test('what does not fit into the account stays on the device', async () => {
  account = many(MAX_FAVOURITES, 'full');
  const store = await openPage(['a'], { member: true });
  expect(onDevice()).toEqual(['a']);
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
  await store.saveFavourite('b');
  expect(store.isSaved('b')).toBe(false);
});

test('a change of the account that fails is taken back', async () => {
  account = ['a'];
  const store = await openPage([], { member: true });
  isRefused = true;
  await store.saveFavourite('b');
  await store.removeFavourite('a');
  expect(idsIn(store)).toEqual(['a']);
  isRefused = false;
  await store.removeFavourite('a');
  await store.restoreFavourite(favourite('a', null));
  expect(idsIn(store)).toEqual(['a']);
  expect(account).toEqual(['a']);
});

test('after a failed load a product is saved only once the list is there', async () => {
  account = ['a'];
  isRefused = true;
  const store = await openPage([], { member: true });
  await store.saveFavourite('b');
  expect(idsIn(store)).toEqual(['failed']);
  await store.removeFavourite('a');
  await store.restoreFavourite(favourite('c'));
  expect(idsIn(store)).toEqual(['failed']);
  isRefused = false;
  await store.saveFavourite('b');
  expect(idsIn(store)).toEqual(['b', 'a']);
  expect(account).toEqual(['b', 'a']);
});

test('a refused merge leaves the list of the account, and the products on the device', async () => {
  account = ['a'];
  isMergeRefused = true;
  const store = await openPage(['b'], { member: true });
  expect(idsIn(store)).toEqual(['a']);
  expect(onDevice()).toEqual(['b']);
  isMergeRefused = false;
  await store.loadFavourites();
  expect(idsIn(store)).toEqual(['b', 'a']);
  expect(onDevice()).toEqual([]);
});

test('a page restored by the browser reads what has changed, and a cleared storage is noticed', async () => {
  const visited = await openPage(['a']);
  localStorage.setItem(STORAGE_KEYS.favourites, JSON.stringify([favourite('b')]));
  browser.dispatch('pageshow', { persisted: false });
  expect(idsIn(visited)).toEqual(['a']);
  browser.dispatch('pageshow', { persisted: true });
  expect(idsIn(visited)).toEqual(['b']);
  localStorage.removeItem(STORAGE_KEYS.favourites);
  browser.dispatch('storage', { key: null });
  expect(idsIn(visited)).toEqual([]);

  account = ['a'];
  const store = await openPage([], { member: true });
  account = ['b', 'a'];
  browser.dispatch('pageshow', { persisted: true });
  expect(idsIn(store)).toEqual(['a']);
  await vi.waitFor(() => expect(idsIn(store)).toEqual(['b', 'a']));
  isRefused = true;
  await store.loadFavourites({ isRefresh: true });
  expect(idsIn(store)).toEqual(['b', 'a']);
});
