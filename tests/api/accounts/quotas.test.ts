// Account quotas: computed from rows, released by deletion, and safe against concurrent uploads.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { updateProfile } from '../../../contract/accounts/auth.ts';
import { getUsage } from '../../../contract/accounts/usage.ts';
import type { QuotaName } from '../../../contract/accounts/usage-reader.ts';
import { sendAttachment } from '../../../contract/chat/chats.ts';
import { QUOTA_TEXTS } from '../../../contract/messages/quota.ts';
import {
  changeMyProducts,
  createProduct,
  deleteProduct,
} from '../../../contract/products/my-products.ts';
import type { Api } from '../../../src/api/call.ts';
import { box, file, ftyp, mp4, picture } from '../../fixtures/files.ts';
import { talkIn } from '../chat/talk.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../people.ts';
import { filesIn } from '../platform/kept-files.ts';
import { formApi, openSeller, type Seller, WHOLE } from '../products/forms.ts';
import { waitingIn } from '../products/hostile-form.ts';
import { openTrade } from '../trade/trade.ts';

const MB = 1024 * 1024;
const SETTINGS = {
  QUOTA_UPLOADS_MB: '5',
  QUOTA_ATTACHMENTS_MB: '1',
  QUOTA_PRODUCTS: '4',
  QUOTA_DRAFTS: '2',
};

let market: Market;
let seller: Seller;
beforeEach(async () => {
  market = await openMarket(0, SETTINGS);
  seller = await openSeller(market);
});
afterEach(() => market.close());

const used = async (name: QuotaName, { api }: { readonly api: Api } = seller) =>
  (await api.call(getUsage, {})).find((each) => each.name === name);
const uploads = (): Promise<string[]> => filesIn(market, 'uploads').names();
const bytesStored = async (): Promise<number> => {
  let sum = 0;
  for (const name of await uploads())
    sum += (await filesIn(market, 'uploads').bytes(name))?.length ?? 0;
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

describe('bytes of uploads', () => {
  test('are what lies in the store, and go with what is replaced or deleted', async () => {
    const { id } = await seller.create({
      images: [await picture(), await picture()],
      video: mp4(),
    });
    expect(await used('uploads')).toEqual({
      name: 'uploads',
      used: await bytesStored(),
      limit: 5 * MB,
    });
    const { images } = await seller.read(id);
    await seller.update(id, { images: [images[0] ?? '', await picture(300, 300)], video: '' });
    expect((await used('uploads'))?.used).toBe(await bytesStored());
    await seller.forms.call(updateProfile, { body: { avatar: await picture() } });
    await seller.forms.call(updateProfile, { body: { avatar: await picture(90, 90) } });
    expect((await used('uploads'))?.used).toBe(await bytesStored());
    await seller.forms.call(deleteProduct, { params: { id } });
    await seller.forms.call(updateProfile, { body: { avatar: '' } });
    expect((await used('uploads'))?.used).toBe(0);
    expect(await uploads()).toEqual([]);
  });

  test('past the quota are refused in the reader’s words, and leave neither file nor row', async () => {
    await seller.create({ video: film(4 * MB), status: 'draft' });
    const before = await uploads();
    const text = QUOTA_TEXTS.uploads(5 * MB);
    await expect(seller.create({ video: film(2 * MB) })).rejects.toMatchObject(refusal(text));
    const inChinese = formApi(market, seller, 'zh-Hans');
    const body = { avatar: await picture(1_200, 900), certifications: [] };
    await inChinese.call(updateProfile, { body });
    expect(text['zh-Hans']).toContain('5 MB');
    const product = { ...WHOLE, video: film(2 * MB) };
    await expect(inChinese.call(createProduct, { body: product })).rejects.toMatchObject({
      message: text['zh-Hans'],
    });
    expect((await uploads()).length).toBe(before.length + 3);
    expect(waitingIn(market)).toEqual([]);
    expect((await used('products'))?.used).toBe(1);
  });

  test('a file may take the place of one that fills the quota', async () => {
    const { id } = await seller.create({ video: film(4 * MB), status: 'draft' });
    await seller.update(id, { video: film(4.5 * MB) });
    expect((await used('uploads'))?.used).toBe(4.5 * MB);
  });

  test('two uploads at once do not pass it together', async () => {
    const sent = Array.from({ length: 4 }, () => seller.create({ video: film(2 * MB) }));
    const outcomes = await Promise.allSettled(sent);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await uploads()).toHaveLength(2);
    expect((await used('uploads'))?.used).toBe(4 * MB);
  });

  test('of one account are not counted for another', async () => {
    await seller.create({ video: film(4 * MB) });
    const other = await openSeller(market);
    await other.create({ video: film(4 * MB) });
    expect((await used('uploads', other))?.used).toBe(4 * MB);
  });
});

