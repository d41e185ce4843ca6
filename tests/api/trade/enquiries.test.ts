// Sending enquiries: recipients and stored fields, through both kinds of endpoints, and refusals.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import { updateProfile } from '../../../contract/accounts/auth.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import {
  listBuyerEnquiries,
  listEnquiries,
  listSupplierEnquiries,
  sendEnquiry,
  sendProductEnquiry,
} from '../../../contract/trade/enquiries.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../people.ts';
import { expectRefused } from '../refusal.ts';
import { elsewhere, openTrade, request, type Trade, toldTo } from './trade.ts';

let market: Market;
let trade: Trade;
beforeAll(async () => {
  market = await openMarket(0);
  trade = await openTrade(market);
});
afterAll(() => market.close());

const ASKED = { subject: 'A rice mill', message: 'Which voltage does it need?' } as const;

test('an enquiry about a product reaches its supplier, with all that was filled in', async () => {
  const { buyer, supplier } = trade;
  const productId = await trade.live();
  const body = {
    ...ASKED,
    productId,
    supplierId: supplier.id,
    quantity: '3',
    target_price: '11000.25',
    delivery_timeline: '1 month',
    contactInfo: { email: 'purchase@rao.example', phone: '+919000000000' },
    // The page sends this field; the server ignores it.
    userId: supplier.id,
    status: 'answered',
  } as const;
  const { enquiry, message } = await elsewhere(market, buyer).call(sendEnquiry, { body });
  expect(message).toBe('Your inquiry has been sent successfully!');
  expect(enquiry).toMatchObject({
    topic: 'product',
    product: { id: productId, name: 'Rice mill RM-20' },
    category: 'Agricultural Machinery',
    buyer: { id: buyer.id, companyName: 'Rao Spices' },
    supplier: { id: supplier.id },
    ...ASKED,
    type: 'product_info',
    quantity: 3,
    targetPrice: 11_000.25,
    deliveryTimeline: '1 month',
    contact: { email: 'purchase@rao.example', phone: '+919000000000' },
    status: 'pending',
    originalLanguage: 'en',
  });
  for (const [who, list] of [
    [buyer, listBuyerEnquiries],
    [supplier, listSupplierEnquiries],
  ] as const)
    expect((await who.api.call(list, { query: {} })).enquiries[0]).toEqual(enquiry);
  expect((await market.api.call(getProduct, { params: { id: productId } }))?.inquiries).toBe(1);
  expect((await toldTo(supplier))[0]).toMatchObject({
    kind: 'enquiry.new',
    subjectId: enquiry?.id,
    subject: 'A rice mill',
    from: 'Rao Spices',
    readAt: null,
  });
});

test('the window of a product writes the same thing; its account is the contact', async () => {
  const { buyer, supplier } = trade;
  const productId = await trade.live({ name: '碾米机 RM-30', description: '每天碾米三十吨。' });
  const body = {
    productId,
    inquiryType: 'price_quote',
    message: '请报价。',
    requirements: { text: '带除尘' },
  } as const;
  const chinese = elsewhere(market, buyer, 'zh-Hans');
  const { enquiry, message } = await chinese.call(sendProductEnquiry, { body });
  expect(message).toBe('您的询盘已成功发送！');
  expect(enquiry).toMatchObject({
    topic: 'product',
    product: { id: productId },
    subject: null,
    message: '请报价。',
    requirements: '带除尘',
    type: 'price_quote',
    quantity: null,
    contact: { email: buyer.email, phone: '+919876543210' },
    originalLanguage: 'zh-Hans',
  });
  // Without a subject of its own, the enquiry takes the name of the product.
  expect((await toldTo(supplier))[0]).toMatchObject({ subject: '碾米机 RM-30' });
});

test.each([
  ['/enquiries', { ...ASKED, productId: 'bis-certification' }],
  ['/inquiries', { message: ASKED.message, productId: 'bis-certification' }],
  ['/enquiries', { ...ASKED, productId: 'bis-certification', supplierId: 'admin' }],
] as const)('%s about certification goes to the desk: %j', async (path, payload) => {
  const { buyer, admin, supplier } = trade;
  const before = (await toldTo(supplier)).length;
  const reply = await market.app.inject(request(buyer, 'POST', path, payload));
  expect(reply.json()).toMatchObject({
    success: true,
    data: { topic: 'bis', product: null, vendor: { id: 'admin', name: 'Yantra Bridge' } },
  });
  const [newest] = (await admin.api.call(listEnquiries, { query: {} })).enquiries;
  expect(newest?.id).toBe(reply.json().data.id);
  expect((await toldTo(admin))[0]).toMatchObject({ kind: 'enquiry.new', subjectId: newest?.id });
  expect(await toldTo(supplier)).toHaveLength(before);
});

test('without a product it goes to whom it names, else to the desk, with its category', async () => {
  const { buyer, supplier } = trade;
  await trade.live();
  const send = async (change: object) => {
    const body = { ...ASKED, category: 'Fashion Machineries', ...change };
    return (await elsewhere(market, buyer).call(sendEnquiry, { body })).enquiry;
  };
  const about = { topic: 'general', product: null, category: 'Fashion Machinery' };
  expect(await send({ supplierId: supplier.id })).toMatchObject({
    ...about,
    supplier: { id: supplier.id },
  });
  for (const change of [{}, { supplierId: 'admin' }, { productId: '', supplierId: null }])
    expect(await send(change)).toMatchObject({ ...about, supplier: { id: 'admin' } });
});

test('the newest is the first of the list, however fast they come', async () => {
  const [buyer, { supplier, live }] = [await signUp(market, 'buyer'), await openTrade(market)];
  const productId = await live();
  const sent: string[] = [];
  // All enquiries get the same millisecond.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  try {
    for (let at = 0; at < 8; at++) {
      const { enquiry } = await buyer.api.call(sendEnquiry, { body: { ...ASKED, productId } });
      sent.unshift(enquiry?.id ?? '');
    }
  } finally {
    vi.useRealTimers();
  }
  for (const [who, list] of [
    [buyer, listBuyerEnquiries],
    [supplier, listSupplierEnquiries],
  ] as const)
    expect((await who.api.call(list, { query: {} })).enquiries.map(({ id }) => id)).toEqual(sent);
});

test('a supplier who said something about itself can be asked without a listing', async () => {
  const quiet = await signUp(market, 'supplier');
  const payload = { ...ASKED, supplierId: quiet.id };
  await expectRefused(
    market,
    request(trade.buyer, 'POST', '/enquiries', payload),
    'supplierNotFound',
  );
  await quiet.api.call(updateProfile, { body: { description: 'We build mills.' } });
  const reply = await market.app.inject(request(trade.buyer, 'POST', '/enquiries', payload));
  expect(reply.statusCode).toBe(200);
});

test('who deletes the account while sending breaks nothing', async () => {
  const { live } = trade;
  const productId = await live();
  for (let round = 0; round < 5; round++) {
    const { password, api, ...who } = await signUp(market, 'buyer');
    const someone = { ...who, api, password };
    const [, ...replies] = await Promise.all([
      api.call(deleteAccount, { body: { password } }),
      ...Array.from({ length: 4 }, () =>
        market.app.inject(request(someone, 'POST', '/enquiries', { ...ASKED, productId })),
      ),
    ]);
    for (const { statusCode } of replies) expect([200, 401]).toContain(statusCode);
  }
});
