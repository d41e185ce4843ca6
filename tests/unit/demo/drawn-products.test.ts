// Pictures of the demo market's products: drawn from their data sheets, and named by what they show.
import { describe, expect, test } from 'vitest';
import { pictureKind } from '../../../contract/media.ts';
import { drawPictures } from '../../../drawings/index.ts';
import { generateMarket } from '../../../tools/demo/market.ts';
import { modelOf } from '../../../tools/demo/pictures/drawing-model.ts';
import { familyPictures, ownPictures } from '../../../tools/demo/pictures/picture-paths.ts';
import type { SeedProduct } from '../../../tools/demo/types.ts';

const products = [...generateMarket({ products: 640 }).products];
const coverOf = (product: SeedProduct): string => drawPictures(modelOf(product), 0, 1)[0] ?? '';

/** A product with other rows on its data sheet. */
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

test('dimensions of the whole machine are those of its data sheet', () => {
  const product = withRows(firstOf('lathe'), {
    'Dimensions (L × W × H)': '3,450 × 1,660 × 1,870 mm',
  });
  expect(modelOf(product).dimensions).toEqual([3450, 1660, 1870]);
});

test('their drawings are small', () => {
  for (const product of products.slice(0, 20))
    for (const svg of drawPictures(modelOf(product), product.colorVariant, 5))
      expect(svg.length).toBeLessThan(180_000);
});

describe('what a picture is said to be', () => {
  const [product] = products;
  if (!product) throw new Error('No product');
  const kindsOf = (paths: readonly string[]): unknown => [...new Set(paths.map(pictureKind))];

  test('a drawing of the machine, where its data sheet has what shapes it', () => {
    expect(kindsOf(products.flatMap(ownPictures))).toEqual(['machineDrawing']);
  });

  test('a drawing of the family, where it has not', () => {
    const bare = { ...product, variant: { en: 'Machine', zh: '设备' } };
    const specifications = { en: { Weight: '400 kg' }, zh: { 重量: '400 kg' } };
    expect(kindsOf(ownPictures({ ...bare, specifications }))).toEqual(['familyDrawing']);
  });

  test('a drawing of the family, where its machines share pictures or a film', () => {
    expect(kindsOf(familyPictures(product))).toEqual(['familyDrawing']);
    expect(pictureKind('/media/demo/lathe.mp4')).toBe('familyDrawing');
  });

  test('a photograph, where it was uploaded; unknown on other hosts', () => {
    expect(pictureKind('/media/uploads/0192-a-1600x1200.640.webp')).toBe('photo');
    for (const path of [
      '/media/uploads/0192-a.webp',
      'https://example.com/media/demo/machine-1.svg',
    ])
      expect(pictureKind(path)).toBeNull();
  });
});
