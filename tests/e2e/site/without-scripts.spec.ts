// Pages before or without JavaScript: links and forms work everywhere.

import { ACCOUNT_TEXTS } from '../../../contract/messages/account.ts';
import { unusedAddressHeaders } from '../accounts.ts';
import { countOf } from '../catalog/catalog.ts';
import { fullProduct } from '../demo-data.ts';
import { expect, FAILED_REQUEST, isPhone, LANGUAGES, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

test.use({ javaScriptEnabled: false });

const title = (page: Page) => page.locator('h1');

test('menus, links and the language switch work', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  if (isPhone(page)) await page.locator('[data-menu] > summary').click();
  await page
    .getByRole('navigation', { name: isPhone(page) ? 'Menu' : 'Main' })
    .getByRole('link', { name: 'Manufacturers', exact: true })
    .click();
  await expect(title(page)).toHaveText('Manufacturers');
  await page.locator('header').getByRole('link', { name: 'CN' }).click();
  await expect(page).toHaveURL('/zh-hans/suppliers');
  if (isPhone(page)) await page.locator('[data-menu] > summary').click();
  await page.locator('summary').filter({ hasText: '纺织服装机械', visible: true }).click();
  await page.getByRole('link', { name: '纺织', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/zh-hans/products?subcategory=Textiles');
  await expect(page.locator('main article').first()).toBeVisible();
});

test('the product list is a form, with chips and pages as links', async ({ page }) => {
  // In wider windows the filters are open from the start.
  await page.setViewportSize({ width: 1000, height: 900 });
  for (const { lang, prefix } of LANGUAGES) {
    const { catalog, common, filters, taxonomy } = SITE_TEXTS[lang];
    await page.goto(`${prefix}/products`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: catalog.pages.next }).click();
    await expect(page).toHaveURL(`${prefix}/products?page=2`);
    await main.getByRole('link', { name: taxonomy.chip.textile, exact: true }).click();
    await expect(page).toHaveURL(`${prefix}/products?industry=textile`);
    await main.getByRole('searchbox').fill('loom');
    await main.getByRole('button', { name: common.search.submit }).click();
    await expect(page).toHaveURL(/search=loom/);
    await expect(page).toHaveURL(/industry=textile/);

    await main
      .getByRole('button', { name: catalog.filters.toggle })
      .filter({ visible: true })
      .click();
    await main.getByLabel(filters.panel.category, { exact: true }).selectOption('fashion');
    await main.getByLabel(filters.price.high, { exact: true }).fill('50000');
    await main.getByRole('button', { name: catalog.filters.apply }).click();
    await expect(page).toHaveURL(/category=fashion/);
    await expect(page).toHaveURL(/maxPrice=50000/);
    await expect(page).toHaveURL(/search=loom/);
    await expect(main.locator('article').first()).toContainText(taxonomy.category.fashion);
  }
});

test('a phone shows products as rows, without the switch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products');
  const { rows, cards } = SITE_TEXTS.en.catalog.view;
  for (const name of [rows, cards])
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden();
  const boxes = await page.locator('main article').evaluateAll((all) =>
    all
      .slice(0, 3)
      .map((card) => card.getBoundingClientRect())
      .map(({ left, width }) => [left, width]),
  );
  expect(new Set(boxes.map(String)).size).toBe(1);
  expect(boxes[0]?.[1]).toBeGreaterThan(340);
});

test('a list is narrowed by machine type and attributes with links and a form', async ({
  page,
}) => {
  await page.goto('/products?category=engineering');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /^CNC lathe/ }).click();
  await expect(page).toHaveURL('/products?category=engineering&type=cnc-lathe');
  const swing = main.getByRole('group', { name: 'Swing over bed (mm)' });
  await swing.getByLabel('From').fill('400');
  await swing.getByLabel('To').fill('630');
  await main.getByText(/^More attributes/).click();
  await main.getByRole('checkbox', { name: /^GSK/ }).check();
  await main.getByRole('checkbox', { name: /^KND/ }).check();
  await main.getByRole('button', { name: 'Apply filters' }).click();
  const total = await countOf({
    type: 'cnc-lathe',
    attr: { swing: '400..630', control: 'gsk,knd' },
  });
  await expect(title(page)).toHaveText(`Products (${total})`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await main.getByRole('link', { name: 'Remove filter: Control: GSK, KND' }).click();
  await expect(page).toHaveURL('/products?category=engineering&type=cnc-lathe&attr.swing=400..630');
  await expect(swing.getByLabel('To')).toHaveValue('630');
});

