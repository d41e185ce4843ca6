// Editing a product: the sent fields, a deleted product, and a concurrent save by another session.

import { answerTo, enterAs, newMember } from '../members.ts';
import { expect, open, type Page, REFUSED, test } from '../site.ts';
import { WORDS } from '../words.ts';
import { enterAsMaker, expectSaidAt, picture, saveAnswered, storedProduct } from './maker.ts';

const EDIT = '/products/edit/product-1';
const { field, save, conflict } = WORDS.en.listing;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a change sends what changed, over the version it was made on', async ({ page }) => {
  await enterAsMaker(page);
  const sent = await saveAnswered(page, '/products/product-1', { success: true });
  await storedProduct(page);
  await open(page, EDIT);
  await expect(page.getByText('Buyers go on seeing the approved version')).toBeVisible();
  await box(page, field.stock).fill('7');
  await press(page, 'Remove the tag CNC');
  await press(page, save.submit);
  await expectSaidAt(page, /tab=products/, 'Product updated successfully!');
  expect(sent[0]).toEqual([
    ['stock', '7'],
    ['tags[]', ''],
    ['status', 'pending'],
    ['revision', '3'],
  ]);
});

test('a product that cannot be loaded leads back to the dashboard', async ({ page, faults }) => {
  faults.expected(REFUSED);
  await enterAsMaker(page);
  await answerTo(page, '/products/my/products/product-1', 404, {
    success: false,
    code: 'productNotFound',
    message: 'Product not found',
  });
  await open(page, EDIT);
  await expectSaidAt(page, /\/dashboard$/, 'Failed to load product details');
});

test('a conflict: theirs is loaded and mine kept to copy from, or mine saved over it', async ({
  page,
  faults,
}) => {
  faults.expected(REFUSED);
  const refused = { success: false, code: 'conflict', message: 'Changed meanwhile.' };
  await enterAsMaker(page);
  const sent = await saveAnswered(page, '/products/product-1', refused, 409);
  await storedProduct(page);
  await open(page, EDIT);
  await box(page, field.description).fill('Mine');
  await storedProduct(page, { revision: 4, description: 'Theirs' });
  await press(page, save.draft);
  const dialog = page.getByRole('alertdialog', { name: conflict.title });
  await expect(dialog.getByText(field.description)).toBeVisible();
  await dialog.getByRole('button', { name: conflict.theirs }).click();
  await expect(page.locator('#listing-description')).toHaveValue('Theirs');
  await expect(page.locator('#aside-description')).toHaveValue('Mine');

  await page.locator('#listing-description').fill('Mine again');
  await storedProduct(page, { revision: 5, description: 'Theirs again' });
  await press(page, save.draft);
  await dialog.getByRole('button', { name: conflict.mine }).click();
  await expect.poll(() => sent.at(-1)).toContainEqual(['revision', '5']);
  expect(sent.at(-1)).toContainEqual(['description', 'Mine again']);
});

test('a draft is saved with its picture and edited where it was left', async ({ page }) => {
  const member = await newMember(page, 'supplier');
  await enterAs(page, member);
  await open(page, '/dashboard/products/new');
  await box(page, field.name).fill('立式包装机 VF-320');
  await page.locator('#listing-images').setInputFiles(picture('front.png'));
  await press(page, save.draft);
  await expectSaidAt(page, /tab=products/, 'The draft was saved.');

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
