// Transition between lists and product pages: the picture of the product has the same name on both, and none where motion is reduced.
import { comparePath } from '../../../src/components/compare/compare-address.ts';
import { fullProduct, fullSupplier } from '../demo-data.ts';
import { expect, open, type Page, test } from '../site.ts';

/** Counts the named pictures of each page: when it is left, and when it is revealed. */
const recordNames = (page: Page) =>
  page.addInitScript(() => {
    const record = (event: PageSwapEvent | PageRevealEvent): void => {
      // After the page's own listeners.
      queueMicrotask(() => {
        const pictures = [...document.querySelectorAll('img')];
        const named = pictures.filter(
          (each) => getComputedStyle(each).viewTransitionName === 'product-picture',
        );
        const steps = JSON.parse(sessionStorage.getItem('steps') ?? '[]') as string[];
        if (event.viewTransition) steps.push(`${event.type} ${named.length}`);
        sessionStorage.setItem('steps', JSON.stringify(steps));
      });
    };
    addEventListener('pageswap', record);
    addEventListener('pagereveal', record);
  });

const steps = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('steps') ?? '[]') as string[]);

/** Follows the first link to a product, and goes back. */
async function visitProduct(page: Page): Promise<void> {
  const list = new URL(page.url()).pathname;
  await page.locator('main a[href*="/product/"]:visible').first().click();
  await page.waitForURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await page.waitForURL((url) => url.pathname === list);
}

test('the picture moves from each list to the product page and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordNames(page);
  const [product, supplier] = [await fullProduct(), await fullSupplier()];
  for (const path of ['/products', `/supplier/${supplier.id}`, comparePath([product.id])]) {
    await open(page, path);
    await page.evaluate(() => sessionStorage.removeItem('steps'));
    await visitProduct(page);
    await expect
      .poll(() => steps(page), path)
      // The list is named again only if the browser has kept it, which browsers under test do not.
      .toEqual(['pageswap 1', 'pagereveal 1', 'pageswap 1', expect.stringMatching(/^pagereveal/)]);
  }
});

test('nothing moves where motion is reduced', async ({ page }) => {
  await recordNames(page);
  await open(page, '/products');
  await visitProduct(page);
  expect(await steps(page)).toEqual([]);
});
