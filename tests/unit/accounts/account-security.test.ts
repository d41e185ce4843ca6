// Account page actions: password change, data export, account deletion.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { accountSecurity } from '../../../src/islands/accounts/settings/account-security.ts';
import { fieldErrorsOf } from '../../../src/ui/forms/form-state.ts';

const createSecurity = (transport: Transport) =>
  accountSecurity(createApi({ transport, lang: 'en' }), 'en');

test('changing the password needs the same new password twice', async () => {
  const sent: unknown[] = [];
  const { password } = createSecurity(async ({ method, url, body }) => {
    sent.push(`${method} ${url}`, JSON.parse(String(body)));
    return { status: 200, body: { success: true, message: 'Changed.' } };
  });
  const passwords = { currentPassword: 'old', password: 'secret7' };
  await password.send({ ...passwords, confirmPassword: 'secret8', username: 'a@example.com' });
  expect(fieldErrorsOf(password.$state.get())).toEqual({
    confirmPassword: 'Passwords do not match.',
  });
  await password.send({ ...passwords, confirmPassword: 'secret7', username: 'a@example.com' });
  expect(sent).toEqual(['PUT /api/auth/password', passwords]);
});

test('a wrong password is a field error', async () => {
  const { deletion } = createSecurity(async () => ({
    status: 400,
    body: {
      success: false,
      code: 'validation',
      message: 'This is not your current password.',
      fields: { password: 'This is not your current password.' },
    },
  }));
  expect((await deletion.send({ password: 'wrong' })).status).toBe('refused');
  expect(fieldErrorsOf(deletion.$state.get())).toEqual({
    password: 'This is not your current password.',
  });
  expect(deletion.$state.get()).toMatchObject({ status: 'failed', message: null });
  deletion.reset();
  expect(fieldErrorsOf(deletion.$state.get())).toEqual({});
});

test('the download has an address of its own', async () => {
  const path = '/auth/account?lang=en&token=x';
  const requests: unknown[] = [];
  const { download, $isDownloading } = createSecurity(async ({ method, url }) => {
    requests.push(`${method} ${url}`, $isDownloading.get());
    return { status: 200, body: { success: true, path } };
  });
  expect(await download()).toMatchObject({ status: 'done', path });
  expect(requests).toEqual(['GET /api/auth/account/link', true]);
});

test('a failed download has a reason and allows another one', async () => {
  const answers = [
    { status: 429, body: { success: false, code: 'tooMany', message: 'Too many requests.' } },
    // A proxy's HTML page instead of the address.
    { status: 200, body: null },
    { status: 200, body: { success: true, path: '/auth/account?lang=en&token=x' } },
  ];
  const { $isDownloading, download } = createSecurity(
    async () => answers.shift() ?? Promise.reject(new Error()),
  );
  expect(await download()).toEqual({ status: 'refused', message: 'Too many requests.' });
  expect($isDownloading.get()).toBe(false);
  expect((await download()).status).toBe('refused');
  expect((await download()).status).toBe('done');
});
