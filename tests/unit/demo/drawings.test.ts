// Drawings of the demo market: made from a product's data sheet, small, and without anything that runs.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { drawPictures } from '../../../tools/demo/drawings/index.ts';
import { modelOf, standardModel } from '../../../tools/demo/drawings/model.ts';
import { generateMarket } from '../../../tools/demo/market.ts';
import { FAMILY_IDS } from '../../../tools/demo/profiles/index.ts';
import type { SeedProduct } from '../../../tools/demo/types.ts';

const products = [...generateMarket({ products: 640 }).products];
const coverOf = (product: SeedProduct): string => drawPictures(modelOf(product), 0, 1)[0] ?? '';

/** The first product of each family, with other rows on its data sheet. */
const withRows = (product: SeedProduct, rows: Readonly<Record<string, string>>): SeedProduct => ({
  ...product,
  specifications: {
    ...product.specifications,
    en: { ...product.specifications.en, ...rows },
  },
});
const firstOf = (family: string): SeedProduct => {
  const found = products.find((product) => product.family === family);
  if (!found) throw new Error(`No product of ${family}`);
  return found;
};

test('the same product has the same drawing', () => {
  const product = firstOf('lathe');
  expect(coverOf(product)).toBe(coverOf(product));
});

test.each(FAMILY_IDS)('%s: another size is another drawing', (family) => {
  const model = { ...standardModel(family), size: 0.2 };
  const [small] = drawPictures({ ...model, dimensions: [900, 700, 1200] }, 0, 1);
  const [large] = drawPictures({ ...model, size: 0.9, dimensions: [3900, 900, 1400] }, 0, 1);
  expect(small).not.toBe(large);
});

test.each([
  'auto-lift',
  'road-roller',
  'forklift',
  'excavator',
  'gantry-crane',
  'tower-crane',
  'robot-arm',
  'ev-charger',
  'diesel-genset',
  'offset-press',
  'screw-compressor',
  'pump-jack',
  'delivery-robot',
  'block-machine',
  'retort-steriliser',
  'bioreactor',
  'injection-moulder',
  'sewing-machine',
  'food-dryer',
  'rice-mill',
])('%s: each kind of machine has a drawing of its own', (family) => {
  const kinds = new Map(
    products
      .filter((product) => product.family === family)
      .map((product) => [product.variant.en, product] as const),
  );
  const base = firstOf(family).specifications;
  const covers = [...kinds.values()].map((product) =>
    coverOf({ ...product, specifications: base }),
  );
  expect(covers.length).toBeGreaterThan(1);
  expect(new Set(covers).size).toBe(covers.length);
});

test('a filler with more heads has more bottles', () => {
  const filler = products.find(
    ({ family, variant }) => family === 'bottle-filler' && !variant.en.startsWith('Weighing'),
  );
  if (!filler) throw new Error('No filler');
  const label = 'Heads (rinse-fill-cap)';
  const few = coverOf(withRows(filler, { [label]: '12-12-4' }));
  const many = coverOf(withRows(filler, { [label]: '32-32-10' }));
  expect(many.length).toBeGreaterThan(few.length * 1.3);
});

describe('the dimension drawing', () => {
  test('has the dimensions of the data sheet, a person and a door', () => {
    const label = 'Dimensions (L × W × H)';
    const product = withRows(firstOf('lathe'), { [label]: '3,450 × 1,660 × 1,870 mm' });
    const [, , drawing = ''] = drawPictures(modelOf(product), 0, 3);
    for (const text of ['3,450', '1,660', '1,870', '1.75 m', '2 m'])
      expect(drawing).toContain(`>${text}</text>`);
  });
});

test('drawings are small, and contain nothing that runs or loads', () => {
  const sizes: number[] = [];
  for (const product of products.slice(0, 20)) {
    for (const svg of drawPictures(modelOf(product), product.colorVariant, 5)) {
      expect(svg).not.toMatch(/<script|<foreignObject|<image|href|\son\w+=|NaN|Infinity|undefined/);
      sizes.push(gzipSync(svg).length);
      expect(svg.length).toBeLessThan(180_000);
    }
  }
  const mean = sizes.reduce((sum, each) => sum + each, 0) / sizes.length;
  expect(mean).toBeLessThan(9_000);
});

test('covers have no paper, so that they suit light and dark pages', () => {
  const cover = coverOf(firstOf('lathe'));
  expect(cover).not.toMatch(/<rect|M0 0h1280/);
});
