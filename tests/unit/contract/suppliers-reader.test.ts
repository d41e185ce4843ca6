// Readers of suppliers, the directory and public profiles: every documented variant gives the same shape.

import { describe, expect, test } from 'vitest';
import { readReply } from '../../../contract/reply.ts';
import type { Supplier } from '../../../contract/suppliers/supplier.ts';
import { getSupplier, listSuppliers } from '../../../contract/suppliers/suppliers.ts';

const row = { _id: 's1', companyName: 'Hua Machinery' };
const read = (fields: Record<string, unknown>): Supplier => {
  const [supplier] = readReply(listSuppliers, [{ ...row, ...fields }]).suppliers;
  if (!supplier) throw new Error('The row was dropped.');
  return supplier;
};

describe('the directory', () => {
  test.each([
    ['an array', [row]],
    ['data', { success: true, data: [row] }],
    ['suppliers', { suppliers: [row] }],
    ['suppliers under data', { data: { suppliers: [row] } }],
  ])('reads %s', (_, body) => {
    const page = readReply(listSuppliers, body);
    expect(page.suppliers.map(({ companyName }) => companyName)).toEqual(['Hua Machinery']);
    expect(page.stats).toBeNull();
  });

  test('keeps the rows beside an unreadable one', () => {
    const { suppliers } = readReply(listSuppliers, [null, row, {}, { id: 2 }]);
    expect(suppliers.map(({ id }) => id)).toEqual(['s1', '2']);
  });

  test('reads the totals', () => {
    const stats = { suppliers: '40', products: 900, countries: 1, verifiedPercent: 87 };
    expect(readReply(listSuppliers, { data: [], stats }).stats).toEqual({
      ...stats,
      suppliers: 40,
    });
  });

  test('returns the error text of the backend', () => {
    expect(() => readReply(listSuppliers, { success: false, message: 'No' })).toThrow('No');
  });
});

describe('a supplier', () => {
  test.each<[string, Record<string, unknown>, Partial<Supplier>]>([
    ['company_name', { companyName: '', company_name: 'Hua' }, { companyName: 'Hua' }],
    [
      'a name alone',
      { companyName: null, name: 'Li Wei' },
      { companyName: 'Li Wei', name: 'Li Wei' },
    ],
    [
      'address as an object',
      { address: { city: 'Wuxi', state: 'Jiangsu', country: 'China' } },
      { city: 'Wuxi', province: 'Jiangsu', country: 'China' },
    ],
    [
      'address as JSON',
      { address: '{"city":"Wuxi","province":"Jiangsu"}' },
      { city: 'Wuxi', province: 'Jiangsu', country: null },
    ],
    ['broken address', { address: '{"city":' }, { city: null, country: null }],
    ['its own city first', { city: 'Suzhou', address: { city: 'Wuxi' } }, { city: 'Suzhou' }],
    ['is_verified', { is_verified: '1' }, { isVerified: true }],
    ['isVerified as text', { isVerified: 'false' }, { isVerified: false }],
    ['profile_image_url', { profile_image_url: '/a.webp' }, { avatar: '/a.webp' }],
    ['product_count as text', { product_count: '12' }, { productCount: 12 }],
    ['a web address', { website: 'https://hua.example' }, { website: 'https://hua.example' }],
    ['a script for a website', { website: 'javascript:alert(1)' }, { website: null }],
    ['establishedYear as text', { establishedYear: '1998' }, { establishedYear: 1998 }],
  ])('%s', (_, input, expected) => {
    expect(read(input)).toMatchObject(expected);
  });
});

describe('a public profile', () => {
  test.each([
    ['profile', { profile: row, products: [{ id: 'p1' }, null] }, ['p1']],
    ['data', { data: row }, []],
  ])('under %s', (_, body, products) => {
    const clean = readReply(getSupplier, body);
    expect(clean.profile.id).toBe('s1');
    expect(clean.products.map(({ id }) => id)).toEqual(products);
  });

  test('has pictures of certificates and license', () => {
    const { profile } = readReply(getSupplier, {
      profile: {
        ...row,
        certifications: '["a.webp"]',
        businessLicense: 'b.webp',
        email: 'a@b.cn',
        phone: 86,
      },
    });
    expect(profile).toMatchObject({
      certifications: ['a.webp'],
      businessLicense: 'b.webp',
      email: 'a@b.cn',
      phone: '86',
    });
  });

  test.each([
    [{ error: 'Gone fishing' }, 'Gone fishing'],
    [{ profile: null }, 'Supplier not found'],
    [null, 'Supplier not found'],
  ])('is missing in %j', (body, message) => {
    expect(() => readReply(getSupplier, body)).toThrow(
      expect.objectContaining({ code: 'supplierNotFound', message }),
    );
  });
});
