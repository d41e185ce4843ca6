// Orders in the browser: placed from a product page, viewed, canceled and printed.

import { FORM_FAILURE_TEXTS } from '../../../contract/messages/form-failure.ts';
import { SESSION_TEXTS } from '../../../contract/messages/session.ts';
import { fieldErrorText, fieldErrorWithNumber } from '../../../contract/messages.ts';
import { endSession, fillSignIn, mockCall, registerAccount, signInAs } from '../accounts.ts';
import { fullProduct, minimumProduct } from '../demo-data.ts';
import { expectInsideWindow, expectNoViolations, expectUncovered } from '../page-quality.ts';
import { expect, FAILED_REQUEST, LANGUAGES, type Locator, open, type Page, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { post } from './demo-enquiries.ts';

const ADDRESS_MISSING = {
  en: 'Shipping address is required.',
  'zh-Hans': '请填写收货地址。',
} as const;

async function openWindow(page: Page, prefix: string, name: string): Promise<Locator> {
  await open(page, `${prefix}/product/${(await fullProduct()).id}`);
  await page.locator('[data-buyer=order]:visible').first().click();
  return page.getByRole('dialog', { name });
}

for (const { lang, prefix } of LANGUAGES) {
  const place = SITE_TEXTS[lang].orderForm;
  const { steps } = SITE_TEXTS[lang].order;

  test(`an order is placed once, shown and cancelled (${lang})`, { tag: '@wide' }, async ({
    page,
  }) => {
    await signInAs(page, await registerAccount(page));
    const dialog = await openWindow(page, prefix, place.title);
    const { price, priceBasis, minOrderQuantity } = await fullProduct();
    const minimum = minOrderQuantity ?? 1;
    const quantity = dialog.getByLabel(place.quantity);
    // The quantity starts at the minimum, which is shown below the field.
    await expect(quantity).toHaveValue(String(minimum));
    await expect(quantity).toHaveAccessibleDescription(new RegExp(`\\b${minimum}\\b`));
    await quantity.fill(String(minimum + 2));
    const total = new Intl.NumberFormat('en-US').format((price ?? 0) * (minimum + 2));
    await expect(dialog.getByText(total, { exact: false })).toBeVisible();
    const review = dialog.getByRole('button', { name: place.toReview });
    await dialog.getByRole('button', { name: place.less }).click();
    await dialog.getByRole('button', { name: place.more }).click();
    await expect(quantity).toHaveValue(String(minimum + 2));
    await review.click();
    await expect(dialog.getByLabel(place.address)).toBeFocused();
    await expect(dialog.getByLabel(place.address)).toHaveAccessibleDescription(
      ADDRESS_MISSING[lang],
    );
    await expectNoViolations(page);
    await dialog.getByLabel(place.address).fill('12 Ring Road\nPune');
    const basis = priceBasis === null ? place.incoterms.unstated : /^(?:FOB |EXW|Ex works)/;
    await expect(dialog.getByText(basis).first()).toBeVisible();
    await dialog.getByLabel(place.notes).fill('Gate 2');
    await review.click();
    await expect(dialog.getByRole('heading', { name: place.review })).toBeFocused();
    for (const text of ['12 Ring Road', basis, 'Gate 2'])
      await expect(dialog.getByText(text).first()).toBeVisible();
    await expectUncovered(dialog.locator('[data-total]'));
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: place.back }).click();
    await expect(dialog.getByLabel(place.notes)).toHaveValue('Gate 2');
    await review.click();
    const calls: string[] = [];
    page.on('request', (each) => {
      if (each.method() === 'POST' && each.url().endsWith('/api/orders')) calls.push(each.url());
    });
    await dialog.getByRole('button', { name: place.send }).dblclick();
    const next = page.getByRole('dialog', { name: place.next.title });
    const link = next.getByRole('link', { name: place.see });
    // The second click of a double click may hit the control that replaced the button.
    await expect(link).toBeVisible();
    await expect(next.getByRole('listitem')).toHaveCount(4);
    await expectNoViolations(page);
    // The window says it, and no toast repeats it.
    await expect(page.locator('.toast')).toHaveCount(0);
    expect(calls).toHaveLength(1);
    await link.click();
    await page.waitForURL(/\/dashboard\/orders\//);
    for (const text of ['12 Ring Road', 'Gate 2', ...(priceBasis === null ? [] : [basis])])
      await expect(page.getByText(text).first()).toBeVisible();
    await expectNoViolations(page);
    await expectInsideWindow(page);
    await page.getByRole('button', { name: steps.cancelled }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: steps.cancelled }).click();
    await expect(page.getByRole('button', { name: steps.cancelled })).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: SITE_TEXTS[lang].order.print })).toBeHidden();
  });
}

