// Search box of the header: suggestions while typing, by keyboard and by touch, when they are late, wrong or missing.
import { MAX_SUGGESTIONS } from '../../../contract/catalog/catalog-limits.ts';
import { suggestSearches } from '../../../contract/catalog/suggestions.ts';
import { countOf, searchBox } from '../catalog/catalog.ts';
import { api } from '../demo-data.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, type Locator, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';

const CALL = '**/api/search/suggestions?*';
const header = (page: Page): Locator => page.locator('header').first();
/** Its role changes once it has suggestions. */
const field = (page: Page): Locator => header(page).locator('input[name=search]');
const options = (page: Page): Locator => header(page).getByRole('option');
const active = (page: Page): Locator => header(page).getByRole('option', { selected: true });

async function type(page: Page, text: string): Promise<void> {
  await field(page).click();
  await field(page).fill(text);
}

for (const { lang, prefix } of LANGUAGES)
  test(`suggests machine types, products and manufacturers (${lang})`, async ({ page }) => {
    const texts = SITE_TEXTS[lang];
    const typed = lang === 'en' ? 'cnc' : '数控';
    await open(page, `${prefix}/about`);
    await type(page, typed);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('combobox', { name: texts.common.search.label })).toBeVisible();
    const types = header(page).getByRole('group', { name: texts.search.types });
    await expect(types.getByRole('option').first()).toBeVisible();
    await expect(header(page).getByRole('group', { name: texts.search.products })).toBeVisible();
    const total = await options(page).count();
    expect(total).toBeLessThanOrEqual(MAX_SUGGESTIONS);
    await expect(header(page).getByRole('status')).toHaveText(
      fillPlaceholders(texts.search.found, { count: total }),
    );
    await expect(options(page).locator('mark').first()).toHaveText(new RegExp(`^${typed}$`, 'i'));
    await expectNoViolations(page);
    await expectInsideWindow(page);

    const option = types.getByRole('option').first();
    const address = (await option.getAttribute('href')) ?? '';
    expect(address).toMatch(new RegExp(`^${prefix}/products\\?type=`));
    if (isPhone(page)) await option.tap();
    else await option.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('main article').first()).toBeVisible();
  });

test('arrows, Home, End, Enter and Escape work, and the focus stays in the field', {
  tag: '@wide',
}, async ({ page }) => {
  const { types } = await api.call(suggestSearches, { query: { q: 'lathe' } });
  await open(page, '/help');
  await type(page, 'lathe');
  await expect(options(page).first()).toBeVisible();
  await expect(active(page)).toHaveCount(0);
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const id = (await options(page).first().getAttribute('id')) ?? '';
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
  await field(page).press('ArrowUp');
  await expect(active(page)).toHaveCount(0);
  await field(page).press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(active(page)).toBeInViewport();
  await field(page).press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');

  await field(page).press('Escape');
  await expect(options(page).first()).toBeHidden();
  await expect(field(page)).toHaveValue('lathe');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/products?type=${types[0]?.id}`);
});

test('Enter without a chosen suggestion searches for the text', async ({ page }) => {
  await open(page, '/zh-hans/contact');
  await type(page, '数控车床');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/zh-hans/products?search=${encodeURIComponent('数控车床')}`);
  await expect(field(page)).toHaveValue('数控车床');
});

test('names are text, never markup', { tag: '@wide' }, async ({ page }) => {
  const name = '<img src=x onerror=alert(1)> "lathe" & co';
  await page.route(CALL, (route) =>
    route.fulfill({ json: { types: [], products: [{ id: 'a/b?c', name }, {}, 7], suppliers: 1 } }),
  );
  await open(page, '/about');
  await type(page, 'lathe');
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toContainText(name);
  await expect(options(page)).toHaveAttribute('href', '/product/a%2Fb%3Fc');
  await expect(options(page).locator('img')).toHaveCount(0);
});

test('an answer that comes late is dropped', { tag: '@wide' }, async ({ page }) => {
  const late = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(CALL, async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(q);
    if (q === 'lo') await late.promise;
    const products = [{ id: q, name: `Machine ${q}` }];
    await route.fulfill({ json: { types: [], products, suppliers: [] } }).catch(() => {});
  });
  await open(page, '/about');
  await type(page, 'lo');
  await expect(header(page).getByText(SITE_TEXTS.en.search.loading).first()).toBeVisible();
  await field(page).fill('loom');
  await expect(options(page)).toHaveText(['Machine loom']);
  late.resolve();
  await field(page).fill('looms');
  await expect(options(page)).toHaveText(['Machine looms']);
  // Known already: asked once.
  await field(page).fill('loom');
  await expect(options(page)).toHaveText(['Machine loom']);
  expect(asked).toEqual(['lo', 'loom', 'looms']);
});

test('without suggestions, or without an answer, the text can still be searched', {
  tag: '@wide',
}, async ({ page, pageErrors }) => {
  pageErrors.expected(/status of 503/);
  const { none, failed } = SITE_TEXTS.en.search;
  await open(page, '/about');
  await type(page, 'zzzqqqxx');
  await expect(header(page).getByText(none).first()).toBeVisible();
  await page.route(CALL, (route) => route.fulfill({ status: 503, json: {} }));
  await field(page).fill('loom');
  await expect(header(page).getByText(failed).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products?search=loom');
});

test('the boxes of the list and of the header are in step, and the filters stay', async ({
  page,
}) => {
  await open(page, '/products?category=fashion&search=loom');
  await expect(field(page)).toHaveValue('loom');
  await searchBox(page).fill('rapier');
  await expect(page).toHaveURL('/products?search=rapier&category=fashion');
  await expect(field(page)).toHaveValue('rapier');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await type(page, 'loom');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products?search=loom&category=fashion');
  await expect(searchBox(page)).toHaveValue('loom');
  await expect(page.locator('h1')).toBeInViewport();
  const total = await countOf({ search: 'loom', category: 'fashion' });
  await expect(page.locator('h1')).toHaveText(`Products (${total})`);
});

test('one press opens the box from the end of a long list', async ({ page }) => {
  await open(page, '/products?limit=30');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  if (isPhone(page)) await field(page).tap();
  else await field(page).click();
  await page.keyboard.type('loom');
  await expect(options(page).first()).toBeInViewport();
  const { width = 0 } = (await field(page).boundingBox()) ?? {};
  expect(width).toBeGreaterThan(300);
  // Below the list, beside everything that can be pressed.
  await page.mouse.click(5, (page.viewportSize()?.height ?? 0) - 20);
  await expect(options(page).first()).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box is a form', async ({ page }) => {
    for (const { prefix } of LANGUAGES) {
      await page.goto(`${prefix}/about`);
      await field(page).click();
      await field(page).fill('loom');
      await header(page).getByRole('button').filter({ visible: true }).first().click();
      await expect(page).toHaveURL(`${prefix}/products?search=loom`);
      await expect(field(page)).toHaveValue('loom');
      await expect(page.locator('main article').first()).toBeVisible();
    }
  });
});
