// Calls repeated with the same idempotency key: same reply, even after later changes; keys are separate per account.
import { describe, expect, test } from 'vitest';
import { sendContactMessage } from '../../../contract/admin/contact.ts';
import { listContactMessages } from '../../../contract/admin/contact-messages.ts';
import { closeReport, listReports, reportProduct } from '../../../contract/admin/reports.ts';
import { createChat, sendAttachment, sendChatMessage } from '../../../contract/chat/chats.ts';
import { deleteProduct, listMyProducts } from '../../../contract/products/my-products.ts';
import {
  listBuyerEnquiries,
  sendEnquiry,
  sendProductEnquiry,
} from '../../../contract/trade/enquiries.ts';
import {
  getEnquiry,
  replyToEnquiry,
  setEnquiryStatus,
} from '../../../contract/trade/enquiry-thread.ts';
import { listOrders, placeOrder } from '../../../contract/trade/orders.ts';
import { file, picture } from '../../fixtures/files.ts';
import { sharedMarket } from '../market.ts';
import { storedFilesOf } from '../platform/stored-files.ts';
import { buildForm, productRequest, temporaryFiles } from '../products/hostile-form.ts';
import { SENT_PRODUCT, type TestSupplier } from '../products/product-forms.ts';
import { expectRefused } from '../refusal.ts';
import { type SignedInUser, signUp } from '../users.ts';
import { notificationsOf, openTrade, orderBodyFor } from './trade.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const productId = await trade.createLiveProduct();

const REUSED = { code: 'keyReused', status: 409 };
let keys = 0;
const newKey = (): string => `attempt-${keys++}`;

describe('an enquiry', () => {
  const send = async (user: SignedInUser, idempotencyKey: string, message = 'How much?') => {
    const body = { productId, subject: 'A mill', message, idempotencyKey };
    return (await user.api.call(sendEnquiry, { body })).data;
  };
  const sentBy = async (user: SignedInUser) =>
    (await user.api.call(listBuyerEnquiries, { query: {} })).data;

  test('returns the stored enquiry, also after a reply and after the product is deleted', async () => {
    const buyer = await signUp(market, 'buyer');
    const key = newKey();
    const about = await trade.createLiveProduct();
    const body = { productId: about, subject: 'A mill', message: 'How?', idempotencyKey: key };
    const again = async () => (await buyer.api.call(sendEnquiry, { body })).data;
    const first = await again();
    const params = { id: first?.id ?? '' };
    await trade.supplier.api.call(replyToEnquiry, { params, body: { text: 'So much.' } });
    expect(await again()).toEqual({ ...first, status: 'answered' });
    await trade.supplier.api.call(deleteProduct, { params: { id: about } });
    expect(await again()).toMatchObject({ id: first?.id, status: 'answered' });
    await buyer.api.call(setEnquiryStatus, {
      params,
      body: { status: 'closed' },
    });
    expect(await again()).toMatchObject({ id: first?.id, status: 'closed' });
    expect(await sentBy(buyer)).toHaveLength(1);
  });

  test('keys of different accounts are independent, and without a key each call is new', async () => {
    const users = [await signUp(market, 'buyer'), await signUp(market, 'buyer')];
    const key = newKey();
    for (const user of users) {
      await send(user, key);
      for (let at = 0; at < 2; at++)
        await user.api.call(sendProductEnquiry, {
          body: { productId, message: 'Hello' },
        });
      expect(await sentBy(user)).toHaveLength(3);
    }
  });

  test('with other content under the same key is refused, and the first stays', async () => {
    const buyer = await signUp(market, 'buyer');
    const key = newKey();
    const first = await send(buyer, key);
    await expect(send(buyer, key, 'How much for two?')).rejects.toMatchObject(REUSED);
    const body = { productId, message: 'How much?', idempotencyKey: key };
    await buyer.expectRefused('keyReused', 'POST', '/inquiries', body);
    expect(await sentBy(buyer)).toEqual([first]);
  });

  test('a key has a limited length and alphabet', async () => {
    const { buyer } = trade;
    for (const idempotencyKey of ['x'.repeat(65), 'a b', 'ключ', "'; drop table enquiries", 7, {}])
      for (const [path, body] of [
        ['/enquiries', { productId, subject: 'A mill', message: 'How much?' }],
        ['/contact', { Email: 'a@example.in', Message: 'How much?' }],
      ] as const) {
        const enquiryRequest = buyer.request('POST', path, { ...body, idempotencyKey });
        await expectRefused(market, enquiryRequest, 'validation');
      }
    const before = (await sentBy(buyer)).length;
    for (const key of ['', 'x'.repeat(64), '6f9619ff-8b86-d011-b42d-00cf4fc964ff'])
      await send(buyer, key);
    expect(await sentBy(buyer)).toHaveLength(before + 3);
  });
});

