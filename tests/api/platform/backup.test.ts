// Backup of a single-machine market under concurrent writes: a consistent snapshot that a new server can start on.
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { mediaUrl } from '../../../contract/media.ts';
import { mp4Bytes } from '../../fixtures/files.ts';
import { tradeRows } from '../../fixtures/trade-rows.ts';
import { openMarketIn } from '../market.ts';
import { expectWhole, inDatabase, type Place } from '../place.ts';
import { request } from '../trade/trade.ts';
import {
  data,
  EMBEDDED,
  newFolder,
  openPeopled,
  type Peopled,
  placeWith,
  removeFolders,
} from './moving.ts';

let source: Peopled;
beforeAll(async () => {
  source = await openPeopled(EMBEDDED);
});
afterAll(async () => {
  await source.market.close();
  removeFolders();
});

const restored = (dir: string): Place => ({
  env: { ...source.market.env, DATA_DIR: dir },
  remove: async () => rmSync(dir, { recursive: true }),
});

test('made under load it is whole, and a market of its own', async () => {
  const { market, trade, listing } = source;
  const dir = newFolder();
  let going = true;
  const written = inDatabase(market, async ({ db }) => {
    let orders = 0;
    for (; going; orders += 1, await nextTurn())
      await db.transaction().execute(async (tx) => {
        await tradeRows(tx).order({ buyer_id: trade.buyer.id }, [{}, { position: 1 }]);
      });
    return orders;
  });
  const made = await data(market.env, 'backup', dir);
  going = false;
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/rows, 8 files\nDone in/);
  expect(await written).toBeGreaterThan(10);
  for (const name of ['', 'market.sqlite', 'attachments'])
    expect(statSync(join(dir, name)).mode & 0o077, name).toBe(0);

  const copy = restored(dir);
  await expectWhole(copy);
  const [orders, lines] = await inDatabase(copy, async ({ db }) => [
    (await db.selectFrom('orders').select('id').execute()).length,
    (await db.selectFrom('order_lines').select('order_id').execute()).length,
  ]);
  // Two of the orders existed before, with one line each; every later order has two lines.
  expect(lines).toBe(2 * ((orders ?? 0) - 2) + 2);
  const other = await openMarketIn(copy);
  const { products } = await other.api.call(listProducts, { query: { search: 'rice mill' } });
  expect(products.map(({ id }) => id)).toContain(listing);
  const { video } = await other.api.call(getProduct, { params: { id: listing } });
  const film = await other.app.inject({ url: mediaUrl(video ?? '') });
  expect(film.rawPayload.equals(mp4Bytes())).toBe(true);
  // The copy is the same database, so sessions stay valid.
  const file = await other.app.inject(request(trade.buyer, 'GET', source.attachment));
  expect(file.statusCode).toBe(200);
  await other.close();
});

test('it wants a folder of its own, and leaves PostgreSQL to its own tools', async () => {
  const dir = newFolder();
  expect(await data(source.market.env, 'backup', dir)).toMatchObject({ code: 0 });
  const again = await data(source.market.env, 'backup', dir);
  expect(again).toMatchObject({ code: 1, err: expect.stringMatching(/is not empty/) });
  const elsewhere = await placeWith({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' });
  const refused = await data(elsewhere.env, 'backup', newFolder());
  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/pg_dump/) });
  await elsewhere.remove();
});
