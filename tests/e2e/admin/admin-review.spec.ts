// Review of a product: texts beside the original, the preview in both languages, and keyboard shortcuts.
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, FAILED_REQUEST, isPhone, LANGUAGES, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import { button, sendDeferred } from './admin-page.ts';
import { openFakeAdmin } from './fake-admin-backend.ts';

async function openReview(page: Page, id: string, prefix = '') {
  const backend = await openFakeAdmin(page);
  await open(page, `${prefix}/admin?view=reviews&item=${id}`);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  return backend;
}

for (const { lang, prefix } of LANGUAGES) {
  const text = SITE_TEXTS[lang].adminReview;

  test(`the preview shows the product page in both languages (${lang})`, async ({ page }) => {
    await openReview(page, 'p2', prefix);
    const preview = page.getByRole('region', { name: text.preview.title });
    await preview.getByRole('button', { name: 'EN', exact: true }).click();
    await expect(preview.getByRole('heading', { name: 'CNC lathe CK6140' })).toBeVisible();
    await expect(preview.getByText(SITE_TEXTS.en.product.side.each)).toBeVisible();
    await expect(preview.getByText(text.translation.whole)).toBeVisible();
    await expectNoViolations(page);
    await preview.getByRole('button', { name: '中文' }).click();
    await expect(preview.getByRole('heading', { name: '数控车床 CK6140' })).toBeVisible();
    await expect(preview.getByText(SITE_TEXTS['zh-Hans'].product.side.each)).toBeVisible();
    await expect(preview.getByText(text.translation.original)).toBeVisible();
    await expectInsideWindow(page);
    await expectNoViolations(page);
  });
}

test('the texts are in the language of the admin, beside the original', async ({ page }) => {
  await openReview(page, 'p2');
  const { texts } = SITE_TEXTS.en.adminReview;
  const region = page.getByRole('region', { name: texts.title });
  await expect(region.getByText('An economical CNC lathe')).toBeVisible();
  await expect(region.getByText('经济型数控车床')).toBeVisible();
});

test('a text without a translation says so', { tag: '@wide' }, async ({ page }) => {
  await openReview(page, 'p1');
  const { texts, translation } = SITE_TEXTS.en.adminReview;
  const region = page.getByRole('region', { name: texts.title });
  await expect(region.getByText(translation.missing)).toBeVisible();
  await expect(region.getByText(texts.translation, { exact: true })).toHaveCount(0);
});

test('keys move through the reviews and decide, but not while something is typed', {
  tag: '@wide',
}, async ({ page }) => {
  const backend = await openReview(page, 'p1');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/item=p2/);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(page).toHaveURL(/item=p1/);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  await page.keyboard.press('r');
  const dialog = page.getByRole('alertdialog');
  const reason = dialog.getByRole('textbox');
  await reason.pressSequentially('a near rejection?');
  await expect(reason).toHaveValue('a near rejection?');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(backend.writes).toEqual([]);
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/item=p2/);
  await sendDeferred(page);
  await expect
    .poll(() => backend.writes.at(-1))
    .toEqual(['PUT', '/api/admin/reviews/p1', { decision: 'approve', revision: 4 }]);
});

test('the help lists the keys, and switches them off on this device', async ({ page }) => {
  const backend = await openReview(page, 'p1');
  const { shortcuts } = SITE_TEXTS.en.adminReview;
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: shortcuts.title });
  await expect(dialog.getByText(shortcuts.reject)).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('checkbox', { name: shortcuts.enabled }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(dialog).toHaveCount(0);
  expect(backend.writes).toEqual([]);
  const hint = page.getByRole('button', { name: shortcuts.title });
  if (isPhone(page)) await expect(hint).toBeHidden();
  else {
    await hint.click();
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  }
});