describe('products', () => {
  test('past the quota are refused, in every status together', async () => {
    for (const status of ['draft', 'pending', 'draft', 'pending'] as const)
      await seller.create({ status });
    expect(await used('products')).toEqual({ name: 'products', used: 4, limit: 4 });
    const fifth = seller.create({ images: [await picture()] });
    await expect(fifth).rejects.toMatchObject(refusal(QUOTA_TEXTS.products(4)));
    expect(await uploads()).toEqual([]);
  });

  test('drafts past theirs are refused, as new ones and as what was submitted; submitting one makes room', async () => {
    const { id } = await seller.create({ status: 'draft' });
    await seller.create({ status: 'draft' });
    const third = seller.create({ status: 'draft' });
    await expect(third).rejects.toMatchObject(refusal(QUOTA_TEXTS.drafts(2)));
    const submitted = await seller.create();
    const back = seller.update(submitted.id, { status: 'draft' });
    await expect(back).rejects.toMatchObject(refusal(QUOTA_TEXTS.drafts(2)));
    // Saving an existing draft again does not count as another draft.
    await seller.update(id, { name: 'Another name', status: 'draft' });
    await seller.update(id, { status: 'pending' });
    expect(await used('drafts')).toEqual({ name: 'drafts', used: 1, limit: 2 });
    await seller.update(submitted.id, { status: 'draft' });
  });

  test('that are created at once do not pass it together, and deleted ones make room', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => seller.create()));
    const made = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []));
    expect(made).toHaveLength(4);
    await seller.forms.call(changeMyProducts, {
      body: { ids: made.slice(0, 2), action: 'delete' },
    });
    expect((await used('products'))?.used).toBe(2);
    await seller.create();
  });
});

describe('files of conversations', () => {
  const talk = async () => {
    const trade = await openTrade(market);
    await trade.live();
    const buyer = await signUp(market, 'buyer');
    const { chat } = await talkIn(market).open(buyer, { userIds: [buyer.id, trade.supplier.id] });
    const send = (sent: File) =>
      formApi(market, buyer).call(sendAttachment, {
        params: { id: chat.id },
        body: { file: sent },
      });
    return { buyer, send };
  };
  const kept = (): Promise<string[]> => filesIn(market, 'attachments').names();

  test('count for their sender, and past the quota are refused', async () => {
    const { buyer, send } = await talk();
    await send(pdf(700_000));
    expect(await used('attachments', buyer)).toEqual({
      name: 'attachments',
      used: 700_000,
      limit: MB,
    });
    expect((await used('attachments'))?.used).toBe(0);
    await expect(send(pdf(400_000))).rejects.toMatchObject(refusal(QUOTA_TEXTS.attachments(MB)));
    expect(await kept()).toHaveLength(1);
    await send(pdf(300_000));
  });

  test('two at once do not pass it together', async () => {
    const { send } = await talk();
    const outcomes = await Promise.allSettled([send(pdf(700_000)), send(pdf(700_000))]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });
});

test('a buyer has no quota of products', async () => {
  const buyer = await signUp(market, 'buyer');
  const names = (await buyer.api.call(getUsage, {})).map(({ name }) => name);
  expect(names).toEqual(['uploads', 'attachments']);
});
