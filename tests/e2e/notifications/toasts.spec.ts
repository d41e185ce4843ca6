// Toasts: at most three, bottom right, dismissed by timeout, Escape, button or swipe (spec §9).
import { TOAST } from '../../../contract/limits.ts';
import { fullProduct } from '../demo-data.ts';
import { expect, isPhone, open, type Page, test } from '../site.ts';

const toasts = (page: Page) => page.getByRole('alert').filter({ hasText: 'Password Mismatch' });

/** Causes the error of differing passwords. By Enter, because on a phone the toasts cover the button. */
async function provoke(page: Page, times: number): Promise<void> {
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await password.fill('secret7');
  for (let at = 1; at <= times; at++) {
    await password.press('Enter');
    await expect(toasts(page)).toHaveCount(Math.min(at, TOAST.visible));
  }
}

test('at most three are visible, at their position', async ({ page }) => {
  await open(page, '/auth');
  await provoke(page, 4);
  await expect(toasts(page)).toHaveCount(TOAST.visible);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const [newest, before] = await Promise.all(
    [0, 1].map((at) => toasts(page).nth(at).boundingBox()),
  );
  const window = page.viewportSize();
  if (!newest || !before || !window) throw new Error('not shown');
  expect(newest.width).toBe(Math.min(TOAST.widthPx, window.width - 32));
  expect(newest.x + newest.width).toBe(window.width - 16);
  expect(newest.y - (before.y + before.height)).toBe(TOAST.gapPx);
});

test('they disappear after their time, but not under the pointer', async ({ page }) => {
  test.skip(isPhone(page), 'a finger does not hover');
  await page.clock.install();
  await open(page, '/auth');
  await provoke(page, 1);
  await toasts(page).hover();
  await page.clock.runFor(3 * TOAST.durationMs);
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(TOAST.durationMs);
  await expect(toasts(page)).toHaveCount(0);
});

test('Escape closes the newest', async ({ page }) => {
  await open(page, '/auth');
  await provoke(page, 2);
  await expect(toasts(page)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(1);
});

test('a swipe of 20 px closes one, a shorter swipe does not', async ({ page }) => {
  await open(page, '/auth');
  await provoke(page, 1);
  const swipe = async (way: number): Promise<void> => {
    const place = await toasts(page).boundingBox();
    if (!place) throw new Error('not shown');
    const [x, y] = [place.x + place.width / 3, place.y + place.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + way, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(TOAST.swipePx - 4);
  await expect(toasts(page)).toHaveCount(1);
  await swipe(TOAST.swipePx + 4);
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast of the previous page is shown where the toast island is not loaded yet', async ({
  page,
}) => {
  const { id } = await fullProduct();
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'toast_after',
      JSON.stringify({ kind: 'success', words: { text: 'Welcome back' }, page: 0 }),
    ),
  );
  await open(page, `/product/${id}`);
  await expect(page.getByRole('status').filter({ hasText: 'Welcome back' })).toBeVisible();
});
