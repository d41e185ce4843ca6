// Editing a product: the sent fields, a deleted product, and a concurrent save by another session.

import { mockCall, registerAccount, signInAs } from '../accounts.ts';
import { box, expect, FAILED_REQUEST, open, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import {
  expectToastAt,
  mockSave,
  mockStoredProduct,
  picture,
  signInAsSupplier,
} from './fake-supplier.ts';

const EDIT = '/products/edit/product-1';
const { save, conflict } = SITE_TEXTS.en.listing;
const { form: field } = SITE_TEXTS.en.productFields;

test('an edit sends only changed fields, with the revision it is based on', async ({ page }) => {
  await signInAsSupplier(page);
  const sent = await mockSave(page, '/products/product-1', { success: true });
  await mockStoredProduct(page);
  await open(page, EDIT);
  await expect(page.getByText('Buyers go on seeing the approved version')).toBeVisible();
  await box(page, field.stock).fill('7');
  await press(page, 'Remove the tag CNC');
  await press(page, save.submit);
  await expectToastAt(page, /tab=products/, 'Product updated successfully!');
  expect(sent[0]).toEqual([
    ['stock', '7'],
    ['tags[]', ''],
    ['status', 'pending'],
    ['revision', '3'],
  ]);
});

test('a product that fails to load links back to the dashboard', async ({ page, pageErrors }) => {
  pageErrors.expected(FAILED_REQUEST);
  await signInAsSupplier(page);
  await mockCall(page, '/products/my/products/product-1', 404, {
    success: false,
    code: 'productNotFound',
    message: 'Product not found',
  });
  await open(page, EDIT);
  await expectToastAt(page, /\/dashboard$/, 'Failed to load product details');
});

test('in a conflict the user loads the other version or saves over it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  const refused = { success: false, code: 'conflict', message: 'Changed meanwhile.' };
  await signInAsSupplier(page);
  const sent = await mockSave(page, '/products/product-1', refused, 409);
  await mockStoredProduct(page);
  await open(page, EDIT);
  await box(page, field.description).fill('Mine');
  await mockStoredProduct(page, { revision: 4, description: 'Theirs' });
  await press(page, save.draft);
  const dialog = page.getByRole('alertdialog', { name: conflict.title });
  await expect(dialog.getByText(field.description)).toBeVisible();
  await dialog.getByRole('button', { name: conflict.theirs }).click();
  await expect(page.locator('#listing-description')).toHaveValue('Theirs');
  await expect(page.locator('#aside-description')).toHaveValue('Mine');

  await page.locator('#listing-description').fill('Mine again');
  await mockStoredProduct(page, { revision: 5, description: 'Theirs again' });
  await press(page, save.draft);
  await dialog.getByRole('button', { name: conflict.mine }).click();
  await expect.poll(() => sent.at(-1)).toContainEqual(['revision', '5']);
  expect(sent.at(-1)).toContainEqual(['description', 'Mine again']);
});

test('a draft is saved with its picture and continued later', async ({ page }) => {
  const member = await registerAccount(page, 'supplier');
  await signInAs(page, member);
  await open(page, '/dashboard/products/new');
  await box(page, field.name).fill('立式包装机 VF-320');
  await page.locator('#listing-images').setInputFiles(picture('front.png'));
  await press(page, save.draft);
  await expectToastAt(page, /tab=products/, 'The draft was saved.');

  const headers = { authorization: `Bearer ${member.token}` };
  const reply = await page.request.get('/api/products/my/products', { headers });
  const { products } = (await reply.json()) as { products: { id: string }[] };
  await open(page, `/products/edit/${products[0]?.id}`);
  await expect(box(page, field.name)).toHaveValue('立式包装机 VF-320');
  await expect(page.locator('[data-picture] img')).toHaveJSProperty('complete', true);
  await expect(page.locator('[data-picture] img')).not.toHaveJSProperty('naturalWidth', 0);
  await box(page, field.stock).fill('45 days');
  await press(page, 'Remove picture 1');
  await press(page, save.draft);
  await page.waitForURL(/tab=products/);
  await open(page, `/products/edit/${products[0]?.id}`);
  await expect(box(page, field.stock)).toHaveValue('45 days');
  await expect(page.locator('[data-picture]')).toHaveCount(0);
});
