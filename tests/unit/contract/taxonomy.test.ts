// Category tree: the eight branches of the spec, every alias of each, and industry chips that point to real leaves.
import { describe, expect, test } from 'vitest';
import {
  CATEGORIES,
  findCategory,
  findChip,
  findSubcategory,
  INDUSTRY_CHIPS,
  SUBCATEGORIES,
} from '../../../contract/taxonomy/taxonomy.ts';

const spellings = CATEGORIES.flatMap(({ id, name, aliases }) =>
  [id, name, ...aliases].flatMap((spelling) => [
    [spelling, id] as const,
    [` ${spelling.toUpperCase()} `, id] as const,
    [spelling.toLowerCase().replaceAll(' ', '-'), id] as const,
  ]),
);

test('has the eight categories in order', () => {
  expect(CATEGORIES.map(({ id, name }) => [id, name])).toEqual([
    ['agriculture', 'Agricultural Machinery'],
    ['transport', 'Transportation Machinery'],
    ['healthcare', 'Healthcare Machinery'],
    ['it', 'IT Machinery'],
    ['fashion', 'Fashion Machinery'],
    ['diy', 'DIY Machinery'],
    ['engineering', 'Engineering capital Machinery'],
    ['robots', 'ROBOTS'],
  ]);
  expect(CATEGORIES[6]?.aliases).toEqual(['Engineering capital Machineries']);
  expect(CATEGORIES.map(({ subcategories }) => subcategories.length)).toEqual([
    2, 4, 4, 1, 6, 3, 7, 3,
  ]);
});

describe('categories', () => {
  test.each(spellings)('"%s" is %s', (spelling, id) => {
    expect(findCategory(spelling)?.id).toBe(id);
  });

  test.each([
    ['Agricultural Machineries', 'agriculture'],
    ['Engineering capital Machineries', 'engineering'],
    ['Engineering Capital Machinery', 'engineering'],
    ['it-machineries', 'it'],
    ['robots', 'robots'],
  ])('the other spelling "%s" is %s', (spelling, id) => {
    expect(findCategory(spelling)?.id).toBe(id);
  });

  test.each(['', ' ', 'machinery', 'boats', '__proto__', 'constructor', 'x'.repeat(100_000)])(
    '%j is unknown',
    (spelling) => {
      expect(findCategory(spelling)).toBeUndefined();
      expect(findSubcategory(spelling)).toBeUndefined();
    },
  );
});

describe('subcategories', () => {
  test.each(SUBCATEGORIES)('$name resolves from its name and its id', ({ id, name, category }) => {
    expect(findSubcategory(id)).toMatchObject({ id, category });
    expect(findSubcategory(name)).toMatchObject({ id, name });
    expect(findSubcategory(name.toUpperCase())).toMatchObject({ id });
    expect(findCategory(category)?.subcategories.map((leaf) => leaf.id)).toContain(id);
  });

  test('have unique ids', () => {
    const ids = SUBCATEGORIES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(30);
    expect(ids.filter((id) => findCategory(id))).toEqual([]);
  });
});

describe('industries', () => {
  test('are the four of the short list', () => {
    expect(INDUSTRY_CHIPS.map(({ name }) => name)).toEqual([
      'Electronics',
      'Textile',
      'Manufacturing',
      'Food Processing',
    ]);
  });

  test.each(INDUSTRY_CHIPS)('$name contains existing subcategories', ({ id, subcategories }) => {
    expect(subcategories.length).toBeGreaterThan(0);
    for (const leaf of subcategories) expect(findSubcategory(leaf)?.id).toBe(leaf);
    expect(findChip(id)?.id).toBe(id);
  });

  test('others are unknown', () => {
    expect(findChip('boats')).toBeUndefined();
  });
});