for (const { lang, prefix } of LANGUAGES) {
  const { admin, adminDecisions, adminReview } = SITE_TEXTS[lang];
  const toastOf = (page: Page, text: string) =>
    page
      .getByRole('status')
      .filter({ hasText: fillPlaceholders(text, { name: '数控车床 CK6140' }) });

  test(`a rejection is taken back, and the product is there with its reason (${lang})`, async ({
    page,
  }) => {
    const backend = await openReview(page, 'p1', prefix);
    const checklist = page.getByRole('group', { name: adminReview.checklist.title });
    await checklist.getByRole('checkbox').first().check();
    await button(page, admin.reviews.reject).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('铭牌照片缺失。');
    await button(dialog, admin.reviews.reject).click();
    await expect(page).toHaveURL(/item=p2/);
    const toast = toastOf(page, adminDecisions.reject);
    await expectInsideWindow(page);
    await expectNoViolations(page);
    await button(toast, adminDecisions.undo).click();
    await expect(page).toHaveURL(/item=p1/);
    await expect(toast).toHaveCount(0);
    await expect(checklist.getByRole('checkbox').first()).toBeChecked();
    await button(page, admin.reviews.reject).click();
    await expect(dialog.getByRole('textbox')).toHaveValue(/^铭牌照片缺失。/);
    expect(backend.writes).toEqual([]);
  });

  test(`a key takes back the last decision of all, and its product waits again (${lang})`, async ({
    page,
  }) => {
    const backend = await openReview(page, 'p2', prefix);
    backend.queue = ['p2'];
    await page.keyboard.press('a');
    await expect(toastOf(page, adminDecisions.approve)).toBeVisible();
    await expect(page.getByRole('heading', { name: admin.reviews.empty })).toBeVisible();
    await page.keyboard.press('u');
    await expect(page).toHaveURL(/item=p2/);
    await expect(button(page, admin.reviews.approve)).toBeVisible();
    expect(backend.writes).toEqual([]);
  });
}

test('a product that is decided is not in the queue, and can be taken back where it was', async ({
  page,
}) => {
  const backend = await openReview(page, 'p1');
  const { admin, adminDecisions } = SITE_TEXTS.en;
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/item=p2/);
  await page.getByRole('link', { name: admin.reviews.back }).click();
  await expect(page.locator('main a[href*="item=p2"]')).toBeVisible();
  await expect(page.locator('main a[href*="item=p1"]')).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(page.getByText(adminDecisions.waiting)).toBeVisible();
  await expect(button(page, admin.reviews.approve)).toHaveCount(0);
  await expectNoViolations(page);
  await button(page.locator('main section[tabindex="-1"]'), adminDecisions.undo).click();
  await expect(button(page, admin.reviews.approve)).toBeVisible();
  expect(backend.writes).toEqual([]);
});

test('a decision is sent after eight seconds, and with the toast its button is gone', async ({
  page,
}) => {
  await page.clock.install();
  const backend = await openReview(page, 'p1');
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/item=p2/);
  const undo = button(page, SITE_TEXTS.en.adminDecisions.undo);
  await expect(undo).toBeVisible();
  await page.clock.runFor(7_000);
  expect(backend.writes).toEqual([]);
  // Whoever is about to press it has the time to.
  await undo.focus();
  await page.clock.runFor(5_000);
  expect(backend.writes).toEqual([]);
  await undo.blur();
  await page.clock.runFor(1_000);
  await expect(undo).toHaveCount(0);
  await expect.poll(() => backend.writes.length).toBe(1);
});

test('a sign-out sends the decision first', { tag: '@wide' }, async ({ page, pageErrors }) => {
  // The fake backend has no sign-out.
  pageErrors.expected(FAILED_REQUEST);
  const backend = await openReview(page, 'p1');
  await page.keyboard.press('a');
  await expect(button(page, SITE_TEXTS.en.adminDecisions.undo)).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-sign-out]')?.click());
  await expect
    .poll(() => backend.writes.map(([, path]) => path))
    .toEqual(['/api/admin/reviews/p1', '/api/auth/logout']);
});
