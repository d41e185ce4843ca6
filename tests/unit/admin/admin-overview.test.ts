// First load of the admin area: two parallel calls, and the spec's text for each failure (spec §7, §8).
import { afterEach, expect, test, vi } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { createOverviewStore } from '../../../src/islands/admin/overview/admin-overview.ts';
import { $session, openSession } from '../../../src/stores/session.ts';
import { stubBrowser } from '../client/browser.ts';

afterEach(() => vi.unstubAllGlobals());

const ANALYTICS = { success: true, totalUsers: 3, conversionRate: 0.25 };
const USERS = { success: true, users: [{ id: 'u1', email: 'a@example.in' }] };

const createStores = (
  answer: (url: string) => Awaited<ReturnType<Transport>> | Promise<never>,
  lang: 'en' | 'zh-Hans' = 'en',
) => {
  const requests: string[] = [];
  const transport: Transport = async ({ url }) => {
    requests.push(url);
    return answer(url);
  };
  return { asked: requests, desk: createOverviewStore(createApi({ transport, lang }), lang) };
};

const good = (url: string) => ({
  status: 200,
  body: url.includes('analytics') ? ANALYTICS : USERS,
});

test('loads account and analytics in parallel', async () => {
  const { asked: requests, desk: stores } = createStores(good);
  const loaded = stores.load();
  expect(requests).toEqual(['/api/admin/analytics', '/api/admin/users']);
  expect(stores.$overview.get().status).toBe('loading');
  await loaded;
  const state = stores.$overview.get();
  expect(state.status === 'ready' && state.analytics.totalUsers).toBe(3);
  expect(state.status === 'ready' && state.newest.users[0]?.email).toBe('a@example.in');
});

const failing = (part: string) => (url: string) =>
  url.includes(part) ? { status: 500, body: null } : good(url);

test.each([
  ['analytics', 'Failed to fetch analytics', '统计数据加载失败'],
  ['users', 'Failed to fetch users', '用户列表加载失败'],
  ['admin', 'Failed to fetch admin data', '管理数据加载失败'],
])('a failing %s without a text shows the default text', async (part, en, zh) => {
  for (const [lang, message] of [
    ['en', en],
    ['zh-Hans', zh],
  ] as const) {
    const { desk: stores } = createStores(failing(part), lang);
    await stores.load();
    expect(stores.$overview.get()).toEqual({ status: 'failed', message });
  }
});

test('the error text of the server is preferred', async () => {
  const message = 'Access denied: Admins only';
  for (const body of [{ success: false, code: 'adminsOnly', message }, { error: message }]) {
    const { desk: stores } = createStores(() => ({ status: 403, body }));
    await stores.load();
    expect(stores.$overview.get()).toEqual({ status: 'failed', message });
  }
});

test('an ended session is removed', async () => {
  stubBrowser('/admin');
  openSession('a token');
  const { desk: stores } = createStores(() => ({
    status: 401,
    body: { success: false, code: 'unauthorized', message: 'Please sign in first.' },
  }));
  await stores.load();
  expect($session.get().status).toBe('visitor');
});

test('a refresh changes only the counts, and may fail', async () => {
  let analyticsReply: unknown = ANALYTICS;
  const { desk: stores } = createStores((url) =>
    url.includes('analytics')
      ? { status: analyticsReply ? 200 : 500, body: analyticsReply }
      : good(url),
  );
  await stores.load();
  analyticsReply = { ...ANALYTICS, waiting: { reviews: 7 } };
  await stores.refreshAnalytics();
  const ready = stores.$overview.get();
  expect(ready.status === 'ready' && ready.analytics.waiting.reviews).toBe(7);
  analyticsReply = null;
  await stores.refreshAnalytics();
  expect(stores.$overview.get()).toBe(ready);
});
