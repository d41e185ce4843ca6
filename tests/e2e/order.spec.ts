// Orders in the browser: placed from a product's page, then looked at, cancelled and printed.
import { enterAs, newMember } from './members.ts';
import { expect, LANGUAGES, type Locator, open, type Page, test } from './site.ts';
import { expectInsideWindow, expectNoViolations } from './sound.ts';
import { fullProduct } from './subjects.ts';
import { WORDS } from './words.ts';

async function openWindow(page: Page, prefix: string, name: string): Promise<Locator> {
  await open(page, `${prefix}/product/${(await fullProduct()).id}`);
  await page.locator('[data-buyer=order]:visible').first().click();
  return page.getByRole('dialog', { name });
}

for (const { lang, prefix } of LANGUAGES) {
  const { place, steps } = WORDS[lang].order;

  test(`an order is placed once, seen and cancelled (${lang})`, { tag: '@wide' }, async ({
    page,
  }) => {
    await enterAs(page, await newMember(page));
    const dialog = await openWindow(page, prefix, place.title);
    await dialog.getByLabel(place.quantity).fill('3');
    const price = (await fullProduct()).price ?? 0;
    const total = new Intl.NumberFormat('en-US').format(price * 3);
    await expect(dialog.getByText(total, { exact: false })).toBeVisible();
    await dialog.getByRole('button', { name: place.send }).click();
    await expect(dialog.getByLabel(place.address)).toBeFocused();
    await expectNoViolations(page);
    await dialog.getByLabel(place.address).fill('12 Ring Road\nPune');
    const calls: string[] = [];
    page.on('request', (each) => {
      if (each.method() === 'POST' && each.url().endsWith('/api/orders')) calls.push(each.url());
    });
    await dialog.getByRole('button', { name: place.send }).dblclick();
    const link = page.getByRole('link', { name: place.see });
    // The second press of a double click may fall on what stands there by then.
    await expect(link).toBeVisible();
    expect(calls).toHaveLength(1);
    await link.click();
    await page.waitForURL(/\/dashboard\/orders\//);
    await expect(page.getByText('12 Ring Road')).toBeVisible();
    await expectNoViolations(page);
    await expectInsideWindow(page);
    await page.getByRole('button', { name: steps.cancelled }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: steps.cancelled }).click();
    await expect(page.getByRole('button', { name: steps.cancelled })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: WORDS[lang].order.print })).toBeHidden();
  });
}

test('a visitor is sent to sign in and told why', async ({ page }) => {
  await open(page, `/product/${(await fullProduct()).id}`);
  await page.locator('[data-buyer=order]:visible').first().click();
  await page.waitForURL(/\/auth/);
  await expect(page.getByText('You must be logged in as a buyer to place an order.')).toBeVisible();
});

test('a supplier orders nothing', { tag: '@wide' }, async ({ page }) => {
  await enterAs(page, await newMember(page, 'supplier'));
  await open(page, `/product/${(await fullProduct()).id}`);
  await page.locator('[data-buyer=order]:visible').first().click();
  await expect(page.getByText('You must be logged in as a buyer to place an order.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
