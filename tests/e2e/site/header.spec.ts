// Header: category menus, the phone menu, the skip link.
import { expect, isPhone, LANGUAGES, open, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';

const { category, subcategory } = SITE_TEXTS.en.taxonomy;

test('category menus open on hover and link to subcategories, and a click opens the category', async ({
  page,
}) => {
  test.skip(isPhone(page), 'wide windows only');
  for (const { lang, prefix } of LANGUAGES) {
    const words = SITE_TEXTS[lang];
    await open(page, `${prefix}/`);
    const bar = page.getByRole('navigation', { name: words.shell.categories.title });
    await expect(bar.locator('details')).toHaveCount(8);
    const branch = bar.locator('summary', { hasText: words.taxonomy.category.fashion });
    const leaf = bar.getByRole('link', { name: words.taxonomy.subcategory.textiles, exact: true });
    await expect(leaf).toBeHidden();
    await branch.hover();
    await expect(leaf).toHaveAttribute('href', `${prefix}/products?subcategory=Textiles`);
    await bar.locator('summary', { hasText: words.taxonomy.category.robots }).hover();
    await expect(leaf).toBeHidden();

    await branch.hover();
    await leaf.click();
    await expect(page).toHaveURL(`${prefix}/products?subcategory=Textiles`);
    await expect(page.locator('main article').first()).toBeVisible();
    // Until its script runs, a press only opens the menu.
    await page.waitForLoadState('load');

    await page.locator('[name=categories] > summary').nth(4).click();
    await expect(page).toHaveURL(`${prefix}/products?category=fashion`);
  }
});

test('the search box of wide windows shows all of its placeholder', async ({ page }) => {
  test.skip(isPhone(page), 'wide windows only');
  for (const { prefix } of LANGUAGES) {
    await open(page, `${prefix}/about`);
    const shown = await page.locator('header input[name=search]').evaluate((box) => {
      const input = box as HTMLInputElement;
      const isClear =
        /^rgba\(0, 0, 0, 0\)$/.test(getComputedStyle(input, '::placeholder').color) ||
        input.placeholder === '';
      input.value = input.placeholder;
      return { isClear, isCut: input.scrollWidth > input.clientWidth };
    });
    expect(shown).toEqual({ isClear: false, isCut: false });
  }
});

test('closed menus do not cover the page', async ({ page }) => {
  test.skip(isPhone(page), 'wide windows only');
  await open(page, '/products');
  const below = await page.locator('[name=categories]').evaluateAll((branches) =>
    branches.map((branch) => {
      const { left, bottom } = branch.getBoundingClientRect();
      const hit = document.elementFromPoint(left + 40, bottom + 30);
      return hit?.closest('header') === null;
    }),
  );
  expect(below).toEqual(Array(8).fill(true));
});

test('category menus work by keyboard, and Escape returns the focus', async ({ page }) => {
  test.skip(isPhone(page), 'wide windows only');
  await open(page, '/');
  const branches = page.locator('[name=categories]');
  const agriculture = branches.filter({ hasText: category.agriculture });
  const transport = branches.filter({ hasText: category.transport });
  await agriculture.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    agriculture.getByRole('link', { name: subcategory['food-technology'] }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(agriculture).not.toHaveAttribute('open');
  await expect(agriculture.locator('summary')).toBeFocused();

  await page.keyboard.press('Space');
  await expect(agriculture).toHaveAttribute('open');
  for (const _ of [1, 2, 3]) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(transport.locator('summary')).toBeFocused();
  await expect(agriculture).not.toHaveAttribute('open');
});

test('the phone menu is an accordion', async ({ page }) => {
  test.skip(!isPhone(page), 'phones only');
  for (const { lang, prefix } of LANGUAGES) {
    const words = SITE_TEXTS[lang];
    const { fashion, robots } = words.taxonomy.category;
    await open(page, `${prefix}/suppliers`);
    const button = page.locator('[data-menu] > summary');
    const menu = page.locator('[data-menu-panel]');
    const mainLinks = menu.getByRole('navigation', { name: words.common.nav.menu });
    await expect(menu).toBeHidden();
    await button.tap();
    await expect(mainLinks.getByRole('link', { name: words.common.nav.products })).toBeVisible();

    const leaf = menu.getByRole('link', { name: words.taxonomy.subcategory.textiles, exact: true });
    const all = fillPlaceholders(words.shell.categories.all, { name: robots });
    await menu.locator('summary', { hasText: fashion }).tap();
    await expect(leaf).toBeVisible();
    await menu.locator('summary', { hasText: robots }).tap();
    await expect(leaf).toBeHidden();
    await menu.getByRole('link', { name: all }).tap();
    await expect(page).toHaveURL(`${prefix}/products?category=robots`);

    await button.tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.tap();
    await menu.getByRole('link', { name: words.common.nav.manufacturers, exact: true }).tap();
    await expect(page).toHaveURL(`${prefix}/suppliers`);
  }
});

test('the first Tab stop skips to the content', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the link of the current page is marked', async ({ page }) => {
  await open(page, '/suppliers?country=China');
  const current = page.locator('header a[aria-current=page]');
  await expect(current.first()).toHaveAttribute('href', '/suppliers');
});
