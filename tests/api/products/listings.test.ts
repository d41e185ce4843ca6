// New products: accepted input, the reply, and who sees the product before and after its review.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { createProduct, getMyProduct } from '../../../contract/products/my-products.ts';
import { expectInStep } from '../catalog/in-step.ts';
import { type Market, openMarket } from '../market.ts';
import { signUp } from '../people.ts';
import { expectRefused } from '../refusal.ts';
import { formApi, openSeller, type Seller, WHOLE } from './forms.ts';
import { approve, reject, soon } from './listing-desk.ts';

let market: Market;
let seller: Seller;
beforeAll(async () => {
  market = await openMarket(0);
  seller = await openSeller(market);
});
afterAll(() => market.close());

const post = (payload: object, { token }: { readonly token: string } = seller) => ({
  method: 'POST' as const,
  url: '/api/products/create-new',
  headers: { authorization: `Bearer ${token}` },
  payload,
});
const isPublic = async (id: string): Promise<boolean> => {
  const reply = await market.app.inject({ url: `/api/products/${id}` });
  return reply.statusCode === 200;
};
const found = async (search: string): Promise<string[]> =>
  (await market.api.call(listProducts, { query: { search } })).products.map(({ id }) => id);

const FULL = {
  ...WHOLE,
  title: 'Rice mill RM-20, 20 t a day',
  stock: 'In stock',
  countryOfOrigin: 'Vietnam',
  specifications: { 'Power <kW>': '22', Voltage: '380 V, 3 phases' },
  certifications: ['CE', 'ISO 9001'],
  tags: [' rice ', 'mill', 'rice', ''],
} as const;

describe('a new listing', () => {
  test.each(['form', 'JSON'])('comes back as it was sent, as %s, and waits', async (how) => {
    const api = how === 'form' ? seller.forms : seller.api;
    const { product, message } = await api.call(createProduct, { body: FULL });
    expect(message).toBe('Product created successfully and is pending approval!');
    expect(product).toMatchObject({
      name: FULL.name,
      title: FULL.title,
      summary: FULL.sort_description,
      description: FULL.description,
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
    expect(product?.specifications).toEqual(Object.entries(FULL.specifications));
    expect(product?.submittedAt).not.toBeNull();
    expect(await seller.read(product?.id ?? '')).toEqual(product);
  });

  test('needs nothing but the five fields; the rest has its defaults', async () => {
    const { priceRange, minOrderQuantity, ...least } = WHOLE;
    const made = await seller.create({ ...least, priceRange: '', minOrderQuantity: '' });
    expect([priceRange, minOrderQuantity]).toEqual([12_500.5, 2]);
    expect(made).toMatchObject({
      price: null,
      minOrderQuantity: 1,
      countryOfOrigin: 'China',
      images: [],
    });
  });

  test('is kept as a draft with a name only', async () => {
    const body = { name: 'Half a thought', status: 'draft' } as const;
    const { product, message } = await seller.forms.call(createProduct, { body });
    expect(message).toBe('The draft was saved.');
    expect(product).toMatchObject({ name: 'Half a thought', status: 'draft', submittedAt: null });
  });

  test('is nobody else’s to see until it is approved, and then is everybody’s at once', async () => {
    const { id } = await seller.create({ name: 'Quernstone Q7' });
    const other = await openSeller(market);
    expect(await isPublic(id)).toBe(false);
    expect(await found('quernstone')).toEqual([]);
    await expect(other.forms.call(getMyProduct, { params: { id } })).rejects.toMatchObject({
      code: 'productNotFound',
    });
    expect(await approve(market, id)).toMatchObject({ kind: 'done' });
    await soon(() => isPublic(id)).toBe(true);
    await soon(() => found('quernstone')).toEqual([id]);
    await expectInStep(market);
  });

  test('shows its name where it has no title', async () => {
    const { id } = await seller.create({ name: 'Untitled mill' });
    await approve(market, id);
    // The raw reply: the contract client would normalize it.
    const reply = await market.app.inject({ url: `/api/products/${id}` });
    expect(reply.json().data.title).toBe('Untitled mill');
  });

  test('that is rejected says why, to its supplier only', async () => {
    const { id } = await seller.create();
    await reject(market, id, 'The pictures are blurred.');
    expect(await seller.read(id)).toMatchObject({
      status: 'rejected',
      rejectionReason: 'The pictures are blurred.',
    });
    expect(await isPublic(id)).toBe(false);
  });
});

test.each([
  ['zh-Hans', { name: '数控车床 CK6140' }],
  ['en', {}],
] as const)('is in %s when it is written so, whatever the account is in', async (lang, change) => {
  const { id } = await seller.create(change);
  const { originalLanguage, language } = await seller.read(id);
  expect([originalLanguage, language]).toEqual([lang, lang]);
});

test('words come back as they were written, whatever they look like', async () => {
  const html = '<img src=x onerror=alert(1)>"\'&amp;</script>';
  const made = await seller.create({
    name: html,
    title: '😀 मशीन 机器 👩‍🏭',
    sort_description: 'null\0byte',
    description: `${html}\n\n=cmd|' /C calc'!A0`,
    stock: html,
    tags: ['<b onclick=alert(1)>', '😀'],
    certifications: [html],
    specifications: { [html]: html },
  });
  expect(made).toMatchObject({
    name: html,
    title: '😀 मशीन 机器 👩‍🏭',
    summary: 'nullbyte',
    stock: html,
  });
  await approve(market, made.id);
  const shown = await market.api.call(getProduct, { params: { id: made.id } });
  expect(shown).toMatchObject({ name: html, description: `${html}\n\n=cmd|' /C calc'!A0` });
  await expectInStep(market);
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
    ['with an image that is a path', { images: ['/media/demo/lathe-00.640.webp'] }, null],
  ])('%s', async (_, change, fields) => {
    const request = post({ ...WHOLE, ...change });
    await expectRefused(market, request, 'validation');
    if (fields) expect((await market.app.inject(request)).json().fields).toEqual(fields);
  });

  test('from a visitor and from a buyer, in their own words', async () => {
    const buyer = await signUp(market, 'buyer');
    await expectRefused(market, post(WHOLE, buyer), 'createSuppliersOnly');
    await expectRefused(market, { ...post(WHOLE), headers: {} }, 'unauthorized');
    const asked = formApi(market, buyer).call(createProduct, { body: WHOLE });
    await expect(asked).rejects.toMatchObject({
      message: 'Only manufacturers can create products.',
    });
  });
});

test('each gets a number of its own, also where many come at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, () => seller.create({ status: 'draft' })),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(8);
});
