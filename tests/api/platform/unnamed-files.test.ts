// Sweep of stored files that no row references: old ones are removed, referenced ones never.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/auth.ts';
import { createChat, sendAttachment } from '../../../contract/chat/chats.ts';
import { deleteProduct } from '../../../contract/products/my-products.ts';
import { readConfig } from '../../../server/config.ts';
import { type Swept, sweepUnnamed } from '../../../server/platform/data/unnamed-files.ts';
import { openStores } from '../../../server/platform/storage/stores.ts';
import { file, mp4, picture } from '../../fixtures/files.ts';
import { openS3, type S3Server } from '../../fixtures/s3-server.ts';
import { type Market, openMarket } from '../market.ts';
import { inDatabase } from '../place.ts';
import { formApi } from '../products/forms.ts';
import { elsewhere, openTrade, placed, type Trade } from '../trade/trade.ts';
import { filesIn } from './kept-files.ts';
import { data } from './moving.ts';

const HOUR = 3_600_000;
const UPLOADS = [
  '0b54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01-64x48.320.webp',
  '0b54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01-64x48.640.webp',
  '0b54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01-64x48.1280.webp',
  '1b54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01.mp4',
] as const;
const ATTACHMENT = '2b54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01';

let s3: S3Server;
beforeAll(async () => {
  s3 = await openS3();
});
afterAll(() => s3.stop());

const sweptIn = ({ env }: Market, atAge: number, isLimited = true): Promise<Swept> => {
  const config = readConfig(env);
  const before = Date.now() + 2 * HOUR - atAge;
  return sweepUnnamed(config.database, openStores(config), { before, isLimited });
};
const names = async (market: Market) => ({
  uploads: await filesIn(market, 'uploads').names(),
  attachments: await filesIn(market, 'attachments').names(),
});
const leave = async (market: Market): Promise<void> => {
  for (const name of UPLOADS) await filesIn(market, 'uploads').put(name, 'left');
  await filesIn(market, 'attachments').put(ATTACHMENT, 'left');
};

/** One of everything that references a file, including an order of a deleted product and a pending change. */
async function fill(market: Market): Promise<{ trade: Trade; orderId: string }> {
  const trade = await openTrade(market);
  const { supplier, buyer } = trade;
  await formApi(market, supplier).call(updateProfile, {
    body: {
      avatar: await picture(40, 40),
      businessLicense: await picture(41, 40),
      certifications: [await picture(42, 40)],
    },
  });
  const id = await trade.live({ images: [await picture(43, 40)], video: mp4() });
  await supplier.update(id, { images: [await picture(44, 40), await picture(45, 40)] });
  const gone = await trade.live({ images: [await picture(46, 40)] });
  const orderId = await placed(market, trade, gone);
  await supplier.api.call(deleteProduct, { params: { id: gone } });
  const { chat } = await elsewhere(market, buyer).call(createChat, {
    body: { userIds: [supplier.id] },
  });
  const pdf = file(Buffer.from('%PDF-1.7\ntrailer <<>>\n%%EOF\n'), 'a.pdf', 'application/pdf');
  await formApi(market, buyer).call(sendAttachment, {
    params: { id: chat.id },
    body: { file: pdf },
  });
  return { trade, orderId };
}

test.each(['a folder', 'a bucket'])('in %s', async (place) => {
  const market = await openMarket(0, place === 'a bucket' ? s3.env('swept') : {});
  const { orderId } = await fill(market);
  const kept = await names(market);
  expect([kept.uploads.length, kept.attachments.length]).toEqual([22, 1]);
  await leave(market);
  // Too young: the row of its form may still be being written.
  expect(await sweptIn(market, 2 * HOUR + 60_000)).toEqual({ kind: 'swept', removed: 0 });
  expect((await names(market)).uploads).toHaveLength(26);
  expect(await sweptIn(market, 0)).toEqual({ kind: 'swept', removed: 5 });
  expect(await names(market)).toEqual(kept);
  expect(await sweptIn(market, 0)).toEqual({ kind: 'swept', removed: 0 });
  // The last row that references the file is deleted.
  await inDatabase(market, ({ db }) => db.deleteFrom('orders').where('id', '=', orderId).execute());
  expect(await sweptIn(market, 0)).toEqual({ kind: 'swept', removed: 3 });
  await market.close();
});

test('what is no name of ours stays', async () => {
  const market = await openMarket(0);
  await fill(market);
  const strange = ['notes.txt', 'old.webp', 'zb54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01.mp4'];
  for (const name of strange) await filesIn(market, 'uploads').put(name, 'left');
  expect(await sweptIn(market, 0)).toEqual({ kind: 'swept', removed: 0 });
  expect((await names(market)).uploads).toEqual(expect.arrayContaining(strange));
  await market.close();
});

test('more than can be leftovers is another market’s: nothing is removed until an operator says so', async () => {
  const market = await openMarket(0);
  await leave(market);
  expect(await sweptIn(market, 0)).toEqual({ kind: 'tooMany', named: 0 });
  expect((await names(market)).uploads).toHaveLength(4);
  // Young files stay even then.
  expect(await data(market.env, 'sweep')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Removed 0 files/),
  });
  expect(await sweptIn(market, 0, false)).toEqual({ kind: 'swept', removed: 5 });
  await market.close();
});