test('a change of category leaves the machine type of the former category behind', async ({
  page,
}) => {
  await page.goto('/products?category=engineering&type=cnc-lathe&attr.swing=400..&sort=attr.swing');
  const main = page.getByRole('main');
  await main.getByLabel('Category', { exact: true }).selectOption('fashion');
  await main.getByRole('button', { name: 'Apply filters' }).click();
  await expect(page).toHaveURL(/category=fashion/);
  await expect(page).not.toHaveURL(/type=|attr\./);
  await expect(title(page)).toHaveText(`Products (${await countOf({ category: 'fashion' })})`);
});

test('bounds that are refused stay in the form, with the reason beside them', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await page.goto('/zh-hans/products?type=cnc-lathe&attr.swing=900..400');
  const swing = page.getByRole('group', { name: '床身上最大回转直径（mm）' });
  await expect(swing).toContainText('最小值不能大于最大值');
  await expect(swing.getByLabel('最小')).toHaveValue('900');
  await expect(swing.getByLabel('最大')).toHaveValue('400');
});

test('the directory is a form', async ({ page }) => {
  await page.goto('/suppliers');
  const main = page.getByRole('main');
  await main.getByLabel('Country', { exact: true }).selectOption('India');
  await main.getByText('More Filters').click();
  await main.getByRole('checkbox', { name: 'Verified only' }).check();
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/country=India/);
  await expect(page).toHaveURL(/verified=1/);
  await expect(main.getByText(/^Showing \d+(?:-\d+)? of \d+ manufacturers$/)).toBeVisible();
});

test('a product shows all its pictures', async ({ page }) => {
  const { id } = await fullProduct();
  await page.goto(`/product/${id}`);
  await page.getByRole('link', { name: 'Show picture 2' }).click();
  await expect(page).toHaveURL(/#media-2$/);
  await expect(page.getByRole('img', { name: /picture 2 of/ })).toBeInViewport();
});

test('an incomplete message is not sent, and what was typed is kept', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await page.setExtraHTTPHeaders(unusedAddressHeaders());
  for (const { lang, prefix } of LANGUAGES) {
    await page.goto(`${prefix}/contact`);
    const { contact, shell } = SITE_TEXTS[lang];
    const message = page.getByRole('textbox', { name: contact.form.message });
    await message.fill('Which voltage?');
    await page.getByRole('main').getByRole('button', { name: contact.form.send }).click();
    await expect(title(page)).toHaveText(shell.contactForm.again);
    await expect(page.locator('#contact-Email')).toHaveAttribute('aria-invalid', 'true');
    await expect(message).toHaveValue('Which voltage?');
  }
});

for (const { lang, prefix } of LANGUAGES)
  test(`the contact form is sent, and shown again with what was typed (${lang})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected(FAILED_REQUEST);
    // Addresses of their own: five messages a minute are accepted from one.
    await page.setExtraHTTPHeaders(unusedAddressHeaders());
    const { contact, shell } = SITE_TEXTS[lang];
    const message = 'Which mill fits? “2 t/h” & more\n哪一款？';
    await page.goto(`${prefix}/contact`);
    await page.locator('#contact-Subject').fill('<Rice mill>');
    await page.locator('#contact-Email').fill('nobody@nowhere');
    await page.locator('#contact-Message').fill(message);
    await page.getByRole('button', { name: contact.form.send }).click();
    await expect(title(page)).toHaveText(shell.contactForm.again);
    expect(new URL(page.url()).search).toBe(`?lang=${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('#contact-Subject')).toHaveValue('<Rice mill>');
    await expect(page.locator('#contact-Message')).toHaveValue(message);
    const email = page.locator('#contact-Email');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(new RegExp(ACCOUNT_TEXTS.email[lang]));
    await email.fill('asha@example.in');
    await page.getByRole('button', { name: contact.form.send }).click();
    await expect(page).toHaveURL(`${prefix}/contact/sent`);
    await expect(title(page)).toHaveText(shell.contactForm.sent);
  });

test('no form of a page for members gets what is typed into an address', async ({ page }) => {
  for (const path of [
    '/auth',
    '/inquiry/new',
    '/dashboard',
    '/dashboard/profile/edit',
    '/contact',
  ]) {
    await page.goto(path);
    const forms = page.locator('main form:not([action*="/products"])');
    for (const form of await forms.all())
      expect([path, await form.getAttribute('method')]).toEqual([path, 'post']);
  }
});
