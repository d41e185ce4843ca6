// Readers of product pages and of the category counts: every documented variant gives the same shape.

import { describe, expect, test } from 'vitest';
import { listCategories, listProducts } from '../../../contract/catalog/products.ts';
import { readReply } from '../../../contract/reply.ts';

const row = { _id: 'p1', name: 'Rice mill' };

describe('a page of products', () => {
  test.each([
    ['an array', [row]],
    ['products', { success: true, products: [row] }],
    ['data', { success: true, data: [row] }],
    ['products under data', { success: true, data: { products: [row] } }],
    ['a JSON string', JSON.stringify({ products: [row] })],
  ])('reads %s', (_, body) => {
    const page = readReply(listProducts, body);
    expect(page.products.map(({ id, name }) => [id, name])).toEqual([['p1', 'Rice mill']]);
    expect(page.pagination).toBeNull();
    expect(page.counts).toBeNull();
  });

  test('keeps the rows beside an unreadable one', () => {
    const { products } = readReply(listProducts, [
      row,
      null,
      7,
      'x',
      { name: 'no id' },
      { id: 'p2' },
    ]);
    expect(products.map(({ id }) => id)).toEqual(['p1', 'p2']);
  });

  test('reads pagination, counts and the corrected search', () => {
    const page = readReply(listProducts, {
      products: [],
      pagination: { page: '2', limit: 30, total: '61', totalPages: 3, capped: true },
      counts: { categories: { robots: '4', it: 'many' }, subcategories: {}, capped: false },
      corrected: 'lathe',
    });
    expect(page.pagination).toEqual({ page: 2, limit: 30, total: 61, totalPages: 3, capped: true });
    expect(page.counts).toEqual({
      categories: { robots: 4, it: 0 },
      subcategories: {},
      capped: false,
    });
    expect(page.corrected).toBe('lathe');
  });

  test.each([
    [
      'only a total',
      { total: 61 },
      { page: 1, limit: 30, total: 61, totalPages: 3, capped: false },
    ],
    [
      'zero everywhere',
      { page: 0, limit: 0, total: 0 },
      { page: 1, limit: 1, total: 0, totalPages: 1, capped: false },
    ],
    ['no total', { page: 2, limit: 30 }, null],
    ['a negative total', { total: -1 }, null],
    ['a list', [1, 2], null],
    ['nothing', undefined, null],
  ])('pagination with %s', (_, pagination, expected) => {
    expect(readReply(listProducts, { products: [], pagination }).pagination).toEqual(expected);
  });

  test.each([
    ['null', null, 'unreadable', 'An error occurred'],
    ['a number', 5, 'unreadable', 'An error occurred'],
    ['a refusal', { success: false, message: 'Closed today' }, 'unknown', 'Closed today'],
    ['a lone error', { error: 'Down' }, 'unknown', 'Down'],
    ['a silent refusal', { success: false }, 'unreadable', 'An error occurred'],
    ['a coded refusal', { success: false, code: 'tooMany', error: 'Slow' }, 'tooMany', 'Slow'],
  ])('throws an ApiError for %s', (_, body, code, message) => {
    expect(() => readReply(listProducts, body)).toThrow(
      expect.objectContaining({ name: 'ApiError', code, message, status: 200 }),
    );
  });
});

describe('the category tree with counts', () => {
  test.each([
    ['under categories', (rows: unknown) => ({ success: true, categories: rows })],
    ['under data', (rows: unknown) => ({ data: rows })],
    ['bare', (rows: unknown) => rows],
  ])('%s', (_, wrap) => {
    const { categories: tree } = readReply(
      listCategories,
      wrap([
        {
          id: 'it',
          name: 'IT Machinery',
          count: '3',
          subcategories: [{ _id: 7, name: 'PCB' }, null],
        },
        'Robots',
        { id: 'diy' },
        null,
        { count: 5 },
      ]),
    );
    expect(tree).toEqual([
      {
        id: 'it',
        name: 'IT Machinery',
        count: 3,
        subcategories: [{ id: '7', name: 'PCB', count: 0 }],
      },
      { id: 'Robots', name: 'Robots', count: 0, subcategories: [] },
      { id: 'diy', name: 'diy', count: 0, subcategories: [] },
    ]);
  });
});
