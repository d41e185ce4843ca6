// Public catalog through its contract client: every filter, sort order and page.
import { describe, expect, test } from 'vitest';
import type { Product } from '../../../contract/catalog/product.ts';
import { getProduct, listCategories, listProducts } from '../../../contract/catalog/products.ts';
import { CATEGORIES, INDUSTRY_CHIPS } from '../../../contract/taxonomy/taxonomy.ts';
import type { Api } from '../../../src/api/call.ts';
import { sharedMarket } from '../market.ts';

/** The first dictionary character under each letter that begins a pinyin syllable. */
const LETTERS = [...'阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀'];
const { compare } = new Intl.Collator('zh-Hans-CN');

/** Index of the letter under which a dictionary lists the first character of `name`. */
const letterOf = (name: string): number =>
  LETTERS.findLastIndex((first) => compare(first, name.slice(0, 1)) <= 0);

/** The whole list, page after page. */
const pagesOf = async (api: Api, query: Record<string, string> = {}): Promise<Product[]> => {
  const pages = await Promise.all(
    Array.from({ length: 7 }, (_, at) =>
      api.call(listProducts, { query: { ...query, page: String(at + 1), limit: '100' } }),
    ),
  );
  return pages.flatMap(({ products }) => [...products]);
};

const market = await sharedMarket(640);
const all = await pagesOf(market.api);

const list = (query: Record<string, string>) => market.api.call(listProducts, { query });

describe('GET /products', () => {
  test('lists active products only, thirty a page, newest first', async () => {
    const { products, pagination } = await list({});
    expect(products).toHaveLength(30);
    expect(pagination).toMatchObject({ page: 1, limit: 30, total: all.length, capped: false });
    expect(pagination?.totalPages).toBe(Math.ceil(all.length / 30));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['active']));
    const dates = products.map(({ createdAt }) => createdAt ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  test.each(CATEGORIES.map(({ id, name, aliases }) => [id, name, aliases[0] ?? name]))(
    'category %s, by id, name and plural spelling',
    async (id, ...spellings) => {
      const expected = all.filter((product) => product.category?.id === id).length;
      expect(expected).toBeGreaterThan(0);
      for (const category of [id, ...spellings]) {
        const { pagination, products } = await list({ category });
        expect(pagination?.total).toBe(expected);
        expect(products.every((product) => product.category?.id === id)).toBe(true);
      }
    },
  );

  test('every subcategory has products, and its filter count is its total', async () => {
    const { counts } = await list({});
    for (const [subcategory, count] of Object.entries(counts?.subcategories ?? {})) {
      const { pagination } = await list({ subcategory });
      expect(count).toBeGreaterThan(0);
      expect(pagination?.total).toBe(count);
    }
    const categories = counts?.categories ?? {};
    expect(Object.values(categories).reduce((sum, each) => sum + each, 0)).toBe(all.length);
  });

  test('filter counts apply the other filters, not the chosen category', async () => {
    const filters = { minPrice: '5000', maxPrice: '20000', verified: '1' };
    const matching = all.filter(
      ({ price, supplier }) =>
        price !== null && price >= 5000 && price <= 20000 && supplier?.isVerified,
    );
    const { counts, pagination } = await list({ ...filters, category: 'fashion' });
    expect(pagination?.total).toBe(
      matching.filter(({ category }) => category?.id === 'fashion').length,
    );
    for (const { id } of CATEGORIES)
      expect(counts?.categories[id]).toBe(
        matching.filter(({ category }) => category?.id === id).length,
      );
  });

  test.each(INDUSTRY_CHIPS.map(({ id, subcategories }) => [id, subcategories] as const))(
    'industry %s is its subcategories',
    async (industry, subcategories) => {
      const leaves: readonly string[] = subcategories;
      const expected = all.filter(({ subcategory }) => leaves.includes(subcategory?.id ?? ''));
      expect((await list({ industry })).pagination?.total).toBe(expected.length);
    },
  );

  test('a price range excludes products outside it or without a price', async () => {
    const { products } = await list({ minPrice: '1000', maxPrice: '9000', limit: '100' });
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ price }) => price !== null && price >= 1000 && price <= 9000)).toBe(
      true,
    );
    const withinRange = await list({ minPrice: '0', maxPrice: '100000' });
    expect(withinRange.pagination?.total).toBe(all.length);
  });

  test('country of origin filters', async () => {
    const country = all[0]?.countryOfOrigin ?? '';
    const expected = all.filter(({ countryOfOrigin }) => countryOfOrigin === country).length;
    expect((await list({ country })).pagination?.total).toBe(expected);
    expect((await list({ country: 'Atlantis' })).products).toEqual([]);
  });

  test.each(['asc', 'desc'])('sorts by price %s, products without a price last', async (order) => {
    const found = (await pagesOf(market.api, { sort: 'price', order })).map(({ price }) => price);
    const priced = found.filter((price) => price !== null);
    const sorted = priced.toSorted((a, b) => (order === 'asc' ? a - b : b - a));
    expect(found).toEqual([...sorted, ...found.filter((price) => price === null)]);
    expect(found).toHaveLength(all.length);
  });

  test('sorts by name in both directions', async () => {
    const first = await list({ sort: 'name', order: 'asc', limit: '100' });
    const last = await list({ sort: 'name', order: 'desc', limit: '100' });
    // Numbers in model codes sort by value: RF-40E comes before RF-100.
    const keys = (products: readonly Product[]) =>
      products.map(({ name }) =>
        name.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(10, '0')),
      );
    expect(keys(first.products)).toEqual(keys(first.products).toSorted());
    expect(keys(last.products)).toEqual(keys(last.products).toSorted().reverse());
    expect((keys(last.products)[0] ?? '') > (keys(first.products)[0] ?? '')).toBe(true);
  });

  test('sorts by Chinese name in pinyin order', async () => {
    const chinese = await pagesOf(market.apiIn('zh-Hans'), { sort: 'name' });
    expect(chinese).toHaveLength(all.length);
    // Names that begin with a model code or a Latin word come before Chinese ones.
    const letters = chinese.map(({ name }) => (/^[\u4e00-\u9fff]/.test(name) ? letterOf(name) : 0));
    const steps = letters.slice(1).map((letter, at) => letter - (letters[at] ?? 0));
    const changes = steps.filter((step) => step !== 0);
    expect(changes.length).toBeGreaterThan(10);
    // Characters with several readings, and rare ones, may sort differently than in a dictionary.
    expect(changes.filter((step) => step < 0).length / changes.length).toBeLessThanOrEqual(0.1);
  });

  test('a page past the end is empty', async () => {
    const { products, pagination } = await list({ page: '1000000000' });
    expect(products).toEqual([]);
    expect(pagination?.total).toBe(all.length);
  });

  test('texts are in the requested language', async () => {
    const { products } = await market.apiIn('zh-Hans').call(listProducts, { query: {} });
    expect(products.every(({ name }) => /[\u4e00-\u9fff]/.test(name))).toBe(true);
    const { products: english } = await list({});
    expect(english.some(({ name }) => /[\u4e00-\u9fff]/.test(name))).toBe(false);
  });
});

