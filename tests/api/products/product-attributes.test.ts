// Machine types and attribute values of products: given by suppliers, read from specifications, checked, shown to buyers.

import { beforeEach, describe, expect, test } from 'vitest';
import { listMachineTypes } from '../../../contract/catalog/machine-types.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import type { Lang } from '../../../contract/lang.ts';
import { PRODUCT_TEXTS } from '../../../contract/messages/product.ts';
import { withDatabase } from '../environment.ts';
import { eventually } from '../eventually.ts';
import { sharedMarket } from '../market.ts';
import { approve } from './decisions-beside-server.ts';
import { type NewProduct, signUpSupplier, type TestSupplier } from './product-forms.ts';

const LATHE = {
  category: 'engineering',
  subcategory: 'metals-mining',
  machineType: 'cnc-lathe',
} as const satisfies Partial<NewProduct>;

const market = await sharedMarket(0);
let supplier: TestSupplier;
beforeEach(async () => {
  supplier = await signUpSupplier(market);
});

const shownIn = async (lang: Lang, id: string) =>
  market.apiIn(lang).call(getProduct, { params: { id } });

const created = async (product: Partial<NewProduct>) => {
  const { id } = await supplier.create({ ...LATHE, ...product });
  await approve(market, id);
  await eventually(() => shownIn('en', id).catch(() => null)).not.toBeNull();
  return id;
};

const textsOf = (attributes: readonly { readonly key: string; readonly text: string }[]) =>
  Object.fromEntries(attributes.map(({ key, text }) => [key, text]));

describe('values of a product', () => {
  test('given ones are shown in the units and the order of the machine type, in both languages', async () => {
    const attributes = { 'spindle-speed': '2,500', swing: '20 in', control: 'siemens' };
    const id = await created({ attributes });
    const product = await shownIn('en', id);
    expect(product.machineType).toEqual({ id: 'cnc-lathe', name: 'CNC lathe' });
    expect(product.attributes).toMatchObject([
      { key: 'swing', text: '508 mm', number: 508, code: null, isKey: true },
      { key: 'spindle-speed', text: '2,500 rpm', isKey: false },
      { key: 'control', text: 'Siemens', number: null, code: 'siemens' },
    ]);
    const { machineType, attributes: shown } = await shownIn('zh-Hans', id);
    expect(machineType?.name).toBe('数控车床');
    expect(textsOf(shown)).toMatchObject({ 'spindle-speed': '2,500 r/min', control: '西门子' });
  });

  test('others are read from the specifications, again after each change of them', async () => {
    const { id } = await supplier.create({
      ...LATHE,
      specifications: { 'Swing over bed': '400 mm', Power: '7.5 kW', Colour: 'grey' },
      attributes: { power: 11 },
    });
    const product = await supplier.read(id);
    expect(textsOf(product.attributes)).toEqual({ swing: '400 mm', power: '11 kW' });
    expect(product.givenAttributes).toEqual([['power', '11']]);
    const updated = await supplier.update(id, { specifications: { 'Swing over bed': '500 mm' } });
    expect(textsOf(updated.attributes)).toEqual({ swing: '500 mm', power: '11 kW' });
  });

  test('a list has the key attributes only', async () => {
    const id = await created({ name: 'Halberd', attributes: { swing: 400, weight: 1_900 } });
    const { products } = await market.api.call(listProducts, { query: { search: 'halberd' } });
    expect(products.map((product) => [product.id, textsOf(product.attributes)])).toEqual([
      [id, { swing: '400 mm' }],
    ]);
  });

  test('a change of them waits for a review', async () => {
    const id = await created({ attributes: { swing: 400 } });
    const changed = await supplier.update(id, { attributes: { swing: 500 } });
    expect(changed.change?.status).toBe('pending');
    expect(textsOf((await shownIn('en', id)).attributes)).toEqual({ swing: '400 mm' });
    await approve(market, id);
    await eventually(async () => textsOf((await shownIn('en', id)).attributes)).toEqual({
      swing: '500 mm',
    });
  });

  test('their order is no change, so that a price with them applies at once', async () => {
    const id = await created({ attributes: { swing: 400, power: 11 } });
    const saved = await supplier.update(id, {
      attributes: { power: 11, swing: 400 },
      price: 77,
    });
    expect(saved.change).toBeNull();
    expect((await shownIn('en', id)).price).toBe(77);
  });

  test('another machine type drops them: the same key may have another unit', async () => {
    const { id } = await supplier.create({ ...LATHE, attributes: { power: 11 } });
    const changed = await supplier.update(id, { machineType: 'press-brake' });
    expect(changed).toMatchObject({ attributes: [], givenAttributes: [] });
  });

  test('a product without a machine type has none', async () => {
    const { id } = await supplier.create();
    expect(await supplier.read(id)).toMatchObject({ machineType: null, attributes: [] });
  });
});

test.each([
  [{ machineType: 'time-machine' }, { machineType: 'There is no such machine type.' }],
  [
    { machineType: 'rice-mill' },
    { machineType: 'This machine type belongs to another subcategory.' },
  ],
  [
    { attributes: { swing: '20 kg' } },
    { 'attributes.swing': 'This unit does not fit the attribute.' },
  ],
  [{ attributes: { swing: '1,5' } }, { 'attributes.swing': PRODUCT_TEXTS.attributeNumber.en }],
  [{ attributes: { swing: 'large' } }, { 'attributes.swing': PRODUCT_TEXTS.attributeNumber.en }],
  [{ attributes: { swing: '1e300' } }, { 'attributes.swing': PRODUCT_TEXTS.attributeNumber.en }],
  [
    { attributes: { control: 'abacus' } },
    { 'attributes.control': 'Please choose one of the values.' },
  ],
  [
    { attributes: { colour: 'red' } },
    { 'attributes.colour': 'This machine type has no such attribute.' },
  ],
])('%o is refused', async (change, fields) => {
  await expect(supplier.create({ ...LATHE, ...change })).rejects.toMatchObject({ fields });
});

test('a stored value of an attribute that was removed does not refuse a save', async () => {
  const { id } = await supplier.create({ ...LATHE, attributes: { swing: 400 } });
  await withDatabase(market, ({ db }) =>
    db
      .updateTable('product_attributes')
      .set({ key: 'removed' })
      .where('key', '=', 'swing')
      .execute(),
  );
  const updated = await supplier.update(id, { name: 'Renamed' });
  expect(updated).toMatchObject({ name: 'Renamed', attributes: [], givenAttributes: [] });
});

test('the machine types of a subcategory are listed with their attributes', async () => {
  const query = { subcategory: 'metals-mining' };
  const { types } = await market.apiIn('zh-Hans').call(listMachineTypes, { query });
  const lathe = types.find(({ id }) => id === 'cnc-lathe');
  expect(lathe?.name).toBe('数控车床');
  expect(lathe?.attributes[0]).toMatchObject({ key: 'swing', kind: 'number', unit: 'mm' });
  expect(lathe?.attributes.find(({ key }) => key === 'control')?.choices).toContainEqual({
    code: 'siemens',
    name: '西门子',
  });
  const unknown = market.api.call(listMachineTypes, { query: { subcategory: 'nowhere' } });
  await expect(unknown).rejects.toMatchObject({ code: 'validation' });
});
