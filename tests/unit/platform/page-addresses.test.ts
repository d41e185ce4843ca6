// The server's table of pages rendered on demand, in step with the existing pages and their filters.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { normalizedPath } from '../../../server/platform/http/normalized-url.ts';
import { matchOnDemandPage, ON_DEMAND_PATTERNS } from '../../../server/web/on-demand.ts';
import { FILTER_NAMES as PRODUCT_FILTERS } from '../../../src/islands/product-list/catalog-url.ts';
import { FILTER_NAMES as SUPPLIER_FILTERS } from '../../../src/islands/suppliers/suppliers-url.ts';

const sources = globSync('src/pages/**/*.{astro,ts}').filter((file) =>
  /export const prerender = false/.test(readFileSync(file, 'utf8')),
);
/** Reached only by rewrites of the middleware and other pages. */
const INSIDE = ['/not-found', '/contact/again'];
const addresses = sources
  .map((file) =>
    file
      .replace('src/pages', '')
      .replace('/[...locale]', '')
      .replace(/(?:\/index)?\.(?:astro|ts)$/, '')
      .replace('[kind]', 'products')
      .replace('[page]', '3')
      .replace(/\[\w+\]/g, 'a1'),
  )
  .filter((path) => !INSIDE.includes(path));

test('the table contains exactly the pages rendered on demand', () => {
  expect(addresses.length).toBeGreaterThan(5);
  for (const path of addresses) expect(matchOnDemandPage(path, ''), path).not.toBeNull();
  for (const pattern of ON_DEMAND_PATTERNS)
    expect(addresses.filter((path) => pattern.test(path)).length, String(pattern)).toBeGreaterThan(
      0,
    );
});

/** Of parameters that have few valid values. */
const VALUES: Readonly<Record<string, string>> = { view: 'table', price: 'landed' };

test.each([
  [
    '/products',
    [...PRODUCT_FILTERS.map((name) => (name === 'attr' ? 'attr.swing' : name)), 'filters'],
  ],
  ['/suppliers', [...SUPPLIER_FILTERS]],
] as const)('%s receives every filter that it reads', (path, names) => {
  const query = new URLSearchParams(names.map((name) => [name, VALUES[name] ?? '1']));
  const passedParams = new URL(matchOnDemandPage(path, String(query))?.url ?? '', 'http://a')
    .searchParams;
  expect([...passedParams.keys()]).toEqual([...names]);
});

test('a path has one normal form', () => {
  expect(normalizedPath('/%70roduct/a%2fb%E4%b8%ad%7e')).toBe('/product/a%2Fb%E4%B8%AD~');
  expect(normalizedPath('/plain-path_1')).toBe('/plain-path_1');
});

test('attributes in the address of a list have one form, and others are left out', () => {
  const url = (query: string) =>
    decodeURIComponent(matchOnDemandPage('/products', query)?.url ?? '');
  expect(
    url('attr.voltage=415&page=2&attr.swing=+400..630&attr.x.y=1&type=cnc-lathe&attr.=1'),
  ).toBe('/products?type=cnc-lathe&attr.swing=400..630&attr.voltage=415&page=2');
  expect(url('attr.swing.max=630&attr.swing.min=400')).toBe('/products?attr.swing=400..630');
});