describe('search', () => {
  const names = async (search: string) =>
    (await list({ search, limit: '100' })).products.map(({ name }) => name);

  test('finds a word of the name, its plural and its prefix, names first', async () => {
    const found = await names('lathe');
    expect(found.length).toBeGreaterThan(3);
    expect(found[0]?.toLowerCase()).toContain('lathe');
    expect(await names('lathes')).toEqual(found);
    expect(await names('lath')).toEqual(found);
    expect(await names('LATHE')).toEqual(found);
  });

  test('corrects a typing error and returns the correction', async () => {
    const { products, corrected } = await list({ search: 'lahte' });
    expect(corrected).toBe('lathe');
    expect(products[0]?.name.toLowerCase()).toContain('lathe');
  });

  test('finds Chinese words in both languages', async () => {
    const found = await names('数控车床');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((name) => /lathe|turning/i.test(name))).toBe(true);
  });

  test('needs every word, and combines with filters', async () => {
    const both = await list({ search: 'cnc lathe', limit: '100' });
    const one = await list({ search: 'cnc', limit: '100' });
    expect(both.pagination?.total).toBeLessThan(one.pagination?.total ?? 0);
    const filtered = await list({ search: 'cnc', category: 'engineering' });
    expect(filtered.products.every(({ category }) => category?.id === 'engineering')).toBe(true);
    expect(filtered.pagination?.total).toBe(filtered.counts?.categories.engineering);
  });

  test('finds by supplier, tag and category', async () => {
    const product = all.find(({ tags, supplier }) => tags.length > 0 && supplier !== null);
    const company = product?.supplier?.companyName ?? '';
    expect(
      (await list({ search: company })).products.some(
        ({ supplier }) => supplier?.companyName === company,
      ),
    ).toBe(true);
    expect((await list({ search: product?.tags[0] ?? '' })).pagination?.total).toBeGreaterThan(0);
    expect((await list({ search: 'fashion' })).pagination?.total).toBeGreaterThan(0);
  });

  test('an unknown word finds nothing', async () => {
    expect((await list({ search: 'xyzzyqwert' })).products).toEqual([]);
    expect((await list({ search: '!!!' })).products).toEqual([]);
  });
});

describe('GET /products/{id}', () => {
  test('returns the product with specifications and supplier', async () => {
    const listed = all[0];
    const product = await market.api.call(getProduct, {
      params: { id: listed?.id ?? '' },
    });
    expect(product).toMatchObject({ id: listed?.id, name: listed?.name, price: listed?.price });
    expect(product.description.length).toBeGreaterThan(200);
    expect(product.specifications.length).toBeGreaterThan(5);
    expect(product.supplier?.id).toBe(listed?.supplier?.id);
  });

  test('returns 404 for an unknown or malformed id', async () => {
    for (const id of ['0', '../../etc/passwd', "' or 1=1 --", 'x'.repeat(400)])
      await expect(market.api.call(getProduct, { params: { id } })).rejects.toMatchObject({
        status: 404,
      });
  });
});

test('the category tree has the counts of active products', async () => {
  const { categories: tree } = await market.api.call(listCategories, {});
  expect(tree).toHaveLength(8);
  expect(tree.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  for (const { count, subcategories } of tree)
    expect(subcategories.reduce((sum, leaf) => sum + leaf.count, 0)).toBe(count);
});
