// Life of a product on the real server: submitted, rejected, corrected, approved, found in both languages.
import type { Browser } from '@playwright/test';
import { mp4Bytes, pictureBytes } from '../../fixtures/files.ts';
import { demoAccount, freshEmail, PASSWORD } from '../accounts.ts';
import { expectNoViolations } from '../page-quality.ts';
import { box, expect, open, type Page, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const { auth, listing, productFields } = SITE_TEXTS.en;
const { form: field } = productFields;
const NAME = `Twin lathe CK${Date.now() % 100_000}`;
const REASON = 'Please add the motor power to the description.';

/** A page of another user, in a browser context of its own. */
async function openVisitorPage(browser: Browser, page: Page): Promise<Page> {
  const viewport = page.viewportSize();
  const context = await browser.newContext({
    ...(viewport ? { viewport } : {}),
    baseURL: new URL(page.url()).origin,
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function signUpAsSupplier(page: Page): Promise<void> {
  await open(page, '/auth');
  await page.getByRole('radio', { name: /CHINESE manufacturers/ }).check();
  await page.getByLabel(/^Phone number/).fill('+8613812345678');
  await page.getByLabel(/^Full name/).fill('Li Wei');
  await page.getByLabel(/^Email/).fill(freshEmail());
  await page.getByLabel(/^Password( \*)?$/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
  await page.getByLabel(/^Company name/).fill('Hengda Lathes (example)');
  await press(page, auth.signUp.send);
  await expect(page).toHaveURL('/');
}

async function handIn(page: Page): Promise<void> {
  await open(page, '/dashboard/products/new');
  const { save } = listing;
  await box(page, field.name).fill(NAME);
  await box(page, field.summary).fill('CNC lathe');
  await box(page, field.description).fill('A lathe with two spindles.');
  await page
    .getByRole('combobox', { name: field.category, exact: true })
    .selectOption('engineering');
  await page
    .getByRole('combobox', { name: field.subcategory, exact: true })
    .selectOption('metals-mining');
  const files = page.locator('input[type="file"]');
  const buffer = await pictureBytes(1_600, 1_200, 'jpeg');
  await files.first().setInputFiles({ name: 'lathe.jpg', mimeType: 'image/jpeg', buffer });
  await files
    .last()
    .setInputFiles({ name: 'lathe.mp4', mimeType: 'video/mp4', buffer: mp4Bytes() });
  await press(page, save.submit);
  await expect(page).toHaveURL(/\/dashboard\?tab=products/);
  await expect(page.getByText('is pending approval!')).toBeVisible();
}

async function signInAsAdmin(page: Page): Promise<void> {
  const { email, password } = demoAccount('admin');
  await open(page, '/auth?tab=signin');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password( \*)?$/).fill(password);
  await press(page, auth.signIn.send);
  await expect(page).toHaveURL('/');
}

async function openReview(page: Page): Promise<void> {
  await open(page, '/admin?view=reviews');
  const entry = page.getByRole('link', { name: new RegExp(NAME) });
  const next = page.getByRole('link', { name: 'Next page' });
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  const list = page.locator('[aria-busy=false]').getByRole('list').first();
  await expect(list).toBeVisible();
  while (!(await entry.isVisible())) {
    const before = page.url();
    await next.click();
    await expect(page).not.toHaveURL(before);
    await expect(list).toBeVisible();
  }
  await entry.click();
  await expect(page.getByText(NAME).first()).toBeVisible();
}

test('a product is submitted, rejected, corrected, approved, and found in both languages', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);

  await signUpAsSupplier(page);
  await handIn(page);

  const admin = await openVisitorPage(browser, page);
  await signInAsAdmin(admin);
  await openReview(admin);
  await press(admin, 'Reject');
  const undo = admin.getByRole('button', { name: SITE_TEXTS.en.adminDecisions.undo });
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(REASON);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(undo).toBeVisible();
  // The page is left at once: its request is sent all the same.
  await admin.goto('/robots.txt');

  await expect(async () => {
    await open(page, '/dashboard?tab=products');
    await expect(page.getByText(REASON)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('table').getByRole('link', { name: NAME }).click();
  await box(page, field.description).fill('A lathe with two spindles, 7.5 kW.');
  await press(page, listing.save.submit);
  await expect(page).toHaveURL(/\/dashboard/);

  await openReview(admin);
  await expect(admin.getByText('7.5 kW').first()).toBeVisible();
  const stored = admin.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().includes('/api/admin/reviews/'),
  );
  await press(admin, 'Approve');
  await expect(admin.getByRole('status').getByText(`Approved: ${NAME}`)).toBeVisible();
  // Without an undo, it is sent after eight seconds.
  expect((await stored).ok()).toBe(true);
  await expect(undo).toHaveCount(0);
  await admin.context().close();

  const visitor = await openVisitorPage(browser, page);
  for (const prefix of ['', '/zh-hans']) {
    await open(visitor, `${prefix}/products?search=${encodeURIComponent(NAME)}`);
    await visitor.locator('main a[href*="/product/"]').first().click();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText(NAME);
    await expect(visitor.locator('main img').first()).toHaveJSProperty('complete', true);
    await expect(visitor.locator('main video')).not.toHaveCount(0);
  }

  // Machine-translated text is labeled, and a button shows the supplier's own text.
  const { automatic, original } = SITE_TEXTS['zh-Hans'].common.ui.translation;
  const details = visitor.getByRole('region', {
    name: SITE_TEXTS['zh-Hans'].product.details.title,
  });
  await expect(details.getByText('数控车床', { exact: true })).toBeVisible();
  await expect(details.getByText('A lathe with two spindles, 7.5 kW.').last()).toHaveAttribute(
    'lang',
    'en',
  );
  await expect(details.getByText(automatic)).toBeVisible();
  await expect(details.getByText('CNC lathe', { exact: true })).toBeHidden();
  await details.getByText(original).click();
  await expect(details.getByText('CNC lathe', { exact: true })).toBeVisible();
  await expectNoViolations(visitor);
  await visitor.context().close();
});