test('a repeated reply is stored once, also after an answer and after closing', async () => {
  const { buyer, supplier } = trade;
  const body = { productId, subject: 'A mill', message: 'How much?' };
  const { data: enquiry } = await buyer.api.call(sendEnquiry, { body });
  const params = { id: enquiry?.id ?? '' };
  const key = newKey();
  const reply = (user: SignedInUser, text: string, idempotencyKey: string) =>
    user.api.call(replyToEnquiry, {
      params,
      body: { text, idempotencyKey },
    });
  await reply(buyer, 'And for two?', key);
  const notificationCount = (await notificationsOf(supplier)).length;
  await reply(supplier, 'Less.', key);
  const repeated = await reply(buyer, 'And for two?', key);
  expect(repeated.message).toBe('Your reply was sent.');
  expect(repeated.replies.map(({ text }) => text)).toEqual(['And for two?', 'Less.']);
  // The supplier had answered; repeating the buyer's call does not change the status back.
  expect(repeated.data.status).toBe('answered');
  await buyer.api.call(setEnquiryStatus, {
    params,
    body: { status: 'closed' },
  });
  expect((await reply(buyer, 'And for two?', key)).replies).toHaveLength(2);
  await expect(reply(buyer, 'And for three?', key)).rejects.toMatchObject(REUSED);
  const other = await buyer.api.call(sendEnquiry, { body });
  const repeatedReply = buyer.api.call(replyToEnquiry, {
    params: { id: other.data?.id ?? '' },
    body: { text: 'And for two?', idempotencyKey: key },
  });
  await expect(repeatedReply).rejects.toMatchObject(REUSED);
  expect((await notificationsOf(supplier)).length).toBe(notificationCount + 2);
  expect((await buyer.api.call(getEnquiry, { params })).replies).toHaveLength(2);
});

test('a repeated report is stored once, also after it is closed', async () => {
  const { admin, buyer } = trade;
  const id = await trade.createLiveProduct();
  const report = (idempotencyKey: string, api = market.api, text = 'A copy.') =>
    api.call(reportProduct, {
      params: { id },
      body: { reason: 'counterfeit', text, idempotencyKey },
    });
  const reports = async () =>
    (await admin.api.call(listReports, { query: {} })).reports.filter(
      (each) => each.productId === id,
    );
  const key = newKey();
  const first = await report(key);
  const [stored] = await reports();
  const closing = { params: { id: stored?.id ?? '' }, body: { outcome: 'upheld' } as const };
  await admin.api.call(closeReport, closing);
  expect(await report(key)).toEqual(first);
  expect(await reports()).toHaveLength(1);
  // Another visitor and an account choose the same key by chance: no report is lost.
  await report(key, market.api, 'The photographs are stolen.');
  await report(key, buyer.api);
  expect(await reports()).toHaveLength(3);
  await expect(report(key, buyer.api, 'Other words.')).rejects.toMatchObject(REUSED);
});

