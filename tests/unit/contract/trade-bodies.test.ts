// Request bodies of enquiries, orders, chats and messages: valid per spec §5, otherwise the text of the error.
import { describe, expect, test } from 'vitest';
import { chatBody, messageBody, messageQuery } from '../../../contract/chat/chats.ts';
import { chatEvent } from '../../../contract/chat/live.ts';
import {
  enquiryBody,
  enquiryQuery,
  productEnquiryBody,
} from '../../../contract/trade/enquiries.ts';
import { orderBody, orderTotal } from '../../../contract/trade/orders.ts';
import { issues, parsed } from './issues.ts';

describe('an enquiry', () => {
  const enquiry = { productId: 'p1', subject: 'Mill', message: 'How much?' };

  test('is complete', () => {
    expect(
      parsed(enquiryBody, {
        ...enquiry,
        quantity: '3',
        contactInfo: { email: 'a@b.in', phone: '+91' },
        targetPrice: '900.50',
        deliveryTimeline: '1-2 weeks',
        category: 'Agricultural Machineries',
        userId: 'someone',
        status: 'pending',
      }),
    ).toMatchObject({
      ...enquiry,
      quantity: 3,
      contactInfo: { email: 'a@b.in', phone: '+91' },
      targetPrice: 900.5,
      deliveryTimeline: '1-2 weeks',
      category: 'agriculture',
    });
  });

  test('may have no product, and drops blanks', () => {
    const blank = { productId: '', quantity: '', targetPrice: null, contactInfo: { email: '' } };
    expect(parsed(enquiryBody, { ...enquiry, ...blank })).toMatchObject({
      subject: 'Mill',
      productId: undefined,
      quantity: undefined,
      contactInfo: { email: undefined },
    });
  });

  test.each([
    [
      'nothing',
      { subject: ' ', message: '' },
      { subject: 'subjectRequired', message: 'messageRequired' },
    ],
    ['no pieces', { quantity: 0 }, { quantity: 'quantity' }],
    ['some pieces', { quantity: 'some' }, { quantity: 'quantity' }],
    ['a debt', { targetPrice: -5 }, { targetPrice: 'targetPrice' }],
    ['another timeline', { deliveryTimeline: 'Now' }, { deliveryTimeline: 'deliveryTimeline' }],
    ['another category', { category: 'Boats' }, { category: 'unknownCategory' }],
    ['no address', { contactInfo: { email: 'a' } }, { 'contactInfo.email': 'email' }],
    ['a book', { message: 'x'.repeat(5_001) }, { message: 'textTooLong' }],
  ])('refuses %s', (_, change, expected) => {
    expect(issues(enquiryBody, { ...enquiry, ...change })).toEqual(expected);
  });
});

test('a product enquiry is accepted', () => {
  const inquiry = { productId: 'p1', message: 'How much?' };
  expect(parsed(productEnquiryBody, { ...inquiry, requirements: { text: '380 V' } })).toMatchObject(
    {
      ...inquiry,
      requirements: { text: '380 V' },
    },
  );
  expect(issues(productEnquiryBody, { productId: '', message: ' ', type: 'gossip' })).toEqual({
    productId: 'required',
    message: 'messageRequired',
    type: 'inquiryType',
  });
  expect(issues(enquiryQuery, { status: 'lost', page: 0 })).toEqual({
    status: 'unknownStatus',
    page: 'page',
  });
});

