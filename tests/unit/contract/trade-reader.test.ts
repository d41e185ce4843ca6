// Readers of enquiries, orders and a supplier's own products: every documented variant gives the same shape.

import { describe, expect, test } from 'vitest';
import {
  createProduct,
  listMyProducts,
  updateProduct,
} from '../../../contract/products/my-products.ts';
import { readReply } from '../../../contract/reply.ts';
import {
  listBuyerEnquiries,
  listEnquiries,
  listSupplierEnquiries,
  sendEnquiry,
  sendProductEnquiry,
} from '../../../contract/trade/enquiries.ts';
import type { Enquiry } from '../../../contract/trade/enquiry.ts';
import type { Order } from '../../../contract/trade/order.ts';
import { placeOrder } from '../../../contract/trade/orders.ts';

const person = { name: '', companyName: '', initials: '', avatar: null, email: null, phone: null };
const asha = { ...person, id: 'b1', name: 'Asha', email: 'asha@example.in' };
const row = { _id: 'e1', message: 'How much?' };

describe.each([
  ['all', listEnquiries],
  ['a vendor', listSupplierEnquiries],
  ['a buyer', listBuyerEnquiries],
])('the enquiries of %s', (_, call) => {
  test.each([
    ['an array', [row]],
    ['data', { success: true, message: '', data: [row] }],
    ['enquiries under data', { data: { enquiries: [row] } }],
  ])('from %s', (_place, body) => {
    expect(readReply(call, body).data).toMatchObject([{ id: 'e1', message: 'How much?' }]);
  });

  test('keep the rows beside an unreadable one, and the pagination', () => {
    const body = { data: [null, row, { message: 'no id' }], pagination: { total: 3 } };
    expect(readReply(call, body)).toMatchObject({ data: [{ id: 'e1' }], pagination: { total: 3 } });
  });
});

describe('an enquiry', () => {
  const mill = { id: 'p1', name: 'Rice mill', images: [] };
  test.each<[string, Record<string, unknown>, Partial<Enquiry>]>([
    [
      'product as an object',
      { product: { _id: 'p1', name: 'Rice mill' } },
      { product: mill, topic: 'product' },
    ],
    [
      'product with a title and a picture',
      { product: { id: 'p1', title: 'Rice mill', image: 'a' } },
      { product: { ...mill, images: ['a'] } },
    ],
    ['product as its id', { product: 'p1' }, { product: { ...mill, name: '' }, topic: 'product' }],
    ['productId', { product: {}, productId: 'p1' }, { product: { ...mill, name: '' } }],
    ['no product', { category: 'robots' }, { product: null, topic: 'general', category: 'robots' }],
    ['the BIS page', { productId: 'bis-certification' }, { product: null, topic: 'bis' }],
    ['the BIS topic', { topic: 'bis' }, { product: null, topic: 'bis' }],
    ['buyer', { buyer: { _id: 'b1', name: 'Asha', email: 'asha@example.in' } }, { buyer: asha }],
    [
      'buyer without an id',
      { buyer: { name: 'Asha', email: 'asha@example.in' } },
      { buyer: { ...asha, id: '' } },
    ],
    ['userId', { userId: 'b1' }, { buyer: { ...person, id: 'b1' } }],
    [
      'vendor',
      { vendor: { _id: 's1', name: 'Li', company_name: 'Hua' } },
      { supplier: { ...person, id: 's1', name: 'Li', companyName: 'Hua' } },
    ],
    ['supplierId', { supplierId: 5 }, { supplier: { ...person, id: '5' } }],
    ['no status', {}, { status: 'pending', type: 'product_info' }],
    [
      'its type',
      { inquiryType: 'price_quote', status: 'closed' },
      { type: 'price_quote', status: 'closed' },
    ],
    ['requirements', { requirements: { text: '380 V' } }, { requirements: { text: '380 V' } }],
    ['requirements as text', { requirements: '380 V' }, { requirements: { text: '380 V' } }],
    ['empty requirements', { requirements: {} }, { requirements: { text: '' } }],
    [
      'numbers as text',
      { quantity: '3', target_price: '900.5' },
      { quantity: 3, targetPrice: 900.5 },
    ],
    [
      'numbers in words',
      { quantity: 'three', target_price: '' },
      { quantity: null, targetPrice: null },
    ],
    [
      'timeline',
      { delivery_timeline: 'ASAP', subject: 'Mill' },
      { deliveryTimeline: 'ASAP', subject: 'Mill' },
    ],
    [
      'contact',
      { contactInfo: { email: 'a@b.in' } },
      { contactInfo: { email: 'a@b.in', phone: '' } },
    ],
    [
      'contact as JSON',
      { contactInfo: '{"phone":"+91"}' },
      { contactInfo: { email: '', phone: '+91' } },
    ],
    ['a bad date', { createdAt: {} }, { createdAt: null }],
  ])('with %s', (_, input, expected) => {
    expect(readReply(listEnquiries, [{ ...row, ...input }]).data).toMatchObject([expected]);
  });

  test.each([
    ['with the row', { success: true, message: 'Sent', data: row }, 'e1', 'Sent'],
    ['with enquiry', { message: 'Sent', enquiry: row }, 'e1', 'Sent'],
    ['bare: the message is its own', row, 'e1', null],
    ['without it', { success: true, message: 'Sent' }, undefined, 'Sent'],
    ['with nothing', null, undefined, null],
  ])('just sent, with the reply %s', (_, body, id, message) => {
    for (const call of [sendEnquiry, sendProductEnquiry]) {
      expect(readReply(call, body).data?.id).toBe(id);
      expect(readReply(call, body).message).toBe(message);
    }
  });

  test('an error is thrown', () => {
    expect(() => readReply(sendProductEnquiry, { error: 'Not a buyer' })).toThrow('Not a buyer');
  });
});

