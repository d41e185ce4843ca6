// Refused enquiries: products that are not public, a wrong supplier, invalid fields, rate limits, wrong roles.
import { describe, expect, test } from 'vitest';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import { deleteProduct, updateProduct } from '../../../contract/products/my-products.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { openTrade } from './trade.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);

const ENQUIRY_TEXTS = { subject: 'A rice mill', message: 'Which voltage does it need?' } as const;

describe('an enquiry about a product that is not public is refused', () => {
  const refused = async (productId: string) => {
    for (const path of ['/enquiries', '/inquiries'])
      await trade.buyer.expectRefused('productNotFound', 'POST', path, {
        ...ENQUIRY_TEXTS,
        productId,
      });
  };

  test('pending, inactive, deleted and unknown products', async () => {
    const { supplier } = trade;
    await refused((await supplier.create()).id);
    const id = await trade.createLiveProduct();
    await supplier.api.call(updateProduct, { params: { id }, body: { status: 'inactive' } });
    await refused(id);
    await supplier.api.call(deleteProduct, { params: { id } });
    await refused(id);
    await refused('no-such-listing');
  });

  test('a product of a suspended supplier', async () => {
    const { supplier, admin, createLiveProduct: live, buyer } = await openTrade(market);
    const id = await live();
    const body = { reason: 'A test.' };
    await admin.api.call(suspendUser, { params: { id: supplier.id }, body });
    await refused(id);
    const payload = { ...ENQUIRY_TEXTS, supplierId: supplier.id };
    await buyer.expectRefused('supplierNotFound', 'POST', '/enquiries', payload);
  });
});

test('a supplier that does not match the product, or is no supplier, is refused and not counted', async () => {
  const { buyer } = trade;
  const [productId, other] = [await trade.createLiveProduct(), await openTrade(market)];
  await other.createLiveProduct();
  const strangers = [buyer.id, 'nobody', '__proto__', "' or 1=1 --"];
  for (const about of [
    ...strangers.map((supplierId) => ({ supplierId })),
    ...[other.supplier.id, ...strangers].map((supplierId) => ({ productId, supplierId })),
    { productId: 'bis-certification', supplierId: other.supplier.id },
  ])
    await buyer.expectRefused('supplierNotFound', 'POST', '/enquiries', {
      ...ENQUIRY_TEXTS,
      ...about,
    });
  expect((await market.api.call(getProduct, { params: { id: productId } }))?.inquiries).toBe(0);
});

test.each([
  [{}],
  [{ subject: 'x' }],
  [{ subject: ' \0 ', message: 'x' }],
  [{ ...ENQUIRY_TEXTS, subject: 'x'.repeat(201) }],
  [{ ...ENQUIRY_TEXTS, message: 'x'.repeat(5_001) }],
  [{ ...ENQUIRY_TEXTS, message: 'x'.repeat(30_000) }],
  [{ ...ENQUIRY_TEXTS, quantity: 0 }],
  [{ ...ENQUIRY_TEXTS, quantity: -1 }],
  [{ ...ENQUIRY_TEXTS, quantity: 1.5 }],
  [{ ...ENQUIRY_TEXTS, quantity: 2e9 }],
  [{ ...ENQUIRY_TEXTS, quantity: '1e9' }],
  [{ ...ENQUIRY_TEXTS, target_price: -1 }],
  [{ ...ENQUIRY_TEXTS, target_price: 'NaN' }],
  [{ ...ENQUIRY_TEXTS, delivery_timeline: 'tomorrow' }],
  [{ ...ENQUIRY_TEXTS, category: 'weapons' }],
  [{ ...ENQUIRY_TEXTS, contactInfo: { email: 'nobody' } }],
  [{ ...ENQUIRY_TEXTS, productId: 'x'.repeat(65) }],
  [{ ...ENQUIRY_TEXTS, productId: { $ne: null } }],
])('refuses %.60j', async (payload) => {
  await trade.buyer.expectRefused('validation', 'POST', '/enquiries', payload);
});

test.each([
  [{ message: 'x' }],
  [{ productId: 'bis-certification' }],
  [{ productId: 'bis-certification', message: 'x', inquiryType: 'gift' }],
  [{ productId: 'bis-certification', message: 'x', requirements: 'a text' }],
])('the product window refuses %j', async (payload) => {
  await trade.buyer.expectRefused('validation', 'POST', '/inquiries', payload);
});

test('markup and null bytes are stored as plain text', async () => {
  const message = `<script>alert(1)</script> "'; drop table enquiries; -- \u202e\ud83d\ude00`;
  const payload = { ...ENQUIRY_TEXTS, subject: 'A\0B', message };
  const reply = await market.app.inject(trade.buyer.request('POST', '/enquiries', payload));
  expect(reply.json().data).toMatchObject({ subject: 'AB', message });
});

test('only buyers send enquiries, ten a minute from one address', async () => {
  const { buyer, supplier } = trade;
  for (const path of ['/enquiries', '/inquiries']) {
    const enquiry = { ...ENQUIRY_TEXTS, productId: 'bis-certification' };
    await supplier.expectRefused('inquiryBuyersOnly', 'POST', path, enquiry);
    const visitor = { method: 'POST', url: `/api${path}`, payload: enquiry } as const;
    await expectRefused(market, visitor, 'unauthorized');
    const same = buyer.request('POST', path, enquiry);
    for (let at = 0; at < 10; at++) expect((await market.app.inject(same)).statusCode).toBe(200);
    await expectRefused(market, same, 'tooMany');
  }
});
