// Unknown addresses: status 404 and three links (spec §2).
import { expect, FAILED_REQUEST, LANGUAGES, open, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

test('the not-found page links home, back and to the search', async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  for (const { lang, prefix } of LANGUAGES) {
    const { search } = SITE_TEXTS[lang].common;
    const { notFound } = SITE_TEXTS[lang].shell;
    await open(page, `${prefix}/suppliers`);
    expect(await open(page, `${prefix}/no/such/page`)).toBe(404);
    await expect(page.locator('h1')).toHaveText(notFound.title);
    await expect(page.getByText(notFound.text)).toBeVisible();
    await page.getByRole('button', { name: notFound.back }).click();
    await expect(page).toHaveURL(`${prefix}/suppliers`);

    await open(page, `${prefix}/nothing`);
    const main = page.getByRole('main');
    await main.getByRole('searchbox', { name: notFound.searchLabel }).fill('loom');
    await main.getByRole('button', { name: search.submit }).click();
    await expect(page).toHaveURL(`${prefix}/products?search=loom`);

    await open(page, `${prefix}/nothing`);
    await main.getByRole('link', { name: notFound.home }).click();
    await expect(page).toHaveURL(prefix === '' ? '/' : prefix);
  }
  expect(SITE_TEXTS.en.shell.notFound.title).toBe('Page Not Found');
});

test('an unsupported language is not found', async ({ request }) => {
  for (const path of ['/fr/products', '/a/b/products', '/zh-hans/zh-hans/products'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a slash at the end is removed', async ({ request }) => {
  const reply = await request.get('/zh-hans/suppliers/?country=India', { maxRedirects: 0 });
  expect(reply.status()).toBe(301);
  expect(reply.headers().location).toMatch(/\/zh-hans\/suppliers\?country=India$/);
});
