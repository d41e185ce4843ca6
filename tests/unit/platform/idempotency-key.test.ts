// Idempotency keys of forms: one key per attempt, kept across failures, reloads and expired sessions, then a new one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '../../../contract/accounts/user.ts';
import { createApi, type Transport } from '../../../src/api/call.ts';
import { encodeForm } from '../../../src/api/form.ts';
import { reportForm } from '../../../src/islands/catalog/report/report.ts';
import { contactForm } from '../../../src/islands/contact/contact.ts';
import { createProductForm } from '../../../src/islands/products/form/product-form.ts';
import { enquiryForm } from '../../../src/islands/trade/enquiries/enquiry-form.ts';
import { enquiryThread } from '../../../src/islands/trade/enquiries/enquiry-thread.ts';
import { orderForm } from '../../../src/islands/trade/orders/order-form.ts';
import { createIdempotencyKey } from '../../../src/ui/forms/idempotency-key.ts';
import { newIdempotencyKey } from '../../../src/ui/forms/new-idempotency-key.ts';
import { stubBrowser } from '../client/browser.ts';
import { fillForm } from '../products/product-form-fixture.ts';

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

const USER = { id: 'u1', email: 'asha@example.in', phone: '' } as User;
const DONE = { success: true, message: 'Done.', data: { id: 'x', _id: 'x', status: 'placed' } };
const LOST = 'lost' as const;
type Reply = typeof LOST | { readonly status: number; readonly body: unknown };
const REUSED = { status: 409, body: { success: false, code: 'keyReused', message: 'Look first.' } };
const OK = { status: 200, body: DONE };

/** A server with these answers, and the keys that it received. */
const server = (...replies: Reply[]) => {
  const keys: string[] = [];
  const transport: Transport = async ({ method, body }) => {
    if (method !== 'POST') return { status: 200, body: { success: true, data: { id: 'x' } } };
    const key =
      body instanceof FormData
        ? body.get('idempotencyKey')
        : (JSON.parse(String(body)) as { idempotencyKey?: unknown }).idempotencyKey;
    keys.push(String(key));
    const reply = replies.shift() ?? OK;
    if (reply === LOST) throw new TypeError('offline');
    return reply;
  };
  return { keys, api: createApi({ transport, lang: 'en', encode: encodeForm }) };
};
type Api = ReturnType<typeof server>['api'];

const FORMS: Readonly<Record<string, (api: Api) => () => Promise<unknown>>> = {
  enquiry: (api) => {
    const about = { productId: 'p', supplierId: null };
    const form = enquiryForm(api, 'en', { about, user: USER, subject: '', isWindow: false });
    form.type('subject', 'A mill');
    form.type('message', 'How much?');
    return () => form.send();
  },
  'inquiry window': (api) => {
    const about = { productId: 'w', supplierId: null };
    const form = enquiryForm(api, 'en', { about, user: USER, subject: '', isWindow: true });
    form.type('message', 'How much?');
    return () => form.send();
  },
  reply: (api) => {
    const thread = enquiryThread(api, 'en', 'e', () => {});
    return () => thread.reply({ text: 'So much.' });
  },
  report: (api) => {
    const form = reportForm(api, 'en', { kind: 'product', id: 'p' });
    return () => form.send({ reason: 'counterfeit' });
  },
  contact: (api) => {
    const form = contactForm(api, 'en');
    return () => form.send({ email: 'a@example.in', message: 'How much?' });
  },
  product: (api) => {
    const attempt = createIdempotencyKey('listing:u1');
    const form = createProductForm({
      api,
      createUploadApi: () => api,
      lang: 'en',
      product: null,
      key: attempt,
    });
    fillForm(form);
    return () => form.save('pending');
  },
  order: (api) => {
    const subject = {
      productId: 'p',
      supplierId: 's',
      price: 10,
      minOrderQuantity: null,
      priceBasis: null,
    };
    const shippingAddress = '12 Mill Road';
    const form = orderForm(api, 'en', { subject, userId: 'u1', shippingAddress, supply: '' });
    return () => form.send();
  },
};

test.each(Object.entries(FORMS))(
  '%s: retries use the same key until a reply, and a reused key is replaced',
  async (_, make) => {
    const { keys, api } = server(LOST, { status: 503, body: null }, REUSED, LOST);
    const send = make(api);
    for (let at = 0; at < 4; at++) await send();
    expect(keys).toHaveLength(4);
    const [first, second, third, fourth] = keys;
    expect(first).toMatch(/^[\w.:-]{8,64}$/);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  },
);

test.each(['enquiry', 'inquiry window', 'reply', 'report', 'contact'])(
  '%s: a call after a success has a new key',
  async (name) => {
    const { keys, api } = server();
    const send = FORMS[name]?.(api);
    await send?.();
    await send?.();
    expect(new Set(keys).size).toBe(2);
  },
);

test.each(['enquiry', 'product'])(
  '%s: the key survives a reload together with the draft',
  async (name) => {
    const { keys, api } = server(LOST);
    await FORMS[name]?.(api)();
    // After a reload, only what the tab has stored is left.
    await FORMS[name]?.(api)();
    await FORMS[name]?.(api)();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  },
);

test('works without storage', () => {
  stubBrowser('/', { forbidden: true });
  const key = createIdempotencyKey('enquiry:u1');
  expect(key.current()).toBe(key.current());
  key.renew();
  expect(key.current()).toMatch(/^[0-9a-f]{32}$/);
});

test('works without a secure context, as on a local network address', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(new Set([newIdempotencyKey(), newIdempotencyKey(), newIdempotencyKey()]).size).toBe(3);
});
