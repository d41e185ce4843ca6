// Supplier directory (spec §2): filters, every sort order, pages, and the empty state.
import type { QueryOf } from '../../../contract/endpoint.ts';
import { listSuppliers } from '../../../contract/suppliers/suppliers.ts';
import { api, chineseApi } from '../demo-data.ts';
import { expectNoViolations } from '../page-quality.ts';
import {
  expect,
  expectSameDocument,
  FAILED_REQUEST,
  isPhone,
  LANGUAGES,
  type Locator,
  markDocument,
  open,
  type Page,
  test,
} from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';

type Query = QueryOf<typeof listSuppliers>;

const CALLS = '**/api/auth/suppliers?*';

const cards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Results' }).getByRole('article');

const names = (page: Page): Locator => cards(page).getByRole('heading');

/** On phones country and business type are behind More Filters. */
async function openFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByText('More Filters').click();
}

const find = async (query: Query) => {
  const { suppliers, pagination, stats } = await api.call(listSuppliers, { query });
  const total = pagination?.total ?? 0;
  expect(total, JSON.stringify(query)).toBeGreaterThan(0);
  return { names: suppliers.map(({ companyName }) => companyName), total, stats };
};

/** Expects the count line and the first page's cards to match the API. */
async function expectFound(page: Page, query: Query): Promise<void> {
  const found = await find(query);
  const last = found.names.length;
  const shown = last === 1 ? '1' : `1-${last}`;
  await expect(page.getByText(`Showing ${shown} of ${found.total} manufacturers`)).toBeVisible();
  await expect(names(page)).toHaveText(found.names);
}

