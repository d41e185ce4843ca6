// Product report dialog: loaded on demand, and refused without a reason.
import { fillSignIn, mockCall, registerAccount, signInAs, type TestAccount } from '../accounts.ts';
import { fullProduct } from '../demo-data.ts';
import { expectNoViolations, expectUncovered } from '../page-quality.ts';
import { expect, LANGUAGES, type Locator, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

async function openWindow(page: Page, prefix: string, name: string): Promise<Locator> {
  await open(page, `${prefix}/product/${(await fullProduct()).id}`);
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('dialog', { name });
}

for (const { lang, prefix } of LANGUAGES) {
  const { report } = SITE_TEXTS[lang].product;

  test(`a product is reported (${lang})`, { tag: '@wide' }, async ({ page }) => {
    const thanks = lang === 'en' ? 'Thank you.' : '感谢您。';
    await page.route('**/api/products/*/reports', (route) =>
      route.fulfill({ json: { success: true, message: thanks } }),
    );
    const dialog = await openWindow(page, prefix, report.open);
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: report.send }).click();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await expect(dialog.locator('#report-reason-fault')).toBeVisible();
    await dialog.getByRole('radio', { name: report.reasons.counterfeit }).check();
    await dialog.getByRole('textbox', { name: report.text }).fill('A copy');
    const sent = page.waitForRequest('**/api/products/*/reports');
    await dialog.getByRole('button', { name: report.send }).click();
    expect((await sent).postDataJSON()).toEqual({
      reason: 'counterfeit',
      text: 'A copy',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    await expect(dialog.getByText(thanks)).toBeVisible();
    await dialog.getByRole('button', { name: SITE_TEXTS[lang].common.nav.close }).last().click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: report.open, exact: true })).toBeFocused();
  });
}

test('a signed-in user is not asked for an email', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, await registerAccount(page));
  const { report } = SITE_TEXTS.en.product;
  const dialog = await openWindow(page, '', report.open);
  await expect(dialog.getByRole('textbox', { name: report.text })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: report.email })).toHaveCount(0);
});

test('what is typed outlasts a reload, and another account does not see it', {
  tag: '@wide',
}, async ({ page }) => {
  const { report } = SITE_TEXTS.en.product;
  const openAs = async (account: TestAccount): Promise<Locator> => {
    await open(page, '/auth?tab=signin');
    await fillSignIn(page, account);
    await page.waitForURL((url) => url.pathname !== '/auth');
    return openWindow(page, '', report.open);
  };
  const reason = (dialog: Locator) =>
    dialog.getByRole('radio', { name: report.reasons.counterfeit });
  const text = (dialog: Locator) => dialog.getByRole('textbox', { name: report.text });

  const one = await registerAccount(page);
  const typed = await openAs(one);
  await reason(typed).check();
  await text(typed).fill('A copy');
  const signOut = () => page.evaluate(() => localStorage.clear());
  await signOut();
  const ofOther = await openAs(await registerAccount(page));
  await expect(text(ofOther)).toHaveValue('');
  await expect(reason(ofOther)).not.toBeChecked();
  await signOut();
  const again = await openAs(one);
  await expect(text(again)).toHaveValue('A copy');
  await expect(reason(again)).toBeChecked();
});

test('the error of a failed report is visible at any window height', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/Failed to load resource/);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 420 });
  const { report } = SITE_TEXTS.en.product;
  const dialog = await openWindow(page, '', report.open);
  await mockCall(page, '/products/*/reports', 502, {});
  await dialog.getByRole('radio', { name: report.reasons.counterfeit }).check();
  await dialog.getByRole('button', { name: report.send }).click();
  await expectUncovered(dialog.getByText(report.failed));
});

test('a dialog that fails to load shows an error', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/Failed to load resource|open-report/);
  const { report } = SITE_TEXTS.en.product;
  await open(page, `/product/${(await fullProduct()).id}`);
  await page.route(/open-report/, (route) => route.abort());
  await page.getByRole('button', { name: report.open, exact: true }).click();
  await expect(page.getByRole('alert').getByText(report.notOpened)).toBeVisible();
});

test('the dialog loads its scripts only when opened', { tag: '@wide' }, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, `/product/${(await fullProduct()).id}`);
  const button = page.getByRole('button', { name: SITE_TEXTS.en.product.report.open, exact: true });
  await button.scrollIntoViewIfNeeded();
  const windows = () => loaded.filter((url) => /\/open-report\./.test(url));
  expect(windows()).toEqual([]);
  await button.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(windows()).not.toEqual([]);
});
