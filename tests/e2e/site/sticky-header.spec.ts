// The header stays at the top of the window: its height, what lies below it, and print.
import { expectInsideWindow } from '../page-quality.ts';
import { expect, LANGUAGES, open, type Page, test } from '../site.ts';

const header = (page: Page) => page.locator('header').first();
const heightOf = (page: Page): Promise<number> =>
  header(page).evaluate((element) => element.getBoundingClientRect().height);

const WIDTHS = [320, 360, 390, 480, 640, 768, 832, 1024, 1152, 1280, 1344, 1440, 1920];

for (const { lang, prefix } of LANGUAGES)
  for (const token of ['', 'made-up'])
    test(`is 56 px high in every window @wide (${lang}, ${token || 'visitor'})`, async ({
      page,
    }) => {
      await page.route('**/api/notifications/unread', (route) =>
        route.fulfill({ json: { success: true, unread: 12, unreadMessages: 3 } }),
      );
      if (token)
        await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
      await open(page, `${prefix}/terms`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await heightOf(page), `${width} px`).toBe(56);
        await expectInsideWindow(page);
        // Nothing is cut off, and nothing lies over anything else.
        const boxes = await header(page).evaluate((element) =>
          [...element.querySelectorAll('.shell a, .shell button, .shell summary, .shell input')]
            .map((each) => each.getBoundingClientRect())
            .filter((box) => box.width > 1)
            .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
        );
        for (const { left, right, top, bottom } of boxes) {
          expect(left, `${width} px`).toBeGreaterThanOrEqual(0);
          expect(right, `${width} px`).toBeLessThanOrEqual(width);
          expect(top, `${width} px`).toBeGreaterThanOrEqual(0);
          expect(bottom, `${width} px`).toBeLessThanOrEqual(56);
        }
      }
    });

test('anchors and focused links are below it', async ({ page }) => {
  await open(page, '/privacy');
  const sections = page.locator('main h2[id]');
  const id = (await sections.nth(4).getAttribute('id')) ?? '';
  for (const address of [`/privacy#${id}`, '/bis#hs-codes', '/help']) {
    await open(page, address);
    const { hash } = new URL(page.url());
    const target = hash ? page.locator(`[id="${hash.slice(1)}"]`) : page.locator('main h2').last();
    if (!hash) await target.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect
      .poll(() => target.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBeGreaterThanOrEqual(56);
    await expect(target).toBeInViewport();
    expect(await header(page).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  }
  await open(page, '/help');
  await page.locator('footer a').last().focus();
  for (let pressed = 0; pressed < 25; pressed++) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(
      () => document.activeElement?.getBoundingClientRect().top ?? Number.NaN,
    );
    expect(top).toBeGreaterThanOrEqual(55);
  }
});

test('nothing moves while the box is used', async ({ page }) => {
  await open(page, '/about');
  // Not what moved before, as the font arrived.
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      // What follows a press or a key at once is expected to move, as browsers count it.
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) document.documentElement.dataset.moved = 'yes';
    }).observe({ type: 'layout-shift' });
  });
  await page.locator('header input').click();
  await page.keyboard.type('loom');
  await expect(page.locator('header').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('header').getByRole('option')).toHaveCount(0);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await page.evaluate(() => document.documentElement.dataset.moved)).toBeUndefined();
});

test('it is not printed', async ({ page }) => {
  await open(page, '/privacy');
  await page.emulateMedia({ media: 'print' });
  await expect(header(page)).toBeHidden();
  await expect(page.locator('[data-menu-panel]')).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
});
