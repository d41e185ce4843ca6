// Landed cost: the panel of a product page, and the calculator with and without scripts.

import { listProducts } from '../../../contract/catalog/products.ts';
import { fieldErrorText } from '../../../contract/messages.ts';
import { api } from '../demo-data.ts';
import { expect, isPhone, LANGUAGES, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

async function lathePath(): Promise<string> {
  const { products } = await api.call(listProducts, { query: { type: 'cnc-lathe', limit: 20 } });
  const priced = products.find(({ price, priceBasis }) => price !== null && priceBasis === null);
  if (!priced) throw new Error('No lathe of the demo market has a price without a basis.');
  return `/product/${priced.id}`;
}

const panelOf = (page: Page, title: string) => page.getByRole('region', { name: title });

test('the panel of a product: its lines, and the remembered choice', async ({ page }) => {
  const path = await lathePath();
  for (const { lang, prefix } of LANGUAGES) {
    const { landedCost: texts } = SITE_TEXTS[lang];
    await open(page, prefix + path);
    const panel = panelOf(page, texts.panel.title);
    await expect(panel).toContainText('₹');
    // The duties come from secondary sources, and say so.
    await expect(panel).toContainText(texts.states.reported);
    await expect(panel).toContainText(texts.disclaimer.split('}}').at(-1) ?? '');
    const port = panel.getByLabel(texts.panel.port);
    if (isPhone(page)) {
      // Folded to the title, the price and the landed cost, with the disclaimer below; it opens by keyboard.
      await expect(port).toBeHidden();
      await expect(panel.locator('summary > *')).toHaveCount(3);
      await panel.locator('summary').press('Enter');
    }
    await expect(port).toBeVisible();
    await expect(panel).toContainText(texts.statuses.withdrawn);
    // What nobody has checked is named, and the voltage is compared with India's.
    await expect(panel).toContainText(texts.notChecked.split('{{')[0] ?? '');
    await expect(panel).toContainText(texts.panel.voltage);
    await expect(panel).toContainText(texts.panel.checks.code);
    const value = panel.locator('[data-cost-line=assessableValue]');
    await expect(panel.locator('td[data-cost-line=perUnit]')).toContainText('₹');
    const before = await value.textContent();
    await panel.getByLabel(texts.panel.incoterm).selectOption('CIF');
    await port.selectOption('chennai');
    await expect(value).not.toHaveText(before ?? '');

    await page.reload();
    await expect(panelOf(page, texts.panel.title).locator('[name=port]')).toHaveValue('chennai');
    await expect(panel.locator('[name=incoterm]')).toHaveValue('CIF');
    if (isPhone(page)) await panel.locator('summary').click();
    await panel.getByRole('button', { name: texts.panel.calculate }).click();
    await expect(page).toHaveURL(/\/landed-cost\?port=chennai&incoterm=CIF&hsCode=845811/);
    await expect(page.getByRole('region', { name: texts.page.result })).toContainText('₹');

    // No rule has the duty of this code: it is asked for.
    await open(
      page,
      `${prefix}/landed-cost?hsCode=681099&incoterm=CIF&amount=1000&exchangeRate=90`,
    );
    await expect(page.locator('#bcdPercent-error')).toHaveText(
      fieldErrorText('missingBcdPercent', lang),
    );
    await page.evaluate(() => localStorage.removeItem('landed_cost'));
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator finds a code, names what is wrong, and computes', async ({ page }) => {
    await page.goto('/landed-cost');
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field('Find a code by words').fill('cnc lathe');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'Use 8458.11' }).click();
    await expect(field('HS code')).toHaveValue('845811');

    await field('Price of the consignment').fill('minus one');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(field('Price of the consignment')).toHaveValue('minus one');
    await expect(field('Price of the consignment')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#amount-error')).toHaveText(fieldErrorText('costAmount', 'en'));

    await field('Price of the consignment').fill('40,000');
    await field('Sea freight').fill('1600');
    await field('Insurance').fill('400');
    for (const fold of ['Rates', 'Other costs'])
      await page.locator('summary', { hasText: fold }).click();
    await field('Basic customs duty, %').fill('7.5');
    await field('IGST, %').fill('18');
    await field('Rupees for one unit of the currency').fill('90');
    await field('Clearance, inland freight, installation, rupees').fill('0');
    await page.getByRole('button', { name: 'Calculate' }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result.getByRole('row', { name: /^Total duties/ })).toContainText('₹10,48,383');
    await expect(result).toContainText('₹37,80,000 × 7.5%');
  });
});

test('an example of the calculator computes, in both languages', async ({ page }) => {
  for (const { lang, prefix } of LANGUAGES) {
    const { landedCost: texts } = SITE_TEXTS[lang];
    await open(page, `${prefix}/landed-cost`);
    await page.getByRole('link', { name: texts.page.exampleNames.lathe }).click();
    const result = page.getByRole('region', { name: texts.page.result });
    await expect(result).toContainText('₹');
    await expect(result).toContainText(texts.states.reported);
  }
});
