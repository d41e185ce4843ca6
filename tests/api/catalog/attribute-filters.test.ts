// Narrowing by machine type and attributes: filters, sort orders, facets with their counts, refusals.

import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Facets } from '../../../contract/catalog/facets.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { PRODUCT_TEXTS } from '../../../contract/messages/product.ts';
import { eventually } from '../eventually.ts';
import { sharedMarket } from '../market.ts';
import { approve } from '../products/decisions-beside-server.ts';
import { signUpSupplier, type TestSupplier } from '../products/product-forms.ts';

const market = await sharedMarket(0);
let supplier: TestSupplier;

const METAL = { category: 'engineering', subcategory: 'metals-mining' } as const;

const publish = async (product: Parameters<TestSupplier['create']>[0]): Promise<string> => {
  const { id } = await supplier.create(product);
  await approve(market, id);
  return id;
};

const lathe = (name: string, attributes: Record<string, string | number>, price = 9_000) =>
  publish({ ...METAL, machineType: 'cnc-lathe', name, attributes, price });

const page = (query: QueryOf<typeof listProducts>) => market.api.call(listProducts, { query });
const names = async (query: QueryOf<typeof listProducts>): Promise<string[]> =>
  (await page(query)).products.map(({ name }) => name);
const LATHES = { type: 'cnc-lathe', sort: 'name' };

beforeAll(async () => {
  supplier = await signUpSupplier(market);
  await lathe('A', { swing: 400, voltage: '380', 'turning-length': 750 });
  await lathe('B', { swing: 500, voltage: '415', 'turning-length': 1_000 });
  await lathe('C', { swing: 630, voltage: '415' }, 20_000);
  await lathe('D', {});
  await publish({ ...METAL, machineType: 'press-brake', name: 'E', attributes: { power: 11 } });
  await publish({ ...METAL, name: 'F' });
  await publish({
    category: 'robots',
    subcategory: 'diy-robots',
    machineType: 'robot-arm',
    name: 'G',
  });
  await vi.waitFor(async () => expect((await page({})).pagination?.total).toBe(7), 5_000);
});

describe('filters', () => {
  test.each([
    [{}, ['A', 'B', 'C', 'D']],
    [{ attr: { swing: '400..500' } }, ['A', 'B']],
    [{ attr: { swing: '500..' } }, ['B', 'C']],
    [{ attr: { swing: '..450' } }, ['A']],
    [{ attr: { swing: '500' } }, ['B']],
    [{ attr: { swing: '19in..21in' } }, ['B']],
    [{ attr: { voltage: '415' } }, ['B', 'C']],
    [{ attr: { voltage: '380,415' } }, ['A', 'B', 'C']],
    [{ attr: { voltage: '415', swing: '400..500' } }, ['B']],
    [{ attr: { swing: '' } }, ['A', 'B', 'C', 'D']],
    [{ attr: { voltage: '415' }, maxPrice: 10_000 }, ['B']],
    [{ attr: { swing: '1..2' } }, []],
  ])('%o', async (query, found) => {
    expect(await names({ ...LATHES, ...query })).toEqual(found);
    expect((await page({ ...LATHES, ...query })).pagination?.total).toBe(found.length);
  });

  test('pages and sort orders', async () => {
    const bySwing = { type: 'cnc-lathe', sort: 'attr.swing' };
    expect(await names({ ...bySwing, order: 'asc' })).toEqual(['A', 'B', 'C', 'D']);
    expect(await names(bySwing)).toEqual(['C', 'B', 'A', 'D']);
    expect(await names({ ...bySwing, limit: 2, page: 2 })).toEqual(['A', 'D']);
  });

  test('an address names them with a dot', async () => {
    const reply = await market.app.inject('/api/products?type=cnc-lathe&attr.swing=600..700');
    expect(reply.json()).toMatchObject({ success: true, products: [{ name: 'C' }] });
  });
});

const facetOf = ({ attributes }: Facets, key: string) =>
  attributes.find((facet) => facet.key === key);
const facets = async (query: QueryOf<typeof listProducts>): Promise<Facets> => {
  const { facets: found } = await page(query);
  if (!found) throw new Error('the reply has no facets');
  return found;
};

test('products have all attributes in a list of one machine type, else the key attributes', async () => {
  const keysOf = async (query: QueryOf<typeof listProducts>) =>
    (await page({ ...query, sort: 'name' })).products
      .find(({ name }) => name === 'B')
      ?.attributes.map(({ key }) => key);
  expect(await keysOf({ type: 'cnc-lathe' })).toEqual(['swing', 'turning-length', 'voltage']);
  expect(await keysOf({})).toEqual(['swing', 'turning-length']);
  const { products } = await page({ type: 'cnc-lathe', attr: { swing: '500' } });
  expect(products[0]?.attributes.at(-1)).toEqual({
    key: 'voltage',
    name: 'Voltage',
    text: '415 V',
    number: null,
    code: '415',
    isKey: false,
  });
});

