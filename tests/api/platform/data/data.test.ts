// Export and import of a whole market between database engines and file stores: the imported market is equal and works.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCurrentUser, login } from '../../../../contract/accounts/auth.ts';
import { getProduct, listProducts } from '../../../../contract/catalog/products.ts';
import { mediaUrl } from '../../../../contract/media.ts';
import { mp4Bytes } from '../../../fixtures/files.ts';
import { startS3Server } from '../../../fixtures/s3-server.ts';
import { tradeRows } from '../../../fixtures/trade-rows.ts';
import { expectDatabaseIntact, type TestEnvironment, withDatabase } from '../../environment.ts';
import { type Market, openMarketIn } from '../../market.ts';
import { signUpSupplier } from '../../products/product-forms.ts';
import { rawRequest } from '../../users.ts';
import { storedFilesOf } from '../stored-files.ts';
import {
  copiedDrawings,
  createEnvironmentWith,
  DRAWING,
  DRAWING_URL,
  EMBEDDED_SETTINGS,
  MOVED_DRAWINGS,
  manifestOf,
  newFolder,
  ODD_TEXT,
  openFilledMarket,
  PDF,
  removeFolders,
  runDataCommand,
} from './data-command.ts';

const archives = [newFolder(), newFolder(), newFolder()] as const;
/** The second environment uses the PostgreSQL of DATABASE_URL, where it is set, and a bucket for files. */

const s3 = await startS3Server();
const source = await openFilledMarket(EMBEDDED_SETTINGS);
const environments: readonly [TestEnvironment, TestEnvironment] = [
  await createEnvironmentWith(s3.env('moved')),
  await createEnvironmentWith(EMBEDDED_SETTINGS),
];
afterAll(async () => {
  await source.market.close();
  for (const { remove } of environments) await remove();
  await s3.stop();
  removeFolders();
});

const words = (environment: { readonly env: TestEnvironment['env'] }) =>
  withDatabase(environment, async ({ db }) => {
    const rows = await db.selectFrom('search_words').select(['word', 'documents']).execute();
    return rows.map(({ word, documents }) => `${word} ${documents}`).sort();
  });

test('moving from SQLite to PostgreSQL and a bucket and back loses nothing', async () => {
  const [first, second, third] = archives;
  const [there, back] = environments;
  const out = await runDataCommand(source.market.env, 'export', first);
  expect(out).toMatchObject({ code: 0, err: '' });
  expect(out.out).toMatch(/users: \d+ rows\n.*products: 41 rows\n.*7 uploads, 1 attachments\n/s);
  const into = await runDataCommand(there.env, 'import', first);
  expect(into).toMatchObject({ code: 0, err: '' });
  expect(into.out).toMatch(
    /products: 41 rows\n.*Verifying …\nSearch index …\n {2}2 drawings .*Done in/s,
  );
  expect(s3.objects.size).toBe(8);
  expect(await runDataCommand(there.env, 'export', second)).toMatchObject({ code: 0 });
  expect(await runDataCommand(back.env, 'import', second)).toMatchObject({ code: 0 });
  expect(await runDataCommand(back.env, 'export', third)).toMatchObject({ code: 0 });
  expect(manifestOf(second)).toEqual(manifestOf(first));
  expect(manifestOf(third)).toEqual(manifestOf(first));
  for (const environment of environments) {
    expect(await words(environment)).toEqual(await words(source.market));
    for (const folder of ['uploads', 'attachments'] as const)
      expect(await storedFilesOf(environment, folder).names()).toEqual(
        await storedFilesOf(source.market, folder).names(),
      );
    await expectDatabaseIntact(environment);
  }
});

test('drawings of a demo market move with it, and nothing else of their folder', () => {
  for (const dir of [...archives, ...environments.map(({ env }) => env.DATA_DIR ?? '')])
    expect(copiedDrawings(dir)).toEqual(MOVED_DRAWINGS);
});

test('the archive is readable by its owner only', () => {
  for (const name of ['', 'manifest.json', 'tables/users.ndjson.gz', 'files/attachments', 'demo'])
    expect(statSync(join(archives[0], name)).mode & 0o077, name).toBe(0);
});

describe.each([0, 1])('in environment %i', (at) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarketIn(environments[at] as TestEnvironment);
  });
  afterAll(() => market.app.close());

  test('products are found by text, with their pictures and video', async () => {
    const { products } = await market.api.call(listProducts, { query: { search: 'rice mill' } });
    expect(products.map(({ id }) => id)).toContain(source.productId);
    const product = await market.api.call(getProduct, { params: { id: source.productId } });
    expect(product.description).toBe(ODD_TEXT);
    const video = await market.app.inject({ url: mediaUrl(product.video ?? '') });
    expect(video.rawPayload.equals(mp4Bytes())).toBe(true);
  });

  test('drawings are served', async () => {
    expect((await market.app.inject({ url: DRAWING_URL })).payload).toBe(DRAWING);
  });

  test('users sign in with their passwords, after all sessions have ended', async () => {
    const { email, password, token } = source.trade.buyer;
    await expect(market.apiAs(token).call(getCurrentUser, {})).rejects.toMatchObject({
      code: 'unauthorized',
    });
    const signedIn = await market.api.call(login, { body: { email, password } });
    const file = await market.app.inject(rawRequest(signedIn, 'GET', source.attachmentPath));
    expect(file.rawPayload).toEqual(PDF);
  });

  test('new rows do not reuse numbers', async () => {
    const before = await withDatabase(market, ({ db }) =>
      db.selectFrom('removed_products').select('no').execute(),
    );
    expect(before).toHaveLength(1);
    const supplier = await signUpSupplier(market);
    const { id } = await supplier.create();
    const { no } = await withDatabase(market, ({ db }) =>
      db.selectFrom('products').select('no').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(no).toBeGreaterThan(before[0]?.no ?? 0);
  });
});

test('an export is a snapshot, also under concurrent writes', async () => {
  const dir = newFolder();
  const { market, trade } = source;
  let isWriting = true;
  const written = withDatabase(market, async ({ db }) => {
    let orders = 0;
    // SQLite answers synchronously: without yielding, this loop would block everything else.
    for (; isWriting; orders += 1, await nextTurn())
      await db.transaction().execute(async (tx) => {
        await tradeRows(tx).order({ buyer_id: trade.buyer.id }, [
          {},
          { position: 1 },
          { position: 2 },
        ]);
      });
    return orders;
  });
  const out = await runDataCommand(market.env, 'export', dir);
  isWriting = false;
  expect(await written).toBeGreaterThan(10);
  expect(out).toMatchObject({ code: 0, err: '' });
  const { tables } = manifestOf(dir) as { tables: Record<string, { count: number }> };
  const [orders = 0, lines = 0, steps = 0] = ['orders', 'order_lines', 'order_steps'].map(
    (name) => tables[name]?.count,
  );
  // Two orders existed before, with one line each; every order has its first step.
  expect([lines, steps]).toEqual([3 * (orders - 2) + 2, orders]);
});
