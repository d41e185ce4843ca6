// Session store with its account: restored, updated, kept across page loads, cleared when invalid (spec §4).

import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import type { Transport } from '../../../src/api/call.ts';
import { stubBrowser } from '../client/browser.ts';

const USER = { _id: 'u1', name: 'Asha', email: 'asha@example.com', role: 'buyer' };
const welcome = { status: 200, body: { success: true, user: USER } };

const load = async () => {
  vi.resetModules();
  const account = await import('../../../src/stores/account.ts');
  const session = await import('../../../src/stores/session.ts');
  const leaving = await import('../../../src/stores/sign-out.ts');
  const { createApi } = await import('../../../src/api/call.ts');
  const apiOver = (transport: Transport) => createApi({ transport, lang: 'en' });
  return { ...account, ...session, ...leaving, over: apiOver };
};
const stored = (): string | null => localStorage.getItem(STORAGE_KEYS.token);
const isSettled = (status: string): boolean => !['unknown', 'loading'].includes(status);

afterEach(() => vi.unstubAllGlobals());

test('a stored token loads its user', async () => {
  stubBrowser();
  localStorage.setItem(STORAGE_KEYS.token, 'good');
  const { $account, startAccount, over: apiOver } = await load();
  startAccount(apiOver(async () => welcome));
  expect($account.get().status).toBe('loading');
  await vi.waitUntil(() => isSettled($account.get().status));
  expect($account.get()).toMatchObject({ status: 'signed-in', user: { name: 'Asha' } });
});

test('a changed email is shown at once, except for a member, whose address is another', async () => {
  for (const [user, email] of [
    [USER, 'new@example.com'],
    [
      { ...USER, member: { id: 'm1', name: 'Li', role: 'sales', email: 'li@example.com' } },
      USER.email,
    ],
  ] as const) {
    stubBrowser();
    localStorage.setItem(STORAGE_KEYS.token, 'good');
    const { $account, startAccount, replaceEmail, over: apiOver } = await load();
    startAccount(apiOver(async () => ({ status: 200, body: { success: true, user } })));
    await vi.waitUntil(() => isSettled($account.get().status));
    replaceEmail('new@example.com');
    expect($account.get()).toMatchObject({ status: 'signed-in', user: { email } });
  }
});

test.each([401, 403])('a token refused with %i is removed', async (status) => {
  stubBrowser();
  localStorage.setItem(STORAGE_KEYS.token, 'dead');
  const { $account, startAccount, over: apiOver } = await load();
  startAccount(apiOver(async () => ({ status, body: { success: false, message: 'No.' } })));
  await vi.waitUntil(() => isSettled($account.get().status));
  expect($account.get()).toEqual({ status: 'visitor' });
  expect(stored()).toBeNull();
});

test('the reason of a refused account is kept once for the sign-in page', async () => {
  stubBrowser();
  localStorage.setItem(STORAGE_KEYS.token, 'good');
  const { $account, startAccount, over: apiOver } = await load();
  const refusal = await import('../../../src/stores/session-refusal.ts');
  const body = { success: false, code: 'suspended', message: 'Suspended.' };
  startAccount(apiOver(async () => ({ status: 403, body })));
  await vi.waitUntil(() => isSettled($account.get().status));
  expect(refusal.$sessionRefusal.get()).toBe('Suspended.');
  vi.resetModules();
  for (const text of ['Suspended.', null]) {
    const nextPage = await import('../../../src/stores/session-refusal.ts');
    nextPage.restoreRefusal();
    expect(nextPage.$sessionRefusal.get()).toBe(text);
    vi.resetModules();
  }
});

test('an unreachable backend keeps the session', async () => {
  stubBrowser();
  localStorage.setItem(STORAGE_KEYS.token, 'good');
  const answers: Transport[] = [
    () => Promise.reject(new TypeError('offline')),
    async () => ({ status: 500, body: null }),
    async () => welcome,
  ];
  const { $account, startAccount, retryAccount, over: apiOver } = await load();
  startAccount(apiOver((request) => (answers.shift() as Transport)(request)));
  await vi.waitUntil(() => isSettled($account.get().status));
  expect($account.get()).toMatchObject({ status: 'unreachable' });
  expect(stored()).toBe('good');
  for (const status of ['unreachable', 'signed-in']) {
    retryAccount();
    await vi.waitUntil(() => isSettled($account.get().status));
    expect($account.get().status).toBe(status);
  }
});

