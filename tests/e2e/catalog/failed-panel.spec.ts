// Filters whose script cannot be loaded: the server's filters and links work, and another attempt brings the others back.
import { expectPageQuality } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, open, type Page, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { countOf, expectCount } from './catalog.ts';

/** Returns the function that ends the failure. */
async function failPanel(page: Page): Promise<() => void> {
  let isFailing = true;
  await page.route(/\/Filter(?:Panel|Sheet)\.[\w-]+\.js/, (route) =>
    isFailing ? route.abort() : route.continue(),
  );
  return () => {
    isFailing = false;
  };
}

const filtersToggle = (page: Page) =>
  page.getByRole('button', { name: /^(?:Filters|筛选)/ }).filter({ visible: true });

test('without its script the panel of a wide window is a plain form until it is loaded again', async ({
  page,
  pageErrors,
}) => {
  test.skip(isPhone(page), 'wide windows only');
  pageErrors.expected(/net::ERR_FAILED/);
  const end = await failPanel(page);
  const category = page.getByLabel('Category', { exact: true });
  const alert = page.getByRole('main').getByRole('alert');
  await open(page, '/products?category=engineering');
  await expect(alert).toContainText('The filters could not be loaded.');
  await category.selectOption('fashion');
  await press(page, 'Apply filters');
  await expect(page).toHaveURL(/category=fashion/);
  await expectCount(page, await countOf({ category: 'fashion' }));
  await expect(alert).toBeVisible();
  await expectPageQuality(page, LANGUAGES[0]);

  await press(page, 'Try again');
  await expect(alert).toBeVisible();
  end();
  await press(page, 'Try again');
  await expect(page.getByRole('slider', { name: 'Lowest price' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await category.selectOption('it');
  await expect(page).toHaveURL('/products?category=it');
  await expectCount(page, await countOf({ category: 'it' }));
});

test('after another change the plain panel is gone, which would contradict the list', async ({
  page,
  pageErrors,
}) => {
  test.skip(isPhone(page), 'wide windows only');
  pageErrors.expected(/net::ERR_FAILED/);
  await failPanel(page);
  await open(page, '/products?category=engineering');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove filter: Engineering capital Machinery' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByLabel('Category', { exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Reload with filters open' }).click();
  await expect(page).toHaveURL('/products?filters=1');
  await expect(page.getByLabel('Category', { exact: true })).toBeVisible();
});

test('in a narrow window the sheet is loaded again, or the page with the filters open', async ({
  page,
  pageErrors,
}) => {
  test.skip(!isPhone(page), 'phones only');
  pageErrors.expected(/net::ERR_FAILED/);
  const end = await failPanel(page);
  for (const language of LANGUAGES) {
    const { failed, reload } = SITE_TEXTS[language.lang].catalog.filters;
    await open(page, `${language.prefix}/products?search=lathe`);
    await filtersToggle(page).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(failed);
    await expect(filtersToggle(page)).not.toHaveAttribute('aria-busy');
    await expectPageQuality(page, language);
    await page.getByRole('link', { name: reload }).click();
    await expect(page).toHaveURL(`${language.prefix}/products?search=lathe&filters=1`);
    const { category } = SITE_TEXTS[language.lang].filters.panel;
    await expect(page.getByLabel(category, { exact: true })).toBeVisible();
  }
  // The browser remembers the last language.
  const { catalog, common } = SITE_TEXTS['zh-Hans'];
  const { label } = catalog.filters;
  const { retry } = common.ui;
  await open(page, '/zh-hans/products');
  await filtersToggle(page).click();
  await expect(page.getByRole('button', { name: retry })).toBeVisible();
  end();
  await press(page, retry);
  await expect(page.getByRole('dialog', { name: label })).toBeVisible();
  await expect(page.getByRole('button', { name: retry })).toHaveCount(0);
});

test('a pressed button says that its sheet is loading', async ({ page }) => {
  test.skip(!isPhone(page), 'phones only');
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/(?:Filter|Sort)Sheet\.[\w-]+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/products');
  await press(page, 'Sort');
  const sort = page.getByRole('button', { name: 'Sort', exact: true });
  await expect(sort).toHaveAttribute('aria-busy', 'true');
  await filtersToggle(page).click();
  await expect(sort).not.toHaveAttribute('aria-busy');
  await expect(filtersToggle(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});
