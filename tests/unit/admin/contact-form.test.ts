// Contact form store: idle, sending, sent or failed (spec §4, §8), with texts in the user's language.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { contactForm } from '../../../src/islands/contact/contact.ts';

const VALID_MESSAGE = { Email: 'a@example.com', Message: 'Which voltage?' };

const createForm = (transport: Transport, lang: 'en' | 'zh-Hans' = 'en') =>
  contactForm(createApi({ transport, lang }), lang);

test('sends a message', async () => {
  const requests: unknown[] = [];
  const form = createForm(async ({ url, body = '' }) => {
    requests.push(url, JSON.parse(String(body)));
    return { status: 200, body: { success: true, message: 'Message sent successfully!' } };
  });
  const states: string[] = [];
  form.$state.listen(({ status }) => states.push(status));
  expect(await form.send(VALID_MESSAGE)).toBe(true);
  expect(states).toEqual(['sending', 'sent']);
  expect(form.$state.get()).toEqual({ status: 'sent', message: 'Message sent successfully!' });
  const idempotencyKey: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(requests).toEqual(['/api/contact', { ...VALID_MESSAGE, idempotencyKey }]);
});

test('reports errors before sending', async () => {
  const form = createForm(async () => {
    throw new Error('must not be called');
  }, 'zh-Hans');
  expect(await form.send({ Email: 'nobody', Message: '  ' })).toBe(false);
  const state = form.$state.get();
  expect(state.status === 'failed' && Object.keys(state.fields)).toEqual(['Email', 'Message']);
  expect(state.status === 'failed' && state.fields.Message).toBe('请填写留言内容。');
});

test('shows the text of the server, otherwise that of the form', async () => {
  const answers = [
    { status: 429, body: { success: false, code: 'tooMany', message: 'Too many messages.' } },
    { status: 500, body: 'not JSON' },
    { status: 422, body: { message: 'We are closed.' } },
  ];
  const form = createForm(async () => answers.shift() ?? Promise.reject(new TypeError('offline')));
  const messages: string[] = [];
  for (let at = 0; at < 4; at++) {
    await form.send(VALID_MESSAGE);
    const state = form.$state.get();
    if (state.status === 'failed') messages.push(state.message);
  }
  const own = 'Something went wrong, try again.';
  expect(messages).toEqual(['Too many messages.', own, 'We are closed.', own]);
});

test('a second click during a call sends nothing', async () => {
  let calls = 0;
  let arrive = (): void => undefined;
  const form = createForm(async () => {
    calls++;
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { status: 200, body: { success: true } };
  });
  const first = form.send(VALID_MESSAGE);
  expect(await form.send(VALID_MESSAGE)).toBe(false);
  arrive();
  expect(await first).toBe(true);
  expect(calls).toBe(1);
});
