// Pictures on every screen: all load, and machines are drawings, which are sharp at every size.

import { fullProduct, fullSupplier } from '../demo-data.ts';
import { expect, open, type Page, test } from '../site.ts';

/** Loads all lazy pictures now and waits for them; resolves with their number. */
async function expectPictures(page: Page): Promise<number> {
  const images = page.locator('img');
  await images.evaluateAll((all) => {
    for (const image of all as HTMLImageElement[]) image.loading = 'eager';
  });
  await expect
    .poll(() =>
      images.evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .map(({ currentSrc, src }) => currentSrc || src),
      ),
    )
    .toEqual([]);
  return images.count();
}

test('every picture loads', async ({ page }) => {
  const paths = [
    ['/', 4],
    ['/products', 30],
    [`/product/${(await fullProduct()).id}`, 5],
    [`/supplier/${(await fullSupplier()).id}`, 5],
  ] as const;
  for (const [path, atLeast] of paths) {
    await open(page, path);
    expect(await expectPictures(page)).toBeGreaterThanOrEqual(atLeast);
  }
});

test('product pictures are compressed drawings, and reserve their space', async ({ page }) => {
  await open(page, '/products');
  const pictures = page.locator('main article picture img');
  await expectPictures(page);
  const found = await pictures.evaluateAll((all) =>
    (all as HTMLImageElement[]).map(({ currentSrc, width, height }) => ({
      currentSrc,
      ratio: width / height,
    })),
  );
  expect(found).toHaveLength(30);
  for (const { currentSrc, ratio } of found) {
    expect(currentSrc).toMatch(/-0\.svg$/);
    expect(ratio).toBeCloseTo(4 / 3, 1);
  }
  const reply = await page.request.get(found[0]?.currentSrc ?? '');
  expect(reply.headers()['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(reply.headers()['content-encoding']).toBe('gzip');
  expect(reply.headers()['cache-control']).toMatch(/max-age=\d{3,}/);
});