for (const { lang, prefix } of LANGUAGES)
  test(`a quantity below the minimum is reported beside its field, and the input stays (${lang})`, {
    tag: '@wide',
  }, async ({ page }) => {
    await page.route('**/api/orders', (route) => route.fulfill({ status: 500, body: 'asked' }));
    await signInAs(page, await registerAccount(page));
    const place = SITE_TEXTS[lang].orderForm;
    const product = await minimumProduct();
    const minimum = product.minOrderQuantity ?? 1;
    await open(page, `${prefix}/product/${product.id}`);
    await page.locator('[data-buyer=order]:visible').first().click();
    const dialog = page.getByRole('dialog', { name: place.title });
    const quantity = dialog.getByLabel(place.quantity);
    await expect(quantity).toHaveValue(String(minimum));
    await quantity.fill(String(minimum - 1));
    await dialog.getByLabel(place.address).fill('12 Ring Road');
    await dialog.getByRole('button', { name: place.toReview }).click();
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveValue(String(minimum - 1));
    const minimumError = fieldErrorText(fieldErrorWithNumber('belowMinimum', minimum), lang);
    await expect(dialog.getByText(minimumError)).toBeVisible();
    await expect(dialog.getByLabel(place.address)).toHaveValue('12 Ring Road');
  });

for (const { lang, prefix } of LANGUAGES)
  test(`a session that ends in the window leads to sign-in and back (${lang})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expected(FAILED_REQUEST);
    const place = SITE_TEXTS[lang].orderForm;
    const account = await registerAccount(page);
    await signInAs(page, account);
    const dialog = await openWindow(page, prefix, place.title);
    await dialog.getByLabel(place.address).fill('12 Ring Road\nPune');
    await dialog.getByLabel(place.notes).fill('Gate 2');
    await dialog.getByRole('button', { name: place.toReview }).click();
    await endSession(page, account);
    await dialog.getByRole('button', { name: place.send }).click();
    await expectUncovered(dialog.getByRole('alert').getByText(SESSION_TEXTS.ended[lang]));
    await expectNoViolations(page);
    await dialog.getByRole('link', { name: SESSION_TEXTS.signIn[lang] }).click();
    await fillSignIn(page, account);
    await expect(dialog.getByLabel(place.address)).toHaveValue('12 Ring Road\nPune');
    await expect(dialog.getByLabel(place.notes)).toHaveValue('Gate 2');
  });

test('a pressed button is busy until its window opens', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, await registerAccount(page));
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*OrderDialog*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/product/${(await fullProduct()).id}`);
  const button = page.locator('[data-buyer=order]:visible').first();
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog', { name: SITE_TEXTS.en.orderForm.title })).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy');
});

test('a visitor is sent to sign in with the reason', { tag: '@wide' }, async ({ page }) => {
  await open(page, `/product/${(await fullProduct()).id}`);
  await page.locator('[data-buyer=order]:visible').first().click();
  await page.waitForURL(/\/auth\?tab=signup&for=order/);
  await expect(page.getByText('You must be logged in as a buyer to place an order.')).toBeVisible();
});

test('the error of a refused order is visible above the button', async ({ page, pageErrors }) => {
  pageErrors.expected(/Failed to load resource/);
  await signInAs(page, await registerAccount(page));
  const place = SITE_TEXTS.en.orderForm;
  const dialog = await openWindow(page, '', place.title);
  await dialog.getByLabel(place.address).fill('12 Ring Road\nPune');
  await dialog.getByRole('button', { name: place.toReview }).click();
  for (const [status, body, words] of [
    [502, {}, 'Failed to create order'],
    [422, { error: 'We are closed.\n'.repeat(8) }, 'We are closed.'],
  ] as const) {
    await mockCall(page, '/orders', status, body);
    await dialog.getByRole('button', { name: place.send }).click();
    await expectUncovered(dialog.getByRole('alert').getByText(words));
    const kept = dialog.getByRole('alert').getByText(FORM_FAILURE_TEXTS.other.en);
    // A server that explains the error is not contradicted.
    await expect(kept).toHaveCount(status === 502 ? 1 : 0);
  }
});

for (const { lang, prefix } of LANGUAGES)
  test(`addresses of earlier orders are offered, and can be removed (${lang})`, async ({
    page,
  }) => {
    const place = SITE_TEXTS[lang].orderForm;
    const buyer = await registerAccount(page);
    const { id, price, supplier, minOrderQuantity } = await fullProduct();
    const quantity = minOrderQuantity ?? 1;
    for (const shippingAddress of ['Plot 4, Pune', 'Plot 5, Erode'])
      await post(page, buyer, '/orders', {
        supplierId: supplier?.id,
        products: [{ productId: id, quantity, unitPrice: price }],
        shippingAddress,
        totalAmount: quantity * (price ?? 0),
      });
    await signInAs(page, buyer);
    const dialog = await openWindow(page, prefix, place.title);
    await expect(dialog.getByLabel('Plot 5, Erode', { exact: true })).toBeChecked();
    await dialog.getByRole('button', { name: `${place.removeAddress}: Plot 5, Erode` }).click();
    await expect(dialog.getByLabel('Plot 5, Erode', { exact: true })).toHaveCount(0);
    // The text is not lost: it moves to the field for another address.
    const another = dialog.getByRole('textbox', { name: place.newAddress });
    await expect(another).toHaveValue('Plot 5, Erode');
    await dialog.getByLabel('Plot 4, Pune', { exact: true }).check();
    await expectNoViolations(page);
    await expectInsideWindow(page);
    await dialog.getByRole('button', { name: place.toReview }).click();
    await expect(dialog.getByText('Plot 4, Pune')).toBeVisible();
  });
