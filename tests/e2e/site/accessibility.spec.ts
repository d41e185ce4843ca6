// Accessibility test: no axe violation on any screen in any state, in both languages and both viewport sizes.

import { comparePath } from '../../../src/components/compare/compare-address.ts';
import { comparedLathes } from '../catalog/catalog.ts';
import { fullProduct, fullSupplier } from '../demo-data.ts';
import { expectInsideWindow, expectNoViolations, expectPageQuality } from '../page-quality.ts';
import { expect, FAILED_REQUEST, isPhone, LANGUAGES, open, type Page, test } from '../site.ts';

interface Screen {
  readonly name: string;
  readonly path: string | (() => Promise<string>);
  readonly status?: number;
  /** Brings the page into its state. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const productPath = async () => `/product/${(await fullProduct()).id}`;
const supplierPath = async () => `/supplier/${(await fullSupplier()).id}`;

/** Finds the control by its position in the markup, so that one line works in both languages. */
async function openFilters(page: Page): Promise<void> {
  const toggle = page.locator('button[name=filters]').filter({ visible: true });
  // Absent until hydrated. In a wide window they are open from the start.
  await expect(toggle).toHaveAttribute('aria-expanded', /./);
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  {
    name: 'the menu of a phone, or an open category',
    path: '/',
    prepare: (page) =>
      isPhone(page)
        ? page.locator('[data-menu] > summary').click()
        : page.locator('[name=categories] > summary').first().hover(),
  },
  { name: 'product list', path: '/products' },
  {
    name: 'product list with its filters open',
    path: '/products?category=fashion&minPrice=2000&verified=1',
    prepare: async (page) => {
      await openFilters(page);
      await expect(page.getByRole('slider').first()).toBeVisible();
    },
  },
  {
    name: 'product list narrowed by attributes',
    path: '/products?type=cnc-lathe&attr.swing=400..630&attr.control=knd',
    prepare: async (page) => {
      await openFilters(page);
      await expect(page.getByRole('slider').first()).toBeVisible();
    },
  },
  {
    name: 'product list with a refused attribute',
    path: '/products?type=cnc-lathe&attr.swing=9..1',
    status: 400,
  },
  { name: 'calculator with errors', path: '/landed-cost?search=lathe&hsCode=12&amount=x' },
  {
    name: 'calculator with a result',
    path: '/landed-cost?hsCode=845811&amount=40000&bcdPercent=7.5&igstPercent=18&exchangeRate=90',
  },
  { name: 'table of products', path: '/products?type=cnc-lathe&view=table&sort=attr.swing' },
  { name: 'product list without results', path: '/products?search=zzzqqq' },
  { name: 'product list past its end', path: '/products?page=99' },
  { name: 'product list that was asked nonsense', path: '/products?page=abc', status: 400 },
  { name: 'product', path: productPath },
  {
    name: 'enlarged picture',
    path: productPath,
    prepare: (page) => page.locator('[data-enlarge]').first().click(),
  },
  {
    name: 'comparison',
    path: async () => comparePath((await comparedLathes(3)).map(({ id }) => id)),
  },
  { name: 'comparison without machines', path: '/compare' },
  { name: 'comparison of missing machines', path: '/compare?ids=nothing', status: 404 },
  { name: 'product not found', path: '/product/nothing', status: 404 },
  { name: 'directory', path: '/suppliers' },
  { name: 'directory with more filters', path: '/suppliers?verified=1&category=fashion' },
  { name: 'directory without results', path: '/suppliers?search=zzzqqq' },
  { name: 'directory that was asked nonsense', path: '/suppliers?minProducts=x', status: 400 },
  { name: 'supplier', path: supplierPath },
  { name: 'supplier not found', path: '/supplier/nothing', status: 404 },
  ...[
    'about',
    'how-it-works',
    'buying-guide',
    'categories',
    'quality',
    'seller-resources',
    'success-stories',
    'supplier-guidelines',
    'verification',
    'privacy',
    'terms',
    'bis',
    'import-duty-rates',
    'blog',
    'blog/import-duty-on-machinery',
    'help',
    'help/first-inquiry',
  ].map((page) => ({ name: page, path: `/${page}` })),
  {
    name: 'contact form that is not filled in',
    path: '/contact',
    prepare: async (page) => {
      await page.locator('#form').scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await page.locator('#form button').click();
      await expect(page.locator('#contact-Message-fault')).toBeVisible();
    },
  },
  { name: 'page not found', path: '/nothing', status: 404 },
  { name: 'an address that spells no text', path: '/product/%E0%A4', status: 404 },
];

const pathOf = ({ path }: Screen): Promise<string> =>
  typeof path === 'string' ? Promise.resolve(path) : path();

for (const screen of SCREENS)
  test(screen.name, async ({ page, pageErrors }) => {
    pageErrors.expected(FAILED_REQUEST);
    const path = await pathOf(screen);
    for (const language of LANGUAGES) {
      expect(await open(page, language.prefix + path)).toBe(screen.status ?? 200);
      await screen.prepare?.(page);
      await expectPageQuality(page, language);
    }
  });

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('colors have enough contrast', async ({ page }) => {
    for (const path of [
      '/',
      '/quality',
      '/bis',
      '/blog',
      '/products?verified=1',
      comparePath((await comparedLathes(2)).map(({ id }) => id)),
      await productPath(),
      await supplierPath(),
    ]) {
      await open(page, path);
      await expectNoViolations(page);
    }
    await open(page, '/suppliers?search=zzzqqq');
    await expectNoViolations(page);
  });
});

test('every page fits a window of 320 pixels', async ({ page }) => {
  test.skip(!isPhone(page), 'phones only');
  await page.setViewportSize({ width: 320, height: 568 });
  const compare = comparePath((await comparedLathes(4)).map(({ id }) => id));
  const paths = [
    '/',
    '/products',
    await productPath(),
    '/suppliers',
    await supplierPath(),
    compare,
    '/landed-cost',
    '/import-duty-rates',
  ];
  for (const path of paths)
    for (const { prefix } of LANGUAGES) {
      await open(page, prefix + path);
      await expectInsideWindow(page);
    }
});
