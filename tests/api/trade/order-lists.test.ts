// Order lists: orders placed by a buyer and received by a supplier, with lines and steps, isolated between users.
import { expect, test } from 'vitest';
import { listBuyerEnquiries } from '../../../contract/trade/enquiries.ts';
import { listOrders } from '../../../contract/trade/orders.ts';
import { sharedMarket } from '../market.ts';
import { type SignedInUser, signUp } from '../users.ts';
import { insertRows } from './trade.ts';

const market = await sharedMarket(3);

const ordersOf = ({ api }: SignedInUser, query: Record<string, string> = {}) =>
  api.call(listOrders, { query });

test('both participants see an order with lines and steps, and other users do not', async () => {
  const buyer = await signUp(market, 'buyer', { companyName: 'Rao Spices' });
  const supplier = await signUp(market, 'supplier', { companyName: '宏盛机械' });
  const { id, listing: marketProduct } = await insertRows(market, async (rows) => {
    const marketProduct = await rows.product();
    const order = await rows.order(
      {
        buyer_id: buyer.id,
        supplier_id: supplier.id,
        total_cents: 9_007_199_254_740_000,
        carrier: 'DHL',
        tracking_number: 'JD014600',
      },
      [
        {
          product_no: marketProduct.no,
          name: 'Mill, as it was then',
          image: '/media/demo/then.webp',
          quantity: 2,
          unit_price_cents: 99_999_999_999,
          specifications: '380 V',
        },
        { name: 'A listing that is gone' },
      ],
    );
    // The steps have the same time, so the status order decides which came first.
    const at = '2026-03-01T00:00:00.000Z';
    await rows.step(order, 'shipped', at);
    await rows.step(order, 'confirmed', at);
    await rows.step(order, 'delivered', at);
    return { id: order, listing: marketProduct };
  });
  const expected = {
    id,
    status: 'delivered',
    totalAmount: 90_071_992_547_400,
    shippingAddress: '12 Mill Road, Erode',
    carrier: 'DHL',
    trackingNumber: 'JD014600',
    buyer: { id: buyer.id, companyName: 'Rao Spices', email: buyer.email, phone: '+919876543210' },
    supplier: { id: supplier.id, companyName: '宏盛机械', email: supplier.email },
    products: [
      {
        product: {
          id: marketProduct.id,
          name: 'Mill, as it was then',
          images: ['/media/demo/then.webp'],
        },
        quantity: 2,
        unitPrice: 999_999_999.99,
        specifications: '380 V',
      },
      {
        product: { id: '', name: 'A listing that is gone', images: [] },
        quantity: 1,
        unitPrice: 1_250.5,
        specifications: '',
      },
    ],
  };
  for (const user of [buyer, supplier]) {
    const { data } = await ordersOf(user);
    expect(data).toMatchObject([expected]);
    expect(data[0]?.steps.map(({ status }) => status)).toEqual([
      'placed',
      'confirmed',
      'shipped',
      'delivered',
    ]);
  }
  for (const role of ['buyer', 'supplier', 'admin'] as const)
    expect((await ordersOf(await signUp(market, role))).data).toEqual([]);
});

test('a deleted account has no name for the counterpart', async () => {
  const [buyer, supplier] = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
  const [deletedBuyer, deletedSupplier] = [
    await signUp(market, 'buyer'),
    await signUp(market, 'supplier'),
  ];
  await insertRows(market, async (rows) => {
    await rows.order({ buyer_id: deletedBuyer.id, supplier_id: supplier.id });
    await rows.order({ buyer_id: buyer.id, supplier_id: deletedSupplier.id });
    await rows.deleteUser(deletedBuyer.id);
    await rows.deleteUser(deletedSupplier.id);
  });
  const [received] = (await ordersOf(supplier)).data;
  expect(received).toMatchObject({ buyer: null, supplier: { id: supplier.id } });
  const [placed] = (await ordersOf(buyer)).data;
  expect(placed).toMatchObject({ buyer: { id: buyer.id }, supplier: null, totalAmount: 1_250.5 });
});

test('lists thirty orders a page, newest first, each once, with counts by status', async () => {
  const [buyer, supplier] = [await signUp(market, 'buyer'), await signUp(market, 'supplier')];
  const ids = await insertRows(market, async (rows) => {
    const placed: string[] = [];
    for (let at = 0; at < 33; at++) {
      const sides = { buyer_id: buyer.id, supplier_id: supplier.id };
      placed.push(await rows.order(sides, [{ name: `Line of ${at}` }]));
    }
    for (const at of [4, 20]) await rows.step(placed[at] ?? '', 'cancelled');
    return placed;
  });
  const pages = await Promise.all(
    ['1', '2', '3', '1000000000'].map((page) => ordersOf(supplier, { page })),
  );
  expect(pages.map(({ data }) => data.length)).toEqual([30, 3, 0, 0]);
  const orders = pages.flatMap((page) => page.data);
  expect(orders.map(({ id }) => id)).toEqual(ids.toReversed());
  // Each order has only its own lines and steps.
  expect(orders.map(({ products }) => products.map(({ product }) => product?.name))).toEqual(
    Array.from({ length: 33 }, (_, at) => [`Line of ${32 - at}`]),
  );
  expect(orders.filter(({ steps }) => steps.length === 2).map(({ id }) => id)).toEqual([
    ids[20],
    ids[4],
  ]);
  expect(pages[0]?.pagination).toEqual({
    page: 1,
    limit: 30,
    total: 33,
    totalPages: 2,
    capped: false,
  });

  const cancelled = await ordersOf(buyer, { status: 'cancelled', limit: '1' });
  expect(cancelled.data.map(({ id }) => id)).toEqual([ids[20]]);
  expect(cancelled.pagination).toMatchObject({ total: 2, totalPages: 2 });
  expect((await ordersOf(buyer, { status: 'shipped' })).data).toEqual([]);
});

test('orders and enquiries are sorted and counted by status', async () => {
  const buyer = await signUp(market, 'buyer');
  const [cheap, dear, enquiry] = await insertRows(market, async (rows) => {
    const own = { buyer_id: buyer.id };
    const few = await rows.enquiry({ ...own, quantity: 2, status: 'answered' });
    const orders = [
      await rows.order({ ...own, total_cents: 100 }),
      await rows.order({ ...own, total_cents: 900, status: 'shipped' }),
    ];
    await rows.enquiry({ ...own, quantity: 9 });
    return [...orders, few];
  });
  const orders = (query: object) => buyer.api.call(listOrders, { query });
  const idsOf = async (query: object) => (await orders(query)).data.map(({ id }) => id);
  expect(await idsOf({ sort: 'total', order: 'asc' })).toEqual([cheap, dear]);
  expect(await idsOf({ sort: 'total', order: 'desc' })).toEqual([dear, cheap]);
  expect(await idsOf({ sort: 'newest', order: 'asc' })).toEqual([cheap, dear]);
  expect((await orders({ status: 'shipped' })).counts).toMatchObject({ placed: 1, shipped: 1 });
  const enquiries = await buyer.api.call(listBuyerEnquiries, {
    query: { sort: 'quantity', order: 'asc' },
  });
  expect(enquiries.data[0]?.id).toBe(enquiry);
  expect(enquiries.counts).toEqual({ pending: 1, answered: 1, closed: 0 });
  await buyer.expectRefused('validation', 'GET', '/orders?sort=color');
});
