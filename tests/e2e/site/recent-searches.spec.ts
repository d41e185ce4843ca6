// Recent searches: kept on the device, shown in an empty box, removed one by one or all at once.
import { STORAGE_KEYS } from '../../../contract/storage-keys.ts';
import { searchBox } from '../catalog/catalog.ts';
import { expectNoViolations } from '../page-quality.ts';
import { expect, LANGUAGES, type Locator, open, type Page, press, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';

const field = (page: Page): Locator => page.locator('header input[name=search]');
const options = (page: Page): Locator => page.locator('header').getByRole('option');

/** Stores them as an earlier visit did, for the first page only. */
async function store(page: Page, searches: unknown): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', '1');
      localStorage.setItem(key, value);
    },
    [STORAGE_KEYS.searches, JSON.stringify(searches)] as const,
  );
}
const stored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.searches);

test('searches of both boxes are remembered, the newest first, and never sent', async ({
  page,
}) => {
  await open(page, '/about');
  await field(page).click();
  // Its script is loaded on the first focus.
  await expect(field(page)).toHaveRole('combobox');
  await expect(options(page)).toHaveCount(0);
  await field(page).fill('secret loom');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products?search=secret+loom');
  await open(page, '/products');
  await searchBox(page).fill('rice mill');
  await searchBox(page).press('Enter');
  await expect.poll(() => stored(page)).toContain('rice mill');

  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
  await open(page, '/zh-hans/about');
  await field(page).click();
  await expect(options(page)).toHaveText(['rice mill', 'secret loom']);
  expect(requests.filter((request) => /loom|mill/.test(decodeURIComponent(request)))).toEqual([]);
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/zh-hans/products?search=secret+loom');
  expect(await stored(page)).toBe('["secret loom","rice mill"]');
});

for (const { lang, prefix } of LANGUAGES)
  test(`each can be removed, and all of them (${lang})`, async ({ page }) => {
    const { search } = SITE_TEXTS[lang];
    const remove = (name: string) => fillPlaceholders(search.remove, { name });
    await store(page, ['loom', '<b>mill</b>', '车床']);
    await open(page, `${prefix}/about`);
    await field(page).click();
    await expect(options(page)).toHaveText(['loom', '<b>mill</b>', '车床']);
    await expect(page.getByText(search.device)).toBeVisible();
    await expectNoViolations(page);
    await press(page, remove('<b>mill</b>'));
    await expect(options(page)).toHaveText(['loom', '车床']);

    // By keyboard: the button, and Delete in the list.
    await page.getByRole('button', { name: remove('loom') }).focus();
    await page.keyboard.press('Enter');
    await expect(options(page)).toHaveText(['车床']);
    await expect(page.getByRole('button', { name: remove('车床') })).toBeFocused();
    await press(page, search.clear);
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    expect(await stored(page)).toBeNull();
    await expect(page.locator('header').getByRole('status')).toHaveText(search.cleared);
    await expectNoViolations(page);
    await press(page, search.undo);
    await expect(options(page)).toHaveText(['车床']);
    await expect(field(page)).toBeFocused();
    expect(await stored(page)).toBe('["车床"]');
  });

test('at most eight are kept, each once', { tag: '@wide' }, async ({ page }) => {
  await store(page, ['1', '2', '3', '4', '5', '6', '7', 'Loom']);
  await open(page, '/about');
  await field(page).click();
  await expect(options(page)).toHaveCount(8);
  await field(page).press('ArrowDown');
  await field(page).press('Delete');
  await expect(options(page)).toHaveCount(7);
  await field(page).fill('loom');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products?search=loom');
  expect(await stored(page)).toBe('["loom","2","3","4","5","6","7"]');
});

test('damaged storage is as good as none', { tag: '@wide' }, async ({ page }) => {
  await store(page, { a: 1 });
  await open(page, '/about');
  await field(page).click();
  await field(page).fill('loom');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL('/products?search=loom');
  expect(await stored(page)).toBe('["loom"]');
});

test('they are announced as recent, and Escape on their buttons closes the list', async ({
  page,
}) => {
  const { search } = SITE_TEXTS.en;
  await store(page, ['loom', 'lathe']);
  await open(page, '/about');
  await field(page).click();
  await expect(options(page)).toHaveCount(2);
  await expect(page.getByRole('listbox', { name: search.recent })).toBeVisible();
  await expect(page.locator('header').getByRole('status')).toHaveText(
    fillPlaceholders(search.recentFound, { count: 2 }),
  );
  await page.getByRole('button', { name: search.clear, exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(options(page).first()).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('a sign-out clears them and the machines chosen to compare', { tag: '@wide' }, async ({
  page,
}) => {
  await page.route('**/api/notifications/unread', (route) =>
    route.fulfill({ json: { success: true, unread: 0, unreadMessages: 0 } }),
  );
  await store(page, ['loom']);
  await page.addInitScript((key) => {
    if (!sessionStorage.getItem('signed-in')) localStorage.setItem(key, 'made-up');
    if (!sessionStorage.getItem('signed-in'))
      localStorage.setItem('compared_products', '[{"id":"1","name":"Loom","picture":""}]');
    sessionStorage.setItem('signed-in', '1');
  }, STORAGE_KEYS.token);
  await open(page, '/about');
  expect(await stored(page)).toBe('["loom"]');
  await page.locator('[data-sign-out]').first().dispatchEvent('click');
  await expect.poll(() => stored(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('compared_products'))).toBeNull();
});
