// Public supplier profiles: fields, and products page by page, in both languages.
import { expect, test } from 'vitest';
import type { Product } from '../../../contract/catalog/product.ts';
import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import type { Supplier } from '../../../contract/suppliers/supplier.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';

import { sharedMarket } from '../market.ts';

const market = await sharedMarket(100);
const chinese = market.apiIn('zh-Hans');
const query = { limit: '100' };
const all: readonly Supplier[] = (await market.api.call(listSuppliers, { query })).suppliers;
const products: readonly Product[] = (await market.api.call(listProducts, { query })).products;

const busiest = () => all.toSorted((a, b) => b.productCount - a.productCount)[0]?.id ?? '';

test('returns the profile, with all its active products over the pages', async () => {
  const id = busiest();
  const own = products.filter(({ supplier }) => supplier?.id === id).map((each) => each.id);
  const ids: string[] = [];
  for (let page = 1; page <= own.length; page++) {
    const reply = await market.api.call(getSupplier, {
      params: { id },
      query: { page: String(page), limit: '1' },
    });
    expect(reply.profile).toMatchObject({ id, productCount: own.length });
    expect(reply.pagination).toMatchObject({ total: own.length, totalPages: own.length });
    expect(reply.products).toHaveLength(1);
    ids.push(reply.products[0]?.id ?? '');
  }
  expect(ids).toEqual(own);
});

test('agrees with the directory and the product pages', async () => {
  const id = busiest();
  const { profile, products: own } = await market.api.call(getSupplier, { params: { id } });
  const { email, phone, certifications, businessLicense, original, terms, ...rest } = profile;
  const { certificationCaptions, businessLicenseCaption, ...shown } = rest;
  const { checked, checkedBefore, levelUntil, ...row } = shown;
  expect({ checked, levelUntil }).toEqual({ checked: [], levelUntil: null });
  expect(checkedBefore).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(certificationCaptions).toHaveLength(certifications.length);
  expect(businessLicenseCaption.number).toMatch(/^\d+X?$/);
  expect(row).toEqual(all.find((each) => each.id === id));
  expect(original).toBeNull();
  expect(terms).toEqual([]);
  expect([email, phone, businessLicense]).not.toContain(null);
  expect(certifications.length).toBeGreaterThan(0);
  for (const product of own.slice(0, 3)) {
    const read = await market.api.call(getProduct, { params: { id: product.id } });
    const views = expect.any(Number);
    expect({ ...read, views }).toEqual({ ...product, views });
  }
});

test('has Chinese texts for a Chinese reader', async () => {
  const id = busiest();
  const { profile, products: own } = await chinese.call(getSupplier, { params: { id } });
  for (const text of [profile.companyName, profile.description, own[0]?.name])
    expect(text).toMatch(/[\u4e00-\u9fff]/);
});

test('a supplier without products has an empty list and one page', async () => {
  const id = all.find(({ productCount }) => productCount === 0)?.id ?? '';
  const reply = await market.api.call(getSupplier, { params: { id } });
  expect(reply.products).toEqual([]);
  expect(reply.pagination).toMatchObject({ total: 0, totalPages: 1 });
});

test.each(['0', '../../etc/passwd', "' or 1=1 --", 'x'.repeat(400)])(
  'is not found under %j',
  async (id) => {
    await expect(market.api.call(getSupplier, { params: { id } })).rejects.toMatchObject({
      status: 404,
      code: 'supplierNotFound',
    });
  },
);
