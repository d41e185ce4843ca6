// New products: accepted input, the reply, and who sees the product before and after its review.
import { describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { createProduct, getMyProduct } from '../../../contract/products/my-products.ts';
import { readReply } from '../../../contract/reply.ts';
import { expectDerivedDataConsistent } from '../catalog/derived-data.ts';
import { eventually } from '../eventually.ts';
import { sharedMarket } from '../market.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest, signUp } from '../users.ts';
import { approve, reject } from './decisions-beside-server.ts';
import { SENT_PRODUCT, signUpSupplier, VALID_PRODUCT } from './product-forms.ts';

const market = await sharedMarket(0);
const supplier = await signUpSupplier(market);

const post = (payload: object) => supplier.request('POST', '/products/create-new', payload);
const isPublic = async (id: string): Promise<boolean> => {
  const reply = await market.app.inject({ url: `/api/products/${id}` });
  return reply.statusCode === 200;
};
const found = async (search: string): Promise<string[]> =>
  (await market.api.call(listProducts, { query: { search } })).products.map(({ id }) => id);

const MORE = {
  title: 'Rice mill RM-20, 20 t a day',
  stock: 'In stock',
  countryOfOrigin: 'Vietnam',
  specifications: { 'Power <kW>': '22', Voltage: '380 V, 3 phases' },
  certifications: ['CE', 'ISO 9001'],
  tags: [' rice ', 'mill', 'rice', ''],
} as const;

describe('a new product', () => {
  test.each(['form', 'JSON'])(
    'is returned as sent, as %s, and waits for review',
    async (encoding) => {
      const { product, message } =
        encoding === 'form'
          ? await supplier.api.call(createProduct, { body: { ...VALID_PRODUCT, ...MORE } })
          : readReply(
              createProduct,
              (await market.app.inject(post({ ...SENT_PRODUCT, ...MORE }))).json(),
            );
      expect(message).toBe('Product created successfully and is pending approval!');
      expect(product).toMatchObject({
        name: VALID_PRODUCT.name,
        title: MORE.title,
        summary: VALID_PRODUCT.summary,
        description: VALID_PRODUCT.description,
        price: 12_500.5,
        minOrderQuantity: 2,
        stock: 'In stock',
        countryOfOrigin: 'Vietnam',
        certifications: ['CE', 'ISO 9001'],
        tags: ['rice', 'mill'],
        status: 'pending',
        rejectionReason: null,
        revision: 1,
        change: null,
      });
      expect(product?.specifications).toEqual(Object.entries(MORE.specifications));
      expect(product?.submittedAt).not.toBeNull();
      expect(await supplier.read(product?.id ?? '')).toEqual(product);
    },
  );

  test('needs only five fields, the others have defaults', async () => {
    const { price, minOrderQuantity, ...least } = VALID_PRODUCT;
    const created = await supplier.create({ ...least, price: '', minOrderQuantity: '' });
    expect([price, minOrderQuantity]).toEqual([12_500.5, 2]);
    expect(created).toMatchObject({
      price: null,
      minOrderQuantity: 1,
      countryOfOrigin: 'China',
      priceBasis: null,
      images: [],
    });
  });

  test.each(['FOB', 'FOB-INNSA', 'EXW-CNNGB', 'CIF'])('has no price basis %s', async (basis) => {
    const body = { ...SENT_PRODUCT, priceBasis: basis };
    const refusal = await supplier.expectRefused(
      'validation',
      'POST',
      '/products/create-new',
      body,
    );
    expect(Object.keys(refusal.fields)).toEqual(['priceBasis']);
  });

  test('is stored as a draft with only a name', async () => {
    const body = { name: 'Half a thought', status: 'draft' } as const;
    const { product, message } = await supplier.api.call(createProduct, { body });
    expect(message).toBe('The draft was saved.');
    expect(product).toMatchObject({ name: 'Half a thought', status: 'draft', submittedAt: null });
  });

  test('is visible to its supplier only until it is approved', async () => {
    const { id } = await supplier.create({ name: 'Quernstone Q7' });
    const other = await signUpSupplier(market);
    expect(await isPublic(id)).toBe(false);
    expect(await found('quernstone')).toEqual([]);
    await expect(other.api.call(getMyProduct, { params: { id } })).rejects.toMatchObject({
      code: 'productNotFound',
    });
    await approve(market, id);
    await eventually(() => isPublic(id)).toBe(true);
    await eventually(() => found('quernstone')).toEqual([id]);
    await expectDerivedDataConsistent(market);
  });

  test('uses its name as title by default', async () => {
    const { id } = await supplier.create({ name: 'Untitled mill' });
    await approve(market, id);
    // The raw reply: the contract client would normalize it.
    const reply = await market.app.inject({ url: `/api/products/${id}` });
    expect(reply.json().data.title).toBe('Untitled mill');
  });

  test('shows a rejection reason to its supplier only', async () => {
    const { id } = await supplier.create();
    await reject(market, id, 'The pictures are blurred.');
    expect(await supplier.read(id)).toMatchObject({
      status: 'rejected',
      rejectionReason: 'The pictures are blurred.',
    });
    expect(await isPublic(id)).toBe(false);
  });
});

test.each([
  ['zh-Hans', { name: '数控车床 CK6140' }],
  ['en', {}],
] as const)('has the language %s of its text, in any account language', async (lang, change) => {
  const { id } = await supplier.create(change);
  const { originalLanguage, language } = await supplier.read(id);
  expect([originalLanguage, language]).toEqual([lang, lang]);
});

test('keeps any text unchanged', async () => {
  const html = '<img src=x onerror=alert(1)>"\'&amp;</script>';
  const created = await supplier.create({
    name: html,
    title: '😀 मशीन 机器 👩‍🏭',
    summary: 'null\0byte',
    description: `${html}\n\n=cmd|' /C calc'!A0`,
    stock: html,
    tags: ['<b onclick=alert(1)>', '😀'],
    certifications: [html],
    specifications: { [html]: html },
  });
  expect(created).toMatchObject({
    name: html,
    title: '😀 मशीन 机器 👩‍🏭',
    summary: 'nullbyte',
    stock: html,
  });
  await approve(market, created.id);
  const shown = await market.api.call(getProduct, { params: { id: created.id } });
  expect(shown).toMatchObject({ name: html, description: `${html}\n\n=cmd|' /C calc'!A0` });
  await expectDerivedDataConsistent(market);
});

describe('is refused', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `tag ${at}`);
  test.each([
    ['without a name', { name: ' ' }, { name: 'Product name is required' }],
    [
      'without a description',
      { description: '' },
      { description: 'Product description is required' },
    ],
    [
      'without a summary',
      { sort_description: '\0' },
      { sort_description: 'Product sort_description is required' },
    ],
    [
      'with another name of the summary',
      { sort_description: undefined, summary: 'A rice mill' },
      { sort_description: 'Product sort_description is required' },
    ],
    ['without a category', { category: '' }, { category: 'Please select a category' }],
    [
      'without a subcategory',
      { subcategory: null },
      { subcategory: 'Please select a subcategory' },
    ],
    ['in a subcategory of another category', { subcategory: 'diy-robots' }, null],
    ['in no category there is', { category: 'spaceships' }, null],
    ['at a price below nothing', { priceRange: -1 }, null],
    ['at a price beyond any machine', { priceRange: 100_000_000_000 }, null],
    ['at a price that is none', { priceRange: 'a lot' }, null],
    ['with half a piece', { minOrderQuantity: 1.5 }, null],
    ['with more than all pieces', { minOrderQuantity: 1e12 }, null],
    ['with 21 tags', { tags: many(21) }, null],
    ['with a tag of 41 letters', { tags: ['x'.repeat(41)] }, null],
    [
      'with 61 specifications',
      { specifications: Object.fromEntries(many(61).map((tag) => [tag, 'x'])) },
      null,
    ],
    ['with specifications that are none', { specifications: [1, 2] }, null],
    ['with a name of a novel', { name: 'x'.repeat(201) }, null],
    ['as live at once', { status: 'active' }, null],
    ['from no such country', { countryOfOrigin: 'Atlantis' }, null],
    ['with words that are numbers', { name: 7 }, null],
    ['with words that are lists', { description: ['a'] }, null],
    ['with an image that is a path', { images: ['/media/demo/rice-mill-0.svg'] }, null],
  ])('%s', async (_, change, fields) => {
    const request = post({ ...SENT_PRODUCT, ...change });
    await expectRefused(market, request, 'validation');
    if (fields) expect((await market.app.inject(request)).json().fields).toEqual(fields);
  });

  test('for a visitor and a buyer, each with its own message', async () => {
    const buyer = await signUp(market, 'buyer');
    await buyer.expectRefused('createSuppliersOnly', 'POST', '/products/create-new', SENT_PRODUCT);
    await expectRefused(
      market,
      rawRequest(null, 'POST', '/products/create-new', SENT_PRODUCT),
      'unauthorized',
    );
    const creation = buyer.api.call(createProduct, { body: VALID_PRODUCT });
    await expect(creation).rejects.toMatchObject({
      message: 'Only manufacturers can create products.',
    });
  });
});

test('concurrent products get different numbers', async () => {
  const created = await Promise.all(
    Array.from({ length: 8 }, () => supplier.create({ status: 'draft' })),
  );
  expect(new Set(created.map(({ id }) => id)).size).toBe(8);
});
