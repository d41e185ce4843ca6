// Calls while the backend is known to be down: none is sent, and each fails with the spec's text (spec §7, §8).
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { login } from '../../../contract/accounts/auth.ts';
import type { ApiError } from '../../../contract/errors.ts';
import { listEnquiries } from '../../../contract/trade/enquiries.ts';
import { stubBrowser } from './browser.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offline = async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetched);
  const { checkHealth } = await import('../../../src/stores/health.ts');
  const { appApi } = await import('../../../src/stores/app-api.ts');
  const { serverMessage: serverWords } = await import('../../../src/stores/server-message.ts');
  await checkHealth();
  return { fetched, appApi, serverWords };
};

test.each([
  [
    'en',
    'Backend not available. Please start the database backend first.',
    'Backend server not available. Please start the database backend server first.',
  ],
  ['zh-Hans', '后端不可用，请先启动数据库后端。', '后端服务不可用，请先启动数据库后端服务。'],
] as const)(
  'reading and sending have different texts for an unreachable backend (%s)',
  async (lang, read, sent) => {
    const { fetched, appApi, serverWords } = await offline();
    fetched.mockClear();
    const api = appApi(lang);
    const body = { email: 'a@b.in', password: 'secret' };
    const errors = await Promise.all(
      [api.call(listEnquiries, { query: {} }), api.call(login, { body })].map((call) =>
        call.then(
          () => null,
          (error: ApiError) => error,
        ),
      ),
    );
    expect(errors.map((error) => error && [error.code, error.message])).toEqual([
      ['network', read],
      ['network', sent],
    ]);
    expect(errors.map((error) => error && serverWords(error))).toEqual([read, sent]);
    expect(fetched).not.toHaveBeenCalled();
  },
);
