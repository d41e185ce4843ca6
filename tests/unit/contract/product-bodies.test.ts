// Request bodies of the product form and its uploads: valid per spec §5, otherwise the text of the error.
import { describe, expect, test } from 'vitest';
import { formEntries } from '../../../contract/form-entries.ts';
import {
  createProductBody,
  missingProductFields,
  updateProductBody,
} from '../../../contract/products/product-form.ts';
import { issues, parsed } from './issues.ts';

const full = {
  name: 'Rice mill',
  description: 'Mills rice.',
  summary: 'A mill',
  category: 'agriculture',
  subcategory: 'food-technology',
};
const picture = { name: 'a.png', type: 'image/png', size: 10 };
const video = { name: 'a.mp4', type: 'video/mp4', size: 10 };
const REQUIRED = {
  name: 'productName',
  description: 'productDescription',
  summary: 'productSummary',
  category: 'productCategory',
  subcategory: 'productSubcategory',
};

describe('a new product', () => {
  test('is accepted as the form sends it', () => {
    expect(
      parsed(createProductBody, {
        ...full,
        category: 'Agricultural Machineries',
        subcategory: 'Food Technology',
        price: '1200.50',
        minOrderQuantity: '5',
        countryOfOrigin: 'China',
        certifications: '["CE","ISO"]',
        tags: '["rice"," mill ","rice",""]',
        specifications: '{"Power":"5 kW"}',
        images: [picture, picture],
        video,
        stock: '',
        supplierId: 'someone else',
      }),
    ).toMatchObject({
      ...full,
      price: 1200.5,
      minOrderQuantity: 5,
      certifications: ['CE', 'ISO'],
      tags: ['rice', 'mill'],
      specifications: { Power: '5 kW' },
      images: [picture, picture],
      video,
    });
    expect(parsed(createProductBody, { ...full, supplierId: 'x' })).not.toHaveProperty(
      'supplierId',
    );
  });

  test.each([
    ['text with commas', { tags: 'a, b,,a' }, ['a', 'b']],
    ['repeated entries', { 'tags[]': ['a', ' b ', 'a'] }, ['a', 'b']],
    ['one repeated entry', { 'tags[]': 'a' }, ['a']],
    ['nothing', {}, undefined],
  ])('accepts tags as %s', (_, tags, expected) => {
    const read = parsed(createProductBody, { ...full, ...tags });
    expect(read).toHaveProperty('tags', expected);
    expect(read).not.toHaveProperty('tags[]');
  });

  test('needs five fields for a review, and only a name for a draft', () => {
    expect(issues(createProductBody, {})).toEqual(REQUIRED);
    expect(issues(createProductBody, { name: ' ', description: '\0' })).toEqual(REQUIRED);
    expect(issues(createProductBody, { status: 'draft' })).toEqual({ name: 'productName' });
    expect(issues(createProductBody, { name: 'Mill', status: 'draft' })).toEqual({});
  });

  test.each([
    ['another category', { category: 'Boats' }, { category: 'unknownCategory' }],
    ['a leaf of another branch', { subcategory: 'retail' }, { subcategory: 'subcategoryMismatch' }],
    ['a price in words', { price: 'cheap' }, { price: 'productPrice' }],
    ['a negative price', { price: -1 }, { price: 'productPrice' }],
    ['half a piece', { minOrderQuantity: 1.5 }, { minOrderQuantity: 'minOrderQuantity' }],
    ['no pieces', { minOrderQuantity: '0' }, { minOrderQuantity: 'minOrderQuantity' }],
    ['another origin', { countryOfOrigin: 'Mars' }, { countryOfOrigin: 'unknownOrigin' }],
    ['six images', { images: Array(6).fill(picture) }, { images: 'imagesOnCreate' }],
    ['text for an image', { images: ['a.png'] }, { 'images.0': 'invalid' }],
    ['no size', { video: { name: 'a', type: 'video/mp4' } }, { video: 'invalid' }],
    ['no name', { video: { type: 'video/mp4', size: 5 } }, { video: 'invalid' }],
    ['no file at all', { images: [{ name: 'a.png' }] }, { 'images.0': 'invalid' }],
    ['a film', { video: { ...video, type: 'video/quicktime' } }, { video: 'videoType' }],
    ['a long film', { video: { ...video, size: 5 * 1024 * 1024 + 1 } }, { video: 'videoTooLarge' }],
    ['a status of its own', { status: 'active' }, { status: 'productStatus' }],
    [
      'many tags',
      { tags: Array.from({ length: 21 }, (_, at) => `t${at}`) },
      { tags: 'tooManyEntries' },
    ],
    ['a long tag', { tags: ['x'.repeat(41)] }, { tags: 'textTooLong' }],
    ['a list of specifications', { specifications: '[1]' }, { specifications: 'specifications' }],
    ['a long name', { name: 'x'.repeat(201) }, { name: 'textTooLong' }],
  ])('refuses %s', (_, change, expected) => {
    expect(issues(createProductBody, { ...full, ...change })).toMatchObject(expected);
  });

  test('accepts a video of exactly 5 MB', () => {
    expect(
      issues(createProductBody, { ...full, video: { ...video, size: 5 * 1024 * 1024 } }),
    ).toEqual({});
  });

  test.each([[null], ['text'], [5], [[]], [undefined]])('%j is no form', (body) => {
    expect(Object.keys(issues(createProductBody, body))).not.toEqual([]);
    expect(() => parsed(updateProductBody, body)).not.toThrow();
  });
});

