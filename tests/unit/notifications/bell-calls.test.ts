// Calls of the notification bell: a reply that is not the server's is a failure, not an empty list.
import { afterEach, expect, test, vi } from 'vitest';
import { fetchNotifications, markRead } from '../../../src/scripts/bell-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (body: string): void => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('fetch', async () => new Response(body, { status: 200 }));
};

test('a page of a proxy is a failure', async () => {
  answerWith('<h1>Sign in to this network</h1>');
  await expect(fetchNotifications('en', 1, 15)).rejects.toThrow('not JSON');
  await expect(markRead('en')).rejects.toThrow('not JSON');
});

test('an empty list is none', async () => {
  answerWith('{"success":true,"data":[],"unread":0}');
  expect(await fetchNotifications('en', 1, 15)).toMatchObject({ notifications: [], unread: 0 });
});
