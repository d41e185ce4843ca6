// Delivery terms and notes of orders, and the addresses of a buyer's orders that the form offers again.
import { expect, test } from 'vitest';
import { deleteAccount } from '../../../contract/accounts/account.ts';
import type { BodyOf } from '../../../contract/endpoint.ts';
import { getOrder, setOrderStatus } from '../../../contract/trade/order-status.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';
import {
  listShippingAddresses,
  MAX_SHIPPING_ADDRESSES,
  removeShippingAddress,
} from '../../../contract/trade/shipping-addresses.ts';
import { withDatabase } from '../environment.ts';
import { sharedMarket } from '../market.ts';
import { type SignedInUser, signUp } from '../users.ts';
import { openTrade, orderBodyFor, PRICE, placeOrderFor } from './trade.ts';

const market = await sharedMarket(0);
const trade = await openTrade(market);
const productId = await trade.createLiveProduct();

const addressesOf = async ({ api }: SignedInUser) =>
  (await api.call(listShippingAddresses, {})).addresses;

test('both sides read the terms of an order, the power supply in their language', async () => {
  const { buyer, supplier } = trade;
  const body = orderBodyFor(supplier.id, productId, {
    incoterm: 'FOB',
    supply: '415-3-50',
    notes: 'Call before delivery.\r\nGate 2.',
  });
  const { data } = await buyer.api.call(placeOrder, { body });
  const notes = 'Call before delivery.\nGate 2.';
  expect(data).toMatchObject({
    ...{ incoterm: 'FOB', place: 'Ningbo', supply: '415 V, 3-phase, 50 Hz', notes },
  });
  const params = { id: data?.id ?? '' };
  const { data: seen } = await supplier.apiIn('zh-Hans').call(getOrder, { params });
  expect(seen).toMatchObject({ incoterm: 'FOB', place: '宁波', supply: '415 V 三相 50 Hz', notes });
});

test('an order without terms has those of its listing', async () => {
  const id = await placeOrderFor(trade, productId, {
    incoterm: '',
    supply: null,
    notes: ' ',
  } as object);
  const { data } = await trade.buyer.api.call(getOrder, { params: { id } });
  expect(data).toMatchObject({ incoterm: 'FOB', supply: '', notes: '' });
});

test('without a basis of the price, the supplier proposes one and the buyer agrees', async () => {
  const { buyer, supplier } = trade;
  const unstated = await trade.createLiveProduct({ priceBasis: '' });
  const id = await placeOrderFor(trade, unstated, { priceBasis: 'unstated' });
  const step = ({ api }: SignedInUser, body: BodyOf<typeof setOrderStatus>) =>
    api.call(setOrderStatus, { params: { id }, body });
  const refused = ({ api }: SignedInUser, body: BodyOf<typeof setOrderStatus>) =>
    expect(step({ api } as SignedInUser, body)).rejects;
  await refused(supplier, { status: 'confirmed' }).toMatchObject({ code: 'orderStep' });
  await refused(supplier, { status: 'proposed' }).toMatchObject({ code: 'validation' });
  // Two windows of the supplier: one proposal counts, and its repetition succeeds.
  const bases = ['FOB-CNSHA', 'EXW'] as const;
  const results = await Promise.allSettled(
    bases.map((priceBasis) => step(supplier, { status: 'proposed', priceBasis })),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const first = bases[results.findIndex(({ status }) => status === 'fulfilled')];
  const { data: proposed } = await step(supplier, { status: 'proposed', priceBasis: first });
  expect(proposed).toMatchObject({ status: 'proposed', incoterm: first?.slice(0, 3) });
  await refused(supplier, { status: 'confirmed' }).toMatchObject({ code: 'orderStep' });
  const { data: agreed } = await step(buyer, { status: 'confirmed' });
  expect(agreed.steps.map(({ status }) => status)).toEqual(['placed', 'proposed', 'confirmed']);
});

test('an order is refused where the listing has another basis than the buyer saw', async () => {
  const { buyer, supplier } = trade;
  for (const id of [productId, await trade.createLiveProduct({ priceBasis: '' })]) {
    const body = orderBodyFor(supplier.id, id, { priceBasis: 'EXW' });
    await buyer.expectRefused('priceChanged', 'POST', '/orders', body);
  }
  const exWorks = await trade.createLiveProduct({ priceBasis: 'EXW' });
  const mixed = orderBodyFor(supplier.id, productId, {
    products: [productId, exWorks].map((each) => ({
      ...{ productId: each, quantity: 2, unitPrice: PRICE },
    })),
    totalAmount: 4 * PRICE,
  });
  const refusal = await buyer.expectRefused('validation', 'POST', '/orders', mixed);
  expect(Object.keys(refusal.fields)).toEqual(['products']);
});

test.each([
  [{ incoterm: 'FAS' }, 'incoterm'],
  [{ incoterm: 'DDP' }, 'incoterm'],
  [{ supply: '9 V' }, 'supply'],
  [{ notes: 'x'.repeat(2_001) }, 'notes'],
])('%j is refused', async (change, field) => {
  const body = { ...orderBodyFor(trade.supplier.id, productId), ...change };
  const refusal = await trade.buyer.expectRefused('validation', 'POST', '/orders', body);
  expect(Object.keys(refusal.fields)).toEqual([field]);
});

test('addresses are offered to their buyer only, each once and the last one first', async () => {
  const [buyer, other] = [await signUp(market, 'buyer'), await signUp(market, 'buyer')];
  const order = (shippingAddress: string) =>
    placeOrderFor({ ...trade, buyer }, productId, { shippingAddress });
  expect(await addressesOf(buyer)).toEqual([]);
  for (const address of ['Pune', 'Erode', 'Pune']) await order(address);
  const addresses = await addressesOf(buyer);
  expect(addresses.map(({ address }) => address)).toEqual(['Pune', 'Erode']);
  expect(await addressesOf(other)).toEqual([]);

  const params = { id: addresses[0]?.id ?? '' };
  await other.api.call(removeShippingAddress, { params });
  expect(await addressesOf(buyer)).toHaveLength(2);
  await buyer.api.call(removeShippingAddress, { params });
  expect((await addressesOf(buyer)).map(({ address }) => address)).toEqual(['Erode']);
});

test('an account keeps the addresses used last', async () => {
  const buyer = await signUp(market, 'buyer');
  const all = Array.from({ length: MAX_SHIPPING_ADDRESSES + 2 }, (_, at) => `Plot ${at}`);
  for (const shippingAddress of all)
    await placeOrderFor({ ...trade, buyer }, productId, { shippingAddress });
  const latest = all.slice(2).toReversed();
  expect((await addressesOf(buyer)).map(({ address }) => address)).toEqual(latest);
});

test('a deleted account leaves no address and no notes', async () => {
  const buyer = await signUp(market, 'buyer');
  const change = { shippingAddress: 'Plot 77', notes: 'Ask for Ravi' };
  const id = await placeOrderFor({ ...trade, buyer }, productId, change);
  await buyer.api.call(deleteAccount, {});
  await expect
    .poll(async () =>
      withDatabase(market, async ({ db }) => [
        await db
          .selectFrom('shipping_addresses')
          .select('id')
          .where('user_id', '=', buyer.id)
          .execute(),
        await db
          .selectFrom('orders')
          .select(['shipping_address', 'notes'])
          .where('id', '=', id)
          .execute(),
      ]),
    )
    .toEqual([[], [{ shipping_address: '', notes: '' }]]);
});
