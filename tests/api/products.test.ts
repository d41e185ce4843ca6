// The public catalogue through its contract client: what every filter, order and page answers.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../contract/product-reader.ts';
import { getProduct, listCategories, listProducts } from '../../contract/products.ts';
import { CATEGORIES, INDUSTRY_CHIPS } from '../../contract/taxonomy.ts';
import { type Market, openMarket } from './market.ts';

let market: Market;
let all: Product[];

beforeAll(async () => {
  market = await openMarket(640);
  const pages = await Promise.all(
    Array.from({ length: 7 }, (_, at) =>
      market.api.call(listProducts, { query: { page: String(at + 1), limit: '100' } }),
    ),
  );
  all = pages.flatMap(({ products }) => products);
});
afterAll(() => market.close());

const list = (query: Record<string, string>) => market.api.call(listProducts, { query });

describe('GET /products', () => {
  test('answers only active listings, thirty to a page, newest first', async () => {
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

  test('every subcategory has listings, and its count beside the filter is its total', async () => {
    const { counts } = await list({});
    for (const [subcategory, count] of Object.entries(counts?.subcategories ?? {})) {
      const { pagination } = await list({ subcategory });
      expect(count).toBeGreaterThan(0);
      expect(pagination?.total).toBe(count);
    }
    const { categories } = counts ?? { categories: {} };
    expect(Object.values(categories).reduce((sum, each) => sum + each, 0)).toBe(all.length);
  });

  test('the counts keep to the other filters and not to the chosen category', async () => {
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

  test('a price range leaves out what is dearer, cheaper or sold by quote', async () => {
    const { products } = await list({ minPrice: '1000', maxPrice: '9000', limit: '100' });
    expect(products.length).toBeGreaterThan(0);
    expect(products.every(({ price }) => price !== null && price >= 1000 && price <= 9000)).toBe(
      true,
    );
    const whole = await list({ minPrice: '0', maxPrice: '100000' });
    expect(whole.pagination?.total).toBe(all.length);
  });

  test('country of origin', async () => {
    const country = all[0]?.countryOfOrigin ?? '';
    const expected = all.filter(({ countryOfOrigin }) => countryOfOrigin === country).length;
    expect((await list({ country })).pagination?.total).toBe(expected);
    expect((await list({ country: 'Atlantis' })).products).toEqual([]);
  });

  test.each(['asc', 'desc'])('price %s, the unpriced last', async (order) => {
    const found: (number | null)[] = [];
    for (let page = 1; page <= 7; page++) {
      const { products } = await list({ sort: 'price', order, page: String(page), limit: '100' });
      found.push(...products.map(({ price }) => price));
    }
    const priced = found.filter((price) => price !== null);
    const sorted = priced.toSorted((a, b) => (order === 'asc' ? a - b : b - a));
    expect(found).toEqual([...sorted, ...found.filter((price) => price === null)]);
    expect(found).toHaveLength(all.length);
  });

  test('name, in either direction and in the order of each language', async () => {
    const first = await list({ sort: 'name', order: 'asc' });
    const last = await list({ sort: 'name', order: 'desc', page: '1' });
    const names = first.products.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect(last.products[0]?.name.toLowerCase() > (names[0] ?? '')).toBe(true);
    const chinese = await market.apiIn('zh-Hans').call(listProducts, { query: { sort: 'name' } });
    const collator = new Intl.Collator('zh-Hans-CN');
    const initial = (name: string) => /^[\u4e00-\u9fff]/.exec(name)?.[0] ?? null;
    const heads = chinese.products.map(({ name }) => initial(name)).filter((head) => head !== null);
    expect(heads.length).toBeGreaterThan(10);
    expect(
      heads.at(0) !== undefined && collator.compare(heads[0] ?? '', heads.at(-1) ?? ''),
    ).toBeLessThanOrEqual(0);
  });

  test('a page past the end is empty, however far', async () => {
    const { products, pagination } = await list({ page: '1000000000' });
    expect(products).toEqual([]);
    expect(pagination?.total).toBe(all.length);
  });

  test('words are in the language asked for', async () => {
    const { products } = await market.apiIn('zh-Hans').call(listProducts, { query: {} });
    expect(products.every(({ name }) => /[\u4e00-\u9fff]/.test(name))).toBe(true);
    const { products: english } = await list({});
    expect(english.some(({ name }) => /[\u4e00-\u9fff]/.test(name))).toBe(false);
  });
});

describe('search', () => {
  const names = async (search: string) =>
    (await list({ search, limit: '100' })).products.map(({ name }) => name);

  test('finds a word of the name, its plural and its beginning, names first', async () => {
    const found = await names('lathe');
    expect(found.length).toBeGreaterThan(3);
    expect(found[0]?.toLowerCase()).toContain('lathe');
    expect(await names('lathes')).toEqual(found);
    expect(await names('lath')).toEqual(found);
    expect(await names('LATHE')).toEqual(found);
  });

  test('forgives a typing error and says what it searched for', async () => {
    const { products, corrected } = await list({ search: 'lahte' });
    expect(corrected).toBe('lathe');
    expect(products[0]?.name.toLowerCase()).toContain('lathe');
  });

  test('finds Chinese words in either language of the page', async () => {
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

  test('a search for nothing we sell finds nothing', async () => {
    expect((await list({ search: 'xyzzyqwert' })).products).toEqual([]);
    expect((await list({ search: '!!!' })).products).toEqual([]);
  });
});

describe('GET /products/{id}', () => {
  test('answers the listing with its specifications, supplier and related ones', async () => {
    const listed = all[0];
    const { product, related } = await market.api.call(getProduct, {
      params: { id: listed?.id ?? '' },
    });
    expect(product).toMatchObject({ id: listed?.id, name: listed?.name, price: listed?.price });
    expect(product.description.length).toBeGreaterThan(200);
    expect(product.specifications.length).toBeGreaterThan(5);
    expect(product.supplier?.id).toBe(listed?.supplier?.id);
    expect(related.length).toBeGreaterThan(0);
    expect(
      related.every(
        ({ id, subcategory }) => id !== listed?.id && subcategory?.id === listed?.subcategory?.id,
      ),
    ).toBe(true);
  });

  test('counts a view without a change to what other readers see', async () => {
    const id = all[1]?.id ?? '';
    const before = (await market.api.call(getProduct, { params: { id } })).product.views;
    await market.app.close();
    const { buildApp } = await import('../../server/app.ts');
    const { readConfig } = await import('../../server/config.ts');
    const again = await buildApp(readConfig(market.env));
    const reply = await again.inject({ url: `/api/products/${id}` });
    expect(reply.json().data.views).toBeGreaterThan(before);
    market = { ...market, app: again, close: async () => void (await again.close()) };
  });

  test('is not found under an unknown or malformed id', async () => {
    for (const id of ['0', '../../etc/passwd', "' or 1=1 --", 'x'.repeat(400)])
      await expect(market.api.call(getProduct, { params: { id } })).rejects.toMatchObject({
        status: 404,
      });
  });
});

test('the tree carries the counts of active listings', async () => {
  const tree = await market.api.call(listCategories, {});
  expect(tree).toHaveLength(8);
  expect(tree.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  for (const { count, subcategories } of tree)
    expect(subcategories.reduce((sum, leaf) => sum + leaf.count, 0)).toBe(count);
});
