// Account quotas: computed from rows, released by deletion, and safe against concurrent uploads.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { getUsage, type QuotaName } from '../../../contract/accounts/usage.ts';
import { sendAttachment } from '../../../contract/chat/chats.ts';
import { QUOTA_TEXTS } from '../../../contract/messages/quota.ts';
import {
  changeMyProducts,
  createProduct,
  deleteProduct,
} from '../../../contract/products/my-products.ts';
import type { Api } from '../../../src/api/call.ts';
import { box, file, ftyp, mp4, picture } from '../../fixtures/files.ts';
import { chatApi } from '../chat/chat-calls.ts';
import { type Market, openMarket } from '../market.ts';
import { storedFilesOf } from '../platform/stored-files.ts';
import { temporaryFiles } from '../products/hostile-form.ts';
import { signUpSupplier, type TestSupplier, VALID_PRODUCT } from '../products/product-forms.ts';
import { openTrade } from '../trade/trade.ts';
import { signUp } from '../users.ts';

const MB = 1024 * 1024;
const SETTINGS = {
  QUOTA_UPLOADS_MB: '5',
  QUOTA_ATTACHMENTS_MB: '1',
  QUOTA_PRODUCTS: '4',
  QUOTA_DRAFTS: '2',
};

let market: Market;
let supplier: TestSupplier;
beforeEach(async () => {
  market = await openMarket(0, SETTINGS);
  supplier = await signUpSupplier(market);
});
afterEach(() => market.close());

const used = async (name: QuotaName, { api }: { readonly api: Api } = supplier) =>
  (await api.call(getUsage, {})).quotas.find((each) => each.name === name);
const uploads = (): Promise<string[]> => storedFilesOf(market, 'uploads').names();
const bytesStored = async (): Promise<number> => {
  let sum = 0;
  for (const name of await uploads())
    sum += (await storedFilesOf(market, 'uploads').bytes(name))?.length ?? 0;
  return sum;
};
/** A video of this many bytes. */
const film = (bytes: number): File =>
  mp4(Buffer.concat([ftyp(), box('moov', 100), box('mdat', bytes - ftyp().length - 116)]));
const refusal = (text: { readonly en: string }) => ({
  code: 'overQuota',
  status: 409,
  message: text.en,
});
const pdf = (bytes: number): File =>
  file(
    Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(bytes - 10), Buffer.from('%%EOF')]),
    'a.pdf',
    'application/pdf',
  );

describe('upload bytes', () => {
  test('are those of the stored files, and decrease with replaced and deleted ones', async () => {
    const { id } = await supplier.create({
      images: [await picture(), await picture()],
      video: mp4(),
    });
    expect(await used('uploads')).toEqual({
      name: 'uploads',
      used: await bytesStored(),
      limit: 5 * MB,
    });
    const { images } = await supplier.read(id);
    await supplier.update(id, { images: [images[0] ?? '', await picture(300, 300)], video: '' });
    expect((await used('uploads'))?.used).toBe(await bytesStored());
    await supplier.api.call(updateProfile, { body: { avatar: await picture() } });
    await supplier.api.call(updateProfile, { body: { avatar: await picture(90, 90) } });
    expect((await used('uploads'))?.used).toBe(await bytesStored());
    await supplier.api.call(deleteProduct, { params: { id } });
    await supplier.api.call(updateProfile, { body: { avatar: '' } });
    expect((await used('uploads'))?.used).toBe(0);
    expect(await uploads()).toEqual([]);
  });

  test('above the quota are refused in the language of the reader, without file and row', async () => {
    await supplier.create({ video: film(4 * MB), status: 'draft' });
    const before = await uploads();
    const text = QUOTA_TEXTS.uploads(5 * MB);
    await expect(supplier.create({ video: film(2 * MB) })).rejects.toMatchObject(refusal(text));
    const inChinese = supplier.apiIn('zh-Hans');
    const body = { avatar: await picture(1_200, 900), certifications: [] };
    await inChinese.call(updateProfile, { body });
    expect(text['zh-Hans']).toContain('5 MB');
    const product = { ...VALID_PRODUCT, video: film(2 * MB) };
    await expect(inChinese.call(createProduct, { body: product })).rejects.toMatchObject({
      message: text['zh-Hans'],
    });
    expect((await uploads()).length).toBe(before.length + 3);
    expect(temporaryFiles(market)).toEqual([]);
    expect((await used('products'))?.used).toBe(1);
  });

  test('a replacement may use the space of the replaced file', async () => {
    const { id } = await supplier.create({ video: film(4 * MB), status: 'draft' });
    await supplier.update(id, { video: film(4.5 * MB) });
    expect((await used('uploads'))?.used).toBe(4.5 * MB);
  });

  test('two concurrent uploads cannot exceed the quota together', async () => {
    const sent = Array.from({ length: 4 }, () => supplier.create({ video: film(2 * MB) }));
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await uploads()).toHaveLength(2);
    expect((await used('uploads'))?.used).toBe(4 * MB);
  });

  test('of one account do not count for another', async () => {
    await supplier.create({ video: film(4 * MB) });
    const other = await signUpSupplier(market);
    await other.create({ video: film(4 * MB) });
    expect((await used('uploads', other))?.used).toBe(4 * MB);
  });
});

