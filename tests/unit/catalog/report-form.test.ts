// Product report form: validated before sending, and the server's message is shown.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { reportForm } from '../../../src/islands/catalog/report/report.ts';

const over = (transport: Transport, lang: 'en' | 'zh-Hans' = 'en') =>
  reportForm(createApi({ transport, lang }), lang, 'p 1');

const GIVEN = { reason: 'counterfeit', text: ' A copy. ', email: '' };

test('a report that arrives', async () => {
  const seen: unknown[] = [];
  const form = over(async ({ method, url, body }) => {
    seen.push(method, url, JSON.parse(String(body)));
    return { status: 200, body: { success: true, message: 'Thank you.' } };
  });
  expect(await form.send(GIVEN)).toBe(true);
  expect(form.$state.get()).toEqual({ status: 'sent', message: 'Thank you.' });
  expect(seen).toEqual([
    'POST',
    '/api/products/p%201/reports',
    {
      reason: 'counterfeit',
      text: 'A copy.',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test('a reason is needed, and an address that is given must be one', async () => {
  const form = over(async () => {
    throw new Error('must not be called');
  }, 'zh-Hans');
  expect(await form.send({ email: 'nobody' })).toBe(false);
  const state = form.$state.get();
  expect(state.status === 'failed' && Object.keys(state.fields).sort()).toEqual([
    'email',
    'reason',
  ]);
  expect(state.status === 'failed' && state.fields.reason).toBe('请选择问题类型。');
});

test("the server's words, or none where it had none", async () => {
  const answers = [
    { status: 429, body: { success: false, code: 'tooMany', message: 'Too many requests.' } },
    { status: 500, body: null },
    { status: 422, body: { error: 'We are closed.' } },
  ];
  const form = over(async () => answers.shift() ?? Promise.reject(new TypeError('offline')));
  const said: (string | null)[] = [];
  for (let at = 0; at < 4; at++) {
    await form.send(GIVEN);
    const state = form.$state.get();
    if (state.status === 'failed') said.push(state.message);
  }
  expect(said).toEqual(['Too many requests.', null, 'We are closed.', null]);
});
