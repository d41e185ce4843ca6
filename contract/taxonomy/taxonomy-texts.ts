// English names of categories, subcategories and quick filters by id; literal (spec §9). Other languages are in
// taxonomy-languages.ts, which browsers do not need to load.

export const TAXONOMY_EN = {
  category: {
    agriculture: 'Agricultural Machinery',
    transport: 'Transportation Machinery',
    healthcare: 'Healthcare Machinery',
    it: 'IT Machinery',
    fashion: 'Fashion Machinery',
    diy: 'DIY Machinery',
    engineering: 'Engineering capital Machinery',
    robots: 'ROBOTS',
  },
  subcategory: {
    'food-technology': 'Food Technology',
    'machine-for-food-industry': 'Machine For Food Industry',
    'automobiles-components': 'Automobiles & Components',
    'ev-machines': 'EV Machines',
    'drones-aviation': 'Drones & Aviation',
    'roads-rails-ports': 'Roads Rails & Ports',
    biotechnology: 'BioTechnology',
    'medical-devices': 'Medical Devices',
    'pharmaceuticals-chemicals': 'Pharmaceuticals & Chemicals',
    'cosmetics-manufacturing': 'Cosmetics Manufacturing',
    'electronics-system-design-manufacturing': 'Electronics System Design & Manufacturing',
    textiles: 'Textiles',
    apparels: 'Apparels',
    'home-furnishings': 'Home Furnishings',
    retail: 'Retail',
    'gems-jewels': 'Gems-Jewels',
    'trekking-hiking': 'Trekking Hiking',
    'consumer-durables': 'Consumer Durables',
    fmcg: 'FMCG',
    'printing-machines-printers': 'Printing machines & printers',
    'infrastructure-real-estate': 'Infrastructure & Real Estate',
    'cement-industry': 'Cement Industry',
    'metals-mining': 'Metals & Mining',
    'heavy-equipments': 'Heavy Equipments',
    'oil-gas-machines': 'Oil & Gas Machines',
    'power-renewable-energy': 'Power Renewable Energy',
    telecom: 'Telecom',
    'diy-robots': 'DIY ROBOTS',
    'printing-robots': 'Printing ROBOTS',
    'hotel-robots': 'Hotel ROBOTS',
  },
  chip: {
    electronics: 'Electronics',
    textile: 'Textile',
    manufacturing: 'Manufacturing',
    'food-processing': 'Food Processing',
  },
} as const;

export type CategoryId = keyof (typeof TAXONOMY_EN)['category'];
export type SubcategoryId = keyof (typeof TAXONOMY_EN)['subcategory'];
export type IndustryChip = keyof (typeof TAXONOMY_EN)['chip'];

/** Names in one language. */
export interface TaxonomyTexts {
  readonly category: Readonly<Record<CategoryId, string>>;
  readonly subcategory: Readonly<Record<SubcategoryId, string>>;
  readonly chip: Readonly<Record<IndustryChip, string>>;
}
