// Query strings of the catalog and the directory: blanks are absent, aliases are resolved, invalid values name a text.
import { describe, expect, test } from 'vitest';
import { productQuery } from '../../../contract/catalog/products.ts';
import { parseAcceptLanguage } from '../../../contract/lang.ts';
import { supplierQuery } from '../../../contract/suppliers/supplier-query.ts';
import { issues, parsed } from './issues.ts';

const firstPage = { page: 1, limit: 30 };

describe('products', () => {
  test.each([
    ['nothing', {}, firstPage],
    [
      'blanks',
      { search: '', category: '', minPrice: '', sort: '', page: '', limit: ' ' },
      firstPage,
    ],
    ['blank words', { search: ' \0 ', country: '\t' }, firstPage],
    ['a search', { search: ' rice\0 mill ' }, { ...firstPage, search: 'rice mill' }],
    [
      'a plural category',
      { category: 'Fashion Machineries' },
      { ...firstPage, category: 'fashion' },
    ],
    ['a leaf by name', { subcategory: 'FMCG' }, { ...firstPage, subcategory: 'fmcg' }],
    ['a chip', { industry: 'food-processing' }, { ...firstPage, industry: 'food-processing' }],
    [
      'prices',
      { minPrice: '0', maxPrice: '100000' },
      { ...firstPage, minPrice: 0, maxPrice: 100_000 },
    ],
    ['one price twice', { minPrice: 5, maxPrice: '5' }, { ...firstPage, minPrice: 5, maxPrice: 5 }],
    ['verified', { verified: '1' }, { ...firstPage, verified: true }],
    ['not verified as 0', { verified: '0' }, { ...firstPage, verified: false }],
    ['not verified', { verified: 'false' }, { ...firstPage, verified: false }],
    ['an order', { sort: 'price', order: 'asc' }, { ...firstPage, sort: 'price', order: 'asc' }],
    ['a page', { page: '3', limit: '100' }, { page: 3, limit: 100 }],
    ['what it does not know', { utm_source: 'x' }, firstPage],
  ])('accepts %s', (_, query, expected) => {
    expect(parsed(productQuery, query)).toEqual(expected);
  });

  test.each([
    ['a book', { search: 'x'.repeat(201) }, { search: 'searchTooLong' }],
    ['two searches', { search: ['a', 'b'] }, { search: 'invalid' }],
    ['another category', { category: 'boats' }, { category: 'unknownCategory' }],
    ['another leaf', { subcategory: 'boats' }, { subcategory: 'unknownSubcategory' }],
    ['another chip', { industry: 'boats' }, { industry: 'unknownIndustry' }],
    ['prices the wrong way round', { minPrice: '6', maxPrice: '5' }, { minPrice: 'priceRange' }],
    ['a negative price', { minPrice: '-1' }, { minPrice: 'price' }],
    ['a price past the slider', { maxPrice: '100001' }, { maxPrice: 'price' }],
    ['a price in words', { maxPrice: '1e3' }, { maxPrice: 'price' }],
    ['NaN', { minPrice: Number.NaN }, { minPrice: 'price' }],
    ['page zero', { page: '0' }, { page: 'page' }],
    ['half a page', { page: '1.5' }, { page: 'page' }],
    ['an endless page', { page: '99999999999' }, { page: 'page' }],
    ['too many rows', { limit: '101' }, { limit: 'pageSize' }],
    ['another order', { sort: 'colour', order: 'up' }, { sort: 'sort', order: 'sort' }],
    ['a maybe', { verified: 'maybe' }, { verified: 'invalid' }],
    ['a long supplier', { supplier: 'x'.repeat(65) }, { supplier: 'textTooLong' }],
  ])('refuses %s', (_, query, expected) => {
    expect(issues(productQuery, query)).toEqual(expected);
  });
});

describe('suppliers', () => {
  test.each([
    [{}, firstPage],
    [
      { country: 'China', businessType: 'Manufacturer' },
      { ...firstPage, country: 'China', businessType: 'Manufacturer' },
    ],
    [
      { category: 'ROBOTS', minProducts: '5', verified: true },
      { ...firstPage, category: 'robots', minProducts: 5, verified: true },
    ],
    [
      { sort: 'products', search: ' Hua ' },
      { ...firstPage, sort: 'products', search: 'Hua' },
    ],
  ])('accepts %j', (query, expected) => {
    expect(parsed(supplierQuery, query)).toEqual(expected);
  });

  test.each([
    [{ country: 'Vietnam' }, { country: 'unknownCountry' }],
    [{ businessType: 'Bank' }, { businessType: 'unknownBusinessType' }],
    [{ minProducts: '-1' }, { minProducts: 'minProducts' }],
    [{ sort: 'price' }, { sort: 'sort' }],
  ])('refuses %j', (query, expected) => {
    expect(issues(supplierQuery, query)).toEqual(expected);
  });
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['zh', 'zh-Hans'],
  ['zh-Hans', 'zh-Hans'],
  ['ZH-cn,zh;q=0.9,en;q=0.8', 'zh-Hans'],
  ['en-IN,zh;q=0.5', 'en'],
  ['hi-IN, zh-CN;q=0.9', 'zh-Hans'],
  ['fr, de', 'en'],
  ['enm, zha, zh', 'zh-Hans'],
  [',;q=1,,zh', 'zh-Hans'],
] as const)('Accept-Language %j selects %s', (header, lang) => {
  expect(parseAcceptLanguage(header)).toBe(lang);
});
