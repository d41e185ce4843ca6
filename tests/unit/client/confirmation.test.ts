// Calls that need a confirmation of identity: asked for only when the server refuses, once for all calls that wait.
import { beforeEach, expect, test, vi } from 'vitest';

const REFUSED = { status: 403, body: { code: 'confirmationRequired' } };
const DONE = { status: 200, body: {} };

const load = () => import('../../../src/stores/confirmation.ts');
let store: Awaited<ReturnType<typeof load>>;
let valid: string | null;
let sent: (string | undefined)[];
const send = async (confirmation?: string) => {
  sent.push(confirmation);
  return confirmation !== undefined && confirmation === valid ? DONE : REFUSED;
};

beforeEach(async () => {
  vi.resetModules();
  store = await load();
  valid = null;
  sent = [];
});

/** A dialog that answers each question; returns how many there were. */
const answering = (token: string | null): (() => number) => {
  let questions = 0;
  store.$confirmationQuestion.subscribe((question) => {
    if (!question) return;
    questions += 1;
    valid = token;
    queueMicrotask(() => question.answer(token));
  });
  return () => questions;
};

test('a call that the server accepts asks nothing', async () => {
  const questions = answering('a');
  expect(await store.sendConfirmed('en', async () => DONE)).toBe(DONE);
  expect(questions()).toBe(0);
});

test('calls at the same time share a question, and later ones its answer until it ends', async () => {
  const questions = answering('a');
  const replies = await Promise.all([
    store.sendConfirmed('en', send),
    store.sendConfirmed('en', send),
  ]);
  expect(replies).toEqual([DONE, DONE]);
  await store.sendConfirmed('en', send);
  expect(questions()).toBe(1);
  expect(sent).toEqual([undefined, undefined, 'a', 'a', 'a']);
  valid = 'ended meanwhile';
  await store.sendConfirmed('en', send);
  expect(questions()).toBe(2);
});

test('without an answer, or on a page without the dialog, the call fails with a text', async () => {
  const failure = { code: 'confirmationRequired', status: 403 };
  await expect(store.sendConfirmed('en', send)).rejects.toMatchObject({
    ...failure,
    message: 'Nothing was changed. Please confirm that it is you.',
  });
  answering(null);
  await expect(store.sendConfirmed('zh-Hans', send)).rejects.toMatchObject({
    ...failure,
    message: '未作任何更改。请先确认是您本人操作。',
  });
});

test('a call that is sent later is confirmed now, and asks again only when that is long ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const questions = answering('a');
  await store.confirmAhead('en');
  await store.confirmAhead('en');
  expect(questions()).toBe(1);
  await store.sendConfirmed('en', send);
  expect(sent).toEqual(['a']);
  vi.setSystemTime(Date.now() + 11 * 60_000);
  await store.confirmAhead('en');
  expect(questions()).toBe(2);
  vi.useRealTimers();
});

test('without an answer, nothing is deferred', async () => {
  answering(null);
  await expect(store.confirmAhead('en')).rejects.toMatchObject({ code: 'confirmationRequired' });
});
