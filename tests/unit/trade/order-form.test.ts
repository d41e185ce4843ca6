// Order form store: total by quantity, one order per opened form, and confirmation of a changed price.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { type OrderSubject, orderForm } from '../../../src/islands/trade/orders/order-form.ts';
import { fieldErrorsOf } from '../../../src/ui/forms/form-sender.ts';

const MILL: OrderSubject = {
  productId: 'p1',
  supplierId: 's1',
  price: 1_250.1,
  minOrderQuantity: 2,
};
const GIVEN = { shippingAddress: '12 Ring Road\nPune', specifications: '' };
const PLACED = { success: true, message: 'Placed.', data: { id: 'o1', status: 'placed' } };

interface Sent {
  readonly idempotencyKey: string;
  readonly totalAmount: number;
  readonly products: readonly { readonly unitPrice: number; readonly quantity: number }[];
}

const over = (transport: Transport, lang: 'en' | 'zh-Hans' = 'en', subject = MILL) =>
  orderForm(createApi({ transport, lang }), lang, subject);

test('the total is the price times the quantity, exact in cents', () => {
  const form = over(async () => ({ status: 200, body: PLACED }));
  expect([form.$quantity.get(), form.$total.get()]).toEqual(['2', 2_500.2]);
  form.setQuantity('3');
  expect(form.$total.get()).toBe(3_750.3);
  for (const wrong of ['0', '', '1.5', '-1', 'many']) {
    form.setQuantity(wrong);
    expect(form.$total.get(), wrong).toBe(null);
  }
});

test('a quantity and an address are needed', async () => {
  const form = over(async () => {
    throw new Error('must not be called');
  });
  form.setQuantity('0');
  const outcome = await form.send({ shippingAddress: ' ' });
  expect(outcome.status === 'invalid' && outcome.fieldErrorNames).toEqual({
    products: 'quantity',
    shippingAddress: 'shippingAddress',
  });
});

test('less than the minimum order quantity is said with the minimum, before anything is sent', async () => {
  const said = {
    en: 'The minimum order quantity of this product is 2.',
    'zh-Hans': '该产品的起订量为 2 台。',
  };
  for (const lang of ['en', 'zh-Hans'] as const) {
    const form = over(async () => {
      throw new Error('must not be called');
    }, lang);
    form.setQuantity('1');
    expect(form.$total.get()).toBe(1_250.1);
    expect((await form.send(GIVEN)).status).toBe('invalid');
    expect(fieldErrorsOf(form.$state.get())).toEqual({ products: said[lang] });
  }
});

test('a product without a minimum order quantity starts at 1', async () => {
  const form = over(async () => ({ status: 200, body: PLACED }), 'en', {
    ...MILL,
    minOrderQuantity: null,
  });
  expect(form.$quantity.get()).toBe('1');
  expect((await form.send(GIVEN)).status).toBe('done');
});

test('sent twice it is one order', async () => {
  const sent: Sent[] = [];
  const form = over(async ({ body }) => {
    sent.push(JSON.parse(String(body)) as Sent);
    return { status: 200, body: PLACED };
  });
  const [first, second] = await Promise.all([form.send(GIVEN), form.send(GIVEN)]);
  expect([first.status, second.status]).toEqual(['done', 'busy']);
  await form.send(GIVEN);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.totalAmount).toBe(2_500.2);
  expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[0]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
});

test('a price that moved is shown, and the next try is made at it', async () => {
  const sent: Sent[] = [];
  const form = over(async ({ method, body }) => {
    if (method === 'GET')
      return { status: 200, body: { success: true, data: { id: 'p1', priceRange: 1_300 } } };
    sent.push(JSON.parse(String(body)) as Sent);
    return sent.length > 1
      ? { status: 200, body: PLACED }
      : { status: 409, body: { success: false, code: 'priceChanged', message: 'Changed.' } };
  });
  expect((await form.send(GIVEN)).status).toBe('refused');
  expect([form.$isPriceChanged.get(), form.$price.get(), form.$total.get()]).toEqual([
    true,
    1_300,
    2_600,
  ]);
  expect((await form.send(GIVEN)).status).toBe('done');
  expect(form.$isPriceChanged.get()).toBe(false);
  expect(sent.map(({ products, totalAmount }) => [products[0]?.unitPrice, totalAmount])).toEqual([
    [1_250.1, 2_500.2],
    [1_300, 2_600],
  ]);
});
