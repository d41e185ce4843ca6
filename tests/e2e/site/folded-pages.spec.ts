// Long pages: parts folded under their headings, links that open them, print, and the folded footer of phones.
import { expect, isPhone, LANGUAGES, open, test } from '../site.ts';

/** Heights of a phone's window that a page may have. One question of the BIS page is open. */
const FOLDED_PAGES = {
  '/bis': 10,
  '/buying-guide': 9,
  '/seller-resources': 9,
  '/supplier-guidelines': 9,
};

for (const { lang, prefix } of LANGUAGES) {
  test(`the BIS page starts with the status and the HS codes (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/bis`);
    const tops = await page.evaluate(() =>
      ['.notice-law', '#codes', 'details.fold'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? -1,
      ),
    );
    expect(tops.every((top) => top > 0)).toBe(true);
    expect(tops).toEqual([...tops].sort((one, other) => one - other));
    await expect(page.locator('details.fold[open]')).toHaveCount(0);
  });

  for (const [path, windows] of Object.entries(FOLDED_PAGES))
    test(`${path} is short, and its contents open the parts (${lang})`, async ({ page }) => {
      await open(page, prefix + path);
      const { height, window } = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        window: innerHeight,
      }));
      expect(height).toBeLessThan(windows * window);

      const fold = page.locator('details.fold').nth(3);
      const id = (await fold.locator('.folded').getAttribute('id')) ?? '';
      await expect(page.locator(`[id="${id}"]`)).toBeHidden();
      if (isPhone(page)) await page.locator('[data-contents] summary').click();
      await page.locator(`[data-contents] a[href="#${id}"]:visible`).click();
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
      await expect(fold.locator('summary')).toBeInViewport();
      await fold.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(`[id="${id}"]`)).toBeHidden();
    });

  test(`print shows every part of a folded page (${lang}) @wide`, async ({ page }) => {
    await open(page, `${prefix}/bis`);
    await page.emulateMedia({ media: 'print' });
    for (const part of await page.locator('.folded').all()) await expect(part).toBeVisible();
  });

  test(`the footer folds its links on phones (${lang})`, async ({ page }) => {
    await open(page, `${prefix}/about`);
    const footer = page.getByRole('contentinfo');
    const link = footer.locator(`a[href$="/quality"]`);
    if (isPhone(page)) {
      await expect(link).toBeHidden();
      await footer
        .locator('summary', {
          hasText: (await footer.locator('details h2').first().textContent()) ?? '',
        })
        .first()
        .click();
    }
    await expect(link).toBeVisible();
  });
}
