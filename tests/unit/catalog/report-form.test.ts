// Product report form: validated before sending, and the server's message is shown.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { reportForm } from '../../../src/islands/catalog/report/report.ts';
import { fieldErrorsOf } from '../../../src/ui/forms/form-state.ts';

const createForm = (transport: Transport, lang: 'en' | 'zh-Hans' = 'en') =>
  reportForm(createApi({ transport, lang }), lang, { kind: 'product', id: 'p 1' });

const VALID_REPORT = { reason: 'counterfeit', text: ' A copy. ', email: '' };

test('sends a report', async () => {
  const requests: unknown[] = [];
  const form = createForm(async ({ method, url, body }) => {
    requests.push(method, url, JSON.parse(String(body)));
    return { status: 200, body: { success: true, message: 'Thank you.' } };
  });
  expect(await form.send(VALID_REPORT)).toEqual({
    status: 'done',
    answer: { message: 'Thank you.' },
  });
  expect(requests).toEqual([
    'POST',
    '/api/products/p%201/reports',
    {
      reason: 'counterfeit',
      text: 'A copy.',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

test('requires a reason, and a valid email if given', async () => {
  const form = createForm(async () => {
    throw new Error('must not be called');
  }, 'zh-Hans');
  expect((await form.send({ email: 'nobody' })).status).toBe('invalid');
  const errors = fieldErrorsOf(form.$state.get());
  expect(Object.keys(errors).sort()).toEqual(['email', 'reason']);
  expect(errors.reason).toBe('请选择问题类型。');
});

test('shows the text of the server, otherwise none', async () => {
  const answers = [
    { status: 429, body: { success: false, code: 'tooMany', message: 'Too many requests.' } },
    { status: 500, body: null },
    { status: 422, body: { error: 'We are closed.' } },
  ];
  const form = createForm(async () => answers.shift() ?? Promise.reject(new TypeError('offline')));
  const messages: (string | null)[] = [];
  for (let at = 0; at < 4; at++) {
    await form.send(VALID_REPORT);
    const state = form.$state.get();
    if (state.status === 'failed') messages.push(state.message);
  }
  expect(messages).toEqual(['Too many requests.', null, 'We are closed.', null]);
});
