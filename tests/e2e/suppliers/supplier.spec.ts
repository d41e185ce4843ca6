// Supplier profile page (spec §2): company details, certificates, products.
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { api, chineseApi, fullSupplier } from '../demo-data.ts';
import { expect, FAILED_REQUEST, isPhone, LANGUAGES, open, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

test('a profile shows the company and its contact', async ({ page }) => {
  const profile = await fullSupplier();
  await open(page, `/supplier/${profile.id}`);
  await expect(page.locator('h1')).toHaveText(profile.companyName);
  const head = page.getByRole('region', { name: profile.companyName, exact: true });
  const about = page.getByRole('region', { name: SITE_TEXTS.en.shell.supplier.about });
  const place = [profile.city, profile.province, profile.country].join(', ');
  for (const expectedText of [
    `${profile.establishedYear}`,
    `${profile.mainTypes[0]?.name} (${profile.mainTypes[0]?.count})`,
    place,
    profile.businessType,
  ])
    await expect(head).toContainText(expectedText ?? 'nothing');
  for (const expectedText of ['Exports toIndia', profile.name])
    await expect(about).toContainText(expectedText);
  await expect(about.getByRole('link', { name: profile.email ?? '' })).toHaveAttribute(
    'href',
    `mailto:${profile.email}`,
  );
  await expect(about.getByRole('link', { name: profile.phone ?? '' })).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  );
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks.map((text) => JSON.parse(text) as unknown)).toContainEqual(
    expect.objectContaining({ '@type': 'Organization', name: profile.companyName }),
  );
});

test('a main machine type leads to the company’s products of that type, in the directory too', async ({
  page,
}) => {
  const { id, mainTypes } = await fullSupplier();
  const [type] = mainTypes;
  if (!type) throw new Error('The supplier has no machine type.');
  await open(page, `/supplier/${id}`);
  await page.getByRole('region').getByRole('link', { name: type.name, exact: true }).click();
  await expect(page).toHaveURL(`/supplier/${id}?type=${type.id}#products`);
  await expect(page.getByRole('heading', { name: `${type.name} (${type.count})` })).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(page).toHaveURL(`/supplier/${id}#products`);
  await expect(page.getByRole('heading', { name: /^Products \(/ })).toBeVisible();
  // On phones a row names the types without links.
  if (isPhone(page)) return;
  await open(page, '/suppliers');
  const link = page.getByRole('article').first().locator('a[href*="?type="]').first();
  await link.click();
  await expect(page).toHaveURL(/\/supplier\/[^/]+\?type=[a-z-]+#products$/);
});

test('a product is saved with the heart of its card', async ({ page }) => {
  const { id } = await fullSupplier();
  await open(page, `/supplier/${id}`);
  const heart = page
    .getByRole('region', { name: /^Products/ })
    .locator('[data-heart]')
    .first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  const box = await heart.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(`/supplier/${id}`);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.favourites))
    .not.toBeNull();
  await page.goto('/favourites');
  await expect(page.getByRole('main').getByRole('button', { name, pressed: true })).toBeVisible();
});

