// Quota of uploads: what imports occupy counts in it, and it is smaller before the email is confirmed.
import { makeZip } from 'client-zip';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getUsage } from '../../../contract/accounts/usage.ts';
import { QUOTA_TEXTS } from '../../../contract/messages/quota.ts';
import { addImportPictures, undoImport } from '../../../contract/products/imports.ts';
import { LIMITS } from '../../../server/limits.ts';
import { picture } from '../../fixtures/files.ts';
import { withDatabase } from '../environment.ts';
import { type Market, openMarket } from '../market.ts';
import { check, csvFile, latest, upload } from '../products/import/import-calls.ts';
import { signUpSupplier, type TestSupplier } from '../products/product-forms.ts';

const MB = 1024 * 1024;

let market: Market;
let supplier: TestSupplier;
beforeEach(async () => {
  market = await openMarket(0, { QUOTA_UPLOADS_MB: '5' });
  supplier = await signUpSupplier(market);
});
afterEach(() => market.close());

const uploadQuota = async ({ api }: Pick<TestSupplier, 'api'> = supplier) =>
  (await api.call(getUsage, {})).quotas.find(({ name }) => name === 'uploads');
const refusal = (text: { readonly en: string }) => ({ code: 'overQuota', message: text.en });

describe('an import', () => {
  const table = (chars: number): File =>
    csvFile([
      'Product name,Description',
      ...[1, 2].map((at) => `Lathe ${at},${'a'.repeat(chars)}`),
    ]);
  const smallZip = async (bytes: number): Promise<File> => {
    const content = makeZip([{ name: 'a.png', input: Buffer.alloc(bytes, 1) }]);
    return new File([await new Response(content).arrayBuffer()], 'a.zip', {
      type: 'application/zip',
    });
  };

  test('counts its cells and its ZIP file as uploads until it is withdrawn', async () => {
    const read = await check(supplier, await upload(supplier, table(5_000)));
    const cells = (await uploadQuota())?.used ?? 0;
    expect(cells).toBeGreaterThan(10_000);
    const params = { id: read.id };
    await supplier.api.call(addImportPictures, { params, body: { file: await smallZip(MB) } });
    expect((await uploadQuota())?.used).toBeGreaterThan(cells + MB);
    await supplier.api.call(undoImport, { params });
    expect((await uploadQuota())?.used).toBe(0);
  });

  test('is refused above the quota of uploads, and leaves the earlier one', async () => {
    const read = await check(supplier, await upload(supplier, table(10)));
    const body = { file: await smallZip(6 * MB) };
    const added = supplier.api.call(addImportPictures, { params: { id: read.id }, body });
    await expect(added).rejects.toMatchObject(refusal(QUOTA_TEXTS.uploads(5 * MB)));
    expect((await latest(supplier)).zipName).toBeNull();
    await withDatabase(market, ({ db }) =>
      db
        .insertInto('uploads')
        .values({ path: 'full.webp', user_id: supplier.id, bytes: 5 * MB })
        .execute(),
    );
    await expect(upload(supplier, table(10))).rejects.toMatchObject({ code: 'overQuota' });
    expect((await latest(supplier)).id).toBe(read.id);
  });
});

test('an account without a confirmed email has a smaller quota where the site sends mail', async () => {
  await using mailing = await openMarket(0, { SMTP_URL: 'smtp://127.0.0.1:9' });
  const stranger = await signUpSupplier(mailing);
  await withDatabase(mailing, async ({ db }) => {
    await db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', stranger.id)
      .execute();
    await db
      .insertInto('uploads')
      .values({ path: 'a.webp', user_id: stranger.id, bytes: LIMITS.unconfirmedUploadBytes })
      .execute();
  });
  const save = async (): Promise<unknown> => stranger.create({ images: [await picture()] });
  expect(await uploadQuota(stranger)).toMatchObject({ limit: LIMITS.unconfirmedUploadBytes });
  await expect(save()).rejects.toMatchObject(
    refusal(QUOTA_TEXTS.unconfirmedUploads(LIMITS.unconfirmedUploadBytes)),
  );
  await withDatabase(mailing, ({ db }) =>
    db
      .updateTable('users')
      .set({ email_confirmed_at: new Date().toISOString() })
      .where('id', '=', stranger.id)
      .execute(),
  );
  await save();
});
