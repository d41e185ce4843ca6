// Files of deleted accounts in a bucket: removed until they are gone, also after a restart.
import { afterEach, expect, test, vi } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { mp4, picture } from '../../fixtures/files.ts';
import { type S3Server, startS3Server } from '../../fixtures/s3-server.ts';
import { withDatabase } from '../environment.ts';
import { submit } from '../evidence/submitted.ts';
import { type Market, openMarket } from '../market.ts';
import { signUpSupplier } from '../products/product-forms.ts';

let s3: S3Server;
let market: Market;
afterEach(async () => {
  await market.close();
  await s3.stop();
});

const WITHIN = { timeout: 20_000, interval: 50 };
const remaining = () =>
  withDatabase(market, async ({ db }) => ({
    users: (await db.selectFrom('users').select('id').execute()).length,
    names: (await db.selectFrom('removed_files').select('name').execute()).length,
  }));
const deletesAsked = (): number => s3.asked.filter((line) => line.startsWith('DELETE')).length;

test('a service that removes no file is asked again after a restart, until all are gone', async () => {
  s3 = await startS3Server();
  market = await openMarket(0, { ...s3.env('a/market'), S3_TIMEOUT_MS: '300' });
  const supplier = await signUpSupplier(market);
  await supplier.create({ images: [await picture()], video: mp4() });
  await submit(supplier, 'businessLicence');
  expect(s3.objects.size).toBe(5);
  s3.behavior = (asked) => (asked.startsWith('DELETE') ? 'fails' : 'normal');
  await supplier.api.call(deleteAccount, {});
  // A picture with its sizes, a video and a scan.
  await vi.waitFor(async () => expect(await remaining()).toEqual({ users: 0, names: 3 }), WITHIN);
  expect(s3.objects.size).toBe(5);

  const askedBefore = deletesAsked();
  market = await market.restart();
  await market.app.ready();
  await vi.waitFor(() => expect(deletesAsked()).toBeGreaterThan(askedBefore), WITHIN);
  expect(await remaining()).toEqual({ users: 0, names: 3 });

  market = await market.restart();
  s3.behavior = () => 'normal';
  await market.app.ready();
  await vi.waitFor(async () => expect(await remaining()).toEqual({ users: 0, names: 0 }), WITHIN);
  expect([...s3.objects.keys()]).toEqual([]);
});