describe('a product update', () => {
  test('drops omitted fields and clears blank ones', () => {
    const read = parsed(updateProductBody, {
      price: '',
      minOrderQuantity: null,
      stock: '',
      video: '',
    });
    expect(read).toMatchObject({ price: null, stock: null, video: null });
    expect(read).toHaveProperty('minOrderQuantity', undefined);
    expect(read).not.toHaveProperty('name');
  });

  test('keeps pictures and adds files in order', () => {
    const images = ['/uploads/b.webp', picture, '', '/uploads/a.webp'];
    expect(parsed(updateProductBody, { images })).toMatchObject({
      images: ['/uploads/b.webp', picture, '/uploads/a.webp'],
    });
    expect(parsed(updateProductBody, { images: '' })).toMatchObject({ images: [] });
    expect(parsed(updateProductBody, { images: picture })).toMatchObject({ images: [picture] });
  });

  test.each([
    [
      'blank fields',
      { name: '', description: '', summary: ' ', category: '', subcategory: '' },
      REQUIRED,
    ],
    [
      'blank fields of a draft',
      { name: 'Mill', description: '', category: '', status: 'draft' },
      {},
    ],
    [
      'one blank field',
      { description: ' ', status: 'pending' },
      { description: 'productDescription' },
    ],
    ['a status alone', { status: 'inactive' }, {}],
    ['a status of the admin', { status: 'rejected' }, { status: 'productStatus' }],
    ['six images', { images: Array(6).fill('/a.webp') }, { images: 'imagesOnEdit' }],
    ['a large film', { video: { ...video, size: 6e6 } }, { video: 'videoTooLarge' }],
    [
      'another branch',
      { category: 'it', subcategory: 'retail' },
      { subcategory: 'subcategoryMismatch' },
    ],
  ])('with %s', (_, body, expected) => {
    expect(issues(updateProductBody, body)).toEqual(expected);
  });
});

test('an incomplete stored product lists its missing fields', () => {
  expect(missingProductFields(full, false)).toEqual({});
  expect(missingProductFields({ ...full, description: null }, false)).toEqual({
    description: 'productDescription',
  });
  expect(missingProductFields({ name: 'Mill' }, true)).toEqual({});
});

describe('form entries', () => {
  const body = {
    name: 'Mill',
    priceRange: 5,
    tags: ['a', 'b'],
    certifications: ['CE'],
    specifications: { Power: '5 kW' },
    images: ['/a.webp', picture],
    video,
    stock: undefined,
    title: null,
  };

  test('of a POST contain lists as JSON', () => {
    expect(formEntries('POST', body)).toEqual([
      ['name', 'Mill'],
      ['priceRange', '5'],
      ['tags', '["a","b"]'],
      ['certifications', '["CE"]'],
      ['specifications', '{"Power":"5 kW"}'],
      ['images', '/a.webp'],
      ['images', picture],
      ['video', video],
    ]);
  });

  test('of a PUT repeat values, with tags under tags[]', () => {
    expect(formEntries('PUT', { ...body, certifications: [] })).toEqual([
      ['name', 'Mill'],
      ['priceRange', '5'],
      ['tags[]', 'a'],
      ['tags[]', 'b'],
      ['certifications', ''],
      ['specifications', '{"Power":"5 kW"}'],
      ['images', '/a.webp'],
      ['images', picture],
      ['video', video],
    ]);
  });

  test('are parsed back to the same values', () => {
    const sent = { ...full, tags: ['a', 'b'], certifications: [], images: [], status: 'draft' };
    const received: Record<string, unknown> = {};
    for (const [name, value] of formEntries('PUT', sent)) {
      const before = received[name];
      received[name] = before === undefined ? value : [before, value].flat();
    }
    expect(parsed(updateProductBody, received)).toMatchObject(sent);
  });
});
