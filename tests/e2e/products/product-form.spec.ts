// Creating and editing a product: access, required fields, sent data, and no loss of input.
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { expectPageQuality } from '../page-quality.ts';
import { box, expect, FAILED_REQUEST, LANGUAGES, open, type Page, press, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';
import {
  expectToastAt,
  mockSave,
  mockStoredProduct,
  PRODUCT,
  picture,
  SUPPLIER,
  signInAsSupplier,
  toast,
} from './fake-supplier.ts';

const NEW = '/dashboard/products/new';
const EDIT = '/products/edit/product-1';
const { save } = SITE_TEXTS.en.listing;
const { form: field } = SITE_TEXTS.en.productFields;
const DRAFT_SAVED = { success: true, message: 'The draft was saved.' };

const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: save.submit });

async function fillRequired(page: Page): Promise<void> {
  await box(page, field.name).fill('Lathe CK6150');
  await box(page, field.summary).fill('Turns 500 mm.');
  await box(page, field.description).fill('A lathe.');
  await choice(page, field.category).selectOption('engineering');
  await choice(page, field.subcategory).selectOption('metals-mining');
}

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const words = SITE_TEXTS[lang].listing;
  const { form: labels } = SITE_TEXTS[lang].productFields;

  test(`both screens pass the general checks (${lang})`, async ({ page }) => {
    await signInAsSupplier(page);
    await open(page, `${prefix}${NEW}`);
    await expect(box(page, labels.name)).toBeVisible();
    await expectPageQuality(page, language);
    await mockStoredProduct(page, { status: 'rejected', rejectionReason: '415 V?' });
    await open(page, `${prefix}${EDIT}`);
    await expect(box(page, labels.name)).toHaveValue(PRODUCT.name);
    await expect(page.getByText('415 V?')).toBeVisible();
    await expectPageQuality(page, language);
  });

  test(`missing values are reported beside their fields (${lang})`, async ({ page }) => {
    await signInAsSupplier(page);
    await open(page, `${prefix}${NEW}`);
    const button = page.getByRole('button', { name: words.save.submit });
    await expect(button).toBeDisabled();
    await box(page, labels.name).fill('Lathe');
    await button.click();
    await expect(box(page, labels.summary)).toBeFocused();
    await expect(page.locator('#listing-category-fault')).toHaveText(
      lang === 'en' ? 'Please select a category' : '请选择分类',
    );
    await expect(toast(page, lang === 'en' ? 'Validation Error' : '填写有误')).toBeVisible();
    await expect(
      page.getByText(fillPlaceholders(words.save.faults_other, { count: 4 })),
    ).toBeVisible();
    await expectPageQuality(page, language);
  });
}

test('a visitor is sent to sign in with the reason', { tag: '@wide' }, async ({ page }) => {
  await open(page, NEW);
  await expectToastAt(page, /\/auth/, 'You must be logged in as a manufacturers');
});

