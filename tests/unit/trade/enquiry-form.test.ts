// Send Inquiry store: requires a subject and a message, as the contract does, and keeps the input until it is sent.
import { expect, test } from 'vitest';
import { createApi, type Transport } from '../../../src/api/call.ts';
import {
  type EnquiryAbout,
  enquiryForm,
  failureToast,
} from '../../../src/islands/trade/enquiries/enquiry-form.ts';

const USER = { id: 'u1', email: 'asha@example.com', phone: '+919876543210' };
const ABOUT: EnquiryAbout = { productId: 'p1', supplierId: 's1' };

const createForm = (transport: Transport, isWindow = false) =>
  enquiryForm(createApi({ transport, lang: 'en' }), 'en', {
    about: ABOUT,
    user: USER,
    subject: '',
    isWindow,
  });

const KEY: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
const SENT = { success: true, message: 'Sent.', data: { id: 'e1', message: 'How much?' } };

test('can be sent with subject and message', () => {
  const form = createForm(async () => ({ status: 200, body: SENT }));
  expect(form.$canSend.get()).toBe(false);
  form.type('subject', 'Two mills');
  form.type('message', '   ');
  expect(form.$canSend.get()).toBe(false);
  form.type('message', 'How much?');
  expect(form.$canSend.get()).toBe(true);
});

test('sends the filled fields, without blank ones', async () => {
  const bodies: unknown[] = [];
  const form = createForm(async ({ url, body }) => {
    bodies.push(url, JSON.parse(String(body)));
    return { status: 200, body: SENT };
  });
  form.type('subject', 'Two mills');
  form.type('message', 'How much?');
  form.type('quantity', '2');
  form.type('deliveryTimeline', '1 month');
  form.answer('output', '500');
  form.answer('material', ' ');
  form.pick('warranty', true);
  expect(form.$isUnsaved.get()).toBe(true);
  const outcome = await form.send();
  expect(outcome.status === 'done' && outcome.answer.message).toBe('Sent.');
  expect(form.$isUnsaved.get()).toBe(false);
  expect(bodies).toEqual([
    '/api/enquiries',
    {
      productId: 'p1',
      supplierId: 's1',
      inquiryType: 'product_info',
      subject: 'Two mills',
      message: 'How much?',
      quantity: 2,
      answers: { output: '500' },
      questions: ['warranty'],
      contactInfo: { email: 'asha@example.com', phone: '+919876543210' },
      delivery_timeline: '1 month',
      userId: 'u1',
      status: 'pending',
      idempotencyKey: KEY,
    },
  ]);
});

test('reports an invalid quantity and email before sending', async () => {
  const form = createForm(async () => {
    throw new Error('must not be called');
  });
  form.type('subject', 'Two mills');
  form.type('message', 'How much?');
  form.type('quantity', '1.5');
  form.type('email', 'nobody');
  const outcome = await form.send();
  expect(outcome.status === 'invalid' && Object.keys(outcome.fieldErrorNames).sort()).toEqual([
    'contactInfo',
    'quantity',
  ]);
  expect(form.$isUnsaved.get()).toBe(true);
});

test('the window sends requirements only if there are any', async () => {
  const bodies: unknown[] = [];
  const transport: Transport = async ({ body }) => {
    bodies.push(JSON.parse(String(body)));
    return { status: 200, body: SENT };
  };
  const send = async (requirements: string, message: string) => {
    const form = createForm(transport, true);
    form.type('type', 'price_quote');
    form.type('requirements', requirements);
    form.type('message', message);
    return (await form.send()).status;
  };
  expect(await send('  ', 'How much?')).toBe('done');
  expect(await send('415 V', 'How much?')).toBe('done');
  expect(await send('', ' ')).toBe('invalid');
  const sent = {
    productId: 'p1',
    supplierId: 's1',
    inquiryType: 'price_quote',
    message: 'How much?',
    contactInfo: { email: 'asha@example.com', phone: '+919876543210' },
    idempotencyKey: KEY,
  };
  expect(bodies).toEqual([sent, { ...sent, requirements: { text: '415 V' } }]);
});

test('a form with ready questions only has a message, which goes with them', () => {
  const form = createForm(async () => ({ status: 200, body: SENT }));
  form.type('subject', 'Two mills');
  form.pick('warranty', true);
  expect(form.$values.get()).toMatchObject({
    message: 'Please answer the questions below.',
    questions: ['warranty'],
  });
  expect(form.$canSend.get()).toBe(true);
  form.pick('warranty', false);
  expect(form.$values.get()).toMatchObject({ message: '', questions: [] });
  form.type('message', 'How much?');
  form.pick('warranty', true);
  expect(form.$values.get().message).toBe('How much?');
});

test('a refusal without text and a failed call have default texts', async () => {
  const answers: Awaited<ReturnType<Transport>>[] = [
    { status: 422, body: { error: 'Said by the server' } },
    { status: 500, body: null },
    { status: 200, body: { success: false } },
  ];
  const transport: Transport = async () => answers.shift() ?? Promise.reject(new TypeError('off'));
  const form = createForm(transport);
  form.type('subject', 'Price');
  form.type('message', 'How much?');
  const messages: unknown[] = [];
  for (let at = 0; at < 4; at++) {
    const outcome = await form.send();
    if (outcome.status === 'refused') messages.push(failureToast(outcome.error, 'en'));
  }
  const words = (text: string) => ({ title: 'Error', text });
  expect(messages).toEqual([
    words('Said by the server'),
    words('Failed to create enquiry'),
    words('Failed to create enquiry'),
    words('Failed to send inquiry. Please try again.'),
  ]);
});
