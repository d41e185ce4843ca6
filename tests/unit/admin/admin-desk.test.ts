// First load of the admin area: two parallel calls, and the spec's text for each failure (spec §7, §8).
import { afterEach, expect, test, vi } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { createOverviewStore } from '../../../src/islands/admin/overview/admin-overview.ts';
import { $session, openSession } from '../../../src/stores/session.ts';
import { startBrowser } from '../client/browser.ts';

afterEach(() => vi.unstubAllGlobals());

const FIGURES = { success: true, totalUsers: 3, conversionRate: 0.25 };
const USERS = { success: true, users: [{ id: 'u1', email: 'a@example.in' }] };

const deskOver = (
  answer: (url: string) => Awaited<ReturnType<Transport>> | Promise<never>,
  lang: 'en' | 'zh-Hans' = 'en',
) => {
  const asked: string[] = [];
  const transport: Transport = async ({ url }) => {
    asked.push(url);
    return answer(url);
  };
  return { asked, desk: createOverviewStore(createApi({ transport, lang }), lang) };
};

const good = (url: string) => ({
  status: 200,
  body: url.includes('analytics') ? FIGURES : USERS,
});

test('both are asked for at once', async () => {
  const { asked, desk } = deskOver(good);
  const loaded = desk.load();
  expect(asked).toEqual(['/api/admin/analytics', '/api/admin/users']);
  expect(desk.$overview.get().status).toBe('loading');
  await loaded;
  const state = desk.$overview.get();
  expect(state.status === 'ready' && state.analytics.totalUsers).toBe(3);
  expect(state.status === 'ready' && state.newest.users[0]?.email).toBe('a@example.in');
});

const failing = (part: string) => (url: string) =>
  url.includes(part) ? { status: 500, body: null } : good(url);

test.each([
  ['analytics', 'Failed to fetch analytics', '统计数据加载失败'],
  ['users', 'Failed to fetch users', '用户列表加载失败'],
  ['admin', 'Failed to fetch admin data', '管理数据加载失败'],
])('%s fails without a word', async (part, en, zh) => {
  for (const [lang, message] of [
    ['en', en],
    ['zh-Hans', zh],
  ] as const) {
    const { desk } = deskOver(failing(part), lang);
    await desk.load();
    expect(desk.$overview.get()).toEqual({ status: 'failed', message });
  }
});

test("the server's words come first", async () => {
  const message = 'Access denied: Admins only';
  for (const body of [{ success: false, code: 'adminsOnly', message }, { error: message }]) {
    const { desk } = deskOver(() => ({ status: 403, body }));
    await desk.load();
    expect(desk.$overview.get()).toEqual({ status: 'failed', message });
  }
});

test('a session that is over is closed', async () => {
  startBrowser('/admin');
  openSession('a token');
  const { desk } = deskOver(() => ({
    status: 401,
    body: { success: false, code: 'unauthorized', message: 'Please sign in first.' },
  }));
  await desk.load();
  expect($session.get().status).toBe('visitor');
});

test('counting again changes the figures and nothing else, and may fail', async () => {
  let figures: unknown = FIGURES;
  const { desk } = deskOver((url) =>
    url.includes('analytics') ? { status: figures ? 200 : 500, body: figures } : good(url),
  );
  await desk.load();
  figures = { ...FIGURES, waiting: { reviews: 7 } };
  await desk.refreshAnalytics();
  const counted = desk.$overview.get();
  expect(counted.status === 'ready' && counted.analytics.waiting.reviews).toBe(7);
  figures = null;
  await desk.refreshAnalytics();
  expect(desk.$overview.get()).toBe(counted);
});