test('certificates and license enlarge', async ({ page, request }) => {
  const { id, certifications } = await fullSupplier();
  await open(page, `/supplier/${id}`);
  for (const [title, count] of [
    ['Certifications', certifications.length],
    ['Business licence', 1],
  ] as const) {
    const proofs = page.getByRole('region', { name: title });
    const pictures = proofs.getByRole('img');
    await expect(pictures).toHaveCount(count);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    for (const link of await proofs.getByRole('link').all()) {
      const reply = await request.get((await link.getAttribute('href')) ?? '');
      expect(reply.headers()['content-type']).toMatch(/^image\//);
    }
  }
});

test('pictures open with their captions, and Escape closes them', async ({ page }) => {
  const { id, certificationCaptions, factoryPictures } = await fullSupplier();
  expect(factoryPictures.length).toBeGreaterThan(0);
  for (const { lang, prefix } of LANGUAGES) {
    await open(page, `${prefix}/supplier/${id}`);
    const { certifications } = SITE_TEXTS[lang].shell.supplier;
    const [caption] = certificationCaptions;
    const link = page.getByRole('region', { name: certifications }).getByRole('link').first();
    await expect(link.locator('..')).toContainText(caption?.issuer ?? 'nothing');
    await link.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(caption?.number ?? 'nothing');
    await expect(dialog.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();

    const banner = page.locator('[data-enlarge]').first();
    await banner.click();
    await expect(dialog).toContainText(lang === 'en' ? 'Factory from outside' : '厂区外景');
    await page.keyboard.press('Escape');
  }
});

test('products are listed with their fields and linked', async ({ page }) => {
  const { id } = await fullSupplier();
  const { products, pagination } = await api.call(getSupplier, { params: { id }, query: {} });
  await open(page, `/supplier/${id}`);
  const section = page.getByRole('region', { name: /^Products \(\d+\)$/ });
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(
    `Products (${pagination?.total})`,
  );
  await expect(section.getByRole('article')).toHaveCount(products.length);
  const card = section.getByRole('article').first();
  const keys = (products[0]?.attributes ?? []).filter(({ isKey }) => isKey).slice(0, 3);
  await expect(card.locator('dl').first().locator('dd')).toHaveText(keys.map(({ text }) => text));
  await expect(card.locator('dl').last().locator('dt')).toHaveText([
    'Price range',
    'Min. order',
    'Status',
    'Origin',
    'Views',
    'Inquiries',
  ]);
  const { category, summary, stock, tags, rating } = products[0] ?? {};
  for (const text of ['Live', category?.label, summary, stock ?? 'Available', ...(tags ?? [])])
    await expect(card).toContainText(text ?? 'nothing');
  if (rating?.count === 0) await expect(card).toContainText('No ratings yet');
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`/product/${products[0]?.id}`);
  await expect(page.locator('h1')).toHaveText(products[0]?.name ?? '');
});

test('machines follow the company’s facts, on phones as rows', async ({ page }) => {
  const { id } = await fullSupplier();
  await open(page, `/supplier/${id}`);
  const sections = await page
    .locator('main')
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map((each) => each.id || each.textContent));
  expect(sections[0]).toBe('products');
  if (!isPhone(page)) return;
  const window = page.viewportSize()?.height ?? 0;
  const top = await page.locator('#products').evaluate((each) => each.getBoundingClientRect().top);
  expect(top).toBeLessThan(window);
  const heights = await page
    .getByRole('region', { name: /^Products/ })
    .getByRole('article')
    .evaluateAll((rows) => rows.map((row) => row.clientHeight));
  // With the short description, the price basis and the bar of actions.
  expect(Math.max(...heights)).toBeLessThan(window * 0.29);
});

test('the company is in Chinese for a Chinese reader', async ({ page }) => {
  const { id } = await fullSupplier();
  const { profile } = await chineseApi.call(getSupplier, { params: { id }, query: {} });
  await open(page, `/zh-hans/supplier/${id}`);
  await expect(page.locator('h1')).toHaveText(profile.companyName);
  expect(profile.companyName).toMatch(/\p{Script=Han}/u);
  await expect(page.locator('h1')).toContainText(/\p{Script=Han}/u);
});

test('an unknown supplier is not found, with a link to the directory', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  for (const { lang, prefix } of LANGUAGES) {
    const { supplier } = SITE_TEXTS[lang].shell;
    expect(await open(page, `${prefix}/supplier/nothing`)).toBe(404);
    await expect(page.locator('h1')).toHaveText(supplier.notFound);
    await page.getByRole('main').getByRole('link', { name: supplier.browse }).last().click();
    await expect(page).toHaveURL(`${prefix}/suppliers`);
  }
  expect(SITE_TEXTS.en.shell.supplier.notFound).toBe('Supplier not found');
});
