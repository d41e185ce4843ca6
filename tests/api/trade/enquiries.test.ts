// Sending enquiries: recipients and stored fields, through both kinds of endpoints, and refusals.
import { expect, test, vi } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { updateProfile } from '../../../contract/accounts/profile.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import {
  listBuyerEnquiries,
  listEnquiries,
  listSupplierEnquiries,
  sendEnquiry,
  sendProductEnquiry,
} from '../../../contract/trade/enquiries.ts';
import { sharedMarket } from '../market.ts';
import { signUp } from '../users.ts';
import { notificationsOf, openTrade } from './trade.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);

const ENQUIRY_TEXTS = { subject: 'A rice mill', message: 'Which voltage does it need?' } as const;

test('an enquiry about a product reaches its supplier with all fields', async () => {
  const { buyer, supplier } = trade;
  const productId = await trade.createLiveProduct();
  const body = {
    ...ENQUIRY_TEXTS,
    productId,
    supplierId: supplier.id,
    quantity: '3',
    targetPrice: '11000.25',
    deliveryTimeline: '1 month',
    contactInfo: { email: 'purchase@rao.example', phone: '+919000000000' },
    // The page sends this field; the server ignores it.
    userId: supplier.id,
    status: 'answered',
  } as const;
  const { data: enquiry, message } = await buyer.api.call(sendEnquiry, { body });
  expect(message).toBe('Your inquiry has been sent successfully!');
  expect(enquiry).toMatchObject({
    topic: 'product',
    product: { id: productId, name: 'Rice mill RM-20' },
    category: 'Agricultural Machinery',
    buyer: { id: buyer.id, companyName: 'Rao Spices' },
    supplier: { id: supplier.id },
    ...ENQUIRY_TEXTS,
    type: 'product_info',
    quantity: 3,
    targetPrice: 11_000.25,
    deliveryTimeline: '1 month',
    contactInfo: { email: 'purchase@rao.example', phone: '+919000000000' },
    status: 'pending',
    originalLanguage: 'en',
  });
  for (const [participant, list] of [
    [buyer, listBuyerEnquiries],
    [supplier, listSupplierEnquiries],
  ] as const)
    expect((await participant.api.call(list, { query: {} })).data[0]).toEqual(enquiry);
  expect((await market.api.call(getProduct, { params: { id: productId } }))?.inquiries).toBe(1);
  expect((await notificationsOf(supplier))[0]).toMatchObject({
    kind: 'enquiry.new',
    subjectId: enquiry?.id,
    subject: 'A rice mill',
    from: 'Rao Spices',
    readAt: null,
  });
});

test('the product window creates the same enquiry, with the account as contact', async () => {
  const { buyer, supplier } = trade;
  const productId = await trade.createLiveProduct({
    name: '碾米机 RM-30',
    description: '每天碾米三十吨。',
  });
  const body = {
    productId,
    type: 'price_quote',
    message: '请报价。',
    requirements: { text: '带除尘' },
  } as const;
  const chinese = buyer.apiIn('zh-Hans');
  const { data: enquiry, message } = await chinese.call(sendProductEnquiry, { body });
  expect(message).toBe('您的询盘已成功发送！');
  expect(enquiry).toMatchObject({
    topic: 'product',
    product: { id: productId },
    subject: '',
    message: '请报价。',
    requirements: { text: '带除尘' },
    type: 'price_quote',
    quantity: null,
    contactInfo: { email: buyer.email, phone: '+919876543210' },
    originalLanguage: 'zh-Hans',
  });
  // Without a subject of its own, the enquiry takes the name of the product.
  expect((await notificationsOf(supplier))[0]).toMatchObject({ subject: '碾米机 RM-30' });
});

test.each([
  ['/enquiries', { ...ENQUIRY_TEXTS, productId: 'bis-certification' }],
  ['/inquiries', { message: ENQUIRY_TEXTS.message, productId: 'bis-certification' }],
  ['/enquiries', { ...ENQUIRY_TEXTS, productId: 'bis-certification', supplierId: 'admin' }],
] as const)('%s about certification goes to the admins: %j', async (path, payload) => {
  const { buyer, admin, supplier } = trade;
  const before = (await notificationsOf(supplier)).length;
  const reply = await market.app.inject(buyer.request('POST', path, payload));
  expect(reply.json()).toMatchObject({
    success: true,
    data: { topic: 'bis', product: null, vendor: { id: 'admin', name: 'Yantra Bridge' } },
  });
  const [newest] = (await admin.api.call(listEnquiries, { query: {} })).data;
  expect(newest?.id).toBe(reply.json().data.id);
  expect((await notificationsOf(admin))[0]).toMatchObject({
    kind: 'enquiry.new',
    subjectId: newest?.id,
  });
  expect(await notificationsOf(supplier)).toHaveLength(before);
});

test('without a product it goes to the named supplier, otherwise to the admins, with its category', async () => {
  const { buyer, supplier } = trade;
  await trade.createLiveProduct();
  const send = async (change: object) => {
    const body = { ...ENQUIRY_TEXTS, category: 'Fashion Machineries', ...change };
    return (await buyer.api.call(sendEnquiry, { body })).data;
  };
  const about = { topic: 'general', product: null, category: 'Fashion Machinery' };
  expect(await send({ supplierId: supplier.id })).toMatchObject({
    ...about,
    supplier: { id: supplier.id },
  });
  for (const change of [{}, { supplierId: 'admin' }, { productId: '', supplierId: null }])
    expect(await send(change)).toMatchObject({ ...about, supplier: { id: 'admin' } });
});

test('the newest enquiry is first in the list, also for several in one millisecond', async () => {
  const [buyer, { supplier, createLiveProduct: live }] = [
    await signUp(market, 'buyer'),
    await openTrade(market),
  ];
  const productId = await live();
  const sent: string[] = [];
  // All enquiries get the same millisecond.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  try {
    for (let at = 0; at < 8; at++) {
      const { data } = await buyer.api.call(sendEnquiry, {
        body: { ...ENQUIRY_TEXTS, productId },
      });
      sent.unshift(data?.id ?? '');
    }
  } finally {
    vi.useRealTimers();
  }
  for (const [participant, list] of [
    [buyer, listBuyerEnquiries],
    [supplier, listSupplierEnquiries],
  ] as const)
    expect((await participant.api.call(list, { query: {} })).data.map(({ id }) => id)).toEqual(
      sent,
    );
});

test('a supplier with a description receives enquiries without a product', async () => {
  const quiet = await signUp(market, 'supplier');
  const payload = { ...ENQUIRY_TEXTS, supplierId: quiet.id };
  await trade.buyer.expectRefused('supplierNotFound', 'POST', '/enquiries', payload);
  await quiet.api.call(updateProfile, { body: { description: 'We build mills.' } });
  const reply = await market.app.inject(trade.buyer.request('POST', '/enquiries', payload));
  expect(reply.statusCode).toBe(200);
});

test('deleting the account during a request causes no error', async () => {
  const { createLiveProduct: live } = trade;
  const productId = await live();
  for (let round = 0; round < 5; round++) {
    const { password, api, ...participant } = await signUp(market, 'buyer');
    const user = { ...participant, api, password };
    const [, ...replies] = await Promise.all([
      api.call(deleteAccount, {}),
      ...Array.from({ length: 4 }, () =>
        market.app.inject(user.request('POST', '/enquiries', { ...ENQUIRY_TEXTS, productId })),
      ),
    ]);
    for (const { statusCode } of replies) expect([200, 401]).toContain(statusCode);
  }
});
