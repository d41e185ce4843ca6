// Product list search: while typing, with industry chips, and with history navigation.

import { expectNoViolations } from '../page-quality.ts';
import { expect, expectSameDocument, LANGUAGES, markDocument, open, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import { cards, countOf, expectCount, industryChips, searchBox } from './catalog.ts';

test('results and address update while typing, without a page load', async ({ page }) => {
  await open(page, '/products');
  await markDocument(page);
  const entries = await page.evaluate(() => history.length);
  await searchBox(page).pressSequentially('rapier loom');
  await expect(page).toHaveURL('/products?search=rapier+loom');
  await expect(page).toHaveTitle(/rapier loom/);
  await expectCount(page, await countOf({ search: 'rapier loom' }));
  await expect(cards(page).first()).toContainText(/rapier loom/i);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(searchBox(page)).toBeFocused();

  await searchBox(page).fill('');
  await expect(page).toHaveURL('/products');
  await expectCount(page, await countOf({}));
  await expectSameDocument(page);
});

test('Enter and the button search at once', async ({ page }) => {
  await open(page, '/products');
  await markDocument(page);
  await searchBox(page).fill('lathe');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL('/products?search=lathe');
  await searchBox(page).fill('loom');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/products?search=loom');
  await expect(cards(page).first()).toContainText(/loom/i);
  await expectSameDocument(page);
});

for (const address of ['/zh-hans/products', '/zh-hans/suppliers'])
  test(`unfinished pinyin input is not searched (${address})`, async ({ page }) => {
    const searches: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/api/')) searches.push(...searchParams.getAll('search'));
    });
    await open(page, address);
    await page.clock.install();
    await page.getByRole('main').getByRole('searchbox').focus();
    const method = await page.context().newCDPSession(page);
    const half = { text: "che'chu", selectionStart: 7, selectionEnd: 7 };
    await method.send('Input.imeSetComposition', half);
    await page.clock.runFor(2_000);
    await method.send('Input.insertText', { text: '车床' });
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(`${address}?search=${encodeURIComponent('车床')}`);
    expect(searches).toEqual(['车床']);
  });

test('a typing error is corrected and shown', async ({ page }) => {
  await open(page, '/products?search=lahte');
  await expect(page.getByText('Showing results for “lathe”')).toBeVisible();
  await expect(cards(page).first()).toContainText(/lathe/i);
});

for (const { lang, prefix } of LANGUAGES) {
  const { notes, search } = SITE_TEXTS[lang].results;

  test(`what no machine answers to is named, with the nearest type and an alert (${lang})`, async ({
    page,
  }) => {
    await open(page, `${prefix}/products`);
    await searchBox(page).fill(lang === 'en' ? 'qwxzv lathe' : 'qwxzv 车床');
    const note = page
      .getByRole('status')
      .filter({ hasText: fillPlaceholders(notes.unanswered, { text: 'qwxzv' }) });
    await expect(note).toHaveCount(1);
    await expect(page.getByRole('button', { name: search.tell })).toBeVisible();
    await expect(page.locator('main article').first()).toContainText(/lathe|车床/i);
    await expectNoViolations(page);

    await note.getByRole('link').click();
    await expect(page).toHaveURL(`${prefix}/products?type=cnc-lathe`);
    await expect(note).toHaveCount(0);
  });

  test(`an amount with its unit is read as an attribute and shown (${lang})`, async ({ page }) => {
    await open(
      page,
      `${prefix}/products?search=${encodeURIComponent(lang === 'en' ? 'lathe 500 mm' : '车床 500 mm')}`,
    );
    const texts = lang === 'en' ? 'Swing over bed: about 500 mm' : '床身上最大回转直径约 500 mm';
    await expect(page.getByText(fillPlaceholders(notes.readAs, { texts })).last()).toBeVisible();
    await expect(page.locator('main article').first()).toContainText('500 mm');
  });
}

test('industry chips toggle, and the back button undoes each step', async ({ page }) => {
  const [all, textile, electronics] = await Promise.all([
    countOf({}),
    countOf({ industry: 'textile' }),
    countOf({ industry: 'electronics' }),
  ]);
  await open(page, '/products');
  await markDocument(page);
  await expect(industryChips(page).getByRole('link')).toHaveText([
    'Electronics',
    'Textile',
    'Manufacturing',
    'Food Processing',
  ]);
  const chip = industryChips(page).getByRole('link', { name: 'Textile' });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-current', 'true');
  await expectCount(page, textile);
  await industryChips(page).getByRole('link', { name: 'Electronics' }).click();
  await expect(page).toHaveURL('/products?industry=electronics');
  await expect(chip).not.toHaveAttribute('aria-current');
  await expectCount(page, electronics);

  await page.goBack();
  await expect(page).toHaveURL('/products?industry=textile');
  await expectCount(page, textile);
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expectCount(page, all);
  await page.goForward();
  await expectCount(page, textile);
  await chip.click();
  await expect(page).toHaveURL('/products');
  await expectCount(page, all);
  await expectSameDocument(page);
});

test('the back button restores the search text', async ({ page }) => {
  await open(page, '/products?search=loom');
  await industryChips(page).getByRole('link', { name: 'Textile' }).click();
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(searchBox(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/products?search=loom&industry=textile');
  await expect(searchBox(page)).toHaveValue('loom');
});

test('menus and old links find their category in any spelling', async ({ page }) => {
  const fashion = await countOf({ category: 'fashion' });
  for (const spelling of ['fashion', 'Fashion Machinery', 'Fashion Machineries']) {
    await open(page, `/products?category=${encodeURIComponent(spelling)}`);
    await expectCount(page, fashion);
  }
  await open(page, '/products?subcategory=Textiles');
  await expectCount(page, await countOf({ subcategory: 'textiles' }));
});

test('a search in either language finds the same kind of machine', async ({ page }) => {
  for (const { lang, prefix } of LANGUAGES) {
    const { catalog, results } = SITE_TEXTS[lang];
    const [typed, found] = lang === 'en' ? ['cnc lathe', /lathe/i] : ['数控车床', /车床/];
    await open(page, `${prefix}/products`);
    await searchBox(page).fill(typed);
    await expect(page.getByRole('status').first()).toContainText(/\d/);
    await expect(page.locator('main article').first()).toContainText(found);
    const heading = fillPlaceholders(catalog.heading, { total: '\\d+' }).replace(/[()]/g, '\\$&');
    await expect(page.locator('h1')).toHaveText(new RegExp(`^${heading}$`));
    await expect(
      page.getByRole('link', {
        name: fillPlaceholders(results.active.remove, {
          name: fillPlaceholders(results.active.search, { search: typed }),
        }),
      }),
    ).toBeVisible();
  }
});
