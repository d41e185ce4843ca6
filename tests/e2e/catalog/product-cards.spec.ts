// Cards of the product list: their fields, and compact rows or large cards.
import { listProducts } from '../../../contract/catalog/products.ts';
import { api, chineseApi } from '../demo-data.ts';
import { expectPageQuality, layoutShift } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, open, type Page, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { cards } from './catalog.ts';

/** Replaces the products of later replies; the page itself is the server's. */
const changeProducts = (page: Page, change: (product: object, at: number) => object) =>
  page.route('**/api/products?*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { products: object[] };
    await route.fulfill({
      response: reply,
      json: { ...body, products: body.products.map(change) },
    });
  });

/** Lists the products again, through the API. */
async function reload(page: Page, prefix: string): Promise<void> {
  // On phones the field is hidden.
  await page.locator('select[name=sort]').first().selectOption('price', { force: true });
  await expect(page).toHaveURL(`${prefix}/products?sort=price`);
}

const apiIn = (lang: string) => (lang === 'en' ? api : chineseApi);

test('a card has the fields and both buttons of spec §2, also as a row', async ({ page }) => {
  await open(page, '/products');
  const card = cards(page).first();
  const { products } = await api.call(listProducts, { query: {} });
  const [product] = products;
  const view = card.getByRole('link', { name: /^View Details/ });
  const inquire = card.getByRole('link', { name: /^Send Inquiry/ });
  const expectShown = async (
    texts: readonly (string | undefined)[],
    minPixels: number,
  ): Promise<void> => {
    for (const text of texts)
      await expect(card.getByText(text ?? 'nothing', { exact: true })).toBeVisible();
    for (const button of [view, inquire]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(minPixels);
    }
  };
  const everywhere = ['MOQ', product?.category?.label, product?.stock ?? 'Available'];
  await expectShown(everywhere, isPhone(page) ? 44 : 36);
  if (isPhone(page)) {
    await expect(view.locator('svg')).toBeVisible();
    await expect(inquire).toHaveText('Send Inquiry');
    await press(page, 'Large cards');
  }
  await expectShown([...everywhere, 'Price', product?.summary ?? 'nothing'], 36);
  await expect(card.getByRole('heading')).toHaveText(product?.title ?? '');
  await expect(view).toHaveText('View Details');
  await expect(inquire).toHaveAttribute('href', `/inquiry/new/${product?.id}`);
  await view.click();
  await expect(page).toHaveURL(`/product/${product?.id}`);
  await expect(page.getByRole('heading', { name: 'Product Details' })).toBeVisible();
});

test('a card shows three key attributes', async ({ page }) => {
  for (const { lang, prefix } of LANGUAGES) {
    const { products } = await apiIn(lang).call(listProducts, { query: {} });
    await open(page, `${prefix}/products`);
    for (const [at, { attributes, title, supplier }] of products.slice(0, 5).entries()) {
      const card = page.getByRole('main').getByRole('article').nth(at);
      const keys = attributes.filter(({ isKey }) => isKey).slice(0, 3);
      expect(keys).toHaveLength(3);
      const shown = card.locator('dl').first();
      await expect(shown.locator('dt')).toHaveText(keys.map((each) => each.name));
      await expect(shown.locator('dd')).toHaveText(keys.map((each) => each.text));
      await expect(card.getByRole('heading')).toHaveText(title);
      const { verified, level } = SITE_TEXTS[lang].common;
      if (supplier?.isVerified)
        await expect(card).toContainText(`${verified} · ${level[supplier.level as 'basic']}`);
    }
  }
});

/** Number of cards beside each other. */
const columnsOf = async (page: Page): Promise<number> => {
  const tops = await page
    .locator('main article')
    .evaluateAll((all) =>
      all.slice(0, 6).map((card) => Math.round(card.getBoundingClientRect().top)),
    );
  return tops.filter((top) => top === tops[0]).length;
};

test('five columns on a wide window, four beside the filters, rows on a phone or as chosen', async ({
  page,
}) => {
  await open(page, '/products');
  expect(await columnsOf(page)).toBe(isPhone(page) ? 1 : 4);
  if (!isPhone(page)) {
    await press(page, 'Filters');
    await expect.poll(() => columnsOf(page)).toBe(5);
    await page.setViewportSize({ width: 1600, height: 900 });
    await press(page, 'Filters');
    await expect(page.locator('#filter-panel')).toBeVisible();
    await expect.poll(() => columnsOf(page)).toBe(5);
  }
  if (!isPhone(page)) {
    await press(page, 'Compact list');
    expect(await columnsOf(page)).toBe(3);
  }
  // Read together, because the layout still moves while fonts load.
  const controlsBelowPicture = () =>
    cards(page)
      .first()
      .evaluate((card) => {
        const bottom = card.querySelector('.card-picture')?.getBoundingClientRect().bottom ?? 0;
        return ['[data-heart]', '.compare-box'].map(
          (control) =>
            (card.querySelector(control)?.getBoundingClientRect().top ?? 0) >= bottom - 1,
        );
      });
  await expect.poll(controlsBelowPicture).toEqual([true, true]);
  const heights = await cards(page).evaluateAll((all) =>
    all.map(({ clientHeight }) => clientHeight),
  );
  // Of most machines the price basis is beside the price, and the minimum order below it.
  expect(heights.toSorted((a, b) => a - b)[15]).toBeLessThanOrEqual(206);
  expect(Math.max(...heights)).toBeLessThanOrEqual(228);
});

