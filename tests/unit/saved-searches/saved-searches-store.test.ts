// Store of saved searches: changes that fail, quick changes of an alert, and replies that arrive in another session.
import { afterEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts';
import { stubBrowser } from '../client/browser.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: { readonly name?: string; readonly query?: string; readonly alert?: boolean };
  /** Sends the reply; without `ok`, a failure. */
  readonly answer: (ok: boolean) => void;
}

let calls: Call[] = [];

const search = (id: string, owner = 'own') => ({
  id,
  name: `${owner} ${id}`,
  query: `search=${id}`,
  alert: true,
  total: 3,
  capped: false,
  createdAt: '2026-01-05T09:00:00.000Z',
});

const replyTo = ({ method, path, body }: Omit<Call, 'answer'>): object => {
  if (method === 'DELETE') return { success: true, message: 'ok' };
  const id = path.split('/').at(-1) ?? '';
  return { success: true, savedSearch: { ...search(method === 'POST' ? 'new' : id), ...body } };
};

/** Opens a page of a member who has saved the searches a, b and c. Lists are answered at once, changes when the test does. */
async function openPage({ counts = false } = {}) {
  stubBrowser('/favourites');
  localStorage.setItem(STORAGE_KEYS.token, 'own');
  calls = [];
  const lists: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body, headers }: RequestInit) => {
    if (method === 'GET') {
      lists.push(path);
      const owner = new Headers(headers).get('authorization')?.split(' ')[1];
      const savedSearches = ['a', 'b', 'c'].map((id) => search(id, owner));
      return Promise.resolve(Response.json({ success: true, savedSearches }));
    }
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const call = { method, path, body: JSON.parse(String(body ?? '{}')) as Call['body'] };
    const answer = (ok: boolean) =>
      ok ? resolve(Response.json(replyTo(call))) : reject(new TypeError('no network'));
    calls.push({ ...call, answer });
    return promise;
  });
  vi.resetModules();
  const store = await import('../../../src/islands/saved-searches/saved-searches.ts');
  const { openSession } = await import('../../../src/stores/session.ts');
  store.startSavedSearches({ counts });
  const shown = () => {
    const state = store.$savedSearches.get();
    return state.status === 'ready' ? state.searches : [];
  };
  await vi.waitFor(() => expect(shown()).toHaveLength(3));
  const find = (id: string) => {
    const found = shown().find((each) => each.id === id);
    if (!found) throw new Error(`${id} is not shown`);
    return found;
  };
  const signInAs = async (owner: string): Promise<void> => {
    openSession(owner);
    await vi.waitFor(() => expect(shown()[0]?.name).toBe(`${owner} a`));
  };
  return { ...store, shown, find, signInAs, lists, ids: () => shown().map(({ id }) => id) };
}

const callAt = async (index: number): Promise<Call> =>
  vi.waitFor(() => {
    const call = calls[index];
    if (!call) throw new Error(`no call ${index}`);
    return call;
  });

afterEach(() => vi.unstubAllGlobals());

test('a deletion that fails puts back that search only, at its place', async () => {
  const { deleteSearch, find, ids } = await openPage();
  const [first, second] = [deleteSearch(find('a')), deleteSearch(find('b'))];
  expect(ids()).toEqual(['c']);
  (await callAt(1)).answer(true);
  await second;
  (await callAt(0)).answer(false);
  await expect(first).rejects.toThrow();
  expect(ids()).toEqual(['a', 'c']);
});

test('a change that ends in another session does not show there', async () => {
  const { deleteSearch, setAlert, saveSearch, renameSearch, find, shown, signInAs } =
    await openPage();
  const changes = [
    deleteSearch(find('a')),
    setAlert(find('b'), false),
    saveSearch({ name: 'new', query: 'search=new', alert: true }),
    renameSearch('c', 'Renamed'),
  ];
  await callAt(3);
  await signInAs('other');
  const before = shown();
  for (const { method, body, answer } of calls)
    answer(method === 'POST' || body.name !== undefined);
  const results = await Promise.allSettled(changes);
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(shown()).toBe(before);
});

test('an alert that is switched quickly is sent one call at a time, the last choice last', async () => {
  const { setAlert, find } = await openPage();
  const first = setAlert(find('a'), false);
  await Promise.all([setAlert(find('a'), true), setAlert(find('a'), false)]);
  await setAlert(find('a'), true);
  expect(find('a').alert).toBe(true);
  (await callAt(0)).answer(true);
  (await callAt(1)).answer(true);
  await first;
  expect(calls.map(({ body }) => body.alert)).toEqual([false, true]);
  expect(find('a').alert).toBe(true);
});

test('an alert that fails shows what the server has; a name that changed meanwhile stays', async () => {
  const { setAlert, renameSearch, find } = await openPage();
  const first = setAlert(find('a'), false);
  await setAlert(find('a'), true);
  const renamed = renameSearch('a', 'Renamed');
  (await callAt(1)).answer(true);
  await renamed;
  (await callAt(0)).answer(true);
  (await callAt(2)).answer(false);
  await expect(first).rejects.toThrow();
  expect(find('a')).toMatchObject({ name: 'Renamed', alert: false });
});

test('products are counted only where the page shows it', async () => {
  expect((await openPage()).lists).toEqual(['/api/saved-searches']);
  expect((await openPage({ counts: true })).lists).toEqual(['/api/saved-searches?counts=1']);
});
