// Account page actions: password change, data export, account deletion.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import {
  accountSecurity,
  dataFileName,
} from '../../../src/islands/accounts/settings/account-security.ts';
import { fieldErrorsOf } from '../../../src/ui/forms/form-sender.ts';

const over = (transport: Transport) => accountSecurity(createApi({ transport, lang: 'en' }), 'en');

test('a password is changed once both new ones are the same', async () => {
  const sent: unknown[] = [];
  const { password } = over(async ({ method, url, body }) => {
    sent.push(`${method} ${url}`, JSON.parse(String(body)));
    return { status: 200, body: { success: true, message: 'Changed.' } };
  });
  const given = { currentPassword: 'old', password: 'secret7' };
  await password.send({ ...given, confirmPassword: 'secret8', username: 'a@example.com' });
  expect(fieldErrorsOf(password.$state.get())).toEqual({
    confirmPassword: 'Passwords do not match.',
  });
  await password.send({ ...given, confirmPassword: 'secret7', username: 'a@example.com' });
  expect(sent).toEqual(['PUT /api/auth/password', given]);
});

test('a wrong password is a fault of its field', async () => {
  const { deletion } = over(async () => ({
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

test('the download is the archive as it came', async () => {
  const archive = new Blob(['PK']);
  const asked: unknown[] = [];
  const { download, $downloadState: $errand } = over(async ({ method, url, expects }) => {
    asked.push(`${method} ${url} ${expects}`, $errand.get());
    return { status: 200, body: archive };
  });
  expect(await download()).toEqual({ status: 'done', answer: archive });
  expect(asked).toEqual(['GET /api/auth/account file', 'downloading']);
  expect(dataFileName(new Date(2026, 0, 5))).toBe('yantra-bridge-data-2026-01-05.zip');
});

test('a download that fails says why, and another can begin', async () => {
  const answers = [
    { status: 429, body: { success: false, code: 'tooMany', message: 'Too many requests.' } },
    // A proxy's HTML page instead of the archive.
    { status: 200, body: null },
    { status: 200, body: new Blob(['PK']) },
  ];
  const { $downloadState: $errand, download } = over(
    async () => answers.shift() ?? Promise.reject(new Error()),
  );
  expect(await download()).toEqual({ status: 'refused', message: 'Too many requests.' });
  expect($errand.get()).toBe('none');
  expect((await download()).status).toBe('refused');
  expect((await download()).status).toBe('done');
});