describe('an order', () => {
  const line = { productId: 'p1', quantity: 3, unitPrice: 0.1 };
  const order = { supplierId: 's1', products: [line], shippingAddress: ' Pune ', totalAmount: 0.3 };

  test('is complete, with numbers as text', () => {
    const texts = { ...line, quantity: '3', unitPrice: '0.10', specifications: '' };
    expect(parsed(orderBody, { ...order, products: [texts], totalAmount: '0.30' })).toMatchObject({
      products: [{ ...line, specifications: undefined }],
      shippingAddress: 'Pune',
      totalAmount: 0.3,
    });
  });

  test.each([
    ['no address', { shippingAddress: ' ' }, { shippingAddress: 'shippingAddress' }],
    [
      'no quantity',
      { products: [{ ...line, quantity: 0 }] },
      { 'products.0.quantity': 'quantity' },
    ],
    [
      'half a piece',
      { products: [{ ...line, quantity: 1.5 }] },
      { 'products.0.quantity': 'quantity' },
    ],
    [
      'no price',
      { products: [{ ...line, unitPrice: null }] },
      { 'products.0.unitPrice': 'unitPrice' },
    ],
    ['no lines', { products: [] }, { products: 'orderEmpty' }],
    ['no list', { products: 'p1' }, { products: 'orderEmpty' }],
    [
      'many lines',
      { products: Array(51).fill(line), totalAmount: 15.3 },
      { products: 'tooManyEntries' },
    ],
    ['another total', { totalAmount: 0.31 }, { totalAmount: 'orderTotal' }],
    [
      'a quantity that is a typing error',
      { products: [{ ...line, quantity: 100_001 }] },
      { 'products.0.quantity': 'quantity' },
    ],
    [
      'a total above the limit',
      {
        products: [
          { ...line, quantity: 99_999, unitPrice: 1_000 },
          { ...line, quantity: 1, unitPrice: 1_000.01 },
        ],
        totalAmount: 100_000_000.01,
      },
      { totalAmount: 'orderTooLarge' },
    ],
    ['no supplier', { supplierId: '' }, { supplierId: 'required' }],
  ])('refuses %s', (_, change, expected) => {
    expect(issues(orderBody, { ...order, ...change })).toEqual(expected);
  });

  test('may have the largest quantity and total', () => {
    const largest = { ...line, quantity: 100_000, unitPrice: 1_000 };
    const body = { ...order, products: [largest], totalAmount: 100_000_000 };
    expect(issues(orderBody, body)).toEqual({});
  });

  test.each([
    [[], 0],
    [[{ quantity: 3, unitPrice: 0.1 }], 0.3],
    [
      [
        { quantity: 3, unitPrice: 1.1 },
        { quantity: 1, unitPrice: 2.2 },
      ],
      5.5,
    ],
  ])('has the total %j', (lines, total) => {
    expect(orderTotal(lines)).toBe(total);
  });
});

describe('a chat', () => {
  test.each([
    [{ userIds: ['b1', 's1'], productId: 'p1', supplierId: 's1' }, {}],
    [{ userIds: ['b1', 'admin'], productId: 'bis-certification' }, {}],
    [{ userIds: [] }, { userIds: 'chatParticipants' }],
    [{ userIds: ['a', 'b', 'c'] }, { userIds: 'chatParticipants' }],
    [{}, { userIds: 'chatParticipants' }],
  ])('is opened with %j', (body, expected) => {
    expect(issues(chatBody, body)).toEqual(expected);
  });

  test('refuses a blank message', () => {
    expect(parsed(messageBody, { chatId: 'c1', senderId: 'u1', text: ' Hi\0 ' })).toEqual({
      chatId: 'c1',
      senderId: 'u1',
      text: 'Hi',
    });
    expect(issues(messageBody, { chatId: 'c1', text: ' \n\t' })).toEqual({
      text: 'messageRequired',
    });
  });

  test('accepts a page of messages', () => {
    expect(parsed(messageQuery, {})).toEqual({ limit: 30 });
    expect(issues(messageQuery, { limit: 101 })).toEqual({ limit: 'pageSize' });
  });

  test('accepts live payloads with a chat id', () => {
    expect(issues(chatEvent, { chatId: 'c1' })).toEqual({});
    expect(issues(chatEvent, { chatId: 5 })).toEqual({ chatId: 'required' });
  });
});
