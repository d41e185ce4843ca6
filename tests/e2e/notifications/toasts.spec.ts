// Toasts: at most three, bottom right, dismissed by timeout, Escape, button or swipe (spec §9).
import { TOAST } from '../../../contract/limits.ts';
import { fullProduct } from '../demo-data.ts';
import { expectUncovered } from '../page-quality.ts';
import { expect, FAILED_REQUEST, isPhone, open, type Page, test } from '../site.ts';

const toasts = (page: Page) => page.getByRole('alert').filter({ hasText: 'Sign Up Failed' });
const submit = (page: Page) => page.getByRole('button', { name: 'Create account' });

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Phone number').fill('9876543210');
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha@example.in');
  for (const name of ['password', 'confirmPassword'])
    await page.locator(`#sign-up-${name}`).fill('a good secret');
}

/** Causes different errors, one after the other. */
async function provoke(page: Page, times: number): Promise<void> {
  let failures = 0;
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 422, json: { success: false, error: `Failure ${++failures}` } }),
  );
  await fillForm(page);
  for (let at = 1; at <= times; at++) {
    await submit(page).press('Enter');
    await expect(toasts(page).filter({ hasText: `Failure ${at}` })).toBeVisible();
    await expect(toasts(page)).toHaveCount(Math.min(at, TOAST.visible));
  }
}

test.beforeEach(({ pageErrors }) => pageErrors.expected(FAILED_REQUEST));

test('the same error is shown once, and does not cover the pressed button', async ({ page }) => {
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 422, json: { success: false, error: 'The same' } }),
  );
  await open(page, '/auth');
  await fillForm(page);
  for (let at = 0; at < 3; at++) {
    const refused = page.waitForResponse('**/api/auth/register');
    if (isPhone(page)) await submit(page).tap();
    else await submit(page).click();
    await refused;
    await expect(toasts(page)).toHaveCount(1);
    if (isPhone(page)) await expectUncovered(submit(page));
  }
});

test('a toast of a phone is below the header, wherever its button is', async ({ page }) => {
  test.skip(!isPhone(page), 'the position of phones');
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({ status: 422, json: { success: false, error: 'The same' } }),
  );
  await open(page, '/auth');
  await fillForm(page);
  const tops: unknown[] = [];
  for (const top of ['40rem', '5rem']) {
    await submit(page).evaluate((button, where) => {
      button.style.position = 'fixed';
      button.style.top = where;
    }, top);
    const refused = page.waitForResponse('**/api/auth/register');
    await submit(page).press('Enter');
    await refused;
    await expect(toasts(page)).toBeVisible();
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)),
    );
    tops.push((await toasts(page).boundingBox())?.y);
  }
  expect(tops[1]).toBe(tops[0]);
});

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
