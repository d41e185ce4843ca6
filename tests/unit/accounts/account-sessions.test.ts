// Session list of the user's own account: loading, failure and retry, ending one session, all others, or all.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { accountSessions } from '../../../src/islands/accounts/settings/account-sessions.ts';

const createSessions = (transport: Transport) =>
  accountSessions(createApi({ transport, lang: 'en' }), 'en');
const row = (id: string, current = false) => ({
  id,
  place: '203.0.113.x',
  browser: 'Firefox',
  system: '',
  createdAt: '2026-01-05T09:00:00.000Z',
  lastUsedAt: '2026-01-05T09:00:00.000Z',
  current,
});
const LIST = {
  status: 200,
  body: { success: true, sessions: [row('a', true), row('b'), row('c')] },
};
const DONE = { status: 200, body: { success: true, message: 'Done.' } };
const REFUSED = {
  status: 503,
  body: { success: false, code: 'unavailable', message: 'Not now.' },
};

/** Answers in the given order, with a record of the requests. */
const scripted = (...answers: readonly { status: number; body: unknown }[]) => {
  const replies = [...answers];
  const requests: string[] = [];
  const sessions = createSessions(async ({ method, url }) => {
    requests.push(`${method} ${url}`);
    const answer = replies.shift();
    if (!answer) throw new Error('one call too many');
    return answer;
  });
  const ids = () => {
    const list = sessions.$list.get();
    return list.status === 'ready' ? list.sessions.map(({ id }) => id) : list.status;
  };
  return { ...sessions, asked: requests, ids };
};

test('unknown values are empty, and a session without id is dropped', async () => {
  const { load, $list } = scripted({
    status: 200,
    body: { success: true, sessions: [{ id: 'a', current: true }, { place: 'x' }] },
  });
  await load();
  expect($list.get()).toMatchObject({
    status: 'ready',
    sessions: [{ id: 'a', place: '', browser: '', lastUsedAt: null, current: true }],
  });
});

test('a failed list has a reason and can be loaded again', async () => {
  const { load, $list, ids } = scripted(REFUSED, LIST);
  expect(ids()).toBe('loading');
  await load();
  expect($list.get()).toEqual({ status: 'failed', message: 'Not now.' });
  await load();
  expect(ids()).toEqual(['a', 'b', 'c']);
});

test('an ended session leaves the list, and no other can be ended meanwhile', async () => {
  const { load, endOne, endOthers, $ending, asked: requests, ids } = scripted(LIST, DONE);
  await load();
  const ending = endOne('b');
  expect($ending.get()).toEqual({ id: 'b' });
  expect(await endOthers()).toEqual({ status: 'busy' });
  expect(await ending).toEqual({ status: 'done', answer: { message: 'Done.' } });
  expect($ending.get()).toBe(null);
  expect(ids()).toEqual(['a', 'c']);
  expect(requests.at(-1)).toBe('DELETE /api/auth/sessions/b');
});

test('a session that could not be ended stays, one that is already over leaves the list', async () => {
  const notFoundReply = {
    status: 404,
    body: { success: false, code: 'notFound', message: 'Not there.' },
  };
  const { load, endOne, ids } = scripted(LIST, REFUSED, notFoundReply);
  await load();
  expect(await endOne('b')).toEqual({ status: 'refused', message: 'Not now.' });
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect((await endOne('b')).status).toBe('refused');
  expect(ids()).toEqual(['a', 'c']);
});

test('ending all others and ending all are different calls', async () => {
  const { load, endOthers, endAll, asked: requests, ids } = scripted(LIST, DONE, DONE);
  await load();
  await endOthers();
  expect(ids()).toEqual(['a']);
  await endAll();
  expect(requests.slice(1)).toEqual([
    'DELETE /api/auth/sessions?others=1',
    'DELETE /api/auth/sessions',
  ]);
});
