// Category tree with eight top-level categories, shared by menus, filters, forms and the server (spec §9).

import {
  type CategoryId,
  type IndustryChip,
  type SubcategoryId,
  TAXONOMY_EN,
} from './taxonomy-texts.ts';

export type { CategoryId, IndustryChip, SubcategoryId } from './taxonomy-texts.ts';

/** A leaf of the tree. `name` is the literal English label. */
export interface Subcategory {
  readonly id: string;
  readonly name: string;
}

export interface Category {
  readonly id: string;
  readonly name: string;
  /** Other spellings of the same category in other backends and old links. */
  readonly aliases: readonly string[];
  readonly subcategories: readonly Subcategory[];
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const { category: CATEGORY_TEXTS, subcategory: SUBCATEGORY_TEXTS, chip: CHIP_TEXTS } = TAXONOMY_EN;

const branch = (id: CategoryId, leaves: readonly SubcategoryId[]): Category => ({
  id,
  name: CATEGORY_TEXTS[id],
  aliases: [CATEGORY_TEXTS[id].replace('Machinery', 'Machineries')],
  subcategories: leaves.map((leaf) => ({ id: leaf, name: SUBCATEGORY_TEXTS[leaf] })),
});

export const CATEGORIES: readonly Category[] = [
  branch('agriculture', ['food-technology', 'machine-for-food-industry']),
  branch('transport', [
    'automobiles-components',
    'ev-machines',
    'drones-aviation',
    'roads-rails-ports',
  ]),
  branch('healthcare', [
    'biotechnology',
    'medical-devices',
    'pharmaceuticals-chemicals',
    'cosmetics-manufacturing',
  ]),
  branch('it', ['electronics-system-design-manufacturing']),
  branch('fashion', [
    'textiles',
    'apparels',
    'home-furnishings',
    'retail',
    'gems-jewels',
    'trekking-hiking',
  ]),
  branch('diy', ['consumer-durables', 'fmcg', 'printing-machines-printers']),
  branch('engineering', [
    'infrastructure-real-estate',
    'cement-industry',
    'metals-mining',
    'heavy-equipments',
    'oil-gas-machines',
    'power-renewable-energy',
    'telecom',
  ]),
  branch('robots', ['diy-robots', 'printing-robots', 'hotel-robots']),
];

/** Quick filters of the product list: each maps to several subcategories (spec §9). */
export const INDUSTRY_CHIPS = [
  {
    id: 'electronics',
    name: CHIP_TEXTS.electronics,
    subcategories: ['electronics-system-design-manufacturing', 'consumer-durables', 'telecom'],
  },
  {
    id: 'textile',
    name: CHIP_TEXTS.textile,
    subcategories: ['textiles', 'apparels', 'home-furnishings', 'trekking-hiking'],
  },
  {
    id: 'manufacturing',
    name: CHIP_TEXTS.manufacturing,
    subcategories: ['metals-mining', 'heavy-equipments', 'automobiles-components', 'ev-machines'],
  },
  {
    id: 'food-processing',
    name: CHIP_TEXTS['food-processing'],
    subcategories: ['food-technology', 'machine-for-food-industry', 'fmcg'],
  },
] as const satisfies readonly {
  id: IndustryChip;
  name: string;
  subcategories: readonly SubcategoryId[];
}[];

/** Subcategories in tree order: within one version of the tree, the index is a stable small number. */
export const SUBCATEGORIES: readonly (Subcategory & { readonly category: string })[] =
  CATEGORIES.flatMap((category) =>
    category.subcategories.map((leaf) => ({ ...leaf, category: category.id })),
  );

const lookupKey = (text: string): string => slug(text).replace(/machineries/g, 'machinery');

const categoryKeys = new Map<string, Category>();
for (const category of CATEGORIES)
  for (const spelling of [category.id, category.name, ...category.aliases])
    categoryKeys.set(lookupKey(spelling), category);

const subcategoryKeys = new Map<string, (typeof SUBCATEGORIES)[number]>();
for (const leaf of SUBCATEGORIES) subcategoryKeys.set(lookupKey(leaf.name), leaf);

/** Finds a category by id, English name or plural spelling; undefined if unknown. */
export const findCategory = (spelling: string): Category | undefined =>
  categoryKeys.get(lookupKey(spelling));

/** Finds a subcategory by id or English name; undefined if unknown. */
export const findSubcategory = (spelling: string): (typeof SUBCATEGORIES)[number] | undefined =>
  subcategoryKeys.get(lookupKey(spelling));

export const findChip = (id: string): (typeof INDUSTRY_CHIPS)[number] | undefined =>
  INDUSTRY_CHIPS.find((chip) => chip.id === id);
