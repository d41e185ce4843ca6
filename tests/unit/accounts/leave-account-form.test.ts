// Form of suspended users (export or delete with email and password): sent data and refusals.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { leaveAccountForm } from '../../../src/islands/accounts/auth/leave-account-form.ts';
import { fieldErrorsOf } from '../../../src/ui/forms/form-state.ts';

const createSender = (transport: Transport) =>
  leaveAccountForm(createApi({ transport, lang: 'en' }), 'en');
const CREDENTIALS = { email: 'asha@example.com', password: 'secret7' };

test('download and deletion are separate calls with email and password only', async () => {
  const sent: unknown[] = [];
  const path = '/auth/leave/download?lang=en&token=x';
  const sender = createSender(async ({ url, body }) => {
    sent.push(url, JSON.parse(String(body)));
    return url.endsWith('link')
      ? { status: 200, body: { success: true, path } }
      : { status: 200, body: { success: true, message: 'Gone.' } };
  });
  expect(await sender.send({ ...CREDENTIALS, wish: 'download' })).toEqual({
    status: 'done',
    answer: { kind: 'archive', path },
  });
  expect(await sender.send({ ...CREDENTIALS, wish: 'delete' })).toEqual({
    status: 'done',
    answer: { kind: 'deleted', message: 'Gone.' },
  });
  expect(sent).toEqual([
    '/api/auth/leave/download/link',
    CREDENTIALS,
    '/api/auth/leave/delete',
    CREDENTIALS,
  ]);
});

test('missing values are not sent, and a refusal is shown', async () => {
  const sender = createSender(async () => ({
    status: 401,
    body: { success: false, code: 'wrongCredentials', message: 'Not right.' },
  }));
  await sender.send({ email: '', password: '', wish: 'delete' });
  expect(Object.keys(fieldErrorsOf(sender.$state.get()))).toEqual(['email', 'password']);
  await sender.send({ ...CREDENTIALS, wish: 'delete' });
  expect(sender.$state.get()).toMatchObject({ status: 'failed', message: 'Not right.' });
});
