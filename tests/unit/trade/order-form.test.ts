// Order form store: total by quantity, one order per attempt, and confirmation of a changed price.
import { afterEach, expect, test, vi } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { type OrderSubject, orderForm } from '../../../src/islands/trade/orders/order-form.ts';
import { fieldErrorsOf } from '../../../src/ui/forms/form-state.ts';
import { stubBrowser } from '../client/browser.ts';

afterEach(() => vi.unstubAllGlobals());

const MILL: OrderSubject = {
  productId: 'p1',
  supplierId: 's1',
  price: 1_250.1,
  priceBasis: 'FOB-CNNGB',
  minOrderQuantity: 2,
};
const ADDRESS = '12 Ring Road\nPune';
const PLACED = { success: true, message: 'Placed.', data: { id: 'o1', status: 'placed' } };

interface Sent {
  readonly idempotencyKey: string;
  readonly totalAmount: number;
  readonly products: readonly { readonly unitPrice: number; readonly quantity: number }[];
}

const createForm = (transport: Transport, lang: 'en' | 'zh-Hans' = 'en', subject = MILL) =>
  orderForm(createApi({ transport, lang }), lang, {
    subject,
    userId: 'u1',
    shippingAddress: ADDRESS,
    supply: '415-3-50',
  });

test('the total is price times quantity, exact in cents', () => {
  const form = createForm(async () => ({ status: 200, body: PLACED }));
  expect([form.$values.get().quantity, form.$total.get()]).toEqual(['2', 2_500.2]);
  form.type('quantity', '3');
  expect(form.$total.get()).toBe(3_750.3);
  for (const wrong of ['0', '', '1.5', '-1', 'many']) {
    form.type('quantity', wrong);
    expect(form.$total.get(), wrong).toBe(null);
  }
});

test('requires a quantity and an address', async () => {
  const form = createForm(async () => {
    throw new Error('must not be called');
  });
  form.type('quantity', '0');
  form.type('shippingAddress', ' ');
  const outcome = await form.send();
  expect(outcome.status === 'invalid' && outcome.fieldErrorNames).toEqual({
    products: 'quantity',
    shippingAddress: 'shippingAddress',
  });
});

test('reports a quantity below the minimum, with the minimum, before sending', async () => {
  const minimumErrors = {
    en: 'The minimum order quantity of this product is 2.',
    'zh-Hans': '该产品的起订量为 2 台。',
  };
  for (const lang of ['en', 'zh-Hans'] as const) {
    const form = createForm(async () => {
      throw new Error('must not be called');
    }, lang);
    form.type('quantity', '1');
    expect(form.$total.get()).toBe(1_250.1);
    expect((await form.send()).status).toBe('invalid');
    expect(fieldErrorsOf(form.$state.get())).toEqual({ products: minimumErrors[lang] });
  }
});

test('reports a total above the limit before sending', async () => {
  const form = createForm(async () => {
    throw new Error('must not be called');
  });
  form.type('quantity', '80000');
  expect((await form.send()).status).toBe('invalid');
  expect(fieldErrorsOf(form.$state.get())).toEqual({
    totalAmount: expect.stringContaining('$100,000,000'),
  });
  form.type('quantity', '79000');
  expect(form.$total.get()).toBe(98_757_900);
});

test('a product without a minimum order quantity starts at 1', async () => {
  const form = createForm(async () => ({ status: 200, body: PLACED }), 'en', {
    ...MILL,
    minOrderQuantity: null,
  });
  expect(form.$values.get().quantity).toBe('1');
  expect((await form.send()).status).toBe('done');
});

test('a double press sends one order, and the next order is another', async () => {
  const sent: Sent[] = [];
  const form = createForm(async ({ body }) => {
    sent.push(JSON.parse(String(body)) as Sent);
    return { status: 200, body: PLACED };
  });
  const [first, second] = await Promise.all([form.send(), form.send()]);
  expect([first.status, second.status]).toEqual(['done', 'busy']);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.totalAmount).toBe(2_500.2);
  expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  await form.send();
  expect(sent[0]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
});

test('an order whose reply was lost has the same key after a reload', async () => {
  stubBrowser('/product/p1');
  const keys: string[] = [];
  const openForm = () =>
    createForm(async ({ body }) => {
      keys.push((JSON.parse(String(body)) as Sent).idempotencyKey);
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return { status: 200, body: PLACED };
    });
  const before = openForm();
  before.type('notes', 'Gate 2');
  expect((await before.send()).status).toBe('refused');
  const after = openForm();
  expect(after.$values.get().notes).toBe('Gate 2');
  expect((await after.send()).status).toBe('done');
  // The next order of the same product is another one.
  await openForm().send();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a changed price is shown, and the next attempt uses it', async () => {
  const sent: Sent[] = [];
  const form = createForm(async ({ method, body }) => {
    if (method === 'GET')
      return { status: 200, body: { success: true, data: { id: 'p1', priceRange: 1_300 } } };
    sent.push(JSON.parse(String(body)) as Sent);
    return sent.length > 1
      ? { status: 200, body: PLACED }
      : { status: 409, body: { success: false, code: 'priceChanged', message: 'Changed.' } };
  });
  expect((await form.send()).status).toBe('refused');
  expect([form.$changed.get(), form.$price.get(), form.$total.get()]).toEqual([
    'price',
    1_300,
    2_600,
  ]);
  expect((await form.send()).status).toBe('done');
  expect(form.$changed.get()).toBe(null);
  expect(sent.map(({ products, totalAmount }) => [products[0]?.unitPrice, totalAmount])).toEqual([
    [1_250.1, 2_500.2],
    [1_300, 2_600],
  ]);
});

test('the review sends nothing, and reports what is missing', async () => {
  const sent: Sent[] = [];
  const form = createForm(async ({ body }) => {
    sent.push(JSON.parse(String(body)) as Sent);
    return { status: 200, body: PLACED };
  });
  form.type('shippingAddress', '');
  expect(await form.check()).toBe(false);
  expect(Object.keys(fieldErrorsOf(form.$state.get()))).toEqual(['shippingAddress']);
  form.type('shippingAddress', ADDRESS);
  expect(await form.check()).toBe(true);
  expect(sent).toEqual([]);
  form.type('notes', 'Gate 2');
  await form.send();
  expect(sent).toMatchObject([{ supply: '415-3-50', notes: 'Gate 2' }]);
});

test('the stepper stays at the minimum and starts again from what was typed', () => {
  const form = createForm(async () => ({ status: 200, body: PLACED }));
  form.addQuantity(-1);
  expect(form.$values.get().quantity).toBe('2');
  form.addQuantity(1);
  expect(form.$values.get().quantity).toBe('3');
  form.type('quantity', 'many');
  form.addQuantity(1);
  expect(form.$values.get().quantity).toBe('2');
});
