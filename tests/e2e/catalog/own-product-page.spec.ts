// Product page controls by role: buyer controls for buyers and visitors, Edit for its own supplier, neither for others.
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { demoAccount, registerAccount, signInAs, storedToken } from '../accounts.ts';
import { api, fullProduct } from '../demo-data.ts';
import { expectNoViolations, layoutShift } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, type Locator, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { signInDemoSupplier } from '../trade/demo-enquiries.ts';

const visible = (place: Page | Locator, selector: string): Locator =>
  place.locator(selector).filter({ visible: true });

const CONTROLS = '[data-buyer], [data-chat-now], .only-buyer';
const buyersControls = (page: Page): Locator => visible(page, CONTROLS);
const edits = (place: Page | Locator): Locator => visible(place, 'a[href*="/products/edit/"]');

const ownProduct = async (page: Page): Promise<{ id: string; name: string }> => {
  const { id } = await signInDemoSupplier(page);
  const { products } = await api.call(getSupplier, { params: { id }, query: {} });
  return products[0] ?? Promise.reject(new Error('The demo supplier has no product.'));
};

/** Signs in through the form, so that the next page knows the user before the first paint. */
async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await open(page, '/auth?tab=signin');
  await page.locator('#sign-in-email').fill(email);
  await page.locator('#sign-in-password').fill(password);
  await page.getByRole('button', { name: SITE_TEXTS.en.auth.signIn.send }).click();
  await expect(page).toHaveURL('/');
}

for (const { lang, prefix } of LANGUAGES)
  test(`a supplier can edit its own product and cannot order it (${lang})`, {
    tag: '@wide',
  }, async ({ page }) => {
    await signIn(page, demoAccount('supplier'));
    const own = await ownProduct(page);
    for (const path of [`/product/${own.id}`, `/products?search=${encodeURIComponent(own.name)}`]) {
      await open(page, prefix + path);
      await expect(edits(page).first()).toHaveText(SITE_TEXTS[lang].common.edit);
      await expect(buyersControls(page)).toHaveCount(0);
      expect(await layoutShift(page), path).toBeLessThan(0.01);
    }
    await expectNoViolations(page);
    const card = page.locator('main article', {
      has: page.locator(`a[href$="/product/${own.id}"]`),
    });
    await edits(card).click();
    await expect(page).toHaveURL(`${prefix}/products/edit/${own.id}`);

    await open(page, `${prefix}/supplier/${(await signInDemoSupplier(page)).id}`);
    await expect(edits(page).first()).toBeVisible();
    await expect(buyersControls(page)).toHaveCount(0);

    await open(page, `${prefix}/product/${(await fullProduct()).id}`);
    await expect(buyersControls(page)).toHaveCount(0);
    await expect(edits(page.locator('.plate, .action-bar').first())).toHaveCount(0);

    // The server refuses a supplier's conversation and inquiry about the guidance.
    await open(page, `${prefix}/bis`);
    await expect(buyersControls(page)).toHaveCount(0);
    await expect(visible(page, `main a[href="${prefix}/contact"]`).first()).toBeVisible();
  });

test('visitors, other buyers and admins see the page for buyers', { tag: '@wide' }, async ({
  page,
}) => {
  const path = `/product/${(await fullProduct()).id}`;
  await open(page, path);
  const all = await buyersControls(page).count();
  expect(all).toBeGreaterThanOrEqual(4);
  await expect(edits(page)).toHaveCount(0);
  for (const who of ['buyer', 'admin']) {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, demoAccount(who));
    await open(page, path);
    await expect(buyersControls(page)).toHaveCount(all);
    await expect(edits(page)).toHaveCount(0);
  }
});

test('a session without a stored account loads the account', {
  tag: '@wide',
}, async ({ page }) => {
  await signInAs(page, await registerAccount(page, 'supplier'));
  await open(page, `/product/${(await fullProduct()).id}`);
  await expect(buyersControls(page)).toHaveCount(0);
  const account = () => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.account);
  expect(await account()).toMatch(/^supplier /);
  if (isPhone(page)) await page.locator('[data-menu] > summary').click();
  await visible(page, '[data-sign-out]').click();
  await expect(buyersControls(page)).not.toHaveCount(0);
  expect([await storedToken(page), await account()]).toEqual([null, null]);
});

test('other tabs update too', { tag: '@wide' }, async ({ page }) => {
  const path = `/product/${(await fullProduct()).id}`;
  await open(page, path);
  const other = await page.context().newPage();
  await signIn(other, demoAccount('supplier'));
  await expect(buyersControls(page)).toHaveCount(0);
});
