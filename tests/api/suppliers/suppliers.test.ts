// Supplier directory: every filter, sort order and page, in both languages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../../contract/catalog/product.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { BUSINESS_TYPES, SUPPLIER_COUNTRIES } from '../../../contract/limits.ts';
import type { Supplier } from '../../../contract/suppliers/supplier.ts';
import { listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { CATEGORIES } from '../../../contract/taxonomy/taxonomy.ts';
import type { Api } from '../../../src/api/call.ts';
import { type Market, openMarket } from '../market.ts';

let market: Market;
let chinese: Api;
/** The whole directory in its own order, in each language. */
let all: readonly Supplier[];
let allChinese: readonly Supplier[];
let products: readonly Product[];

const list = (query: Record<string, string>, api = market.api) =>
  api.call(listSuppliers, { query });
const idsOf = (suppliers: readonly Supplier[]): string[] => suppliers.map(({ id }) => id);

beforeAll(async () => {
  market = await openMarket(140);
  chinese = market.apiIn('zh-Hans');
  const fullPage = { limit: '100' };
  [{ suppliers: all }, { suppliers: allChinese }] = await Promise.all([
    list(fullPage),
    list(fullPage, chinese),
  ]);
  const pages = await Promise.all(
    ['1', '2'].map((page) => market.api.call(listProducts, { query: { page, ...fullPage } })),
  );
  products = pages.flatMap((page) => [...page.products]);
});
afterAll(() => market.close());

describe('GET /auth/suppliers', () => {
  test('lists thirty suppliers a page, verified first, each once', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ page })));
    expect(pages.map(({ suppliers }) => suppliers.length)).toEqual([30, 30, all.length - 60]);
    expect(pages[0]?.pagination).toEqual({
      page: 1,
      limit: 30,
      total: all.length,
      totalPages: 3,
      capped: false,
    });
    expect(idsOf(pages.flatMap(({ suppliers }) => [...suppliers]))).toEqual(idsOf(all));
    expect(new Set(idsOf(all)).size).toBe(all.length);
    const [first] = all;
    expect(first?.isVerified).toBe(true);
    expect(first?.productCount).toBeGreaterThan(0);
  });

  test('a page past the end is empty', async () => {
    const { suppliers, pagination } = await list({ page: '1000000000', limit: '100' });
    expect(suppliers).toEqual([]);
    expect(pagination?.total).toBe(all.length);
  });

  test('is in the requested language', () => {
    expect(idsOf(allChinese)).toEqual(idsOf(all));
    const words = ({ companyName, description, city, province }: Supplier) =>
      `${companyName}${description}${city}${province}`;
    for (const supplier of all) expect(words(supplier)).not.toMatch(/[\u4e00-\u9fff]/);
    for (const supplier of allChinese) expect(supplier.companyName).toMatch(/[\u4e00-\u9fff]/);
  });

  test('has the product count and categories of each', () => {
    for (const { id, productCount, categories } of all) {
      const own = products.filter(({ supplier }) => supplier?.id === id);
      expect(productCount).toBe(own.length);
      expect(new Set(categories)).toEqual(new Set(own.map(({ category }) => category?.id)));
    }
  });
});

describe('filters', () => {
  const matching = async (query: Record<string, string>, matches: (each: Supplier) => boolean) => {
    const { suppliers, pagination } = await list({ ...query, limit: '100' });
    expect(idsOf(suppliers)).toEqual(idsOf(all.filter(matches)));
    expect(pagination?.total).toBe(suppliers.length);
    return suppliers.length;
  };

  test.each(SUPPLIER_COUNTRIES)('country %s', async (country) => {
    await matching({ country }, (each) => each.country === country);
  });

  test.each(BUSINESS_TYPES)('business type %s', async (businessType) => {
    await matching({ businessType }, (each) => each.businessType === businessType);
  });

  test('countries and business types together cover the directory', () => {
    const known: readonly unknown[] = [...SUPPLIER_COUNTRIES, ...BUSINESS_TYPES];
    for (const { country, businessType } of all)
      expect(known.includes(country) && known.includes(businessType)).toBe(true);
  });

  test('verified', async () => {
    expect(await matching({ verified: '1' }, (each) => each.isVerified)).toBeGreaterThan(0);
    await matching({ verified: '0' }, () => true);
  });

  test.each(CATEGORIES.map(({ id, name }) => [id, name]))('category %s', async (id, name) => {
    const matches = ({ categories }: Supplier) => categories.includes(id);
    expect(await matching({ category: id }, matches)).toBeGreaterThan(0);
    await matching({ category: name }, matches);
  });

  test.each([0, 1, 2, 3, 1_000_000])('at least %i products', async (least) => {
    await matching({ minProducts: String(least) }, ({ productCount }) => productCount >= least);
  });

  test('combine', async () => {
    const query = { verified: '1', minProducts: '2', country: 'China', category: 'engineering' };
    const found = await matching(
      query,
      (each) =>
        each.isVerified &&
        each.productCount >= 2 &&
        each.country === 'China' &&
        each.categories.includes('engineering'),
    );
    expect(found).toBeGreaterThan(0);
  });
});

