// Live figures of this market beside the static ones of prerendered pages.
import { getMarketFigures } from '../../../contract/suppliers/market-figures.ts';
import { api } from '../demo-data.ts';
import { expect, LANGUAGES, open, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

for (const path of ['/', '/about', '/categories'])
  test(`${path} shows them, labelled, and nothing moves`, async ({ page }) => {
    const { products } = await api.call(getMarketFigures, {});
    for (const { lang, prefix } of LANGUAGES) {
      const { figures } = SITE_TEXTS[lang].shell;
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            document.documentElement.dataset.moved = String(
              (entry as unknown as { value: number }).value,
            );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, path === '/' ? prefix || '/' : `${prefix}${path}`);
      const box = page.locator('[data-live]');
      await expect(box.getByText(figures.today)).toBeVisible();
      await expect(box.locator('[data-figure=products] dd')).toHaveText(String(products));
      await expect(box.getByText(figures.link)).toBeHidden();
      const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
      expect(moved).toBeLessThan(0.05);
    }
  });

test('without an answer a link to the directory stays', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/\/api\/market\/figures$/);
  await page.route('**/api/market/figures', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/market/figures'),
  );
  await open(page, '/about');
  await refused;
  const { figures } = SITE_TEXTS.en.shell;
  await expect(page.getByRole('link', { name: figures.link })).toHaveAttribute(
    'href',
    '/suppliers',
  );
});
