// Field-by-field comparison of a changed product with the live one.

import { expect, test } from 'vitest';
import { getReview } from '../../../contract/admin/review.ts';
import { readReply } from '../../../contract/reply.ts';
import { changesOf } from '../../../src/islands/admin/reviews/admin-changes.ts';

const LIVE = {
  _id: 'p1',
  name: 'Rice mill',
  title: 'Rice mill 6N40',
  sort_description: 'Small mill',
  description: 'Hulls 180 kg per hour.',
  category: 'Agricultural Machinery',
  categoryId: 'agriculture',
  images: ['/media/a.640.webp', '/media/b.640.webp'],
  video: null,
  specifications: { Power: '3 kW', Weight: '90 kg' },
  certification_standards: ['CE'],
  tags: ['rice', 'mill'],
  countryOfOrigin: 'China',
  stock: null,
  priceRange: 500,
  minOrderQuantity: 1,
};

const review = (proposed: object, live: object | null = LIVE, changed: readonly string[] = []) =>
  readReply(getReview, {
    success: true,
    data: {
      id: 'p1',
      kind: live ? 'change' : 'new',
      revision: 4,
      proposed: { ...LIVE, ...proposed },
      live,
      changed,
    },
  });

test('a new product has no comparison', () => {
  expect(changesOf(review({}, null))).toEqual([]);
});

test('equal values are no change, whatever the server lists', () => {
  expect(changesOf(review({}, LIVE, ['name', 'tags']))).toEqual([]);
});

test('each changed field is shown in its own form', () => {
  const changes = changesOf(
    review({
      name: 'Rice huller',
      images: ['/media/b.640.webp'],
      video: '/media/mill.mp4',
      specifications: { Weight: '95 kg', Voltage: '415 V' },
      tags: ['mill', 'huller'],
      priceRange: null,
    }),
  );
  expect(changes).toEqual([
    {
      kind: 'text',
      field: 'name',
      parts: [
        { state: 'unchanged', text: 'Rice ' },
        { state: 'removed', text: 'mill' },
        { state: 'added', text: 'huller' },
      ],
    },
    {
      kind: 'media',
      field: 'images',
      before: ['/media/a.640.webp', '/media/b.640.webp'],
      after: ['/media/b.640.webp'],
    },
    { kind: 'media', field: 'video', before: [], after: ['/media/mill.mp4'] },
    {
      kind: 'pairs',
      field: 'specifications',
      pairs: [
        { label: 'Weight', before: '90 kg', after: '95 kg' },
        { label: 'Voltage', before: null, after: '415 V' },
        { label: 'Power', before: '3 kW', after: null },
      ],
    },
    {
      kind: 'list',
      field: 'tags',
      entries: [
        { state: 'unchanged', text: 'mill' },
        { state: 'added', text: 'huller' },
        { state: 'removed', text: 'rice' },
      ],
    },
    { kind: 'value', field: 'price', before: 500, after: null },
  ]);
});

test('reordered pictures are a change', () => {
  const [change] = changesOf(review({ images: [...LIVE.images].reverse() }));
  expect(change?.field).toBe('images');
});
