// Product list: pages, and the empty, loading and error states.

import { layoutShift } from '../page-quality.ts';
import {
  expect,
  expectSameDocument,
  FAILED_REQUEST,
  isPhone,
  LANGUAGES,
  markDocument,
  open,
  test,
} from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { activeFilters, cards, countOf, expectCount, searchBox } from './catalog.ts';

const CALLS = '**/api/products?*';

test('paging updates the list, the address and the history', async ({ page }) => {
  const total = await countOf({});
  await open(page, '/products');
  await markDocument(page);
  await expect(cards(page)).toHaveCount(30);
  const first = await cards(page).first().getByRole('heading').textContent();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/products?page=2');
  await expect(page.getByText(`31 to 60 of ${total}`)).toBeFocused();
  await expect(page.getByText(`31 to 60 of ${total}`)).toBeInViewport();
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(first ?? '');
  const pager = page.getByRole('navigation', { name: 'Pages' });
  if (isPhone(page)) await expect(pager).toContainText(`Page 2 of ${Math.ceil(total / 30)}`);
  else await expect(pager.locator('[aria-current=page]')).toHaveText('2');

  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '');
  await page.goForward();
  await expectSameDocument(page);
  await page.reload();
  await expect(page.getByText(`31 to 60 of ${total}`)).toBeVisible();

  const last = Math.ceil(total / 30);
  await open(page, `/products?page=${last}`);
  await expect(cards(page)).toHaveCount(total - (last - 1) * 30);
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0);
});

test('an empty result stays in place while its filters start', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/products?search=zzzqqq');
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.05);
});

test('an empty result shows so and links on', async ({ page }) => {
  await open(page, '/products');
  await searchBox(page).fill('zzzqqq');
  await expect(page.getByRole('heading', { name: 'No products found.' })).toBeVisible();
  await expectCount(page, 0);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/products');
  await expect(cards(page)).toHaveCount(30);
  await expect(searchBox(page)).toHaveValue('');

  await open(page, '/products?page=99');
  await expect(page.getByRole('heading', { name: 'There is no page 99 here.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No products found.' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await expect(page).toHaveURL(/page=\d+$/);
  await expect(cards(page).first()).toBeVisible();
});

test('loading is shown, and the earlier results stay', async ({ page }) => {
  await open(page, '/products');
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CALLS, async (route) => {
    await released;
    await route.continue();
  });
  await searchBox(page).fill('loom');
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Loading products...').filter({ visible: true })).toHaveCount(2);
  await expect(cards(page)).toHaveCount(30);
  answer();
  await expect(cards(page).first()).toContainText(/loom/i);
  await expect(page.getByText('Loading products...')).toHaveCount(0);
});

test('an older reply never replaces a newer one', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/products');
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/products?search=loom*', async (route) => {
    await released;
    await route.continue().catch(() => {});
  });
  const searchRequest = page.waitForRequest(/search=loom/);
  await searchBox(page).fill('loom');
  await searchRequest;
  await searchBox(page).fill('lathe');
  await expect(cards(page).first()).toContainText(/lathe/i);
  answer();
  await expect(page).toHaveURL('/products?search=lathe');
  await expect(cards(page).first()).toContainText(/lathe/i);
});

test('a failed call is retried automatically and then by hand, and the search text stays', {
  tag: '@wide',
}, async ({ page, pageErrors }) => {
  pageErrors.expected(/Failed to load resource/);
  let refused = 0;
  await open(page, '/products');
  await page.route(CALLS, (route) => {
    refused += 1;
    return refused % 2 === 0
      ? route.abort('connectionrefused')
      : route.fulfill({ status: 500, json: { success: false, message: 'Broken' } });
  });
  await searchBox(page).fill('rapier loom');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The products could not be loaded');
  // Three retries after the first attempt (spec §9).
  expect(refused).toBe(4);
  await expect(searchBox(page)).toHaveValue('rapier loom');
  await page.unroute(CALLS);
  await alert.getByRole('link', { name: 'Try again' }).click();
  await expect(cards(page).first()).toContainText(/rapier loom/i);
  await expect(alert).toHaveCount(0);
  await expect(searchBox(page)).toHaveValue('rapier loom');
});

test('an invalid filter is refused with a reason', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await open(page, '/products?minPrice=many&maxPrice=10&filters=1');
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expect(activeFilters(page)).toBeVisible();
  for (const { lang, prefix } of LANGUAGES) {
    const { results } = SITE_TEXTS[lang];
    expect(await open(page, `${prefix}/products?subcategory=Nope`)).toBe(400);
    await expect(page.getByRole('alert')).toContainText(results.failed.refused);
    await expect(page.getByRole('link', { name: /Nope/ })).toBeVisible();
    await page.getByRole('alert').getByRole('link', { name: results.empty.clear }).click();
    await expect(page).toHaveURL(`${prefix}/products`);
    await expect(page.locator('main article')).toHaveCount(30);
  }
});

test('the switch shows landed prices, which sort, filter and lead to the figure of the product page', async ({
  page,
}) => {
  await open(page, '/products?sort=landed');
  const basis = page.getByRole('group', { name: 'Prices shown' });
  await basis.getByRole('link', { name: 'At Nhava Sheva' }).click();
  await expect(page).toHaveURL('/products?sort=landed&price=landed');
  await expect(basis.locator('[aria-current]')).toHaveText('At Nhava Sheva');
  await expect(cards(page).first()).toContainText(/₹[\d.,–]+(?: lakh)?.*Factory \$/s);
  await expect(page.getByText(/\d+ machines have no landed price and come last\./)).toBeVisible();

  await open(page, '/products?price=landed&landedFrom=10&landedTo=20');
  await expect(page.getByText(/more machines match but have no landed price/)).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Remove filter: Landed ₹10 to 20 lakh' }),
  ).toBeVisible();
  const shown = await cards(page).first().getByText('lakh').textContent();
  await cards(page)
    .first()
    .getByRole('link', { name: /View Details/ })
    .click();
  const figure = page.getByRole('link', { name: /at Nhava Sheva, duty paid/ });
  await expect(figure).toContainText(shown ?? '');
  await figure.click();
  await expect(
    page.getByRole('heading', { name: 'Landed at an Indian port, duty paid' }),
  ).toBeInViewport();
});
