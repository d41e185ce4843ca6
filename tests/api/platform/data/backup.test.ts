// Backup of a single-machine market under concurrent writes: a consistent snapshot that a new server can start on.
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { getProduct, listProducts } from '../../../../contract/catalog/products.ts';
import { mediaUrl } from '../../../../contract/media.ts';
import { mp4Bytes } from '../../../fixtures/files.ts';
import { tradeRows } from '../../../fixtures/trade-rows.ts';
import { expectDatabaseIntact, type TestEnvironment, withDatabase } from '../../environment.ts';
import { openMarketIn } from '../../market.ts';
import {
  createEnvironmentWith,
  DRAWING,
  DRAWING_URL,
  EMBEDDED_SETTINGS,
  newFolder,
  openFilledMarket,
  removeFolders,
  runDataCommand,
} from './data-command.ts';

const source = await openFilledMarket(EMBEDDED_SETTINGS);
afterAll(async () => {
  await source.market.close();
  removeFolders();
});

const environmentOf = (dir: string): TestEnvironment => ({
  env: { ...source.market.env, DATA_DIR: dir },
  remove: async () => rmSync(dir, { recursive: true }),
});

test('a backup made under load is complete, and a new market starts on it', async () => {
  const { market, trade, productId: listing } = source;
  const dir = newFolder();
  let isWriting = true;
  const written = withDatabase(market, async ({ db }) => {
    let orders = 0;
    for (; isWriting; orders += 1, await nextTurn())
      await db.transaction().execute(async (tx) => {
        await tradeRows(tx).order({ buyer_id: trade.buyer.id }, [{}, { position: 1 }]);
      });
    return orders;
  });
  const result = await runDataCommand(market.env, 'backup', dir);
  isWriting = false;
  expect(result).toMatchObject({ code: 0, err: '' });
  expect(result.out).toMatch(/rows, 8 files\nDone in/);
  expect(await written).toBeGreaterThan(10);
  for (const name of ['', 'market.sqlite', 'attachments'])
    expect(statSync(join(dir, name)).mode & 0o077, name).toBe(0);

  const copy = environmentOf(dir);
  await expectDatabaseIntact(copy);
  const [orders, lines] = await withDatabase(copy, async ({ db }) => [
    (await db.selectFrom('orders').select('id').execute()).length,
    (await db.selectFrom('order_lines').select('order_id').execute()).length,
  ]);
  // Two of the orders existed before, with one line each; every later order has two lines.
  expect(lines).toBe(2 * ((orders ?? 0) - 2) + 2);
  const other = await openMarketIn(copy);
  const { products } = await other.api.call(listProducts, { query: { search: 'rice mill' } });
  expect(products.map(({ id }) => id)).toContain(listing);
  const { video } = await other.api.call(getProduct, { params: { id: listing } });
  const videoReply = await other.app.inject({ url: mediaUrl(video ?? '') });
  expect(videoReply.rawPayload.equals(mp4Bytes())).toBe(true);
  expect((await other.app.inject({ url: DRAWING_URL })).payload).toBe(DRAWING);
  // The copy is the same database, so sessions stay valid.
  const file = await other.app.inject(trade.buyer.request('GET', source.attachmentPath));
  expect(file.statusCode).toBe(200);
  await other.close();
});

test('needs an empty folder, and refuses PostgreSQL', async () => {
  const dir = newFolder();
  expect(await runDataCommand(source.market.env, 'backup', dir)).toMatchObject({ code: 0 });
  const again = await runDataCommand(source.market.env, 'backup', dir);
  expect(again).toMatchObject({ code: 1, err: expect.stringMatching(/is not empty/) });
  const unreachable = await createEnvironmentWith({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  const refused = await runDataCommand(unreachable.env, 'backup', newFolder());
  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/pg_dump/) });
  await unreachable.remove();
});