test('a buyer is sent to the dashboard with the reason', { tag: '@wide' }, async ({ page }) => {
  await signInAsSupplier(page, { ...SUPPLIER, role: 'buyer' });
  await open(page, NEW);
  await expectToastAt(page, /\/dashboard#manufacturers-only$/, 'Access Denied');
  const refusal = page.getByText('Only manufacturers can manage products', { exact: true });
  await expect(page.getByText('manufacturers Only', { exact: true })).toBeVisible();
  await expect(refusal).toBeVisible();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect(refusal).toBeHidden();
  await open(page, EDIT);
  await expectToastAt(
    page,
    /\/dashboard#manufacturers-only$/,
    'Only manufacturers can create/edit products',
  );
});

test('a product is submitted with its pictures in the chosen order', async ({ page }) => {
  await signInAsSupplier(page);
  const sent = await mockSave(page, '/products/create-new', { success: true });
  await open(page, NEW);
  await expect(choice(page, field.subcategory)).toBeDisabled();
  await fillRequired(page);
  await expect(page.getByLabel(field.countryOfOrigin)).toHaveValue('China');
  const tags = box(page, field.tags);
  await tags.fill(' cnc, lathe ');
  await tags.press('Enter');
  await tags.fill('cnc');
  await tags.press('Enter');
  await press(page, 'Add a row');
  await page.getByLabel('Name in row 1').fill('Power');
  await page.getByLabel('Value in row 1').fill('11 kW');
  await page
    .locator('#listing-images')
    .setInputFiles([picture('one.png'), picture('two.png'), picture('three.png')]);
  await press(page, 'Move picture 3 earlier');
  await expect(page.getByRole('button', { name: 'Move picture 2 earlier' })).toBeFocused();
  await press(page, 'Remove picture 1');
  await expect(page.getByText('The picture was removed. 2 left.')).toBeAttached();
  await submit(page).click();
  await expectToastAt(page, /tab=products/, 'is pending approval!');
  expect(sent[0]).toEqual([
    ['name', 'Lathe CK6150'],
    ['sort_description', 'Turns 500 mm.'],
    ['description', 'A lathe.'],
    ['category', 'engineering'],
    ['subcategory', 'metals-mining'],
    ['priceBasis', 'FOB-CNNGB'],
    ['countryOfOrigin', 'China'],
    ['tags', '["cnc","lathe"]'],
    ['specifications', '{"Power":"11 kW"}'],
    ['images', 'three.png'],
    ['images', 'two.png'],
    ['status', 'pending'],
    ['idempotencyKey', expect.stringMatching(/^[0-9a-f]{32}$/)],
  ]);
});

test('picture and video limits are explained in each mode', { tag: '@wide' }, async ({ page }) => {
  await signInAsSupplier(page);
  await mockStoredProduct(page);
  const six = Array.from({ length: 6 }, (_, at) => picture(`${at}.png`));
  await open(page, NEW);
  await page.locator('#listing-images').setInputFiles(six);
  await expect(toast(page, 'Limit reached')).toBeVisible();
  await expect(page.locator('[data-picture]')).toHaveCount(5);
  await page
    .locator('#listing-images')
    .setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('x') });
  await expect(page.getByText(/^a\.heic: Most browsers cannot show HEIC\./)).toBeVisible();
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1);
  await page
    .locator('#listing-video')
    .setInputFiles({ name: 'v.mp4', mimeType: 'video/mp4', buffer });
  await expect(toast(page, 'File too large')).toBeVisible();
  await expect(page.locator('#listing-video-fault')).toHaveText('Video size should not exceed 5MB');
});

test('the input survives a reload and is offered again', { tag: '@wide' }, async ({ page }) => {
  await signInAsSupplier(page);
  await open(page, NEW);
  await box(page, field.name).fill('Half written');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await press(page, SITE_TEXTS.en.forms.draft.restore);
  await expect(box(page, field.name)).toHaveValue('Half written');
});

test('leaving with unsaved changes needs confirmation', { tag: '@wide' }, async ({ page }) => {
  await signInAsSupplier(page);
  await open(page, NEW);
  await box(page, field.name).fill('Half written');
  await page.getByRole('link', { name: SITE_TEXTS.en.listing.back }).click();
  const dialog = page.getByRole('alertdialog', { name: SITE_TEXTS.en.forms.leave.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(box(page, field.name)).toHaveValue('Half written');
  await page.getByRole('link', { name: SITE_TEXTS.en.listing.back }).click();
  await dialog.getByRole('button', { name: SITE_TEXTS.en.forms.leave.confirm }).click();
  await page.waitForURL(/\/dashboard/);
  await open(page, NEW);
  await expect(box(page, field.name)).toHaveValue('');
  await expect(page.getByText(SITE_TEXTS.en.forms.draft.title)).toHaveCount(0);
});

test('a session that ends during editing keeps the input', { tag: '@wide' }, async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(FAILED_REQUEST);
  const sessionEnded = { success: false, code: 'unauthorized', message: 'Please sign in first.' };
  await signInAsSupplier(page);
  await mockSave(page, '/products/create-new', sessionEnded, 401);
  await open(page, NEW);
  await fillRequired(page);
  await submit(page).click();
  await expect(page.getByText(SITE_TEXTS.en.forms.signedOut.title)).toBeVisible();
  await expect(box(page, field.name)).toHaveValue('Lathe CK6150');
  // The user signs in again in another tab.
  await page.evaluate((key) => localStorage.setItem(key, 'another'), STORAGE_KEYS.token);
  await mockSave(page, '/products/create-new', DRAFT_SAVED);
  await press(page, save.draft);
  await expectToastAt(page, /tab=products/, 'The draft was saved.');
});

test('an upload can be cancelled', { tag: '@wide' }, async ({ page }) => {
  await signInAsSupplier(page);
  await page.route('**/api/products/create-new', () => undefined);
  await open(page, NEW);
  await box(page, field.name).fill('Lathe');
  await press(page, save.draft);
  await expect(page.getByRole('progressbar', { name: save.progress })).toBeVisible();
  await press(page, save.cancel);
  await expect(page.getByText(save.cancelled)).toBeVisible();
  await expect(box(page, field.name)).toHaveValue('Lathe');
});