describe('search', () => {
  const found = async (search: string, api = market.api) =>
    idsOf((await list({ search, limit: '100' }, api)).suppliers);

  test('traditional characters find what simplified ones find', async () => {
    const simplified = await found('郑州 机械', market.apiIn('zh-Hans'));
    expect(simplified.length).toBeGreaterThan(0);
    expect(await found('鄭州 機械', market.apiIn('zh-Hans'))).toEqual(simplified);
  });

  test('finds a company by its name in both languages', async () => {
    for (const [at, { id, companyName }] of all.slice(0, 12).entries()) {
      const names = [companyName, companyName.toUpperCase(), allChinese[at]?.companyName ?? ''];
      for (const name of names) {
        expect(await found(name)).toContain(id);
        expect(await found(name, chinese)).toContain(id);
      }
    }
  });

  test('finds by city and by a prefix of the name', async () => {
    const city = all[0]?.city ?? '';
    const there = idsOf(all.filter((each) => each.city === city));
    expect(await found(city)).toEqual(expect.arrayContaining(there));
    expect(await found(city.slice(0, 4))).toEqual(expect.arrayContaining(there));
    expect(await found(allChinese[0]?.city ?? '')).toEqual(expect.arrayContaining(there));
  });

  test('needs every word', async () => {
    const neighbour = all.find(({ id, city }) =>
      all.some((each) => each.city === city && each.id !== id),
    );
    const { id, companyName, city } = neighbour ?? { id: '', companyName: '', city: '' };
    const both = await found(`${companyName} ${city}`);
    expect(both).toContain(id);
    expect(both.length).toBeLessThan((await found(city ?? '')).length);
    expect(await found(`${companyName} xyzzyqwert`)).toEqual([]);
  });

  test('treats punctuation and wildcards as separators', async () => {
    for (const signs of ['%', '_', '!!!', '% _', "'"]) expect(await found(signs)).toEqual([]);
    expect(await found('%an_')).toEqual(await found('an'));
  });
});

describe('sorts', () => {
  const sorted = async (sort: string, api = market.api) =>
    (await list({ sort, limit: '100' }, api)).suppliers;

  test('newest: newest first', async () => {
    const dates = (await sorted('newest')).map(({ createdAt }) => createdAt ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('verified is the default', async () => {
    expect(idsOf(await sorted('verified'))).toEqual(idsOf(all));
  });

  test('products: most first', async () => {
    const counts = (await sorted('products')).map(({ productCount }) => productCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test('verified: verified first, then by products', async () => {
    const ranks = (await sorted('verified')).map(
      ({ isVerified, productCount }) => (isVerified ? 1_000 : 0) + productCount,
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  });

  test('name: by letters in English', async () => {
    const names = (await sorted('name')).map(({ companyName }) => companyName.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  test('name: by pinyin in Chinese, which is another order', async () => {
    const names = (await sorted('name', chinese)).map(({ companyName }) => companyName);
    const { compare } = new Intl.Collator('zh-Hans-CN');
    const back = names.filter((name, at) => compare(name[0] ?? '', names[at - 1]?.[0] ?? '') < 0);
    // Homophones, characters with several readings, and rare ones may sort differently than in a dictionary.
    expect(back.length / names.length).toBeLessThanOrEqual(0.1);
    expect(idsOf(await sorted('name', chinese))).not.toEqual(idsOf(await sorted('name')));
  });

  test.each(['newest', 'products', 'verified', 'name'])(
    'pages sorted by %s contain each supplier once',
    async (sort) => {
      const pages = await Promise.all(
        Array.from({ length: 8 }, (_, at) => list({ sort, page: String(at + 1), limit: '10' })),
      );
      const ids = idsOf(pages.flatMap(({ suppliers }) => [...suppliers]));
      expect(ids).toEqual(idsOf(await sorted(sort)));
    },
  );
});

describe('directory totals', () => {
  test('are the sums of the rows', async () => {
    const { stats } = await list({});
    const verified = all.filter(({ isVerified }) => isVerified).length;
    expect(stats).toEqual({
      suppliers: all.length,
      products: products.length,
      countries: new Set(all.map(({ country }) => country)).size,
      verifiedPercent: Math.round((verified / all.length) * 100),
    });
  });

  test('cover the whole directory, for any filter', async () => {
    const { stats } = await list({});
    for (const query of [{ country: 'India' }, { search: 'xyzzyqwert' }, { minProducts: '5' }])
      expect((await list(query)).stats).toEqual(stats);
  });
});