test('large cards on a phone are remembered, from the first paint on', async ({
  page,
  pageErrors,
}) => {
  test.skip(!isPhone(page), 'phones only');
  await open(page, '/products');
  const rows = page.getByRole('button', { name: 'Compact list' });
  const large = page.getByRole('button', { name: 'Large cards' });
  await expect(rows).toHaveAttribute('aria-pressed', 'true');
  await large.focus();
  await page.keyboard.press('Enter');
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  expect(await columnsOf(page)).toBe(2);
  await expectPageQuality(page, LANGUAGES[0]);

  // Without the page's scripts only the first-paint script runs.
  pageErrors.expected(/net::ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/zh-hans/products');
  expect(await columnsOf(page)).toBe(2);
  await page.unroute('**/*.js');
  await open(page, '/zh-hans/products');
  await expect(page.getByRole('button', { name: '大图' })).toHaveAttribute('aria-pressed', 'true');
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await press(page, '列表');
  expect(await columnsOf(page)).toBe(1);
});

test('a row leads to its product wherever it is pressed, also by the keyboard', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'phones only');
  await open(page, '/products');
  const card = cards(page).nth(1);
  // The name, over which the link lies.
  await card.click({ position: { x: 200, y: 20 } });
  await expect(page).toHaveURL(/\/product\//);
  await open(page, '/products');
  await card.getByRole('link', { name: /^View Details/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});

test('prices of neighbors are in one line, whatever is above and below them', async ({ page }) => {
  const name = 'Flat-bed lathe with a long name';
  await changeProducts(page, (product, at) => ({
    ...product,
    name: name.repeat((at % 4) + 1),
    title: name.repeat((at % 4) + 1),
    attributes: at % 3 === 0 ? [] : (product as { attributes: object[] }).attributes.slice(at % 4),
    stock: at % 2 === 0 ? 'Made to order, 45 days after the deposit' : null,
    supplier: at % 5 === 0 ? null : (product as { supplier: object }).supplier,
  }));
  for (const { prefix, lang } of LANGUAGES) {
    await open(page, `${prefix}/products`);
    if (isPhone(page)) await press(page, SITE_TEXTS[lang].catalog.view.cards);
    await reload(page, prefix);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).first()).toContainText(name);
    for (const width of isPhone(page) ? [320, 390] : [700, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const places = await main.getByRole('article').evaluateAll((all) =>
        all.map((card) => ({
          row: Math.round(card.getBoundingClientRect().top),
          price: card.querySelector('.figures dd')?.getBoundingClientRect().bottom ?? 0,
        })),
      );
      for (const prices of Map.groupBy(places, ({ row }) => row).values())
        expect(new Set(prices.map(({ price }) => Math.round(price))).size).toBe(1);
    }
  }
});

/** Largest difference between the width that `sizes` gives and the rendered width, as a share of the latter. */
const sizesError = (page: Page): Promise<number> =>
  page.locator('main article picture').evaluateAll((all) => {
    const lengthOf = (length: string): number => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.width = length;
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    const widthOf = (sizes: string): number => {
      const parts = sizes.split(', ').map((part) => /^(\(.*\))? ?(\S+)$/.exec(part) ?? []);
      const [, , length = ''] =
        parts.find(([, media, each]) => each !== 'auto' && (!media || matchMedia(media).matches)) ??
        [];
      return lengthOf(length);
    };
    return Math.max(
      ...all.map((picture) => {
        const rendered = picture.querySelector('img')?.getBoundingClientRect().width ?? 0;
        const stated = widthOf(picture.querySelector('source')?.sizes ?? '');
        return Math.abs(stated - rendered) / rendered;
      }),
    );
  });

test('the browser knows the width of pictures in every layout', async ({ page }) => {
  const onPhone = isPhone(page);
  await page.route('**/media/photo-*', (route) => route.fulfill({ path: 'public/favicon.svg' }));
  await changeProducts(page, (product) => ({
    ...product,
    images: ['/media/photo-1280x960.1280.webp'],
  }));
  await open(page, '/products');
  await reload(page, '');
  const picture = page.locator('main article picture source').first();
  await expect(picture).toHaveAttribute('srcset', /photo/);
  for (const width of onPhone ? [320, 390, 600] : [640, 768, 1024, 1152, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sizesError(page), `${width} px`).toBeLessThan(0.06);
  }
  if (onPhone) {
    await press(page, 'Large cards');
    await expect(picture).toHaveAttribute('sizes', /46vw$/);
    for (const width of [390, 600]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => sizesError(page), `${width} px`).toBeLessThan(0.06);
    }
    return;
  }
  await page.getByRole('button', { name: 'Filters' }).filter({ visible: true }).click();
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => sizesError(page), `${width} px, filters closed`).toBeLessThan(0.06);
  }
  await press(page, 'Compact list');
  await expect.poll(() => sizesError(page), 'rows').toBeLessThan(0.06);
});