describe('products', () => {
  test('above the quota are refused, counting every status', async () => {
    for (const status of ['draft', 'pending', 'draft', 'pending'] as const)
      await supplier.create({ status });
    expect(await used('products')).toEqual({ name: 'products', used: 4, limit: 4 });
    const fifth = supplier.create({ images: [await picture()] });
    await expect(fifth).rejects.toMatchObject(refusal(QUOTA_TEXTS.products(4)));
    expect(await uploads()).toEqual([]);
  });

  test('drafts have a quota of their own, for new and existing products, and submitting one frees a place', async () => {
    const { id } = await supplier.create({ status: 'draft' });
    await supplier.create({ status: 'draft' });
    const third = supplier.create({ status: 'draft' });
    await expect(third).rejects.toMatchObject(refusal(QUOTA_TEXTS.drafts(2)));
    const submitted = await supplier.create();
    const back = supplier.update(submitted.id, { status: 'draft' });
    await expect(back).rejects.toMatchObject(refusal(QUOTA_TEXTS.drafts(2)));
    // Saving an existing draft again does not count as another draft.
    await supplier.update(id, { name: 'Another name', status: 'draft' });
    await supplier.update(id, { status: 'pending' });
    expect(await used('drafts')).toEqual({ name: 'drafts', used: 1, limit: 2 });
    await supplier.update(submitted.id, { status: 'draft' });
  });

  test('created concurrently cannot exceed the quota, and deleted ones free places', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => supplier.create()));
    const createdIds = outcomes.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.id] : [],
    );
    expect(createdIds).toHaveLength(4);
    await supplier.api.call(changeMyProducts, {
      body: { ids: createdIds.slice(0, 2), action: 'delete' },
    });
    expect((await used('products'))?.used).toBe(2);
    await supplier.create();
  });
});

describe('files of conversations', () => {
  const openConversation = async () => {
    const trade = await openTrade(market);
    await trade.createLiveProduct();
    const buyer = await signUp(market, 'buyer');
    const chat = await chatApi.open(buyer, {
      userIds: [buyer.id, trade.supplier.id],
    });
    const send = (sent: File) =>
      buyer.api.call(sendAttachment, {
        params: { id: chat.id },
        body: { file: sent },
      });
    return { buyer, send };
  };
  const storedNames = (): Promise<string[]> => storedFilesOf(market, 'attachments').names();

  test('count for their sender, and are refused above the quota', async () => {
    const { buyer, send } = await openConversation();
    await send(pdf(700_000));
    expect(await used('attachments', buyer)).toEqual({
      name: 'attachments',
      used: 700_000,
      limit: MB,
    });
    expect((await used('attachments'))?.used).toBe(0);
    await expect(send(pdf(400_000))).rejects.toMatchObject(refusal(QUOTA_TEXTS.attachments(MB)));
    expect(await storedNames()).toHaveLength(1);
    await send(pdf(300_000));
  });

  test('two concurrent files cannot exceed the quota', async () => {
    const { send } = await openConversation();
    const outcomes = await Promise.allSettled([send(pdf(700_000)), send(pdf(700_000))]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await storedNames()).toHaveLength(1);
  });
});

test('a buyer has no product quota', async () => {
  const buyer = await signUp(market, 'buyer');
  const names = (await buyer.api.call(getUsage, {})).quotas.map(({ name }) => name);
  expect(names).toEqual(['uploads', 'attachments']);
});
