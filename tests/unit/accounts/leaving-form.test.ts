// Form of suspended users (export or delete with email and password): sent data and refusals.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { leaveAccountForm } from '../../../src/islands/accounts/auth/leave-account-form.ts';
import { fieldErrorsOf } from '../../../src/ui/forms/form-sender.ts';

const over = (transport: Transport) => leaveAccountForm(createApi({ transport, lang: 'en' }), 'en');
const GIVEN = { email: 'asha@example.com', password: 'secret7' };

test('each wish is a call of its own, with nothing but the two', async () => {
  const sent: unknown[] = [];
  const archive = new Blob(['PK']);
  const sender = over(async ({ url, body }) => {
    sent.push(url, JSON.parse(String(body)));
    return url.endsWith('download')
      ? { status: 200, body: archive }
      : { status: 200, body: { success: true, message: 'Gone.' } };
  });
  expect(await sender.send({ ...GIVEN, wish: 'download' })).toEqual({
    status: 'done',
    answer: { kind: 'archive', archive },
  });
  expect(await sender.send({ ...GIVEN, wish: 'delete' })).toEqual({
    status: 'done',
    answer: { kind: 'deleted', message: 'Gone.' },
  });
  expect(sent).toEqual(['/api/auth/leave/download', GIVEN, '/api/auth/leave/delete', GIVEN]);
});

test('what is missing is not sent; what is refused is said', async () => {
  const sender = over(async () => ({
    status: 401,
    body: { success: false, code: 'wrongCredentials', message: 'Not right.' },
  }));
  await sender.send({ email: '', password: '', wish: 'delete' });
  expect(Object.keys(fieldErrorsOf(sender.$state.get()))).toEqual(['email', 'password']);
  await sender.send({ ...GIVEN, wish: 'delete' });
  expect(sender.$state.get()).toMatchObject({ status: 'failed', message: 'Not right.' });
});
