// Contact form store: idle, sending, sent or failed (spec §4, §8), with texts in the user's language.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { contactFailure, contactForm } from '../../../src/islands/contact/contact.ts';
import { fieldErrorsOf } from '../../../src/ui/forms/form-state.ts';

const VALID_MESSAGE = { email: 'a@example.com', message: 'Which voltage?' };

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
  expect((await form.send(VALID_MESSAGE)).status).toBe('done');
  expect(states).toEqual(['sending', 'idle']);
  const idempotencyKey: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(requests).toEqual([
    '/api/contact',
    { Email: 'a@example.com', Message: 'Which voltage?', idempotencyKey },
  ]);
});

test('reports errors before sending', async () => {
  const form = createForm(async () => {
    throw new Error('must not be called');
  }, 'zh-Hans');
  expect((await form.send({ email: 'nobody', message: '  ' })).status).toBe('invalid');
  const state = form.$state.get();
  const errors = fieldErrorsOf(state);
  expect(Object.keys(errors)).toEqual(['email', 'message']);
  expect(errors.message).toBe('请填写内容。');
  expect(contactFailure(state, 'zh-Hans')).toBe(errors.email);
});

test('shows the text of the server, otherwise that of the form', async () => {
  const answers = [
    { status: 429, body: { success: false, code: 'tooMany', message: 'Too many messages.' } },
    { status: 500, body: 'not JSON' },
    { status: 422, body: { message: 'We are closed.' } },
  ];
  const form = createForm(async () => answers.shift() ?? Promise.reject(new TypeError('offline')));
  const messages: (string | null)[] = [];
  for (let at = 0; at < 4; at++) {
    await form.send(VALID_MESSAGE);
    messages.push(contactFailure(form.$state.get(), 'en'));
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
  expect((await form.send(VALID_MESSAGE)).status).toBe('busy');
  await expect.poll(() => calls).toBe(1);
  arrive();
  expect((await first).status).toBe('done');
  expect(calls).toBe(1);
});
