// Product form store: validation, sent data, messages, and no loss of input.

import { expect, test } from 'vitest';
import { PRODUCT_TEXTS } from '../../../contract/messages/product.ts';
import { rowErrors, specification } from '../../../src/islands/products/form/product-values.ts';
import { createTestForm, fillForm, OK_REPLY, picture } from './product-form-fixture.ts';

test('a new product sends only filled fields', async () => {
  const { form, requests, sent } = createTestForm([OK_REPLY]);
  fillForm(form);
  form.type('price', '1,20,000.50');
  form.type('certifications', 'CE， ISO 9001, CE');
  form.change({
    tags: ['cnc'],
    specifications: [specification('Power', '11 kW'), specification()],
  });
  form.pictures.add([picture('front.png')]);
  const outcome = await form.save('pending');
  expect(requests[0]).toMatchObject({ method: 'POST', url: '/api/products/create-new' });
  expect(Object.fromEntries(sent())).toEqual({
    name: 'Lathe',
    sort_description: 'Turns.',
    description: 'Turns steel.',
    category: 'engineering',
    subcategory: 'metals-mining',
    priceRange: '120000.5',
    countryOfOrigin: 'China',
    certifications: '["CE","ISO 9001"]',
    tags: '["cnc"]',
    specifications: '{"Power":"11 kW"}',
    images: 'file front.png',
    status: 'pending',
    idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(outcome).toEqual({
    status: 'saved',
    toast: {
      title: 'Success',
      text: 'Product created successfully and is pending approval!',
    },
  });
  expect(form.$isUnsaved.get()).toBe(false);
});

test('requires the five fields of the spec, in both languages and in order', async () => {
  const { form, requests } = createTestForm([]);
  form.type('name', '  ');
  const outcome = await form.save('pending');
  expect(outcome).toEqual({
    status: 'refused',
    toast: { title: 'Validation Error', text: 'Product name is required' },
  });
  expect(Object.entries(form.$fieldErrors.get())).toEqual([
    ['name', 'Product name is required'],
    ['summary', 'Product sort_description is required'],
    ['description', 'Product description is required'],
    ['category', 'Please select a category'],
    ['subcategory', 'Please select a subcategory'],
  ]);
  expect(requests).toEqual([]);
  form.type('name', 'Lathe');
  expect(form.$fieldErrors.get().name).toBeUndefined();

  const chinese = createTestForm([], null, 'zh-Hans').form;
  await chinese.save('pending');
  expect(chinese.$fieldErrors.get().category).toBe('请选择分类');
});

test('a draft needs only a name, and the server returns the new status', async () => {
  const { form, sent } = createTestForm([OK_REPLY]);
  expect(await form.save('draft')).toMatchObject({ status: 'refused' });
  expect(Object.keys(form.$fieldErrors.get())).toEqual(['name']);
  form.type('name', 'Lathe');
  expect(await form.save('draft')).toEqual({
    status: 'saved',
    toast: { title: 'Success', text: 'Said by the server' },
  });
  expect(sent()).toContainEqual(['status', 'draft']);
});

test('invalid numbers and incomplete rows have errors beside their fields', async () => {
  const { form } = createTestForm([]);
  fillForm(form);
  form.type('price', 'ten');
  form.type('minOrderQuantity', '1.5');
  form.change({ specifications: [specification('Power', '')] });
  await form.save('pending');
  expect(form.$fieldErrors.get()).toEqual({
    price: PRODUCT_TEXTS.productPrice.en,
    minOrderQuantity: 'The minimum order is a whole number from 1 to 100,000.',
    specifications: 'Specifications are pairs of a name and a value.',
  });
});

test('a repeated name in the table has a different error from an incomplete row', () => {
  const rows = [
    specification('Power', '1'),
    specification(' power ', '2'),
    specification('', '3'),
    specification(),
  ];
  expect([...rowErrors(rows).values()]).toEqual(['specificationTwice', 'specifications']);
  expect(rowErrors(rows).get(rows[1]?.key ?? 0)).toBe('specificationTwice');
});

test('another category clears the subcategory, the same one does not', () => {
  const { form } = createTestForm([], {});
  form.type('category', 'agriculture');
  expect(form.$values.get().subcategory).toBe('food-technology');
  form.type('category', 'robots');
  expect(form.$values.get().subcategory).toBe('');
});

test('shows texts and field errors of the server, otherwise its own, and keeps the input', async () => {
  const refused = {
    success: false,
    code: 'validation',
    message: 'Some values are not valid.',
    fields: { 'tags[]': 'Too many.' },
  };
  const { form } = createTestForm(
    [
      { status: 400, body: refused },
      { status: 502, body: null },
      () => Promise.reject(new TypeError('offline')),
    ],
    {},
  );
  form.type('name', 'Another name');
  const messages: unknown[] = [];
  for (let at = 0; at < 3; at++) messages.push(await form.save('pending'));
  const words = (text: string) => ({ status: 'refused', toast: { title: 'Error', text } });
  expect(messages).toEqual([
    words('Some values are not valid.'),
    words('Failed to update product'),
    words('Failed to update product'),
  ]);
  expect(form.$values.get().name).toBe('Another name');
  expect(form.$isUnsaved.get()).toBe(true);

  const fresh = createTestForm([{ status: 400, body: refused }]).form;
  fillForm(fresh);
  await fresh.save('pending');
  expect(fresh.$fieldErrors.get()).toEqual({ tags: 'Too many.' });

  const silent = createTestForm([{ status: 502, body: null }]).form;
  fillForm(silent);
  expect(await silent.save('pending')).toMatchObject({
    toast: { text: 'Failed to create product' },
  });

  const offlineForm = createTestForm([() => Promise.reject(new TypeError('offline'))]).form;
  fillForm(offlineForm);
  expect(await offlineForm.save('pending')).toMatchObject({
    toast: { text: 'Failed to create product. Please try again.' },
  });
});

test.each([null, {}])('a save requires all products to be loaded again', async (stored) => {
  const { form, requests } = createTestForm([{ status: 502, body: null }, OK_REPLY], stored);
  fillForm(form);
  await form.save('draft');
  expect(requests).toHaveLength(1);
  expect(await form.save('draft')).toMatchObject({ status: 'saved' });
  expect(requests.slice(2)).toMatchObject([{ method: 'GET', url: '/api/products' }]);
});

test('an ended session keeps the input', async () => {
  const { form } = createTestForm([
    { status: 401, body: { success: false, code: 'unauthorized' } },
    OK_REPLY,
  ]);
  fillForm(form);
  expect(await form.save('pending')).toEqual({ status: 'signed-out' });
  expect(form.$saving.get()).toEqual({ status: 'signed-out' });
  expect(await form.save('pending')).toMatchObject({ status: 'saved' });
});

test('an upload can be cancelled, and a second click sends nothing', async () => {
  const { form, requests } = createTestForm([
    () =>
      new Promise((_, reject) => {
        requests[0]?.signal?.addEventListener('abort', () =>
          reject(new DOMException('stopped', 'AbortError')),
        );
      }),
  ]);
  fillForm(form);
  const first = form.save('pending');
  await expect.poll(() => requests.length).toBe(1);
  expect(form.$saving.get()).toEqual({ status: 'sending', progress: 1 });
  expect(await form.save('draft')).toEqual({ status: 'busy' });
  form.cancel();
  expect(await first).toEqual({ status: 'cancelled' });
  expect(form.$saving.get()).toEqual({ status: 'idle' });
  expect(form.$isUnsaved.get()).toBe(true);
  expect(requests).toHaveLength(1);
});
