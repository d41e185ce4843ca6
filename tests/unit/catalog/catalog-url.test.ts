// Filters in the catalog's address: parsing and formatting are lossless.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORIGIN_COUNTRIES } from '../../../contract/limits.ts';
import { CATEGORIES, INDUSTRY_CHIPS, SUBCATEGORIES } from '../../../contract/taxonomy/taxonomy.ts';
import {
  attributesOf,
  attributeValue,
  withAttribute,
} from '../../../src/islands/product-list/attribute-filter.ts';
import {
  canonicalOf,
  catalogFilters,
  FILTER_NAMES,
  type Filters,
  filtersOf,
  NO_FILTERS,
  orderOf,
  patchFilters,
  queryStringOf,
  sortOf,
} from '../../../src/islands/product-list/catalog-url.ts';

const read = (address: string): Filters => filtersOf(new URLSearchParams(address));

const normalized = (filters: Filters): Filters => filtersOf(new Map(Object.entries(filters)));

/** Valid values, an empty one, and arbitrary text. */
const spelled = (...values: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('', ...values) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  );

const typed: fc.Arbitrary<Filters> = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 40 }),
  category: spelled(...CATEGORIES.flatMap(({ id, name, aliases }) => [id, name, ...aliases])),
  subcategory: spelled(...SUBCATEGORIES.flatMap(({ id, name }) => [id, name])),
  industry: spelled(...INDUSTRY_CHIPS.map(({ id }) => id)),
  type: spelled('cnc-lathe', 'press-brake'),
  attr: spelled('attr.swing=400..630', 'attr.voltage=415&attr.swing=..500', 'attr.power='),
  minPrice: spelled('0', '1000', '0500', '99.5', '19500', '99900', '120000'),
  maxPrice: spelled('100000', '20000', '-1', '200000', '0', '500', '99950'),
  landedFrom: spelled('0', '10', '010', '12.5', '30'),
  landedTo: spelled('0', '20', '40.50', '-1'),
  country: spelled(...ORIGIN_COUNTRIES, 'china', 'Germany'),
  basis: spelled('FOB', 'FOB-CNNGB', 'exw', 'unstated', 'CIF'),
  verified: spelled('1', '0', 'true', 'false'),
  sort: spelled('newest', 'price', 'landed', 'name', 'relevance', 'attr.swing'),
  order: spelled('asc', 'desc'),
  price: spelled('landed', 'factory'),
  view: spelled('table', 'cards'),
  page: spelled('1', '01', '2', '007', '0', '-3'),
});

describe('addresses and filters', () => {
  it('survive a round trip', () => {
    fc.assert(
      fc.property(typed, (each) => {
        const filters = normalized(each);
        expect(read(queryStringOf(filters))).toEqual(filters);
      }),
    );
  });

  it('have one normal form', () => {
    fc.assert(
      fc.property(typed, (each) => {
        expect(normalized(normalized(each))).toEqual(normalized(each));
      }),
    );
  });

  it('stay valid after any choice', () => {
    fc.assert(
      fc.property(typed, typed, fc.subarray([...FILTER_NAMES]), (before, other, names) => {
        const patch = Object.fromEntries(names.map((name) => [name, other[name]]));
        const after = patchFilters(normalized(before), patch);
        expect(read(queryStringOf(after))).toEqual(after);
      }),
    );
  });

  it('omit defaults and unknown parameters', () => {
    const url = '?utm_source=mail&sort=newest&order=desc&page=1&minPrice=0&maxPrice=100000&search=';
    expect(queryStringOf(read(url))).toBe('');
    expect(catalogFilters.queryOf(read(url))).toEqual({});
  });

  it('accept old links: category ids, plural names, literal subcategory names', () => {
    expect(read('?category=agriculture')).toMatchObject({ category: 'agriculture' });
    expect(read('?category=Fashion+Machineries')).toMatchObject({ category: 'fashion' });
    expect(read('?subcategory=Pharmaceuticals+%26+Chemicals')).toMatchObject({
      category: 'healthcare',
      subcategory: 'pharmaceuticals-chemicals',
    });
  });

  it('keep invalid values, which the server reports', () => {
    const strange = { category: 'teapots', minPrice: 'cheap', maxPrice: '200000', page: '0' };
    expect(read(`?${new URLSearchParams(strange)}`)).toMatchObject(strange);
  });

  it('drop a subcategory of another category', () => {
    expect(read('?category=fashion&subcategory=food-technology')).toMatchObject({
      category: 'fashion',
      subcategory: '',
    });
    expect(read('?category=healthcare&industry=textile')).toMatchObject({ industry: '' });
    expect(read('?category=fashion&industry=textile')).toMatchObject({ industry: 'textile' });
  });
});

