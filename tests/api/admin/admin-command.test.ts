// Administration command line: grants and revokes the admin role, and resets forgotten passwords.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { listContactMessages } from '../../../contract/admin/contact-messages.ts';
import { suspend } from '../../../server/accounts/account-queries.ts';
import { setUpApp } from '../../../tools/second-factor.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket, unusedAddress } from '../market.ts';
import { callAs, signUp, signUpMember } from '../users.ts';
import { withoutTable } from './without-table.ts';

const CLI = fileURLToPath(new URL('../../../server/admin/cli.ts', import.meta.url));
const market = await sharedMarket(0);

interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

const runAdminCommand = (
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      { env: { PATH: process.env.PATH ?? '', ...market.env, ...env } },
      (_, out, err) => resolve({ code: child.exitCode ?? 0, out, err }),
    );
  });

test('grants and revokes admin rights, while the server runs and in any letter case', async () => {
  const user = await signUp(market, 'supplier');
  const { api, email } = user;
  const list = () => api.call(listContactMessages, { query: {} });
  await expect(list()).rejects.toMatchObject({ code: 'adminsOnly' });
  const granted = await runAdminCommand(['grant', email.toUpperCase()]);
  expect(granted).toMatchObject({ code: 0, err: '', out: expect.stringContaining('is an admin') });
  await expect(list()).rejects.toMatchObject({ code: 'secondFactorRequired' });
  await setUpApp(callAs(market, user), user.password);
  expect((await list()).messages).toEqual([]);
  expect((await api.call(getCurrentUser, {})).isAdmin).toBe(true);
  expect((await runAdminCommand(['revoke', email])).code).toBe(0);
  await expect(list()).rejects.toMatchObject({ code: 'adminsOnly' });
});

test('an account with members gets no admin rights, and a member neither', async () => {
  const owner = await signUp(market, 'buyer');
  const member = await signUpMember(market, owner, 'sales');
  for (const { email } of [owner, member])
    expect(await runAdminCommand(['grant', email])).toMatchObject({
      code: 1,
      err: expect.stringContaining('shares an account'),
    });
  expect((await owner.api.call(getCurrentUser, {})).isAdmin).toBe(false);
  const { out } = await runAdminCommand(['reset', member.email]);
  const [, fresh = ''] = /is now: (\S+)/.exec(out) ?? [];
  const body = { email: member.email, password: fresh };
  expect((await market.api.call(login, { body })).user.member?.email).toBe(member.email);
  expect((await owner.api.call(getCurrentUser, {})).member).toBeNull();
});

test('resets a password, which ends all sessions and clears failed sign-ins', async () => {
  const { api, email, password } = await signUp(market, 'buyer');
  const address = unusedAddress();
  const signIn = (attempt: string) =>
    market.apiAs(null, { address }).call(login, { body: { email, password: attempt } });
  for (let at = 0; at < 11; at++) await expect(signIn('a guess')).rejects.toBeDefined();
  await expect(signIn(password)).rejects.toMatchObject({ code: 'tooManySignIns' });

  const { code, out } = await runAdminCommand(['reset', email]);
  expect(code).toBe(0);
  const [, fresh = ''] = /is now: (\S+)/.exec(out) ?? [];
  expect(fresh).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  await expect(api.call(getCurrentUser, {})).rejects.toMatchObject({ status: 401 });
  await expect(signIn(password)).rejects.toMatchObject({ code: 'wrongCredentials' });
  expect((await signIn(fresh)).user.email).toBe(email);
  expect((await runAdminCommand(['reset', email])).out).not.toContain(fresh);
});

test('works on a suspended account without restoring it', async () => {
  const { email, id } = await signUp(market, 'buyer');
  await withDatabase(market, ({ db }) => suspend(db, id, 'spam', new Date()));
  for (const command of ['grant', 'revoke'])
    expect(await runAdminCommand([command, email])).toMatchObject({ code: 0, err: '' });
  const [, fresh = ''] = /is now: (\S+)/.exec((await runAdminCommand(['reset', email])).out) ?? [];
  const signIn = market.api.call(login, { body: { email, password: fresh } });
  await expect(signIn).rejects.toMatchObject({ code: 'suspended' });
});

test('a password reset by the command invalidates reset links', async () => {
  const { email, id } = await signUp(market, 'buyer');
  const resets = () =>
    withDatabase(market, ({ db }) =>
      db.selectFrom('password_resets').select('user_id').where('user_id', '=', id).execute(),
    );
  await withDatabase(market, ({ db }) =>
    db
      .insertInto('password_resets')
      .values({ token_hash: 'x', user_id: id, expires_at: '2999-01-01T00:00:00.000Z' })
      .execute(),
  );
  expect(await resets()).toHaveLength(1);
  expect((await runAdminCommand(['reset', email])).code).toBe(0);
  expect(await resets()).toEqual([]);
});

test('actions of the command are in the audit log, without an admin', async () => {
  const user = await signUp(market, 'supplier');
  const outputs: string[] = [];
  for (const command of ['grant', 'reset', 'revoke']) {
    const { code, out } = await runAdminCommand([command, user.email]);
    expect(code).toBe(0);
    outputs.push(out);
  }
  const [, password = ''] = /is now: (\S+)/.exec(outputs.join()) ?? [];
  const reader = await signUp(market, 'admin');
  const { entries } = await reader.api.call(listAuditEntries, { query: {} });
  expect(entries.filter(({ subject }) => subject === user.email)).toMatchObject(
    ['user.revokeAdmin', 'user.resetPassword', 'user.grantAdmin'].map((action) => ({
      action,
      actor: 'command',
      adminEmail: '',
      subjectId: user.id,
      note: '',
    })),
  );
  const rows = await withDatabase(market, ({ db }) =>
    db.selectFrom('audit_log').selectAll().execute(),
  );
  expect(password).not.toBe('');
  expect(JSON.stringify(rows)).not.toContain(password);
});

test('an action that cannot be logged is rolled back', async () => {
  const { email, api } = await signUp(market, 'buyer');
  const { code } = await withoutTable(market, 'audit_log', () => runAdminCommand(['grant', email]));
  expect(code).not.toBe(0);
  expect((await api.call(getCurrentUser, {})).isAdmin).toBe(false);
});

describe('reports errors', () => {
  test.each(['grant', 'revoke', 'reset', 'reset-factor'])(
    '%s of an unknown account',
    async (command) => {
      const { code, out, err } = await runAdminCommand([command, 'nobody@example.in']);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toBe('There is no account with the email nobody@example.in.\n');
    },
  );

  test.each([[], ['grant'], ['delete', 'a@b.in'], ['constructor', 'a@b.in'], ['grant', 'a', 'b']])(
    'an unknown command: %j %j',
    async (...args) => {
      const { code, err } = await runAdminCommand(args.filter((each) => typeof each === 'string'));
      expect(code).toBe(2);
      expect(err).toMatch(/^Usage: npm run admin -- grant EMAIL/);
    },
  );

  test('an invalid setting, without its value', async () => {
    const { code, err } = await runAdminCommand(['grant', 'a@b.in'], {
      DATABASE_URL: 'mysql://hunter2',
    });
    expect(code).toBe(1);
    expect(err).toMatch(/^DATABASE_URL: expected/);
    expect(err).not.toContain('hunter2');
  });
});
