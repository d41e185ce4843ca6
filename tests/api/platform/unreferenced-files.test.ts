// Sweep of stored files that no row references: old ones are removed, referenced ones never.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { createChat, sendAttachment } from '../../../contract/chat/chats.ts';
import { deleteProduct } from '../../../contract/products/my-products.ts';
import { readConfig } from '../../../server/config.ts';
import { type SweepResult, sweepUnreferenced } from '../../../server/data/unreferenced-files.ts';
import { openStores } from '../../../server/platform/storage/stores.ts';
import { file, mp4, picture } from '../../fixtures/files.ts';
import { type S3Server, startS3Server } from '../../fixtures/s3-server.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';
import { openTrade, placeOrderFor, type Trade } from '../trade/trade.ts';
import { runDataCommand } from './data/data-command.ts';
import { storedFilesOf } from './stored-files.ts';

const HOUR_MS = 3_600_000;
const UPLOADS = [
  '0b54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01-64x48.320.webp',
  '0b54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01-64x48.640.webp',
  '0b54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01-64x48.1280.webp',
  '1b54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01.mp4',
] as const;
const ATTACHMENT = '2b54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.stop());

const sweep = ({ env }: Market, atAge: number, isLimited = true): Promise<SweepResult> => {
  const config = readConfig(env);
  const before = Date.now() + 2 * HOUR_MS - atAge;
  return sweepUnreferenced(config.database, openStores(config), { before, isLimited });
};
const names = async (market: Market) => ({
  uploads: await storedFilesOf(market, 'uploads').names(),
  attachments: await storedFilesOf(market, 'attachments').names(),
});
const addUnreferencedFiles = async (market: Market): Promise<void> => {
  for (const name of UPLOADS) await storedFilesOf(market, 'uploads').put(name, 'left');
  await storedFilesOf(market, 'attachments').put(ATTACHMENT, 'left');
};

/** One of everything that references a file, including an order of a deleted product and a pending change. */
async function fill(market: Market): Promise<{ trade: Trade; orderId: string }> {
  const trade = await openTrade(market);
  const { supplier, buyer } = trade;
  await supplier.api.call(updateProfile, {
    body: {
      avatar: await picture(40, 40),
      businessLicense: await picture(41, 40),
      certifications: [await picture(42, 40)],
    },
  });
  const id = await trade.createLiveProduct({ images: [await picture(43, 40)], video: mp4() });
  await supplier.update(id, { images: [await picture(44, 40), await picture(45, 40)] });
  const deletedId = await trade.createLiveProduct({ images: [await picture(46, 40)] });
  const orderId = await placeOrderFor(trade, deletedId);
  await supplier.api.call(deleteProduct, { params: { id: deletedId } });
  const { id: chatId } = await buyer.api.call(createChat, { body: { userIds: [supplier.id] } });
  const pdf = file(Buffer.from('%PDF-1.7\ntrailer <<>>\n%%EOF\n'), 'a.pdf', 'application/pdf');
  await buyer.api.call(sendAttachment, { params: { id: chatId }, body: { file: pdf } });
  return { trade, orderId };
}

test.each(['a folder', 'a bucket'])(
  'in %s, old unreferenced files are removed and referenced ones stay',
  async (storage) => {
    await using market = await openMarket(0, storage === 'a bucket' ? s3.env('swept') : {});
    const { orderId } = await fill(market);
    const namesBefore = await names(market);
    expect([namesBefore.uploads.length, namesBefore.attachments.length]).toEqual([22, 1]);
    await addUnreferencedFiles(market);
    // Too young: the row of its form may still be being written.
    expect(await sweep(market, 2 * HOUR_MS + 60_000)).toEqual({ kind: 'swept', removed: 0 });
    expect((await names(market)).uploads).toHaveLength(26);
    expect(await sweep(market, 0)).toEqual({ kind: 'swept', removed: 5 });
    expect(await names(market)).toEqual(namesBefore);
    expect(await sweep(market, 0)).toEqual({ kind: 'swept', removed: 0 });
    // The last row that references the file is deleted.
    await withDatabase(market, ({ db }) =>
      db.deleteFrom('orders').where('id', '=', orderId).execute(),
    );
    expect(await sweep(market, 0)).toEqual({ kind: 'swept', removed: 3 });
  },
);

test('files with foreign names stay', async () => {
  await using market = await openMarket(0);
  await fill(market);
  const unknownNames = ['notes.txt', 'old.webp', 'zb54e5a1-9c1f-4a51-8d7e-6f0a3f0c9a01.mp4'];
  for (const name of unknownNames) await storedFilesOf(market, 'uploads').put(name, 'left');
  expect(await sweep(market, 0)).toEqual({ kind: 'swept', removed: 0 });
  expect((await names(market)).uploads).toEqual(expect.arrayContaining(unknownNames));
});

test('too many unreferenced files are not removed until an operator confirms', async () => {
  await using market = await openMarket(0);
  await addUnreferencedFiles(market);
  expect(await sweep(market, 0)).toEqual({ kind: 'tooMany', referencedFiles: 0 });
  expect((await names(market)).uploads).toHaveLength(4);
  // Young files stay even then.
  expect(await runDataCommand(market.env, 'sweep')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Removed 0 files/),
  });
  expect(await sweep(market, 0, false)).toEqual({ kind: 'swept', removed: 5 });
});
