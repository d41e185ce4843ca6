// Prices about in rupees: the switch, what remembers it, and the pages that follow it.
import { listProducts } from '../../../contract/catalog/products.ts';
import { listRules } from '../../../contract/landed-cost/landed-cost.ts';
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { api } from '../demo-data.ts';
import { expectNoViolations, expectPageQuality, layoutShift } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, type Locator, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const LIST = '/products?sort=price&order=asc';
const RUPEES = /≈₹[\d,]+/;

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

const switchOf = (page: Page, lang: 'en' | 'zh-Hans'): Locator =>
  page.getByRole('combobox', { name: SITE_TEXTS[lang].prices.label, exact: true });

const shownPrice = (place: Locator | Page): Locator =>
  place.locator('.usd, .inr').filter({ visible: true }).first();

async function pricedProducts() {
  const { products } = await api.call(listProducts, { query: { type: 'cnc-lathe', limit: 20 } });
  return products.filter(({ price }) => price !== null);
}

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  test(`the switch of the list is remembered, and all lists follow (${lang})`, async ({ page }) => {
    const texts = SITE_TEXTS[lang].prices;
    await open(page, prefix + LIST);
    const first = shownPrice(cards(page).first());
    const price = switchOf(page, lang);
    await expect(price).toHaveValue('usd');
    await expect(first).toContainText('$');
    await expect(page.locator('#price-note')).toBeHidden();

    // By keyboard: a native select, with the note as its description.
    await price.focus();
    await page.keyboard.press('ArrowDown');
    await expect(price).toHaveValue('inr');
    await expect(first).toHaveText(RUPEES);
    await expect(cards(page).first().locator('.usd')).toBeHidden();
    await expect(page.locator('#price-note')).toContainText(
      (texts.notes.outdated.split('{{date}}')[0] ?? '').trim(),
    );
    await expect(price).toHaveAccessibleDescription(/₹84/);

    // Lists that the browser renders from JSON.
    await page.getByRole('main').getByRole('searchbox').first().fill('CNC');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=CNC/);
    await expect(shownPrice(cards(page).first())).toHaveText(RUPEES);

    await page.reload();
    await expect(price).toHaveValue('inr');
    await expect(shownPrice(cards(page).first())).toHaveText(RUPEES);
    expect(await layoutShift(page)).toBeLessThan(0.1);

    await open(page, `${prefix}/products?type=cnc-lathe&view=table`);
    await expect(page.locator('td .inr').first()).toHaveText(RUPEES);
    await expectPageQuality(page, language);

    await switchOf(page, lang).selectOption('usd');
    await expect(page.locator('td .usd').first()).toContainText('$');
    await page.reload();
    await expect(page.locator('td .inr').first()).toBeHidden();
  });

  test(`a product, its maker, a comparison and saved products follow the switch (${lang})`, async ({
    page,
  }) => {
    const [product, other] = await pricedProducts();
    if (!product || !other || product.price === null || !product.supplier)
      throw new Error('The demo market has no two lathes with a price.');
    const rules = await api.call(listRules, { query: { kind: 'exchange' } });
    expect(rules.rules.length).toBeGreaterThan(0);
    await page.addInitScript(
      ([key, value]) => {
        localStorage.setItem('prices', 'inr');
        localStorage.setItem(key, value);
      },
      [
        STORAGE_KEYS.favourites,
        JSON.stringify([
          {
            id: product.id,
            name: product.name,
            price: product.price,
            savedAt: '2026-01-01T00:00:00Z',
          },
        ]),
      ] as const,
    );

    await open(page, `${prefix}/product/${product.id}`);
    const price = isPhone(page) ? page.locator('.action-bar') : page.locator('data');
    await expect(shownPrice(price)).toHaveText(RUPEES);
    await expect(page.locator('.related .inr').first()).toHaveText(RUPEES);
    await expectNoViolations(page);

    await open(page, `${prefix}/supplier/${product.supplier.id}`);
    await expect(switchOf(page, lang)).toHaveValue('inr');
    await expect(shownPrice(page.getByRole('main'))).toHaveText(RUPEES);
    await expectPageQuality(page, language);

    await open(page, `${prefix}/compare?ids=${product.id},${other.id}`);
    await expect(switchOf(page, lang)).toHaveValue('inr');
    await expect(shownPrice(page.getByRole('main'))).toHaveText(RUPEES);
    await expectPageQuality(page, language);

    await open(page, `${prefix}/favourites`);
    await expect(switchOf(page, lang)).toHaveValue('inr');
    await expect(shownPrice(cards(page).first())).toHaveText(RUPEES);
    await expectPageQuality(page, language);
    await switchOf(page, lang).selectOption('usd');
    await expect(shownPrice(cards(page).first())).toContainText('$');
  });
}

test('without scripts, prices are in dollars and there is no switch', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${test.info().project.use.baseURL}${LIST}`);
  await expect(shownPrice(page.getByRole('main'))).toContainText('$');
  await expect(page.locator('.inr').first()).toBeAttached();
  await expect(page.locator('.inr').filter({ visible: true })).toHaveCount(0);
  await expect(switchOf(page, 'en')).toBeHidden();
  await context.close();
});

test('a page from the back/forward cache follows a choice of a later page', async ({ page }) => {
  const [product, other] = await pricedProducts();
  await open(page, LIST);
  await expect(switchOf(page, 'en')).toHaveValue('usd');
  await open(page, `/compare?ids=${product?.id},${other?.id}`);
  await switchOf(page, 'en').selectOption('inr');
  await page.goBack();
  await expect(switchOf(page, 'en')).toHaveValue('inr');
  await expect(shownPrice(cards(page).first())).toHaveText(RUPEES);
});
