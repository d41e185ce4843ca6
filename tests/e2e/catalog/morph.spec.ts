// Transition between lists and product pages: the picture of the product has the same name on both, and none where motion is reduced.
import { comparePath } from '../../../src/components/compare/compare-address.ts';
import { fullProduct, fullSupplier } from '../demo-data.ts';
import { expect, open, type Page, test } from '../site.ts';

/** Counts the named pictures in each transition: when a page is left by a click, and when one is revealed. */
const recordNames = (page: Page) =>
  page.addInitScript(() => {
    const record = ({ type, viewTransition }: PageSwapEvent | PageRevealEvent): void => {
      const named = [...document.querySelectorAll('img')].filter(
        (each) => getComputedStyle(each).viewTransitionName === 'product-picture',
      );
      const steps = JSON.parse(sessionStorage.getItem('steps') ?? '[]') as string[];
      if (viewTransition) steps.push(`${type} ${named.length}`);
      sessionStorage.setItem('steps', JSON.stringify(steps));
    };
    addEventListener('pagereveal', record);
    // After the page's own listener, which is added later than this script runs.
    document.addEventListener('click', () => addEventListener('pageswap', record));
  });

/** Follows the first link to a product in a new list, not in its reviews, which have no picture; resolves with what the two pages named. */
async function visitProduct(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  await page.evaluate(() => sessionStorage.removeItem('steps'));
  // The script is loaded after the page.
  await page.waitForLoadState('networkidle');
  await page
    .locator('main a[href*="/product/"]:visible:not([aria-labelledby="reviews"] a)')
    .first()
    .click();
  await page.waitForURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('steps') ?? '[]') as string[]);
}

test('the picture moves from each list to the product page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await recordNames(page);
  const [product, supplier] = [await fullProduct(), await fullSupplier()];
  for (const path of ['/products', `/supplier/${supplier.id}`, comparePath([product.id])]) {
    // Both frames have it: without one of them the picture fades.
    expect(await visitProduct(page, path), path).toEqual(['pageswap 1', 'pagereveal 1']);
    const picture = page.locator('#media-1 img');
    await expect(picture).toHaveCSS('view-transition-name', 'product-picture');
  }
});

test('nothing moves where motion is reduced', async ({ page }) => {
  await recordNames(page);
  expect(await visitProduct(page, '/products')).toEqual([]);
});