test('the directory shows totals and cards', async ({ page }) => {
  const { stats } = await find({});
  await open(page, '/suppliers');
  for (const [label, value] of [
    ['Manufacturers', `${stats?.suppliers}`],
    ['Total products', `${stats?.products}`],
    ['Countries', `${stats?.countries}`],
    ['Verified', `${stats?.verifiedPercent}%`],
  ] as const)
    await expect(
      page
        .getByRole('main')
        .locator('dl > div')
        .filter({ has: page.getByText(label, { exact: true }) })
        .first()
        .locator('dd'),
    ).toHaveText(value);
  const card = cards(page).filter({ hasText: 'Verified' }).first();
  await expect(card.getByText('Products')).toBeVisible();
  const website = card.getByRole('link', { name: /^Visit Website/ });
  await expect(website).toHaveAttribute('href', /^https:\/\//);
  await expect(website).toHaveAttribute('rel', /nofollow/);
  const name = await card.getByRole('heading').textContent();
  await card.getByRole('link', { name: /^View Profile/ }).click();
  await expect(page).toHaveURL(/\/supplier\//);
  await expect(page.locator('h1')).toHaveText(name ?? '');
});

for (const { lang, prefix } of LANGUAGES)
  test(`on phones a manufacturer is a row, six to a window (${lang})`, async ({ page }) => {
    test.skip(!isPhone(page), 'phones only');
    await open(page, `${prefix}/suppliers`);
    const shown = page.getByRole('main').getByRole('article');
    await expect(shown.first()).toBeVisible();
    const heights = await shown.evaluateAll((rows) => rows.map((row) => row.clientHeight));
    const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
    expect(mean).toBeLessThan((page.viewportSize()?.height ?? 0) / 6);
    await expectNoViolations(page);
  });

test('search, country and business type narrow the directory', async ({ page }) => {
  await open(page, '/suppliers');
  await openFilters(page);
  await markDocument(page);
  await page.getByLabel('Country', { exact: true }).selectOption('Germany');
  await expect(page).toHaveURL('/suppliers?country=Germany');
  await expectFound(page, { country: 'Germany' });
  await page.getByLabel('Country', { exact: true }).selectOption('All countries');
  await page.getByLabel('Business type').selectOption('Distributor');
  await expect(page).toHaveURL('/suppliers?businessType=Distributor');
  await expectFound(page, { businessType: 'Distributor' });
  await page.getByLabel('Business type').selectOption('All types');
  await page.getByRole('searchbox', { name: 'Search manufacturers' }).pressSequentially('hangzhou');
  await expect(page).toHaveURL('/suppliers?search=hangzhou');
  await expectFound(page, { search: 'hangzhou' });
  await expect(names(page).first()).toContainText('Hangzhou');

  await page.goBack();
  await expect(page).toHaveURL('/suppliers?businessType=Distributor');
  await expectFound(page, { businessType: 'Distributor' });
  await expectSameDocument(page);
});

test('More Filters has verification, category and number of products', async ({ page }) => {
  await open(page, '/suppliers');
  const verified = page.getByRole('checkbox', { name: 'Verified only' });
  await expect(verified).toBeHidden();
  await page.getByText('More Filters').click();
  await verified.check();
  await expect(page).toHaveURL('/suppliers?verified=1');
  await expectFound(page, { verified: '1' });
  await page.getByLabel('Category', { exact: true }).selectOption('fashion');
  await page.getByLabel('Minimum number of products').fill('8');
  await expect(page).toHaveURL('/suppliers?verified=1&category=fashion&minProducts=8');
  await expectFound(page, { verified: '1', category: 'fashion', minProducts: '8' });
  await expect(page.getByText('3 set')).toBeVisible();
  await page.reload();
  await expect(verified).toBeChecked();
  await expectFound(page, { verified: '1', category: 'fashion', minProducts: '8' });
});

test('every sort order changes the list', async ({ page }) => {
  await open(page, '/suppliers');
  const verifiedFirst = await names(page).allTextContents();
  const select = page.getByLabel('Sort by');
  await expect(select.locator('option')).toHaveText([
    'Newest First',
    'Verified First',
    'Most Products',
    'Company Name',
  ]);

  await select.selectOption('Company Name');
  await expect(page).toHaveURL('/suppliers?sort=name');
  await expectFound(page, { sort: 'name' });
  const byName = await names(page).allTextContents();
  expect(byName).toEqual(byName.toSorted(new Intl.Collator('en').compare));

  await select.selectOption('Most Products');
  await expectFound(page, { sort: 'products' });
  const figureTexts = await cards(page).locator('dl > div:first-child dd').allTextContents();
  const counts = figureTexts.map(Number);
  expect(counts).toEqual(counts.toSorted((one, two) => two - one));

  await select.selectOption('Newest First');
  await expect(page).toHaveURL('/suppliers?sort=newest');
  await expectFound(page, { sort: 'newest' });

  await select.selectOption('Verified First');
  await expect(page).toHaveURL('/suppliers');
  await expect(names(page)).toHaveText(verifiedFirst);
  await expect(cards(page).filter({ hasText: 'Verified' })).toHaveCount(30);
});

test('paging updates the list and the history', async ({ page }) => {
  const { total } = await find({});
  // Other tests sign suppliers up.
  const pages = Math.ceil(total / 30);
  await open(page, '/suppliers');
  await markDocument(page);
  const first = await names(page).first().textContent();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/suppliers?page=2');
  await expect(names(page).first()).not.toHaveText(first ?? '');
  await expect(page.getByText(`Showing 31-60 of ${total} manufacturers`)).toBeFocused();
  if (isPhone(page)) await expect(page.getByText(`Page 2 of ${pages}`)).toBeVisible();
  else await page.getByRole('link', { name: 'Page 3' }).click();
  await page.goBack();
  if (!isPhone(page)) await page.goBack();
  await expect(page).toHaveURL('/suppliers');
  await expect(names(page).first()).toHaveText(first ?? '');
  await expectSameDocument(page);
  await open(page, `/suppliers?page=${pages}`);
  await expect(cards(page)).toHaveCount(total - 30 * (pages - 1));
});

test('an empty result shows so and can be cleared', async ({ page }) => {
  for (const { lang, prefix } of LANGUAGES) {
    const { results, form } = SITE_TEXTS[lang].suppliers;
    const total = (await find({})).total;
    await open(page, `${prefix}/suppliers?search=zzzqqq&verified=1`);
    await expect(page.getByRole('heading', { name: results.empty })).toBeVisible();
    await expect(
      page.getByText(fillPlaceholders(results.showing, { shown: 0, total })),
    ).toBeVisible();
    await page.getByRole('link', { name: form.clear }).click();
    await expect(page).toHaveURL(`${prefix}/suppliers`);
    await expect(
      page.getByText(fillPlaceholders(results.showing, { shown: '1-30', total })),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  }
  expect(SITE_TEXTS.en.suppliers.results.empty).toBe('No suppliers found');
});

test('loading, failure and retry are shown', async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open(page, '/suppliers');
  await openFilters(page);
  await page.route(CALLS, async (route) => {
    await released;
    await route.fulfill({
      status: 403,
      json: { success: false, code: 'forbidden', message: 'Not today' },
    });
  });
  await page.getByLabel('Country', { exact: true }).selectOption('India');
  await expect(page.getByText('Loading manufacturers...')).toBeVisible();
  answer();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to fetch suppliers');
  await expect(alert).toContainText('Not today');
  await expect(page.getByLabel('Country', { exact: true })).toHaveValue('India');
  await page.unroute(CALLS);
  await alert.getByRole('link', { name: 'Try again' }).click();
  await expectFound(page, { country: 'India' });

  expect(await open(page, '/suppliers?minProducts=many')).toBe(400);
  await expect(page.getByRole('alert')).toContainText('Failed to fetch suppliers');
  await page.getByRole('link', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL('/suppliers');
  await expect(cards(page)).toHaveCount(30);
});

test('the first result is on the first screen of a phone, and a company has its own characters', async ({
  page,
}) => {
  for (const { lang, prefix } of LANGUAGES) {
    const { suppliers } = await (lang === 'en' ? api : chineseApi).call(listSuppliers, {
      query: {},
    });
    await open(page, `${prefix}/suppliers`);
    const card = page.getByRole('main').getByRole('article').first();
    if (isPhone(page)) expect((await card.boundingBox())?.y).toBeLessThan(420);
    await expect(card).toContainText(suppliers[0]?.initials ?? 'nothing');
    expect(suppliers[0]?.initials).toMatch(lang === 'en' ? /^[A-Z][a-z]$/ : /^\p{Script=Han}{2}$/u);
    await expect(card).toContainText(suppliers[0]?.mainTypes[0]?.name ?? 'nothing');
    const rated = suppliers.find(({ rating }) => rating.count > 0);
    if (!rated) throw new Error('No supplier has a review.');
    await expect(
      page.getByRole('article').filter({ hasText: rated.companyName }).first(),
    ).toContainText(`★ ${rated.rating.average.toFixed(1)}`);
    await expect(card.locator('img').first()).toHaveAttribute('src', /\/factory-\d+\.svg$/);
  }
});
