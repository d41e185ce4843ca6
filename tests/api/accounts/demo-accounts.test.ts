// Demo accounts: created with the demo market, printed only to the operator who started it.

import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { login } from '../../../contract/accounts/auth.ts';
import { listContactMessages } from '../../../contract/admin/contact-messages.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { freePort } from '../../../tools/server-process.ts';
import { createEnvironment, withDatabase } from '../environment.ts';
import { apiAt, type ServerProcess, startDemo } from '../platform/process.ts';

/** A process that has started, with all its startup output. */
const run = async (): Promise<ServerProcess> => {
  const running = await startDemo({ ...environment.env, PORT: String(await freePort()) });
  await vi.waitFor(() => expect(running.output()).toMatch(/\/api\/docs\n/));
  return running;
};

const environment = await createEnvironment();
const file: string = join(environment.env.DATA_DIR ?? '', 'demo-accounts.txt');
let first: ServerProcess = await run();
afterAll(async () => {
  await first.kill();
  await environment.remove();
});

/** Title, email and password of each account in the printed lines. */
const accountsIn = (text: string) =>
  [...text.matchAll(/^ *(buyer|supplier|admin) +(\S+@\S+) +(\S+)$/gm)].map(
    ([, title = '', email = '', password = '']) => ({ title, email, password }),
  );

const signedIn = (origin: string, { email, password }: { email: string; password: string }) =>
  apiAt(origin).call(login, { body: { email, password } });

test('are printed at the start and written to a file that only its owner reads', () => {
  const printed = accountsIn(first.output());
  expect(printed.map(({ title }) => title)).toEqual(['buyer', 'supplier', 'admin']);
  expect(accountsIn(readFileSync(file, 'utf8'))).toEqual(printed);
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  expect(new Set(printed.map(({ password }) => password)).size).toBe(3);
  for (const { password } of printed) expect(password).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
});

test('sign in with the listed roles', async () => {
  const [buyer, supplier, admin] = await Promise.all(
    accountsIn(first.output()).map((account) => signedIn(first.origin, account)),
  );
  expect(buyer?.user).toMatchObject({ role: 'buyer', isAdmin: false });
  expect(supplier?.user).toMatchObject({ role: 'supplier', isAdmin: false });
  expect(admin?.user).toMatchObject({ isAdmin: true });
  const { pagination, profile } = await apiAt(first.origin).call(getSupplier, {
    params: { id: supplier?.user.id ?? '' },
  });
  expect(profile.email).toBe(supplier?.user.email);
  expect(pagination?.total).toBeGreaterThan(5);
  const messages = apiAt(first.origin, admin?.token ?? '').call(listContactMessages, { query: {} });
  expect((await messages).messages).not.toEqual([]);
});

test('no other company has a password', async () => {
  const rows = await withDatabase(environment, ({ db }) =>
    db.selectFrom('users').select('email').where('password_hash', 'is not', null).execute(),
  );
  const emails = accountsIn(first.output()).map(({ email }) => email);
  expect(rows.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
});

test('stay the same after a restart, and are not recreated without the file', async () => {
  const accounts = accountsIn(first.output());
  expect(await first.stop()).toBe(0);
  const second = await run();
  expect(accountsIn(second.output())).toEqual(accounts);
  for (const account of accounts) await signedIn(second.origin, account);
  await second.stop();

  rmSync(file);
  first = await run();
  expect(accountsIn(first.output())).toEqual([]);
  for (const account of accounts) await signedIn(first.origin, account);
});