describe('price bounds', () => {
  it.each([
    ['?minPrice=20000&maxPrice=5000', '?minPrice=5000&maxPrice=20000'],
    ['?minPrice=5000&maxPrice=5000', '?minPrice=5000&maxPrice=6000'],
    ['?minPrice=5000&maxPrice=5400.5', '?minPrice=5000&maxPrice=6000'],
    ['?minPrice=5400.5&maxPrice=5000', '?minPrice=5000&maxPrice=6000'],
    ['?minPrice=99800&maxPrice=99900', '?minPrice=99000'],
    ['?minPrice=5000&maxPrice=0', '?maxPrice=5000'],
    ['?minPrice=0.1&maxPrice=0.3', '?minPrice=0.1&maxPrice=1000.1'],
    ['?minPrice=120000&maxPrice=150000', '?minPrice=120000&maxPrice=150000'],
    ['?minPrice=120000', '?minPrice=120000'],
    ['?minPrice=90&maxPrice=x', '?minPrice=90&maxPrice=x'],
    ['?landedFrom=50&landedTo=10', '?landedFrom=10&landedTo=50'],
    ['?landedFrom=5&landedTo=0', '?landedTo=5'],
    ['?landedFrom=x&landedTo=1', '?landedFrom=x&landedTo=1'],
  ])('%s is %s', (url, expected) => {
    expect(queryStringOf(read(url))).toBe(expected);
  });

  it('are swapped while typing', () => {
    const here = read('?minPrice=5000&maxPrice=20000');
    expect(queryStringOf(patchFilters(here, { minPrice: '50000' }))).toBe(
      '?minPrice=20000&maxPrice=50000',
    );
    expect(queryStringOf(patchFilters(here, { maxPrice: '5100' }))).toBe(
      '?minPrice=5000&maxPrice=6000',
    );
  });
});

describe('orders', () => {
  it('are newest first by default', () => {
    expect([sortOf(NO_FILTERS), orderOf(NO_FILTERS)]).toEqual(['newest', 'desc']);
    expect(sortOf(read('?search=lathe'))).toBe('relevance');
    expect(sortOf(read('?search=lathe&sort=newest'))).toBe('newest');
    expect(sortOf(read('?sort=relevance'))).toBe('newest');
  });

  it('are omitted when they are the default', () => {
    expect(queryStringOf(read('?sort=price&order=desc'))).toBe('?sort=price');
    expect(queryStringOf(read('?sort=price&order=asc'))).toBe('?sort=price&order=asc');
    expect(queryStringOf(read('?sort=name&order=asc'))).toBe('?sort=name');
    expect(queryStringOf(read('?search=lathe&order=asc'))).toBe('?search=lathe');
  });
});

