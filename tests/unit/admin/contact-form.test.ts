// Contact form store: idle, sending, sent or failed (spec §4, §8), with texts in the user's language.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { contactForm } from '../../../src/islands/contact/contact.ts';

const GIVEN = { Email: 'a@example.com', Message: 'Which voltage?' };

const over = (transport: Transport, lang: 'en' | 'zh-Hans' = 'en') =>
  contactForm(createApi({ transport, lang }), lang);

test('a message that arrives', async () => {
  const seen: unknown[] = [];
  const form = over(async ({ url, body = '' }) => {
    seen.push(url, JSON.parse(String(body)));
    return { status: 200, body: { success: true, message: 'Message sent successfully!' } };
  });
  const states: string[] = [];
  form.$state.listen(({ status }) => states.push(status));
  expect(await form.send(GIVEN)).toBe(true);
  expect(states).toEqual(['sending', 'sent']);
  expect(form.$state.get()).toEqual({ status: 'sent', message: 'Message sent successfully!' });
  const idempotencyKey: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(seen).toEqual(['/api/contact', { ...GIVEN, idempotencyKey }]);
});

test('what is wrong is said before anything is sent', async () => {
  const form = over(async () => {
    throw new Error('must not be called');
  }, 'zh-Hans');
  expect(await form.send({ Email: 'nobody', Message: '  ' })).toBe(false);
  const state = form.$state.get();
  expect(state.status === 'failed' && Object.keys(state.fields)).toEqual(['Email', 'Message']);
  expect(state.status === 'failed' && state.fields.Message).toBe('请填写留言内容。');
});

test("the server's words, else the form's own", async () => {
  const answers = [
    { status: 429, body: { success: false, code: 'tooMany', message: 'Too many messages.' } },
    { status: 500, body: 'not JSON' },
    { status: 422, body: { message: 'We are closed.' } },
  ];
  const form = over(async () => answers.shift() ?? Promise.reject(new TypeError('offline')));
  const said: string[] = [];
  for (let at = 0; at < 4; at++) {
    await form.send(GIVEN);
    const state = form.$state.get();
    if (state.status === 'failed') said.push(state.message);
  }
  const own = 'Something went wrong, try again.';
  expect(said).toEqual(['Too many messages.', own, 'We are closed.', own]);
});

test('a second click while the first is under way sends nothing', async () => {
  let calls = 0;
  let arrive = (): void => undefined;
  const form = over(async () => {
    calls++;
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { status: 200, body: { success: true } };
  });
  const first = form.send(GIVEN);
  expect(await form.send(GIVEN)).toBe(false);
  arrive();
  expect(await first).toBe(true);
  expect(calls).toBe(1);
});
