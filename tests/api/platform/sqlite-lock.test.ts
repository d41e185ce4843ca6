// Long write by another process: this one keeps answering reads, and its own writes wait for the lock.
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getCurrentUser, login } from '../../../contract/accounts/auth.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { readConfig } from '../../../server/config.ts';
import { sqliteDialect } from '../../../server/platform/db/sqlite.ts';
import { HttpError } from '../../../server/platform/http/http-error.ts';
import { createEnvironment, type TestEnvironment } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../users.ts';

describe.skipIf(process.env.DATABASE_URL)('while another process holds the write lock', () => {
  let market: Market;
  let other: DatabaseSync;
  beforeEach(async () => {
    market = await openMarket(40);
    other = new DatabaseSync(readConfig(market.env).database.location);
  });
  afterEach(async () => {
    other.close();
    await market.close();
  });

  test('pages are read quickly, and writes succeed after the release', async () => {
    const buyer = await signUp(market, 'buyer');
    other.exec('begin immediate');
    const lockedAt = performance.now();
    const writes = Promise.all([
      buyer.api.call(updateProfile, { body: { name: 'Waited Long' } }),
      market.api.call(login, { body: { email: buyer.email, password: buyer.password } }),
      market.api.call(sendContactMessage, { body: { email: 'a@b.in', message: 'Hello' } }),
    ]);
    const slowest: number[] = [];
    while (performance.now() - lockedAt < 2_000) {
      const startedAt = performance.now();
      await market.api.call(listProducts, { query: { page: String(slowest.length + 1) } });
      slowest.push(performance.now() - startedAt);
      await new Promise(setImmediate);
    }
    expect(Math.max(...slowest)).toBeLessThan(500);
    other.exec('commit');
    await writes;
    expect((await buyer.api.call(getCurrentUser, {})).name).toBe('Waited Long');
  });
});

describe.skipIf(process.env.DATABASE_URL)('a write lock that is held too long', () => {
  let environment: TestEnvironment;
  let db: Kysely<Record<string, Record<string, unknown>>>;
  let other: DatabaseSync;
  beforeEach(async () => {
    environment = await createEnvironment();
    const { location: at } = readConfig(environment.env).database;
    db = new Kysely({ dialect: sqliteDialect(at, 60) });
    await sql`create table notes (text text)`.execute(db);
    other = new DatabaseSync(at);
    other.exec('begin immediate');
  });
  afterEach(async () => {
    other.close();
    await db.destroy();
    await environment.remove();
  });

  test.each([
    ['a transaction', () => db.transaction().execute((tx) => sql`select 1`.execute(tx))],
    ['a statement of its own', () => sql`insert into notes values ('a')`.execute(db)],
  ])('refuses %s as unavailable, and later writes work', async (_, write) => {
    const refused = await write().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(HttpError);
    expect(refused).toMatchObject({ code: 'unavailable' });
    const { rows } = await sql`select * from notes`.execute(db);
    expect(rows).toEqual([]);
    other.exec('rollback');
    await write();
  });

  test('transactions of one process run in turn, also after one that fails', async () => {
    other.exec('rollback');
    const order: string[] = [];
    const write = (name: string, fails: boolean) =>
      db.transaction().execute(async (tx) => {
        order.push(`${name} begins`);
        await sql`insert into notes values (${name})`.execute(tx);
        await new Promise(setImmediate);
        order.push(`${name} ends`);
        if (fails) throw new Error(name);
      });
    await Promise.allSettled([write('a', true), write('b', false)]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    const { rows } = await sql`select text from notes`.execute(db);
    expect(rows).toEqual([{ text: 'b' }]);
  });
});
