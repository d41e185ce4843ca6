// Goods that may not be imported: not published, not asked about, not ordered, and live ones are listed for admins.
import { expect, test } from 'vitest';
import { listStaleRules } from '../../../contract/landed-cost/stale-rules.ts';
import { sendEnquiry } from '../../../contract/trade/enquiries.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';
import { approveProduct } from '../admin/admin-review.ts';
import { sharedMarket } from '../market.ts';
import { openTrade, orderBodyFor } from '../trade/trade.ts';
import { load, verified } from './load-rules.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const { buyer, supplier, admin } = trade;

const drone = { specifications: { 'HS code': '8806.24' } };
const saw = { specifications: { 'HS code': '8202.10 (saws)' } };

test('complete drones are not published, whatever an admin decides', async () => {
  const { id } = await supplier.create(drone);
  await expect(approveProduct(admin, id)).rejects.toMatchObject({
    code: 'prohibitedGoods',
    message: expect.stringContaining('may not be imported'),
  });
});

test('a rule that is loaded later stops what is live, and lists it for admins', async () => {
  const id = await trade.createLiveProduct(saw);
  const other = await trade.createLiveProduct();
  const body = {
    ...{ productId: id, supplierId: supplier.id },
    ...{ subject: 'Saws', message: 'How long does it take?' },
  };
  await load(market, [
    {
      ...verified(),
      ...{ id: 'saws', kind: 'compliance', hs: ['8202'], family: 'dgft', status: 'prohibited' },
      scheme: { en: 'Import policy', 'zh-Hans': '进口政策' },
      asks: { en: 'Saws are prohibited.', 'zh-Hans': '锯禁止进口。' },
    },
  ]);
  const refused = { code: 'prohibitedGoods', message: 'Saws are prohibited.' };
  await expect(buyer.api.call(sendEnquiry, { body })).rejects.toMatchObject(refused);
  const order = orderBodyFor(supplier.id, id);
  await expect(buyer.api.call(placeOrder, { body: order })).rejects.toMatchObject(refused);
  const { bannedProducts } = await admin.api.call(listStaleRules, {});
  expect(bannedProducts).toEqual([expect.objectContaining({ id, rule: 'saws' })]);
  // The others go on.
  await buyer.api.call(placeOrder, { body: orderBodyFor(supplier.id, other) });
});
