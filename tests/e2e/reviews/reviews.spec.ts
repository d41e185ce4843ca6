// Reviews in the browser: written with photos, read on product and supplier pages, answered, reported and removed.

import type { Lang } from '../../../contract/lang.ts';
import { demoAccount, signInAs } from '../accounts.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, LANGUAGES, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { deliveredOrder, photo, uniqueText, writeReview } from './delivered-orders.ts';

const expectGoodPage = async (page: Page): Promise<void> => {
  await expectNoViolations(page);
  await expectInsideWindow(page);
};

/** The first photo of a review opens in the page, and gets the focus back. */
async function expectPhotoDialog(page: Page, lang: Lang): Promise<void> {
  const link = page.locator('[data-photo]').first();
  await link.press('Enter');
  const { label, close } = SITE_TEXTS[lang].photos;
  const dialog = page.getByRole('dialog', { name: label });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('button', { name: close })).toBeFocused();
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
}

test('the dashboard’s link opens the dialog of an order to review', async ({ page }) => {
  const order = await deliveredOrder(page);
  await signInAs(page, order.buyer);
  await open(page, '/dashboard');
  await page.getByRole('link', { name: `Write review: ${order.product.name}` }).click();
  const dialog = page.getByRole('dialog', { name: SITE_TEXTS.en.orderReviews.dialog.title });
  await expect(dialog).toContainText(order.product.name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Copy: Order number' }).press('Enter');
  await expect(
    page.getByRole('button', { name: /^(?:Copied|Not copied): Order number$/ }),
  ).toBeFocused();
});

for (const { lang, prefix } of LANGUAGES) {
  const { orderReviews: own, reviews, product: productTexts } = SITE_TEXTS[lang];

  test(`a review is written with the keyboard and photos, and shown (${lang})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const order = await deliveredOrder(page);
    const { product, supplier } = order;
    const text = uniqueText();
    await signInAs(page, order.buyer);
    await open(page, `${prefix}/dashboard/orders/${order.orderId}#reviews`);
    const title = page.getByRole('heading', { name: own.title, exact: true });
    await expect(title).toBeFocused();
    const write = page.getByRole('button', { name: new RegExp(`^${own.write}: `) });
    await write.press('Enter');
    const dialog = page.getByRole('dialog', { name: own.dialog.title });
    const send = dialog.getByRole('button', { name: own.dialog.send });
    const four = dialog.getByRole('radio', { name: own.dialog.stars['4'], exact: true });
    await send.press('Enter');
    await expect(dialog.locator('#review-rating-fault')).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await expectGoodPage(page);
    // Five stars come first.
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(four).toBeChecked();
    await expect(dialog.locator('#review-rating-fault')).toBeHidden();
    await expect(dialog.locator('p.fault')).toHaveCount(1);
    await dialog.getByRole('textbox', { name: own.dialog.text }).fill(text);
    await expect(dialog.locator('p.fault')).toHaveCount(0);

    await page.reload();
    await write.click();
    await expect(dialog.getByText(own.dialog.restored)).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(text);
    await expect(four).toBeChecked();
    await dialog
      .locator('#review-photos')
      .setInputFiles([
        await photo('one.png'),
        { ...(await photo('notes.png')), buffer: Buffer.from('Notes') },
        await photo('two.png'),
      ]);
    await expect(dialog.locator('[data-picture]')).toHaveCount(2);
    await expect(dialog.locator('#review-photos-fault')).toContainText('notes.png');
    await dialog.locator('[data-picture] [data-remove]').first().click();
    await expect(dialog.locator('[data-picture]')).toHaveCount(1);
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(title).toBeFocused();
    await expect(page.getByText(own.yours, { exact: true })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('button', { name: own.delete })).toBeVisible();
    await expectGoodPage(page);
    await expectPhotoDialog(page, lang);

    await open(page, `${prefix}/product/${product.id}`);
    const card = page.getByRole('article').filter({ hasText: text });
    await expect(card.getByText(reviews.verified)).toBeVisible();
    await expect(card.getByRole('heading', { name: 'Asha' })).toBeVisible();
    await expect(card.getByRole('img').last()).toHaveAttribute('src', /\.webp$/);
    await expectPhotoDialog(page, lang);
    await expect(
      page.getByRole('link', { name: /^\d+ (?:reviews?|条评价)$/ }).first(),
    ).toBeVisible();
    await expectGoodPage(page);
    await open(page, `${prefix}/supplier/${supplier.id}/reviews`);
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
    await expectGoodPage(page);
    await open(page, `${prefix}/supplier/${supplier.id}`);
    await expect(
      page.getByRole('heading', { name: new RegExp(`^${reviews.title} ?[(（]`) }),
    ).toBeVisible();
    await expectGoodPage(page);

    await open(page, `${prefix}/dashboard/orders/${order.orderId}`);
    await page.getByRole('button', { name: own.delete }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: own.delete }).click();
    await expect(write).toBeVisible();
    await expect(title).toBeFocused();
    await open(page, `${prefix}/product/${product.id}`);
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.getByText(productTexts.report.open)).toBeVisible();
  });

  test(`the supplier replies once, and the buyer reads it (${lang})`, { tag: '@wide' }, async ({
    page,
  }) => {
    const order = await deliveredOrder(page);
    const text = uniqueText();
    await writeReview(page, order, text);
    await signInAs(page, order.supplier);
    await open(page, `${prefix}/dashboard/orders/${order.orderId}#reviews`);
    await expect(page.getByText(text)).toBeVisible();
    const reply = page.getByRole('textbox', { name: own.reply.label });
    await reply.fill(`${text} OK`);
    await page.reload();
    await expect(reply).toHaveValue(`${text} OK`);
    await expectGoodPage(page);
    await page.getByRole('button', { name: own.reply.send }).click();
    await expect(page.getByText(own.reply.yours, { exact: true })).toBeVisible();
    await expect(reply).toHaveCount(0);
    await signInAs(page, order.buyer);
    await open(page, `${prefix}/dashboard/orders/${order.orderId}`);
    await expect(page.getByText(own.reply.of, { exact: true })).toBeVisible();
    await expect(page.getByText(`${text} OK`)).toBeVisible();
    await open(page, `${prefix}/product/${order.product.id}/reviews`);
    const card = page.getByRole('article').filter({ hasText: text });
    await expect(card.getByText(`${text} OK`)).toBeVisible();
  });

  test(`a reported review is removed by an admin (${lang})`, { tag: '@wide' }, async ({ page }) => {
    const order = await deliveredOrder(page);
    const text = uniqueText();
    await writeReview(page, order, text);
    const { report } = productTexts;
    // The newest of many reviews, so that the end of the page is out of the window.
    await open(page, `${prefix}/supplier/${order.supplier.id}/reviews`);
    const card = page.getByRole('article').filter({ hasText: text });
    await card.getByRole('button', { name: reviews.report }).click();
    const dialog = page.getByRole('dialog', { name: report.reviewTitle });
    await expectNoViolations(page);
    await dialog.getByRole('radio', { name: report.reviewReasons.offensive }).check();
    await dialog.getByRole('button', { name: report.send }).click();
    await expect(dialog.getByRole('status')).toBeVisible();

    const { email, password } = demoAccount('admin');
    const signedIn = await page.request.post('/api/auth/login', { data: { email, password } });
    await signInAs(page, (await signedIn.json()) as { token: string });
    await open(page, `${prefix}/admin?view=reports`);
    const { reports } = SITE_TEXTS[lang].admin;
    const reported = page.getByRole('article').filter({ hasText: text });
    await expect(reported.getByRole('img').last()).toHaveAttribute('src', /\.webp$/);
    await expectGoodPage(page);
    await reported.getByRole('button', { name: reports.removeReview }).click();
    const removal = page.getByRole('alertdialog');
    await removal.getByRole('textbox').fill('HG-1');
    await removal.getByRole('button', { name: reports.removeReview }).click();
    await expect(reported).toHaveCount(0);
    await open(page, `${prefix}/product/${order.product.id}`);
    await expect(page.getByText(text)).toHaveCount(0);
    await signInAs(page, order.buyer);
    await open(page, `${prefix}/dashboard/orders/${order.orderId}`);
    await expect(page.getByText(/HG-1$/)).toBeVisible();
  });
}

test('an upload that fails loses nothing', { tag: '@wide' }, async ({ page, pageErrors }) => {
  pageErrors.expected(/Failed to load resource/);
  const { orderReviews: own } = SITE_TEXTS.en;
  const order = await deliveredOrder(page);
  const text = uniqueText();
  await signInAs(page, order.buyer);
  await open(page, `/dashboard/orders/${order.orderId}`);
  await page.getByRole('button', { name: new RegExp(`^${own.write}: `) }).click();
  const dialog = page.getByRole('dialog', { name: own.dialog.title });
  await dialog.getByRole('radio', { name: own.dialog.stars['5'] }).check();
  await dialog.getByRole('textbox', { name: own.dialog.text }).fill(text);
  await dialog.locator('#review-photos').setInputFiles([await photo('one.png')]);
  await page.route('**/api/reviews', (route) => route.abort());
  await dialog.getByRole('button', { name: own.dialog.send }).click();
  await expect(dialog.locator('[data-refusal]')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: own.dialog.text })).toHaveValue(text);
  await expect(dialog.locator('[data-picture]')).toHaveCount(1);
  await page.unroute('**/api/reviews');
  await dialog.getByRole('button', { name: own.dialog.send }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(text)).toBeVisible();
});