describe('an order', () => {
  const order = {
    _id: 'o1',
    status: 'shipped',
    supplierId: 's1',
    products: [
      { productId: 'p1', quantity: '2', unitPrice: '10.5', specifications: '380 V' },
      null,
    ],
    shippingAddress: 'Pune',
    totalAmount: '21',
    steps: [{ status: 'placed', at: '2024-01-20' }, { at: '2024-01-21' }, { status: 'shipped' }],
    carrier: 'DHL',
    trackingNumber: 77,
    createdAt: '2024-01-20',
  };
  const line = {
    productId: '',
    product: null,
    quantity: 0,
    unitPrice: 0,
    specifications: '',
    reviewed: false,
  };
  const clean: Order = {
    id: 'o1',
    status: 'shipped',
    supplierId: 's1',
    products: [
      {
        productId: 'p1',
        product: { id: 'p1', name: '', images: [] },
        quantity: 2,
        unitPrice: 10.5,
        specifications: '380 V',
        reviewed: false,
      },
      line,
    ],
    shippingAddress: 'Pune',
    incoterm: '',
    place: '',
    supply: '',
    notes: '',
    totalAmount: 21,
    buyer: null,
    buyerRegistrations: [],
    supplier: { ...person, id: 's1' },
    steps: [
      { status: 'placed', at: '2024-01-20T00:00:00.000Z' },
      { status: 'shipped', at: null },
    ],
    carrier: 'DHL',
    trackingNumber: '77',
    createdAt: '2024-01-20T00:00:00.000Z',
  };

  test.each([
    ['data', { success: true, message: 'Placed', data: order }, clean, 'Placed'],
    ['order', { order }, clean, null],
    ['nothing', order, clean, null],
    ['no order', { success: true }, null, null],
    ['an empty body', null, null, null],
  ])('under %s', (_, body, data, message) => {
    expect(readReply(placeOrder, body)).toEqual({ data, message });
  });

  test('without a status is placed', () => {
    expect(readReply(placeOrder, { id: 1 }).data).toMatchObject({
      id: '1',
      status: 'placed',
      totalAmount: null,
    });
  });

  test('an error is thrown', () => {
    expect(() => readReply(placeOrder, { success: false, error: 'Sold out' })).toThrow('Sold out');
  });
});

describe('own products', () => {
  const product = { _id: 'p1', name: 'Mill', status: 'rejected', rejectionReason: 'No photo' };

  test.each([
    ['products', { success: true, products: [product], pagination: { total: 9 } }, 9],
    ['data', { success: true, data: [product], pagination: { total: '9' } }, 9],
    ['products under data', { data: { products: [product], pagination: { total: 9 } } }, 9],
    ['an array', [product], undefined],
  ])('under %s', (_, body, total) => {
    const clean = readReply(listMyProducts, body);
    expect(clean.products).toMatchObject([
      { id: 'p1', status: 'rejected', rejectionReason: 'No photo' },
    ]);
    expect(clean.pagination?.total).toBe(total);
  });

  test('keep the rows beside an unreadable one', () => {
    const { products } = readReply(listMyProducts, { products: [{}, product, 5, { id: 'p2' }] });
    expect(products.map(({ id, rejectionReason }) => [id, rejectionReason])).toEqual([
      ['p1', 'No photo'],
      ['p2', null],
    ]);
  });

  test.each([
    ['data', { success: true, message: 'Saved', data: product }, 'p1', 'Saved'],
    ['product', { product }, 'p1', null],
    ['nothing', product, 'p1', null],
    ['success alone', { success: true }, undefined, null],
  ])('changed, with the reply %s', (_, body, id, message) => {
    for (const call of [createProduct, updateProduct]) {
      expect(readReply(call, body).product?.id).toBe(id);
      expect(readReply(call, body).message).toBe(message);
    }
  });

  test.each([[null], [{ success: false }], [[product]]])(
    'a change with the reply %j fails',
    (body) => {
      expect(() => readReply(updateProduct, body)).toThrow(
        expect.objectContaining({ name: 'ApiError' }),
      );
    },
  );
});
