// Decisions about all waiting products of an import: the row of the queue, the confirmation, progress, and stopping.
import type { Route } from '@playwright/test';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, LANGUAGES, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { openFakeAdmin } from './fake-admin-backend.ts';

const EN = SITE_TEXTS.en.admin;
const DECISIONS = '**/api/admin/import-reviews/import1';

/** Opens the queue with an import of 250 products, which are sent in three parts. */
async function openQueue(page: Page, prefix = '') {
  const backend = await openFakeAdmin(page);
  backend.imported = 250;
  await open(page, `${prefix}/admin?view=reviews`);
  const section = page.locator('main section[tabindex="-1"]');
  const row = section.getByRole('listitem').filter({ hasText: 'lathes-2026.xlsx' });
  await expect(row).toContainText('250');
  const parts = () =>
    backend.writes.map(([, , body]) => (body as { products: readonly unknown[] }).products.length);
  return { backend, section, row, parts };
}

const buttonOf = (name: string) => ({ name: `${name} lathes-2026.xlsx`, exact: true });

/** Holds the decisions back until the returned function is called. */
async function holdDecisions(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(DECISIONS, async (route: Route) => {
    if (route.request().method() === 'PUT') await released;
    await route.fallback();
  });
  return release;
}

for (const { lang, prefix } of LANGUAGES)
  test(`an import is one row, and its dialogs pass the general checks (${lang})`, async ({
    page,
  }) => {
    const text = SITE_TEXTS[lang].adminReview.importReview;
    const { row } = await openQueue(page, prefix);
    await expect(row).toContainText('Jinan Lathe Works');
    await expect(row).toContainText('CNC lathes');
    await expect(row.getByRole('link', { name: text.show })).toHaveAttribute(
      'href',
      /view=reviews&import=import1/,
    );
    await expectInsideWindow(page);
    await expectNoViolations(page);
    for (const name of [text.approveAll, text.rejectAll]) {
      await row.getByRole('button', buttonOf(name)).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('250');
      await expectInsideWindow(page);
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });

test('all products are approved with the keyboard, part by part with progress', {
  tag: '@wide',
}, async ({ page }) => {
  const release = await (async () => {
    const { row } = await openQueue(page);
    const held = await holdDecisions(page);
    await row
      .getByRole('button', buttonOf(SITE_TEXTS.en.adminReview.importReview.approveAll))
      .focus();
    await page.keyboard.press('Enter');
    return held;
  })();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading', { name: 'Approve 250 products?' })).toBeVisible();
  await dialog
    .getByRole('button', { name: SITE_TEXTS.en.adminReview.importReview.approveAll })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('0 of 250 products')).toBeVisible();
  await expectNoViolations(page);
  release();
  const result = page.getByText('247 products were approved. 3 products were left out');
  await expect(result).toBeVisible();
  await expect(page.locator('.plate:focus')).toContainText('lathes-2026.xlsx');
  await expect(page.getByRole('listitem').filter({ hasText: '250' })).toHaveCount(0);
});

test('a rejection needs a reason, and is sent for every product', { tag: '@wide' }, async ({
  page,
}) => {
  const { backend, row, parts } = await openQueue(page);
  await row.getByRole('button', buttonOf(SITE_TEXTS.en.adminReview.importReview.rejectAll)).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', {
    name: SITE_TEXTS.en.adminReview.importReview.rejectAll,
  });
  await confirm.click();
  await expect(dialog.getByLabel(EN.reason.label)).toBeFocused();
  expect(backend.writes).toEqual([]);
  await dialog.getByLabel(EN.reason.label).fill('No pictures.');
  await confirm.click();
  await expect(page.getByText('247 products were sent back.')).toBeVisible();
  expect(parts()).toEqual([100, 100, 50]);
  expect(backend.writes[0]?.[2]).toMatchObject({
    decision: 'reject',
    reason: 'No pictures.',
    products: expect.arrayContaining([{ id: 'i0', revision: 2 }]),
  });
});

test('a run stops after the part that was sent', { tag: '@wide' }, async ({ page }) => {
  const { row, parts } = await openQueue(page);
  const release = await holdDecisions(page);
  await row
    .getByRole('button', buttonOf(SITE_TEXTS.en.adminReview.importReview.approveAll))
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: SITE_TEXTS.en.adminReview.importReview.approveAll })
    .click();
  await page
    .getByRole('button', { name: SITE_TEXTS.en.adminReview.importReview.stop, exact: true })
    .click();
  await expect(
    page.getByRole('button', { name: SITE_TEXTS.en.adminReview.importReview.stopping }),
  ).toBeVisible();
  release();
  await expect(page.getByText('150 products still wait.')).toBeVisible();
  expect(parts()).toEqual([100]);
  await expect(row).toContainText('150 products wait');
});

test('a part that fails ends the run, and says what was decided', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/Failed to load resource/);
  const { backend, row } = await openQueue(page);
  await row
    .getByRole('button', buttonOf(SITE_TEXTS.en.adminReview.importReview.approveAll))
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  backend.overrides['admin/import-reviews'] = {
    status: 500,
    body: { success: false, code: 'internal', message: 'Broken.' },
  };
  await dialog
    .getByRole('button', { name: SITE_TEXTS.en.adminReview.importReview.approveAll })
    .click();
  await expect(page.getByText('250 products still wait.')).toBeVisible();
  await expect(page.locator('.notice-red')).toBeVisible();
});
