// Product page (spec §2): details, price, supplier, similar machines, and the not-found state.

import { getProduct, listProducts } from '../../../contract/catalog/products.ts';
import { api, chineseApi, fullProduct } from '../demo-data.ts';
import { expect, FAILED_REQUEST, isPhone, LANGUAGES, open, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import { cards, countOf, expectCount, industryChips } from './catalog.ts';

const apiIn = (lang: string) => (lang === 'en' ? api : chineseApi);
const dollars = (price: number): string => `$${price.toLocaleString('en-US')}`;

test('the page shows the texts of the product', async ({ page }) => {
  const product = await fullProduct();
  const { id, name, summary, price, minOrderQuantity, supplier } = product;
  await open(page, `/product/${id}`);
  await expect(page.locator('h1')).toHaveText(name);
  const side = page.getByRole('region', { name: 'Price and order' });
  await expect(side).toContainText(dollars(price ?? 0));
  await expect(side).toContainText(`Min. order: ${minOrderQuantity} unit`);
  await expect(side).toContainText(product.countryOfOrigin ?? '');

  const details = page.getByRole('region', { name: 'Product Details' });
  await expect(details).toContainText(summary ?? '');
  for (const certificate of product.certifications)
    await expect(details.getByText(certificate, { exact: true })).toBeVisible();
  const [tag = ''] = product.tags;
  await expect(details.getByRole('link', { name: `Search for ${tag}` })).toHaveAttribute(
    'href',
    `/products?search=${encodeURIComponent(tag)}`,
  );

  const maker = page.getByRole('region', { name: 'Manufacture Information' });
  for (const expectedText of [supplier?.companyName, supplier?.name, 'Verified', supplier?.city])
    await expect(maker).toContainText(expectedText ?? 'nothing');
  await maker.getByRole('link', { name: 'View Full Profile' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`/supplier/${supplier?.id}`);
  await expect(page.locator('h1')).toHaveText(supplier?.companyName ?? '');
});

test('attributes come first: the key ones beside the name, all in a table before the prose', async ({
  page,
}) => {
  for (const { lang, prefix } of LANGUAGES) {
    const { id } = await fullProduct();
    const product = await apiIn(lang).call(getProduct, { params: { id } });
    const { attributes, machineType, supplier } = product;
    const keys = attributes.filter(({ isKey }) => isKey);
    expect(keys.length).toBeGreaterThan(0);
    expect(attributes.length).toBeGreaterThan(keys.length);
    const { product: texts, common } = SITE_TEXTS[lang];
    await open(page, `${prefix}/product/${id}`);
    const side = page.getByRole('region', { name: texts.side.label });
    const keyList = side.locator('dl').first();
    await expect(keyList.locator('dt')).toHaveText(keys.map(({ name }) => name));
    await expect(keyList.locator('dd')).toHaveText(keys.map(({ text }) => text));
    await expect(side).toContainText(common.verified);
    await expect(side).toContainText(common.level[supplier?.level as 'basic']);

    const table = page.getByRole('region', { name: texts.attributes });
    await expect(table).toContainText(machineType?.name ?? 'nothing');
    await expect(table.getByRole('rowheader')).toHaveText(attributes.map(({ name }) => name));
    await expect(table.getByRole('cell')).toHaveText(attributes.map(({ text }) => text));
    const headings = await page.getByRole('main').getByRole('heading').allTextContents();
    const order = [texts.attributes, texts.facts.title, texts.details.title].map((heading) =>
      headings.indexOf(heading),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  }
});

test('each specification is on the page once, as an attribute, a fact or a row of its own', async ({
  page,
}) => {
  const { id, attributes, specifications } = await fullProduct();
  await open(page, `/product/${id}`);
  for (const [label, value] of specifications) {
    // A model and an HS code have a button that copies them.
    const rowNamed = (name: string) => page.getByRole('row', { name, exact: true });
    const row = rowNamed(`${label} ${value}`).or(rowNamed(`${label} ${value} Copy: ${label}`));
    const isAttribute = attributes.some(({ text }) => text === value);
    expect(await row.count(), label).toBeLessThanOrEqual(1);
    if (!isAttribute) await expect(row).toHaveCount(1);
  }
  const facts = page.getByRole('region', { name: 'Before you order' });
  const [, hsCode] = specifications.find(([label]) => label === 'HS code') ?? [];
  await expect(
    facts.getByRole('row', { name: `HS code ${hsCode} Copy: HS code`, exact: true }),
  ).toHaveCount(1);
  await expect(facts.getByRole('row', { name: /^Minimum order \d+ units?$/ })).toHaveCount(1);
});

test('a voltage is set against the mains of India, and none is invented', async ({ page }) => {
  const { products } = await api.call(listProducts, { query: { limit: 100 } });
  const seen = new Set<string>();
  for (const { id } of products) {
    const { attributes } = await api.call(getProduct, { params: { id } });
    const code = attributes.find(({ key }) => key === 'voltage')?.code ?? 'none';
    const expected = { 380: '380 V machine: ask for 415 V', none: null }[code];
    if (expected === undefined || seen.has(code)) continue;
    seen.add(code);
    await open(page, `/product/${id}`);
    const row = page.getByRole('row', { name: /^Voltage fit for India/ });
    if (expected === null) await expect(row).toHaveCount(0);
    else await expect(row).toContainText(expected);
    if (seen.size === 2) return;
  }
  throw new Error('The demo market has no products with 380 V and without a voltage.');
});

test('on a phone the first key attribute is seen without scrolling', async ({ page }) => {
  test.skip(!isPhone(page), 'phones only');
  const { products } = await api.call(listProducts, { query: { limit: 100 } });
  const longest = products.toSorted((a, b) => b.name.length - a.name.length)[0];
  for (const { lang, prefix } of LANGUAGES)
    for (const id of [(await fullProduct()).id, longest?.id]) {
      await open(page, `${prefix}/product/${id}`);
      const side = page.getByRole('region', { name: SITE_TEXTS[lang].product.side.label });
      const box = await side.locator('dl').first().locator('div').first().boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
    }
});

test('structured data has name, price and supplier in the page language', async ({ page }) => {
  const { id, price } = await fullProduct();
  for (const { lang, prefix } of LANGUAGES) {
    const product =
      lang === 'en' ? await fullProduct() : await chineseApi.call(getProduct, { params: { id } });
    await open(page, `${prefix}/product/${id}`);
    await expect(page.locator('h1')).toHaveText(product.name);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const read = blocks.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(read).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name: product.name,
        brand: { '@type': 'Brand', name: product.supplier?.companyName },
        offers: expect.objectContaining({ price, priceCurrency: 'USD' }),
        additionalProperty: expect.arrayContaining(
          product.attributes.map(({ name }) => expect.objectContaining({ name })),
        ),
      }),
    );
    expect(read).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
    await expect(page).toHaveTitle(
      fillPlaceholders(SITE_TEXTS[lang].common.site.pageTitle, { title: product.name }),
    );
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${prefix}/product/${id}$`),
    );
  }
});

test('similar products are linked', async ({ page }) => {
  const { id, category } = await fullProduct();
  await open(page, `/product/${id}`);
  const related = page.getByRole('region', { name: 'Similar machines' });
  const first = related.getByRole('article').filter({ visible: true }).first();
  await expect(first).toContainText(category?.label ?? 'nothing');
  await first.getByRole('link', { name: /^View Details/ }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page).toHaveURL(/\/product\//);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Products' })
    .click();
  await expect(page).toHaveURL('/products');
});

test('the back button returns to the filtered list and its page', async ({ page }) => {
  await open(page, '/products');
  await industryChips(page).getByRole('link', { name: 'Textile' }).click();
  await expectCount(page, await countOf({ industry: 'textile' }));
  const name = cards(page).first().getByRole('heading');
  const before = await name.textContent();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/products?industry=textile&page=2');
  // The address changes at once, the cards only with the reply.
  await expect(name).not.toHaveText(before ?? '');
  const first = await name.textContent();
  await cards(page)
    .nth(3)
    .getByRole('link', { name: /^View Details/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Product Details' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products?industry=textile&page=2');
  await expect(name).toHaveText(first ?? '');
});

test('the back link returns to the list the user came from', async ({ page }) => {
  await open(page, '/products?category=fashion&sort=price');
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  // The link navigates without script until the page's script has loaded.
  await page.waitForURL(/\/product\//, { waitUntil: 'load' });
  await page.getByRole('link', { name: 'Back to products' }).click();
  await expect(page).toHaveURL('/products?category=fashion&sort=price');

  await open(page, `/product/${(await fullProduct()).id}`);
  await page.getByRole('link', { name: 'Back to products' }).click();
  await expect(page).toHaveURL('/products');
});

test('an unknown product is not found, with a link to the list', async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  for (const { lang, prefix } of LANGUAGES) {
    const { notFound } = SITE_TEXTS[lang].product;
    for (const id of ['nothing', '01a00000-0000-7000-8000-000000000000', '%E6%9C%BA']) {
      expect(await open(page, `${prefix}/product/${id}`)).toBe(404);
      await expect(page.locator('h1')).toHaveText(notFound.title);
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: notFound.browse }).click();
    await expect(page).toHaveURL(`${prefix}/products`);
  }
  expect(SITE_TEXTS.en.product.notFound).toMatchObject({
    title: 'Product not found',
    browse: 'Browse Products',
  });
});

test('a minimum of one unit is in the singular', async ({ page }) => {
  const { products } = await api.call(listProducts, { query: { limit: 100 } });
  const single = products.find(({ minOrderQuantity }) => minOrderQuantity === 1);
  await open(page, `/product/${single?.id}`);
  await expect(page.getByText('Min. order: 1 units', { exact: true }).first()).toBeVisible();
});