test('changes in other tabs and during a stay in the back-forward cache are applied', async () => {
  const browser = stubBrowser();
  const { $account, startAccount, over: apiOver } = await load();
  startAccount(apiOver(async () => welcome));
  expect($account.get().status).toBe('visitor');
  localStorage.setItem(STORAGE_KEYS.token, 'good');
  browser.dispatch('storage', { key: STORAGE_KEYS.token });
  await vi.waitUntil(() => isSettled($account.get().status));
  expect($account.get().status).toBe('signed-in');
  localStorage.removeItem(STORAGE_KEYS.token);
  browser.dispatch('pageshow', { persisted: true });
  expect($account.get().status).toBe('visitor');
});

test('signing out removes the token first, and returns the message of the server', async () => {
  stubBrowser();
  localStorage.setItem(STORAGE_KEYS.token, 'good');
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    expect(headers.authorization).toBe('Bearer good');
    expect(stored()).toBeNull();
    return Response.json({ success: true, message: 'You are signed out.' });
  });
  const { $session, startSession, signOut } = await load();
  startSession();
  expect(await signOut('en')).toBe('You are signed out.');
  expect($session.get()).toEqual({ status: 'visitor', signedOutHere: true });
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('offline'))],
  ['a failure', async () => Response.json({ success: false }, { status: 503 })],
  ['nonsense', async () => new Response('<html>')],
])('signing out works without a valid reply: %s', async (_, answer) => {
  stubBrowser();
  localStorage.setItem(STORAGE_KEYS.token, 'good');
  vi.stubGlobal('fetch', answer);
  const { startSession, signOut } = await load();
  startSession();
  expect(await signOut('en')).toBeNull();
  expect(stored()).toBeNull();
});

test('the account of a sign-in is used without another request', async () => {
  stubBrowser('/', { forbidden: true });
  const { $account, $session, startAccount, signInAs, over: apiOver } = await load();
  startAccount(
    apiOver(async () => {
      throw new Error('must not be called');
    }),
  );
  const { user } = await import('../../../contract/accounts/user.ts');
  signInAs('new', z.parse(user, { ...USER, id: 'u1' }));
  expect($account.get()).toMatchObject({ status: 'signed-in' });
  expect($session.get()).toEqual({ status: 'signed-in', token: 'new' });
});

test('only a 401 to a call with the current token ends the session', async () => {
  stubBrowser();
  const { $session, openSession } = await load();
  const { appApi } = await import('../../../src/stores/app-api.ts');
  const { updateProfile } = await import('../../../contract/accounts/profile.ts');
  const { listProducts } = await import('../../../contract/catalog/products.ts');
  const answers = (status: number) =>
    vi.stubGlobal('fetch', async () => Response.json({ success: false }, { status }));
  const api = appApi('en');
  const save = () => api.call(updateProfile, { body: { name: 'Asha' } }).catch(() => undefined);
  openSession('good');
  answers(403);
  await save();
  answers(401);
  await api.call(listProducts, {}).catch(() => undefined);
  await appApi('en', undefined, () => 'older')
    .call(updateProfile, { body: { name: 'Asha' } })
    .catch(() => undefined);
  expect([$session.get().status, stored()]).toEqual(['signed-in', 'good']);
  await save();
  expect([$session.get().status, stored()]).toEqual(['visitor', null]);
});

test('a session of another tab replaces the refused one', async () => {
  stubBrowser();
  const { $session, endSession, openSession } = await load();
  openSession('dead');
  localStorage.setItem(STORAGE_KEYS.token, 'fresh');
  endSession('dead');
  expect($session.get()).toEqual({ status: 'signed-in', token: 'fresh' });
  expect(stored()).toBe('fresh');
});
