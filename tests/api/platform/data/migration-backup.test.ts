// Backup before a migration: the market of an older release is backed up at its first start, and can be put back. PostgreSQL is
// backed up with pg_dump (docs/deploy.md).
import { execFile } from 'node:child_process';
import { copyFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listProducts } from '../../../../contract/catalog/products.ts';
import { createEnvironment, expectDatabaseIntact } from '../../environment.ts';
import { openMarketIn } from '../../market.ts';
import { openServer, startServer } from '../process.ts';
import { hasDisks, onDiskOf } from '../small-disk.ts';

const ARCHIVE = fileURLToPath(
  new URL('../../../fixtures/older-market/sqlite.tar.gz', import.meta.url),
);

const ADMIN_COMMAND = fileURLToPath(new URL('../../../../server/admin/cli.ts', import.meta.url));

/** An environment on SQLite, whatever the other tests use. */
const openEnvironment = async () => {
  const { env, remove } = await createEnvironment();
  return { env: { ...env, DATABASE_URL: '' }, remove, folder: env.DATA_DIR ?? '' };
};

/** An environment with the market of the older release. */
const openOlderMarket = async () => {
  const environment = await openEnvironment();
  await promisify(execFile)('tar', ['-xzf', ARCHIVE, '-C', environment.folder]);
  return environment;
};

const { env, remove, folder } = await openOlderMarket();

const backupsIn = (folder: string) =>
  readdirSync(folder).filter((name) => /^market-.*\.sqlite$/.test(name));

/** The whole schema, and the rows of all tables. */
const contentsOf = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true, readBigInts: true });
  const schema = database.prepare('select type, name, sql from sqlite_master order by name').all();
  const rows = schema
    .filter(({ type, sql }) => type === 'table' && !String(sql).startsWith('CREATE VIRTUAL'))
    .map(({ name }) => database.prepare(`select * from "${name}"`).all());
  database.close();
  return { schema, rows };
};

describe('the market of an older release', () => {
  afterAll(remove);
  const original = join(folder, 'original.sqlite');
  const file = join(folder, 'market.sqlite');
  const start = async () => {
    const { app, api } = await openMarketIn({ env, remove: async () => {} });
    const { products } = await api.call(listProducts, { query: {} });
    await app.close();
    return products.length;
  };
  beforeAll(() => copyFileSync(file, original));

  test('is backed up at its first start only', async () => {
    expect(await start()).toBeGreaterThan(0);
    const [backup = ''] = backupsIn(folder);
    expect(backup).toMatch(/^market-014-quotas-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/);
    expect(statSync(join(folder, backup)).mode & 0o077).toBe(0);
    expect(contentsOf(join(folder, backup))).toEqual(contentsOf(original));
    expect(contentsOf(file)).not.toEqual(contentsOf(original));
    await start();
    expect(backupsIn(folder)).toEqual([backup]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  test('can be put back, and the newest three backups stay', async () => {
    const [backup = ''] = backupsIn(folder);
    const older = ['2026-01-02', '2026-01-01', '2026-01-03'].map(
      (day) => `market-013-idempotency-${day}T10-00-00Z.sqlite`,
    );
    for (const name of older) writeFileSync(join(folder, name), '');
    copyFileSync(join(folder, backup), file);
    expect(await start()).toBeGreaterThan(0);
    await expectDatabaseIntact({ env });
    const stored = backupsIn(folder);
    expect(stored).toHaveLength(3);
    expect(stored).toEqual(expect.arrayContaining([backup, older[2]]));
  });
});

test('of two processes that start at once, one makes the backup', async () => {
  const shared = await openOlderMarket();
  const servers = await Promise.all([openServer(shared.env), openServer(shared.env)]);
  for (const server of servers) expect(await server.stop()).toBe(0);
  expect(backupsIn(shared.folder)).toHaveLength(1);
  await shared.remove();
});

test('a command that migrates the market makes the backup, too', async () => {
  const older = await openOlderMarket();
  const command = promisify(execFile)(
    process.execPath,
    [ADMIN_COMMAND, 'grant', 'nobody@example.com'],
    { env: { PATH: process.env.PATH ?? '', ...older.env } },
  );
  await expect(command).rejects.toMatchObject({
    stderr: 'There is no account with the email nobody@example.com.\n',
  });
  expect(backupsIn(older.folder)).toHaveLength(1);
  await older.remove();
});

test('a migration that fails leaves the earlier backups as they are, and no copy', async () => {
  const older = await openOlderMarket();
  const database = new DatabaseSync(join(older.folder, 'market.sqlite'));
  database.exec('create table jobs (id text)');
  database.close();
  const earlier = ['01', '02', '03'].map(
    (day) => `market-013-idempotency-2026-01-${day}T10-00-00Z.sqlite`,
  );
  for (const name of earlier) writeFileSync(join(older.folder, name), '');
  const server = startServer(older.env);
  expect(await server.exit).toBe(1);
  expect(server.output()).toContain('Migration 015-jobs failed');
  expect(backupsIn(older.folder).sort()).toEqual(earlier);
  await older.remove();
});

test('a new market has no backup', async () => {
  const empty = await openEnvironment();
  const market = await openMarketIn(empty);
  await market.app.ready();
  expect(backupsIn(empty.folder)).toEqual([]);
  await market.close();
});

test.skipIf(!hasDisks)(
  'without space for the backup nothing is migrated, and one line says so',
  async () => {
    const small = await openEnvironment();
    const prepare = `tar -xzf ${ARCHIVE} -C "${small.folder}"`;
    const server = startServer(small.env, onDiskOf('2m', small.folder, prepare));
    expect(await server.exit).toBe(1);
    expect(server.output().trim()).toMatch(
      /^Cannot start\. Migration 015-jobs failed, .* as it was before: a backup and a migration of the database need 3 MB in .*, where 0 MB are free$/,
    );
    await small.remove();
  },
);