test('a repeated contact message is stored once, and other content under the key is new', async () => {
  const { admin } = trade;
  const key = newKey();
  const send = (message: string) => {
    const body = { email: 'a@example.in', message, idempotencyKey: key };
    return market.api.call(sendContactMessage, { body });
  };
  const first = await send('Which voltage?');
  expect(await send('Which voltage?')).toEqual(first);
  await send('Which weight?');
  const { messages } = await admin.api.call(listContactMessages, { query: {} });
  expect(messages.map(({ text }) => text).sort()).toEqual(['Which voltage?', 'Which weight?']);
});

describe('a new product', () => {
  const ownOf = async ({ api }: TestSupplier) =>
    (await api.call(listMyProducts, { query: {} })).products.map(({ id }) => id);

  test('returns the stored product and files, also after a change', async () => {
    const seller = (await openTrade(market)).supplier;
    const files = storedFilesOf(market, 'uploads');
    const before = (await files.names()).length;
    const key = newKey();
    const images = [await picture(64, 48), await picture(48, 64)];
    const create = (change = {}) =>
      seller.create({ status: 'draft', images, idempotencyKey: key, ...change });
    const first = await create();
    expect(await create()).toEqual(first);
    await seller.update(first.id, { name: 'Rice mill RM-21' });
    expect(await create()).toMatchObject({ id: first.id, name: 'Rice mill RM-21' });
    expect(await ownOf(seller)).toEqual([first.id]);
    for (const change of [
      { name: 'Another' },
      { images: images.slice(1) },
      { images: images.toReversed() },
    ])
      await expect(create(change)).rejects.toMatchObject(REUSED);
    expect((await files.names()).length).toBe(before + 6);
    expect(temporaryFiles(market)).toEqual([]);
  });

  test('keys of different suppliers are independent', async () => {
    const key = newKey();
    const suppliers = [trade.supplier, (await openTrade(market)).supplier];
    const createdIds = [];
    for (const seller of suppliers)
      createdIds.push((await seller.create({ idempotencyKey: key })).id);
    expect(new Set(createdIds).size).toBe(2);
  });

  test('an invalid key is refused and leaves no file', async () => {
    const { supplier } = trade;
    const before = await storedFilesOf(market, 'uploads').names();
    const form = buildForm([['images', await picture()]], {
      ...SENT_PRODUCT,
      idempotencyKey: 'a key',
    });
    await expectRefused(market, await productRequest(supplier.token, form), 'validation');
    expect(await storedFilesOf(market, 'uploads').names()).toEqual(before);
  });
});

test('orders and chat messages also accept their older names of the key', async () => {
  const buyer = await signUp(market, 'buyer');
  const api = () => buyer.api;
  const [key, older] = [newKey(), newKey()];
  for (const change of [{ idempotencyKey: key }, { requestId: older }, { idempotencyKey: older }]) {
    const body = orderBodyFor(trade.supplier.id, productId, change);
    for (let at = 0; at < 2; at++) await api().call(placeOrder, { body });
  }
  expect((await buyer.api.call(listOrders, { query: {} })).data).toHaveLength(2);
  const other = orderBodyFor(trade.supplier.id, productId, {
    idempotencyKey: key,
    shippingAddress: 'x',
  });
  await expect(api().call(placeOrder, { body: other })).rejects.toMatchObject(REUSED);

  const body = { userIds: [trade.supplier.id], productId };
  const chat = await api().call(createChat, { body });
  const sendMessage = (named: { clientId: string } | { idempotencyKey: string }) =>
    api().call(sendChatMessage, { body: { chatId: chat.id, text: 'Hello', ...named } });
  expect((await sendMessage({ idempotencyKey: key })).id).toBe(
    (await sendMessage({ clientId: key })).id,
  );
  const pdf = file(Buffer.from('%PDF-1.7\ntrailer <<>>\n%%EOF\n'), 'a.pdf', 'application/pdf');
  const attach = (named: { clientId: string } | { idempotencyKey: string }) =>
    api().call(sendAttachment, { params: { id: chat.id }, body: { file: pdf, ...named } });
  expect((await attach({ idempotencyKey: older })).id).toBe((await attach({ clientId: older })).id);
});
