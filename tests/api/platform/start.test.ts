// Startup: an invalid environment stops it with one clear line, and the demo market listens on this machine only.
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.ts';
import { createEnvironment, type TestEnvironment } from '../environment.ts';
import { type ServerProcess, startDemoFill, startServer } from './process.ts';

const environment = await createEnvironment();
afterAll(() => environment.remove());

/** The last line of the server, or of the data command before it, in this environment. */
const lineOf = async (
  env: Record<string, string>,
  startProcess: (env: TestEnvironment['env']) => ServerProcess = startServer,
): Promise<string> => {
  const running = startProcess({ ...environment.env, ...env });
  expect(await running.exit).toBe(1);
  const lines = running.output().trim().split('\n');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
};

describe('an invalid setting is named, with the expected values', () => {
  test.each([
    ['PORT', 'http', /0 to 65535/],
    ['PORT', '70000', /0 to 65535/],
    ['PORT', '80.5', /0 to 65535/],
    ['DATABASE_URL', 'mysql://root:hunter2@db/market', /postgres:\/\//],
    ['DATABASE_URL', 'market.sqlite', /postgres:\/\//],
    ['API_ORIGIN', 'ftp://elsewhere', /https?:\/\//],
    ['PUBLIC_ORIGIN', 'market.example', /https?:\/\//],
    ['TRUST_PROXY', 'the-proxy', /10\.0\.0\.0\/8/],
    ['TRUST_PROXY', '10.0.0.0/99', /10\.0\.0\.0\/8/],
    ['SMTP_URL', 'http://user:hunter2@mail.example', /smtp:\/\//],
    ['CONTACT_EMAIL', 'the desk', /email address/],
    ['MAIL_FROM', 'Desk <desk@market.example>', /email address/],
    ['DEMO', 'yes', /0 or 1/],
    ['LOG_LEVEL', 'loud', /silent, error, warn, info or debug/],
    ['CACHE', 'sometimes', /on or off/],
    ['REDIS_URL', 'http://:hunter2@cache', /redis:\/\//],
    ['REDIS_PREFIX', 'a market', /letters/],
    ['DATABASE_POOL', '0', /1 to 200/],
    ['METRICS_PORT', 'yes', /0 to 65535/],
    ['STOP_DELAY', '10s', /0 to 300/],
    ['SOCKET', 'run/market.sock', /absolute path/],
    ['S3_ENDPOINT', 'minio:9000', /https?:\/\//],
    ['S3_PUBLIC_URL', 'cdn.example', /https?:\/\//],
    ['S3_PREFIX', '../elsewhere/', /market\/files/],
    ['S3_PATH_STYLE', 'yes', /0 or 1/],
    ['S3_TIMEOUT_MS', '5', /100 to 99999/],
  ])('%s=%s', (name, value, expected) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name}: `));
    expect(read).toThrow(expected);
    expect(read).not.toThrow(/hunter2/);
  });

  test.each([
    { S3_ENDPOINT: 'http://127.0.0.1:9000' },
    { S3_BUCKET: 'market', S3_ACCESS_KEY_ID: 'hunter2' },
    { S3_BUCKET: 'market', S3_SECRET_ACCESS_KEY: 'hunter2' },
  ])('an incomplete bucket is refused: %o', (env) => {
    expect(() => readConfig(env)).toThrow(/^S3_BUCKET: .*must be set/);
    expect(() => readConfig(env)).not.toThrow(/hunter2/);
  });

  test('proxies are addresses, networks or names of networks', () => {
    const TRUST_PROXY = '127.0.0.1, 10.0.0.0/8,fd00::/8, loopback';
    expect(readConfig({ TRUST_PROXY }).trustProxy).toEqual([
      '127.0.0.1',
      '10.0.0.0/8',
      'fd00::/8',
      'loopback',
    ]);
  });

  test.each([
    [{}, 'contact@localhost', 'contact@localhost'],
    [{ HOST: '0.0.0.0' }, 'contact@localhost', 'contact@localhost'],
    [{ HOST: '::' }, 'contact@localhost', 'contact@localhost'],
    [{ PUBLIC_ORIGIN: 'https://[2001:db8::1]' }, 'contact@localhost', 'contact@localhost'],
    [
      { PUBLIC_ORIGIN: 'https://market.example:8443' },
      'contact@market.example',
      'contact@market.example',
    ],
    [
      { PUBLIC_ORIGIN: 'https://market.example', CONTACT_EMAIL: 'desk@a.example' },
      'desk@a.example',
      'desk@a.example',
    ],
    [
      { CONTACT_EMAIL: 'desk@a.example', MAIL_FROM: 'robot@a.example' },
      'desk@a.example',
      'robot@a.example',
    ],
  ])('under %j mail goes to %s, from %s', (env, operator, from) => {
    expect(readConfig(env).mail).toEqual({ smtpUrl: null, operator, from });
  });

  test('prints one line and the process ends', async () => {
    expect(await lineOf({ PORT: 'http' })).toMatch(/^Cannot start\. PORT: /);
  });

  test('an empty value counts as unset', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'TRUST_PROXY',
      'SMTP_URL',
      'CONTACT_EMAIL',
      'MAIL_FROM',
      'DEMO',
      'S3_BUCKET',
      'S3_PREFIX',
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });
});

describe('the demo market is refused', () => {
  test.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { HOST: '127.0.0.1.example.com' },
    { PUBLIC_ORIGIN: 'https://market.example' },
  ])('under %o', (env) => {
    expect(() => readConfig({ ...env, DEMO: '1' })).toThrow(/^DEMO: .+this machine only/);
  });

  test.each([{}, { HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }])(
    'but not under %o',
    (env) => {
      expect(readConfig({ ...env, DEMO: '1' }).demo).toBe(true);
    },
  );

  test('prints one line and the process ends', async () => {
    expect(await lineOf({ DEMO: '1', HOST: '0.0.0.0' })).toMatch(/^Cannot start\. DEMO: /);
    const filled = lineOf({ PUBLIC_ORIGIN: 'https://market.example' }, startDemoFill);
    expect(await filled).toMatch(/^Cannot start\. DEMO: /);
  });
});

test('a port in use is reported', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  expect(await lineOf({ PORT: port })).toMatch(new RegExp(`^Cannot start\\. Port ${port} .*taken`));
  other.close();
});

test.each([
  ['the server', startServer],
  ['the filling of the demo market', startDemoFill],
])('a database that cannot be opened is reported by %s', async (_, startProcess) => {
  const file = join(environment.env.DATA_DIR ?? '', 'no-folder');
  writeFileSync(file, 'in the way');
  const DATABASE_URL = 'postgres://postgres:hunter2@localhost:1/market';
  const broken = environment.env.DATABASE_URL ? { DATABASE_URL } : { DATA_DIR: join(file, 'data') };
  const line = await lineOf(broken, startProcess);
  expect(line).toMatch(/^Cannot start\. .*(?:no-folder|ECONNREFUSED)/);
  expect(line).not.toContain('hunter2');
});
