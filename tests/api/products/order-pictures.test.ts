// Order pictures: they remain with the order, whatever happens to the product and its supplier.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { mediaUrl, picturePaths } from '../../../contract/media.ts';
import { changeMyProducts, deleteProduct } from '../../../contract/products/my-products.ts';
import type { Order } from '../../../contract/trade/order.ts';
import { getOrder } from '../../../contract/trade/order-status.ts';
import { listOrders, placeOrder } from '../../../contract/trade/orders.ts';
import { picture } from '../../fixtures/files.ts';
import { approveProduct } from '../admin/admin-review.ts';
import { withDatabase } from '../environment.ts';
import { openMarket } from '../market.ts';
import { newFolder, removeFolders, runDataCommand } from '../platform/data/data-command.ts';
import { storedFilesOf } from '../platform/stored-files.ts';
import { openTrade, orderBodyFor, placeOrderFor, type Trade } from '../trade/trade.ts';

const market = await openMarket(0);
const trade = await openTrade(market);
afterAll(async () => {
  await market.close();
  removeFolders();
});

const pictureIn = (order: Order | null): string => order?.products[0]?.product?.images[0] ?? '';
const pictureOf = async (orderId: string): Promise<string> => {
  const { data } = await trade.buyer.api.call(getOrder, { params: { id: orderId } });
  return pictureIn(data);
};
const served = async (path: string): Promise<number[]> => {
  const sizes = picturePaths(path).map((each) => market.app.inject({ url: mediaUrl(each) }));
  return (await Promise.all(sizes)).map(({ statusCode }) => statusCode);
};
const ALL = [200, 200, 200];
const NONE = [404, 404, 404];

/** Orders a product with two pictures; the order shows the first. */
const ordered = async (by: Trade = trade) => {
  const images = [await picture(64, 48), await picture(48, 64)];
  const productId = await by.createLiveProduct({ images });
  const orderId = await placeOrderFor({ ...by, buyer: trade.buyer }, productId);
  const path = await pictureOf(orderId);
  const other = (await by.supplier.read(productId)).images.find((each) => each !== path) ?? '';
  expect(await served(path)).toEqual(ALL);
  return { productId, orderId, path, other };
};

describe('the picture of an order stays', () => {
  test('when the product gets other pictures', async () => {
    const { productId, orderId, path, other } = await ordered();
    await trade.supplier.update(productId, { images: [await picture(32, 32)] });
    await approveProduct(trade.admin, productId);
    expect(await pictureOf(orderId)).toBe(path);
    expect(await served(path)).toEqual(ALL);
    // Not part of an order, so the usual removal applies.
    expect(await served(other)).toEqual(NONE);
  });

  test('when the product is deleted, alone or with others', async () => {
    const [one, two] = [await ordered(), await ordered()];
    await trade.supplier.api.call(deleteProduct, { params: { id: one.productId } });
    const body = { ids: [two.productId], action: 'delete' as const };
    await trade.supplier.api.call(changeMyProducts, { body });
    for (const { orderId, path, other } of [one, two]) {
      expect(await pictureOf(orderId)).toBe(path);
      expect(await served(path)).toEqual(ALL);
      expect(await served(other)).toEqual(NONE);
    }
  });

  test('when its supplier is suspended or deleted', async () => {
    const by = await openTrade(market);
    const { orderId, path, other } = await ordered(by);
    const params = { id: by.supplier.id };
    await trade.admin.api.call(suspendUser, { params, body: { reason: 'A test.' } });
    expect(await served(path)).toEqual(ALL);
    const deletedTrade = await openTrade(market);
    const second = await ordered(deletedTrade);
    const { api } = deletedTrade.supplier;
    await api.call(deleteAccount, {});
    for (const each of [{ orderId, path }, second]) {
      expect(await pictureOf(each.orderId)).toBe(each.path);
      expect(await served(each.path)).toEqual(ALL);
    }
    expect([await served(other), await served(second.other)]).toEqual([ALL, NONE]);
  });

  test('when a pending change had more pictures', async () => {
    const { productId, path } = await ordered();
    const before = (await storedFilesOf(market, 'uploads').names()).length;
    await trade.supplier.update(productId, { images: [path, await picture(32, 32)] });
    await trade.supplier.update(productId, { images: [path] });
    expect((await storedFilesOf(market, 'uploads').names()).length).toBeLessThanOrEqual(before + 3);
    expect(await served(path)).toEqual(ALL);
  });
});

test('concurrent orders and changes leave an order with an existing picture', async () => {
  const { buyer, supplier } = trade;
  for (let round = 0; round < 12; round++) {
    const productId = await trade.createLiveProduct({ images: [await picture(32, 24)] });
    const body = orderBodyFor(supplier.id, productId);
    const sendOrder = () => buyer.api.call(placeOrder, { body });
    if (round % 2 === 0) await supplier.update(productId, { images: [await picture(24, 32)] });
    const change = (): Promise<unknown> =>
      round % 2 === 0
        ? approveProduct(trade.admin, productId)
        : supplier.api.call(deleteProduct, { params: { id: productId } });
    await Promise.allSettled([
      sendOrder(),
      sendOrder(),
      change(),
      sendOrder(),
      sendOrder(),
      sendOrder(),
    ]);
  }
  const { data } = await buyer.api.call(listOrders, { query: { limit: '100' } });
  for (const order of data) expect(await served(pictureIn(order))).toEqual(ALL);
});

/** Number of transactions that wait for a lock. */
const waiting = (): Promise<number> =>
  withDatabase(market, async ({ db }) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.n ?? 0;
  });

test.skipIf(!process.env.DATABASE_URL)('a change waits for an order in progress', async () => {
  const { buyer, supplier } = trade;
  const productId = await trade.createLiveProduct({ images: [await picture(32, 24)] });
  await supplier.update(productId, { images: [await picture(24, 32)] });
  const both = await withDatabase(market, ({ db }) =>
    db.transaction().execute(async (tx) => {
      // The order has read its product and cannot be written while this lock is held.
      await sql`select 1 from users where id = ${buyer.id} for update`.execute(tx);
      const body = orderBodyFor(supplier.id, productId);
      const placing = buyer.api.call(placeOrder, { body });
      await expect.poll(waiting).toBe(1);
      let isDone = false;
      const changing = approveProduct(trade.admin, productId).finally(() => {
        isDone = true;
      });
      await expect.poll(async () => isDone || (await waiting()) === 2).toBe(true);
      return { placing, changing };
    }),
  );
  await both.changing;
  const { data } = await both.placing;
  expect(await served(pictureIn(data))).toEqual(ALL);
});

test('is exported with the market', async () => {
  const { productId, path } = await ordered();
  await trade.supplier.api.call(deleteProduct, { params: { id: productId } });
  const archive = newFolder();
  expect(await runDataCommand(market.env, 'export', archive)).toMatchObject({ code: 0 });
  const names = readdirSync(join(archive, 'files', 'uploads'));
  for (const each of picturePaths(path)) expect(names).toContain(each.split('/').at(-1));
});

test('an export reports files that orders refer to and that are missing', async () => {
  const { productId, orderId, path } = await ordered();
  await trade.supplier.api.call(deleteProduct, { params: { id: productId } });
  for (const each of picturePaths(path))
    await storedFilesOf(market, 'uploads').remove(each.split('/').at(-1) ?? '');
  const { out } = await runDataCommand(market.env, 'export', newFolder());
  expect(out).toMatch(/3 files that rows reference do not exist/);
  await withDatabase(market, ({ db }) =>
    db.deleteFrom('orders').where('id', '=', orderId).execute(),
  );
});