describe('facets', () => {
  test('machine types of the chosen category, with counts under the other filters', async () => {
    const counted = async (query: QueryOf<typeof listProducts>) =>
      (await facets(query)).types.map(({ id, count }) => [id, count]);
    expect(await counted({ category: 'engineering' })).toEqual([
      ['cnc-lathe', 4],
      ['press-brake', 1],
    ]);
    expect(await counted({ category: 'engineering', minPrice: 15_000 })).toEqual([
      ['cnc-lathe', 1],
    ]);
    expect(await counted({ type: 'press-brake' })).toEqual([
      ['press-brake', 1],
      ['cnc-lathe', 4],
    ]);
    expect(await counted({ category: 'robots' })).toEqual([['robot-arm', 1]]);
    expect(await counted({ category: 'fashion' })).toEqual([]);
    expect(await counted({})).toEqual([]);
  });

  test('each attribute counts under the filters of the others', async () => {
    const found = await facets({ ...LATHES, attr: { swing: '400..500' } });
    expect(facetOf(found, 'voltage')?.choices).toEqual([
      { id: '380', name: '380 V', count: 1 },
      { id: '415', name: '415 V', count: 1 },
    ]);
    expect(facetOf(found, 'swing')).toMatchObject({ unit: 'mm', min: 400, max: 630, isKey: true });
    expect(facetOf(found, 'swing')?.histogram.reduce((sum, each) => sum + each)).toBe(3);
    expect(facetOf(found, 'weight')).toBeUndefined();
  });

  test('of a filtered attribute stay where the other filters match nothing', async () => {
    const found = await facets({ ...LATHES, attr: { swing: '1..2', voltage: '415' } });
    expect(facetOf(found, 'voltage')?.choices).toEqual([
      { id: '380', name: '380 V', count: 0 },
      { id: '415', name: '415 V', count: 0 },
    ]);
    expect(facetOf(found, 'turning-length')).toBeUndefined();
  });

  test('name the chosen type and its filtered attributes where nothing matches', async () => {
    const found = await facets({
      ...LATHES,
      attr: { swing: '400..', voltage: '415' },
      search: 'zzzqqq',
    });
    expect(found.types).toEqual([{ id: 'cnc-lathe', name: 'CNC lathe', count: 0 }]);
    expect(found.attributes.map(({ name, unit }) => [name, unit])).toEqual([
      ['Swing over bed', 'mm'],
      ['Voltage', null],
    ]);
    expect(facetOf(found, 'voltage')?.choices).toContainEqual({
      id: '415',
      name: '415 V',
      count: 0,
    });
    const elsewhere = await facets({ ...LATHES, category: 'robots' });
    expect(elsewhere.types).toContainEqual({ id: 'cnc-lathe', name: 'CNC lathe', count: 0 });
  });

  test('follow a change of a value, also in the reply cache', async () => {
    const query = { type: 'press-brake', attr: { power: '15' } };
    expect(await names(query)).toEqual([]);
    const brake = (await page({ type: 'press-brake' })).products[0]?.id ?? '';
    await supplier.update(brake, { attributes: { power: 15 } });
    await approve(market, brake);
    await eventually(() => names(query)).toEqual(['E']);
  });
});

test.each([
  [{ type: 'time-machine' }, { type: 'There is no such machine type.' }],
  [
    { ...LATHES, attr: { colour: '1' } },
    { 'attr.colour': 'This machine type has no such attribute.' },
  ],
  [
    { ...LATHES, attr: { swing: '500..400' } },
    { 'attr.swing': 'The lowest value must not be above the highest.' },
  ],
  [
    { ...LATHES, attr: { swing: '5kg..9kg' } },
    { 'attr.swing': 'This unit does not fit the attribute.' },
  ],
  [{ ...LATHES, attr: { swing: 'big' } }, { 'attr.swing': PRODUCT_TEXTS.attributeNumber.en }],
  [{ ...LATHES, attr: { swing: ',' } }, { 'attr.swing': PRODUCT_TEXTS.attributeNumber.en }],
  [{ ...LATHES, attr: { swing: '1..2..3' } }, { 'attr.swing': PRODUCT_TEXTS.attributeNumber.en }],
  [{ ...LATHES, attr: { voltage: '9' } }, { 'attr.voltage': 'Please choose one of the values.' }],
  [
    { attr: { swing: '400' } },
    { type: 'Choose a machine type to filter or sort by its attributes.' },
  ],
  [{ type: 'cnc-lathe', sort: 'attr.voltage' }, { sort: 'There is no such order.' }],
  [{ sort: 'attr.swing' }, { type: 'Choose a machine type to filter or sort by its attributes.' }],
])('%o is refused', async (query, fields) => {
  await expect(page(query)).rejects.toMatchObject({ code: 'validation', fields });
});
