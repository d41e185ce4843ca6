// Decisions about products in the admin area: comparison, approval, rejection, and products that changed meanwhile.
import type { Route } from '@playwright/test';
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { expectNoViolations } from '../page-quality.ts';
import { expect, FAILED_REQUEST, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { button, lastSent, openView, sendDeferred } from './admin-page.ts';
import { openFakeAdmin } from './fake-admin-backend.ts';

const EN = SITE_TEXTS.en.admin;

test('a change is compared with the live version and approved, and the next one opens', async ({
  page,
}) => {
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'reviews');
  await section.getByRole('link').first().click();
  await expect(section.getByRole('heading', { name: '2 fields changed' })).toBeVisible();
  await expect(section.locator('del').filter({ hasText: '二手' })).toBeVisible();
  await expect(section.locator('ins').filter({ hasText: '5.5 kW' })).toBeVisible();
  await button(section, EN.reviews.approve).click();
  await expect(page).toHaveURL(/item=p2/);
  expect(backend.writes).toEqual([]);
  // The next decision sends the one before it.
  await button(section, EN.reviews.approve).click();
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/reviews/p1',
    { decision: 'approve', revision: 4 },
  ]);
  await expect(section.getByRole('heading', { name: EN.reviews.empty })).toBeVisible();
});

test('a rejection needs a reason, and common reasons are in the language of the supplier', {
  tag: '@wide',
}, async ({ page }) => {
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'reviews&item=p2');
  await button(section, EN.reviews.reject).click();
  const dialog = page.getByRole('alertdialog');
  await button(dialog, EN.reviews.reject).click();
  const reason = dialog.getByRole('textbox');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expectNoViolations(page);
  await button(dialog, 'You have listed this machine already.').click();
  await expect(reason).toHaveValue('该设备已发布过，请勿重复发布。');
  await dialog.getByRole('radio', { name: 'English' }).check();
  await button(dialog, 'This machine may not be offered here.').click();
  await button(dialog, EN.reviews.reject).click();
  await expect(page).toHaveURL(/item=p1/);
  await sendDeferred(page);
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/reviews/p2',
    {
      decision: 'reject',
      reason: '该设备已发布过，请勿重复发布。\nThis machine may not be offered here.',
      revision: 4,
    },
  ]);
});

test('reasons that are ticked beside the product are written into its rejection', {
  tag: '@wide',
}, async ({ page }) => {
  await openFakeAdmin(page);
  const section = await openView(page, 'reviews&item=p2');
  const checklist = section.getByRole('group', { name: SITE_TEXTS.en.adminReview.checklist.title });
  await checklist.getByLabel('You have listed this machine already.').check();
  await button(section, EN.reviews.reject).click();
  await expect(page.getByRole('alertdialog').getByRole('textbox')).toHaveValue(
    '该设备已发布过，请勿重复发布。',
  );
});

test('a decision that is refused is told, and leads back to the product with its reason', {
  tag: '@wide',
}, async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  const backend = await openFakeAdmin(page);
  const section = await openView(page, 'reviews&item=p1');
  await page.route('**/api/admin/reviews/p1', (route: Route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 409,
          json: { success: false, code: 'conflict', message: 'Changed.' },
        })
      : route.fallback(),
  );
  await button(section, EN.reviews.reject).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('The data plate is missing.');
  await button(dialog, EN.reviews.reject).click();
  await expect(page).toHaveURL(/item=p2/);
  await sendDeferred(page);
  const told = page.getByRole('alert').filter({ hasText: EN.reviews.conflict });
  await expect(told).toContainText('数控车床 CK6140');
  await expectNoViolations(page);
  await page.unroute('**/api/admin/reviews/p1');
  backend.revision = 5;
  await button(told, SITE_TEXTS.en.adminDecisions.back).click();
  await expect(page).toHaveURL(/item=p1/);
  await button(section, EN.reviews.reject).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('The data plate is missing.');
  await button(dialog, EN.reviews.reject).click();
  await expect(page).toHaveURL(/item=p2/);
  await sendDeferred(page);
  await lastSent(backend).toEqual([
    'PUT',
    '/api/admin/reviews/p1',
    { decision: 'reject', reason: 'The data plate is missing.', revision: 5 },
  ]);
});

test('an ended session leads back to the product with its reason', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await openFakeAdmin(page);
  const section = await openView(page, 'reviews&item=p1');
  await page.route('**/api/admin/reviews/p1', (route: Route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { success: false, code: 'unauthorized' } })
      : route.fallback(),
  );
  const token = await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token);
  await button(section, EN.reviews.reject).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('The data plate is missing.');
  await button(dialog, EN.reviews.reject).click();
  await expect(page).toHaveURL(/item=p2/);
  await sendDeferred(page);
  await expect(page).toHaveURL(/\/auth/);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.token,
    token ?? '',
  ] as const);
  await openView(page, 'reviews&item=p1');
  await button(section, EN.reviews.reject).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('The data plate is missing.');
});

test('a product that is no longer pending shows so and links on', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  await openFakeAdmin(page);
  const section = await openView(page, 'reviews&item=nothing');
  await button(section, EN.reviews.next).click();
  await expect(page).toHaveURL(/item=p1/);
});
