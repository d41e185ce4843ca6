// The one category tree: eight branches that menus, filters, forms and the server all read (spec §9).

/** A leaf of the tree. `name` is the literal English label; other languages come from i18n by `id`. */
export interface Subcategory {
  readonly id: string;
  readonly name: string;
}

export interface Category {
  readonly id: string;
  readonly name: string;
  /** Display variants that other backends and old links use for the same branch. */
  readonly aliases: readonly string[];
  readonly subcategories: readonly Subcategory[];
}

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const branch = (id: string, name: string, leaves: readonly string[]): Category => ({
  id,
  name,
  aliases: [name.replace('Machinery', 'Machineries')],
  subcategories: leaves.map((leaf) => ({ id: slug(leaf), name: leaf })),
});

export const CATEGORIES: readonly Category[] = [
  branch('agriculture', 'Agricultural Machinery', ['Food Technology', 'Machine For Food Industry']),
  branch('transport', 'Transportation Machinery', [
    'Automobiles & Components',
    'EV Machines',
    'Drones & Aviation',
    'Roads Rails & Ports',
  ]),
  branch('healthcare', 'Healthcare Machinery', [
    'BioTechnology',
    'Medical Devices',
    'Pharmaceuticals & Chemicals',
    'Cosmetics Manufacturing',
  ]),
  branch('it', 'IT Machinery', ['Electronics System Design & Manufacturing']),
  branch('fashion', 'Fashion Machinery', [
    'Textiles',
    'Apparels',
    'Home Furnishings',
    'Retail',
    'Gems-Jewels',
    'Trekking Hiking',
  ]),
  branch('diy', 'DIY Machinery', ['Consumer Durables', 'FMCG', 'Printing machines & printers']),
  branch('engineering', 'Engineering capital Machinery', [
    'Infrastructure & Real Estate',
    'Cement Industry',
    'Metals & Mining',
    'Heavy Equipments',
    'Oil & Gas Machines',
    'Power Renewable Energy',
    'Telecom',
  ]),
  branch('robots', 'ROBOTS', ['DIY ROBOTS', 'Printing ROBOTS', 'Hotel ROBOTS']),
];

/** The short list of the product filter, kept as quick picks mapped onto leaves of the tree (spec §9). */
export const INDUSTRY_CHIPS = [
  {
    id: 'electronics',
    name: 'Electronics',
    subcategories: ['electronics-system-design-manufacturing', 'consumer-durables', 'telecom'],
  },
  {
    id: 'textile',
    name: 'Textile',
    subcategories: ['textiles', 'apparels', 'home-furnishings', 'trekking-hiking'],
  },
  {
    id: 'manufacturing',
    name: 'Manufacturing',
    subcategories: ['metals-mining', 'heavy-equipments', 'automobiles-components', 'ev-machines'],
  },
  {
    id: 'food-processing',
    name: 'Food Processing',
    subcategories: ['food-technology', 'machine-for-food-industry', 'fmcg'],
  },
] as const;

export type IndustryChip = (typeof INDUSTRY_CHIPS)[number]['id'];

/** Leaves in tree order: their position is a stable small number within one version of the tree. */
export const SUBCATEGORIES: readonly (Subcategory & { readonly category: string })[] =
  CATEGORIES.flatMap((category) =>
    category.subcategories.map((leaf) => ({ ...leaf, category: category.id })),
  );

const key = (text: string): string => slug(text).replace(/machineries/g, 'machinery');

const categoryKeys = new Map<string, Category>();
for (const category of CATEGORIES)
  for (const spelling of [category.id, category.name, ...category.aliases])
    categoryKeys.set(key(spelling), category);

const subcategoryKeys = new Map<string, (typeof SUBCATEGORIES)[number]>();
for (const leaf of SUBCATEGORIES) subcategoryKeys.set(key(leaf.name), leaf);

/** Resolves an id, an English name or a plural spelling to its branch; undefined when it is none of ours. */
export const findCategory = (spelling: string): Category | undefined =>
  categoryKeys.get(key(spelling));

/** Resolves an id or an English name to its leaf; undefined when it is none of ours. */
export const findSubcategory = (spelling: string): (typeof SUBCATEGORIES)[number] | undefined =>
  subcategoryKeys.get(key(spelling));

export const findChip = (id: string): (typeof INDUSTRY_CHIPS)[number] | undefined =>
  INDUSTRY_CHIPS.find((chip) => chip.id === id);
