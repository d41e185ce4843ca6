// Suggestions below a search box: machine types, products and suppliers in both languages, public ones only, within limits.
import { beforeAll, describe, expect, test } from 'vitest';
import { getCurrentUser } from '../../../contract/accounts/auth.ts';
import { suspendUser } from '../../../contract/admin/admin-users.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { suggestSearches } from '../../../contract/catalog/suggestions.ts';
import type { Lang } from '../../../contract/lang.ts';
import { MAX_SUGGESTIONS } from '../../../contract/limits.ts';
import { listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { eventually } from '../eventually.ts';
import { sharedMarket } from '../market.ts';
import { approve } from '../products/decisions-beside-server.ts';
import { signUpSupplier, type TestSupplier } from '../products/product-forms.ts';
import { expectRefused } from '../refusal.ts';
import { rawRequest, signUp } from '../users.ts';

const market = await sharedMarket(300);
const suggest = (q?: string, lang: Lang = 'en') =>
  market.apiIn(lang).call(suggestSearches, { query: q === undefined ? {} : { q } });
const names = (rows: readonly { readonly name: string }[]): string[] =>
  rows.map(({ name }) => name);

describe('machine types', () => {
  test.each<[typed: string, lang: Lang, name: string]>([
    ['cnc la', 'en', 'CNC lathe'],
    ['LATHES', 'en', 'CNC lathe'],
    ['lahte', 'en', 'CNC lathe'],
    ['数控车', 'en', 'CNC lathe'],
    ['cnc la', 'zh-Hans', '数控车床'],
    ['数控车', 'zh-Hans', '数控车床'],
    ['床', 'zh-Hans', '数控车床'],
    ['數控車', 'zh-Hans', '数控车床'],
    ['ＣＮＣ　ｌａｔｈｅ', 'zh-Hans', '数控车床'],
  ])('%s in %s: %s', async (typed, lang, name) => {
    const { types } = await suggest(typed, lang);
    expect(names(types)).toContain(name);
  });

  test('are those of all words, or else of the most words', async () => {
    const every = await suggest('cnc lathe');
    expect(names(every.types)).toEqual(['CNC lathe']);
    const some = await suggest('lathe swing');
    expect(names(some.types)).toEqual(['CNC lathe']);
  });

  test('have the number of products that their list shows', async () => {
    const { types } = await suggest('machine');
    expect(types.length).toBeGreaterThan(0);
    for (const { id, count } of types) {
      const { pagination } = await market.api.call(listProducts, { query: { type: id } });
      expect(count).toBe(pagination?.total);
      expect(count).toBeGreaterThan(0);
    }
  });
});

describe('products', () => {
  test('are the first of the search, in the language of the reader', async () => {
    for (const lang of ['en', 'zh-Hans'] as const) {
      const { products, types, suppliers } = await suggest('loom', lang);
      const { products: searched } = await market
        .apiIn(lang)
        .call(listProducts, { query: { search: 'loom' } });
      const shown = MAX_SUGGESTIONS - types.length - suppliers.length;
      expect(products).toEqual(
        searched.slice(0, shown).map(({ id, title, supplier }) => ({
          id,
          name: title,
          supplier: supplier?.companyName,
        })),
      );
      expect(products.length).toBeGreaterThan(0);
    }
  });
});

describe('suppliers', () => {
  test('are found by company name in both languages, those with the most products first', async () => {
    const { suppliers: all } = await market.api.call(listSuppliers, {
      query: { sort: 'products', limit: 100 },
    });
    const company = all[0];
    const { suppliers: named } = await suggest(company?.companyName);
    expect(named[0]).toEqual({
      id: company?.id,
      name: company?.companyName,
      count: company?.productCount,
    });
    const chinese = await suggest(company?.companyName, 'zh-Hans');
    expect(chinese.suppliers[0]?.id).toBe(company?.id);
    expect(chinese.suppliers[0]?.name).toMatch(/\p{Script=Han}/u);
    const again = await suggest(chinese.suppliers[0]?.name);
    expect(again.suppliers.map(({ id }) => id)).toContain(company?.id);

    const { suppliers } = await suggest('mach');
    expect(suppliers.length).toBeGreaterThan(1);
    const counts = suppliers.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  test.each([
    ['Sharmalux Industries', ['industries sharmalux', 'SHARMALUX INDUSTRIES', 'sharmalux ind']],
    ['Müllerlux Söhne', ['müllerlux', 'MÜLLERLUX söhne', 'mullerlux sohne']],
    ['华鑫泰重工机械', ['华鑫泰重工', '鑫泰']],
  ])('%s is found by every spelling of its words', async (company, spellings) => {
    const supplier = await signUpSupplier(market, 'en', company);
    await approve(market, (await supplier.create({ name: 'Named press' })).id);
    for (const spelling of spellings)
      await eventually(async () =>
        (await suggest(spelling)).suppliers.map(({ id }) => id),
      ).toContain(supplier.id);
  });

  test('are not found by the middle of a word, nor by the words of their description', async () => {
    const { suppliers } = await suggest('achinery');
    expect(suppliers).toEqual([]);
    const { suppliers: described } = await suggest('with');
    expect(described).toEqual([]);
  });
});

test('there are at most eight of all kinds together', async () => {
  for (const typed of ['m', 'machine', 'c', '机', 'a', '1']) {
    const { types, products, suppliers } = await suggest(typed);
    expect(types.length + products.length + suppliers.length).toBeLessThanOrEqual(MAX_SUGGESTIONS);
    expect(types.length).toBeLessThanOrEqual(3);
    expect(suppliers.length).toBeLessThanOrEqual(2);
  }
});

describe('what is not public', () => {
  let supplier: TestSupplier;
  let company = '';
  let productId = '';

  beforeAll(async () => {
    supplier = await signUpSupplier(market);
    company = (await supplier.api.call(getCurrentUser, {})).companyName ?? '';
    const name = 'Quizzacious press';
    productId = (await supplier.create({ name })).id;
  });

  test('is never suggested: pending products, suppliers without content, suspended suppliers', async () => {
    const suggested = async () => ({
      products: (await suggest('quizzacious')).products,
      suppliers: (await suggest(company)).suppliers,
    });
    const nothing = { products: [], suppliers: [] };
    expect(await suggested()).toEqual(nothing);

    await approve(market, productId);
    await eventually(suggested).toEqual({
      products: [{ id: productId, name: 'Quizzacious press', supplier: company }],
      suppliers: [{ id: supplier.id, name: company, count: 1 }],
    });

    const admin = await signUp(market, 'admin');
    const params = { id: supplier.id };
    await admin.api.call(suspendUser, { params, body: { reason: 'Sells copies' } });
    await eventually(suggested).toEqual(nothing);
    expect(await suggest('quizzacious', 'zh-Hans')).toMatchObject(nothing);
  });
});

describe('unusual input', () => {
  const nothing = { types: [], products: [], suppliers: [] };

  test.each([
    undefined,
    '',
    '   ',
    '\u0000\u0001\u001f',
    '%',
    '_',
    '"\'--;',
    '<img src=x onerror=alert(1)>%',
    '\u202e\ufeff',
  ])('%j has no suggestions, or those of its words', async (typed) => {
    const { suppliers, types } = await suggest(typed);
    expect({ suppliers, types }).toEqual({ suppliers: [], types: [] });
    if (!/\w/.test(typed ?? '')) expect(await suggest(typed)).toEqual(nothing);
  });

  test('a longer text than the box takes is refused in the language of the reader', async () => {
    const q = encodeURIComponent('车'.repeat(5_000));
    const english = await expectRefused(
      market,
      rawRequest(null, 'GET', `/search/suggestions?q=${q}`),
      'validation',
    );
    expect(JSON.stringify(english)).toContain('200');
    expect(await suggest('x'.repeat(200))).toEqual(nothing);
  });

  test('a repeated parameter is refused', async () => {
    await expectRefused(
      market,
      rawRequest(null, 'GET', '/search/suggestions?q=a&q=b'),
      'validation',
    );
  });
});

test('one network that asks too often is refused, others are not', async () => {
  const ask = (address: string) =>
    market.app.inject({ url: '/api/search/suggestions?q=loom', remoteAddress: address });
  const first = await ask('203.0.113.7');
  const limit = Number(first.headers['x-ratelimit-limit']);
  expect(limit).toBeGreaterThan(0);
  for (let sent = 1; sent < limit; sent += 500)
    await Promise.all(Array.from({ length: 500 }, () => ask('203.0.113.7')));
  const refused = await ask('203.0.113.7');
  expect(refused.statusCode).toBe(429);
  expect((await ask('203.0.114.7')).statusCode).toBe(200);
});
