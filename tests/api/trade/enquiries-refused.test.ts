// Refused enquiries: products that are not public, a wrong supplier, invalid fields, rate limits, wrong roles.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { getProduct } from '../../../contract/catalog/products.ts';
import { deleteProduct, updateProduct } from '../../../contract/products/my-products.ts';
import { type Market, openMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { openTrade, request, type Trade } from './trade.ts';

let market: Market;
let trade: Trade;
beforeAll(async () => {
  market = await openMarket(0);
  trade = await openTrade(market);
});
afterAll(() => market.close());

const ASKED = { subject: 'A rice mill', message: 'Which voltage does it need?' } as const;

describe('what the public does not see cannot be asked about', () => {
  const refused = async (productId: string) => {
    for (const path of ['/enquiries', '/inquiries'])
      await expectRefused(
        market,
        request(trade.buyer, 'POST', path, { ...ASKED, productId }),
        'productNotFound',
      );
  };

  test('waiting for review, switched off, deleted, never there', async () => {
    const { supplier } = trade;
    await refused((await supplier.create()).id);
    const id = await trade.live();
    await supplier.api.call(updateProduct, { params: { id }, body: { status: 'inactive' } });
    await refused(id);
    await supplier.api.call(deleteProduct, { params: { id } });
    await refused(id);
    await refused('no-such-listing');
  });

  test('of a suspended supplier', async () => {
    const { supplier, admin, live, buyer } = await openTrade(market);
    const id = await live();
    const body = { reason: 'A test.' };
    await admin.api.call(suspendUser, { params: { id: supplier.id }, body });
    await refused(id);
    const payload = { ...ASKED, supplierId: supplier.id };
    await expectRefused(market, request(buyer, 'POST', '/enquiries', payload), 'supplierNotFound');
  });
});

test('a supplier that the product is not of, or that is none, is refused and nothing counts', async () => {
  const { buyer } = trade;
  const [productId, other] = [await trade.live(), await openTrade(market)];
  await other.live();
  for (const supplierId of [other.supplier.id, buyer.id, 'nobody', "' or 1=1 --"])
    await expectRefused(
      market,
      request(buyer, 'POST', '/enquiries', { ...ASKED, productId, supplierId }),
      'supplierNotFound',
    );
  for (const supplierId of [buyer.id, 'nobody', '__proto__'])
    await expectRefused(
      market,
      request(buyer, 'POST', '/enquiries', { ...ASKED, supplierId }),
      'supplierNotFound',
    );
  const bis = { ...ASKED, productId: 'bis-certification', supplierId: other.supplier.id };
  await expectRefused(market, request(buyer, 'POST', '/enquiries', bis), 'supplierNotFound');
  expect((await market.api.call(getProduct, { params: { id: productId } }))?.inquiries).toBe(0);
});

test.each([
  [{}],
  [{ subject: 'x' }],
  [{ subject: ' \0 ', message: 'x' }],
  [{ ...ASKED, subject: 'x'.repeat(201) }],
  [{ ...ASKED, message: 'x'.repeat(5_001) }],
  [{ ...ASKED, message: 'x'.repeat(30_000) }],
  [{ ...ASKED, quantity: 0 }],
  [{ ...ASKED, quantity: -1 }],
  [{ ...ASKED, quantity: 1.5 }],
  [{ ...ASKED, quantity: 2e9 }],
  [{ ...ASKED, quantity: '1e9' }],
  [{ ...ASKED, target_price: -1 }],
  [{ ...ASKED, target_price: 'NaN' }],
  [{ ...ASKED, delivery_timeline: 'tomorrow' }],
  [{ ...ASKED, category: 'weapons' }],
  [{ ...ASKED, contactInfo: { email: 'nobody' } }],
  [{ ...ASKED, productId: 'x'.repeat(65) }],
  [{ ...ASKED, productId: { $ne: null } }],
])('refuses %.60j', async (payload) => {
  await expectRefused(market, request(trade.buyer, 'POST', '/enquiries', payload), 'validation');
});

test.each([
  [{ message: 'x' }],
  [{ productId: 'bis-certification' }],
  [{ productId: 'bis-certification', message: 'x', inquiryType: 'gift' }],
  [{ productId: 'bis-certification', message: 'x', requirements: 'a text' }],
])('the window refuses %j', async (payload) => {
  await expectRefused(market, request(trade.buyer, 'POST', '/inquiries', payload), 'validation');
});

test('markup and null bytes are text like any other', async () => {
  const message = `<script>alert(1)</script> "'; drop table enquiries; -- \u202e\ud83d\ude00`;
  const payload = { ...ASKED, subject: 'A\0B', message };
  const reply = await market.app.inject(request(trade.buyer, 'POST', '/enquiries', payload));
  expect(reply.json().data).toMatchObject({ subject: 'AB', message });
});

test('only buyers send, ten a minute from one address', async () => {
  const { buyer, supplier } = trade;
  for (const path of ['/enquiries', '/inquiries']) {
    const asked = { ...ASKED, productId: 'bis-certification' };
    await expectRefused(market, request(supplier, 'POST', path, asked), 'inquiryBuyersOnly');
    const visitor = { method: 'POST', url: `/api${path}`, payload: asked } as const;
    await expectRefused(market, visitor, 'unauthorized');
    const same = request(buyer, 'POST', path, asked);
    for (let at = 0; at < 10; at++) expect((await market.app.inject(same)).statusCode).toBe(200);
    await expectRefused(market, same, 'tooMany');
  }
});
