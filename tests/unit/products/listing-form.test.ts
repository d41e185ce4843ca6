// Product form store: validation, sent data, messages, and no loss of input.
import { expect, test } from 'vitest';
import { rowErrors, specification } from '../../../src/islands/products/form/product-values.ts';
import { fill, formOver, OK, picture } from './listing-subject.ts';

test('a new product is sent with what is filled in, and nothing else', async () => {
  const { form, seen, sent } = formOver([OK]);
  fill(form);
  form.type('priceRange', '1,20,000.50');
  form.type('certifications', 'CE， ISO 9001, CE');
  form.change({
    tags: ['cnc'],
    specifications: [specification('Power', '11 kW'), specification()],
  });
  form.pictures.add([picture('front.png')]);
  const outcome = await form.save('pending');
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/products/create-new' });
  expect(Object.fromEntries(sent())).toEqual({
    name: 'Lathe',
    sort_description: 'Turns.',
    description: 'Turns steel.',
    category: 'engineering',
    subcategory: 'metals-mining',
    priceRange: '120000.50',
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

test('the five fields of the rules are asked for, in both languages and in order', async () => {
  const { form, seen } = formOver([]);
  form.type('name', '  ');
  const outcome = await form.save('pending');
  expect(outcome).toEqual({
    status: 'refused',
    toast: { title: 'Validation Error', text: 'Product name is required' },
  });
  expect(Object.entries(form.$fieldErrors.get())).toEqual([
    ['name', 'Product name is required'],
    ['sort_description', 'Product sort_description is required'],
    ['description', 'Product description is required'],
    ['category', 'Please select a category'],
    ['subcategory', 'Please select a subcategory'],
  ]);
  expect(seen).toEqual([]);
  form.type('name', 'Lathe');
  expect(form.$fieldErrors.get().name).toBeUndefined();

  const chinese = formOver([], null, 'zh-Hans').form;
  await chinese.save('pending');
  expect(chinese.$fieldErrors.get().category).toBe('请选择分类');
});

test('a draft needs a name only, and the server says what became of it', async () => {
  const { form, sent } = formOver([OK]);
  expect(await form.save('draft')).toMatchObject({ status: 'refused' });
  expect(Object.keys(form.$fieldErrors.get())).toEqual(['name']);
  form.type('name', 'Lathe');
  expect(await form.save('draft')).toEqual({
    status: 'saved',
    toast: { title: 'Success', text: 'Said by the server' },
  });
  expect(sent()).toContainEqual(['status', 'draft']);
});

test('numbers that are none and rows half filled are said beside their fields', async () => {
  const { form } = formOver([]);
  fill(form);
  form.type('priceRange', 'ten');
  form.type('minOrderQuantity', '1.5');
  form.change({ specifications: [specification('Power', '')] });
  await form.save('pending');
  expect(form.$fieldErrors.get()).toEqual({
    priceRange: 'A price is a number from 0.',
    minOrderQuantity: 'The minimum order is a whole number from 1.',
    specifications: 'Specifications are pairs of a name and a value.',
  });
});

test('a name that stands in the table twice is told from one half filled', () => {
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
  const { form } = formOver([], {});
  form.type('category', 'agriculture');
  expect(form.$values.get().subcategory).toBe('food-technology');
  form.type('category', 'robots');
  expect(form.$values.get().subcategory).toBe('');
});

test("the server's words and faults, else the form's own; what was typed stays", async () => {
  const refused = {
    success: false,
    code: 'validation',
    message: 'Some values are not valid.',
    fields: { 'tags[]': 'Too many.' },
  };
  const { form } = formOver(
    [
      { status: 400, body: refused },
      { status: 502, body: null },
      () => Promise.reject(new TypeError('offline')),
    ],
    {},
  );
  form.type('name', 'Another name');
  const said: unknown[] = [];
  for (let at = 0; at < 3; at++) said.push(await form.save('pending'));
  const words = (text: string) => ({ status: 'refused', toast: { title: 'Error', text } });
  expect(said).toEqual([
    words('Some values are not valid.'),
    words('Failed to update product'),
    words('Failed to update product'),
  ]);
  expect(form.$values.get().name).toBe('Another name');
  expect(form.$isUnsaved.get()).toBe(true);

  const fresh = formOver([{ status: 400, body: refused }]).form;
  fill(fresh);
  await fresh.save('pending');
  expect(fresh.$fieldErrors.get()).toEqual({ tags: 'Too many.' });

  const silent = formOver([{ status: 502, body: null }]).form;
  fill(silent);
  expect(await silent.save('pending')).toMatchObject({
    toast: { text: 'Failed to create product' },
  });

  const lost = formOver([() => Promise.reject(new TypeError('offline'))]).form;
  fill(lost);
  expect(await lost.save('pending')).toMatchObject({
    toast: { text: 'Failed to create product. Please try again.' },
  });
});

test.each([null, {}])('all products are asked for again once one was saved', async (stored) => {
  const { form, seen } = formOver([{ status: 502, body: null }, OK], stored);
  fill(form);
  await form.save('draft');
  expect(seen).toHaveLength(1);
  expect(await form.save('draft')).toMatchObject({ status: 'saved' });
  expect(seen.slice(2)).toMatchObject([{ method: 'GET', url: '/api/products' }]);
});

test('a session that ended leaves the form as it is', async () => {
  const { form } = formOver([{ status: 401, body: { success: false, code: 'unauthorized' } }, OK]);
  fill(form);
  expect(await form.save('pending')).toEqual({ status: 'signed-out' });
  expect(form.$saving.get()).toEqual({ status: 'signed-out' });
  expect(await form.save('pending')).toMatchObject({ status: 'saved' });
});

test('an upload can be cancelled, and a second click sends nothing', async () => {
  const { form, seen } = formOver([
    () =>
      new Promise((_, reject) => {
        seen[0]?.signal?.addEventListener('abort', () =>
          reject(new DOMException('stopped', 'AbortError')),
        );
      }),
  ]);
  fill(form);
  const first = form.save('pending');
  expect(form.$saving.get()).toEqual({ status: 'sending', as: 'pending', progress: 1 });
  expect(await form.save('draft')).toEqual({ status: 'busy' });
  form.cancel();
  expect(await first).toEqual({ status: 'cancelled' });
  expect(form.$saving.get()).toEqual({ status: 'idle' });
  expect(form.$isUnsaved.get()).toBe(true);
  expect(seen).toHaveLength(1);
});