describe('choices', () => {
  const here = read('?search=mill&category=fashion&subcategory=textiles&page=4');

  it('start at page one', () => {
    expect(patchFilters(here, { verified: '1' }).page).toBe('');
    expect(patchFilters(here, { page: '5' }).page).toBe('5');
    expect(patchFilters(here, { page: '1' }).page).toBe('');
  });

  it('remove the subcategory with its category', () => {
    expect(patchFilters(here, { category: 'it' })).toMatchObject({
      category: 'it',
      subcategory: '',
    });
    expect(patchFilters(here, { category: '' })).toMatchObject({ category: '', subcategory: '' });
    expect(patchFilters(here, { subcategory: '' })).toMatchObject({ category: 'fashion' });
  });

  it('select the whole industry', () => {
    expect(patchFilters(here, { industry: 'electronics' })).toMatchObject({
      search: 'mill',
      category: '',
      subcategory: '',
      industry: 'electronics',
    });
  });
});

describe('machine type and attributes', () => {
  const here = read(
    '?category=engineering&type=cnc-lathe&attr.voltage=415&attr.swing=400..630&sort=attr.swing&view=table',
  );

  it('have one address, with the attributes by key', () => {
    const address = (text: string) => decodeURIComponent(queryStringOf(read(text)));
    expect(address('?attr.voltage=415&attr.swing=400..630&type=cnc-lathe')).toBe(
      '?type=cnc-lathe&attr.swing=400..630&attr.voltage=415',
    );
    expect(address('?type=a&attr.swing=+500+..+500')).toBe('?type=a&attr.swing=500');
    expect(address('?type=a&attr.swing=..&attr.power=+')).toBe('?type=a');
    expect(address('?type=a&attr.Swing=1&attr.=2&attr=3&attr.a.b=4')).toBe('?type=a');
  });

  it('read what a form without scripts sends', () => {
    const address = (text: string) => decodeURIComponent(queryStringOf(read(text)));
    expect(address('?attr.swing.min=400&attr.swing.max=630')).toBe('?attr.swing=400..630');
    expect(address('?attr.swing.min=&attr.swing.max=630')).toBe('?attr.swing=..630');
    expect(address('?attr.voltage=380&attr.voltage=415')).toBe('?attr.voltage=380,415');
  });

  it('are at most twelve attributes', () => {
    const many = Array.from({ length: 20 }, (_, at) => `attr.a${String(at + 10)}=1`);
    expect(queryStringOf(read(`?${many.toReversed().join('&')}`)).slice(1)).toBe(
      many.slice(0, 12).join('&'),
    );
  });

  it('change one attribute at a time', () => {
    expect(attributeValue(here.attr, 'swing')).toBe('400..630');
    const attr = withAttribute(here.attr, 'voltage', '380,415');
    expect(attributesOf(attr)).toEqual([
      ['swing', '400..630'],
      ['voltage', '380,415'],
    ]);
    expect(attributesOf(withAttribute(attr, 'swing', ''))).toEqual([['voltage', '380,415']]);
  });

  it.each([
    [{ type: 'press-brake' }, '?category=engineering&type=press-brake&view=table'],
    [{ type: '' }, '?category=engineering'],
    [{ category: 'it' }, '?category=it'],
    [{ industry: 'textile' }, '?industry=textile'],
    [{ subcategory: 'metals-mining' }, '?category=engineering&subcategory=metals-mining'],
  ])('%o clears what depends on it', (patch, address) => {
    expect(queryStringOf(patchFilters(here, patch))).toBe(address);
  });

  it('keep their table only with a type', () => {
    expect(read('?view=table').view).toBe('');
    expect(read('?type=cnc-lathe&view=cards').view).toBe('');
  });
});

describe('the canonical address', () => {
  it('has the machine type, but not its category and attributes', () => {
    const url = '?category=engineering&type=cnc-lathe&attr.swing=400&sort=attr.swing&view=table';
    expect(canonicalOf(read(url))).toBe('?type=cnc-lathe');
  });

  it('has category and page, but not sort order and price', () => {
    const url = '?category=fashion&subcategory=textiles&sort=price&minPrice=5000&page=2&ref=x';
    expect(canonicalOf(read(url))).toBe('?subcategory=textiles&page=2');
  });
});
