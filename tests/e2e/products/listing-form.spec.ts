// Creating and editing a product: access, required fields, sent data, and no loss of input.
import { STORAGE_KEYS } from '../../../contract/limits.ts';
import { expect, LANGUAGES, open, type Page, REFUSED, test } from '../site.ts';
import { expectSound } from '../sound.ts';
import { filled, WORDS } from '../words.ts';
import {
  enterAsMaker,
  expectSaidAt,
  MAKER,
  PRODUCT,
  picture,
  saveAnswered,
  storedProduct,
  toast,
} from './maker.ts';

const NEW = '/dashboard/products/new';
const EDIT = '/products/edit/product-1';
const { field, save } = WORDS.en.listing;
const DRAFT_SAVED = { success: true, message: 'The draft was saved.' };

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const submit = (page: Page) => page.getByRole('button', { name: save.submit });

async function fillRequired(page: Page): Promise<void> {
  await box(page, field.name).fill('Lathe CK6150');
  await box(page, field.sort_description).fill('Turns 500 mm.');
  await box(page, field.description).fill('A lathe.');
  await choice(page, field.category).selectOption('engineering');
  await choice(page, field.subcategory).selectOption('metals-mining');
}

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const words = WORDS[lang].listing;

  test(`both screens are sound (${lang})`, async ({ page }) => {
    await enterAsMaker(page);
    await open(page, `${prefix}${NEW}`);
    await expect(box(page, words.field.name)).toBeVisible();
    await expectSound(page, language);
    await storedProduct(page, { status: 'rejected', rejectionReason: '415 V?' });
    await open(page, `${prefix}${EDIT}`);
    await expect(box(page, words.field.name)).toHaveValue(PRODUCT.name);
    await expect(page.getByText('415 V?')).toBeVisible();
    await expectSound(page, language);
  });

  test(`what is missing is said beside its field (${lang})`, async ({ page }) => {
    await enterAsMaker(page);
    await open(page, `${prefix}${NEW}`);
    const button = page.getByRole('button', { name: words.save.submit });
    await expect(button).toBeDisabled();
    await box(page, words.field.name).fill('Lathe');
    await button.click();
    await expect(box(page, words.field.sort_description)).toBeFocused();
    await expect(page.locator('#listing-category-fault')).toHaveText(
      lang === 'en' ? 'Please select a category' : '请选择分类',
    );
    await expect(toast(page, lang === 'en' ? 'Validation Error' : '填写有误')).toBeVisible();
    await expect(page.getByText(filled(words.save.faults_other, { count: 4 }))).toBeVisible();
    await expectSound(page, language);
  });
}

test('a visitor is told why and sent to sign in', { tag: '@wide' }, async ({ page }) => {
  await open(page, NEW);
  await expectSaidAt(page, /\/auth/, 'You must be logged in as a manufacturers');
});

test('a buyer is told why and sent to the dashboard', { tag: '@wide' }, async ({ page }) => {
  await enterAsMaker(page, { ...MAKER, role: 'buyer' });
  await open(page, NEW);
  await expectSaidAt(page, /\/dashboard$/, 'Access Denied');
  await open(page, EDIT);
  await expectSaidAt(page, /\/dashboard$/, 'Only manufacturers can create/edit products');
});

test('a product is submitted with its pictures in the chosen order', async ({ page }) => {
  await enterAsMaker(page);
  const sent = await saveAnswered(page, '/products/create-new', { success: true });
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
  await expectSaidAt(page, /tab=products/, 'is pending approval!');
  expect(sent[0]).toEqual([
    ['name', 'Lathe CK6150'],
    ['sort_description', 'Turns 500 mm.'],
    ['description', 'A lathe.'],
    ['category', 'engineering'],
    ['subcategory', 'metals-mining'],
    ['countryOfOrigin', 'China'],
    ['tags', '["cnc","lathe"]'],
    ['specifications', '{"Power":"11 kW"}'],
    ['images', 'three.png'],
    ['images', 'two.png'],
    ['status', 'pending'],
    ['idempotencyKey', expect.stringMatching(/^[0-9a-f]{32}$/)],
  ]);
});

test('limits of pictures and video are said in the words of each mode', { tag: '@wide' }, async ({
  page,
}) => {
  await enterAsMaker(page);
  await storedProduct(page);
  const six = Array.from({ length: 6 }, (_, at) => picture(`${at}.png`));
  await open(page, NEW);
  await page.locator('#listing-images').setInputFiles(six);
  await expect(toast(page, 'Limit reached')).toBeVisible();
  await expect(page.locator('[data-picture]')).toHaveCount(5);
  await page
    .locator('#listing-images')
    .setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('x') });
  await expect(page.getByText('a.heic: A picture must be a JPEG, PNG or WebP file.')).toBeVisible();
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1);
  await page
    .locator('#listing-video')
    .setInputFiles({ name: 'v.mp4', mimeType: 'video/mp4', buffer });
  await expect(toast(page, 'File too large')).toBeVisible();
  await expect(page.locator('#listing-video-fault')).toHaveText('Video size should not exceed 5MB');
});

test('what was typed survives a reload and is offered back', async ({ page }) => {
  await enterAsMaker(page);
  await open(page, NEW);
  await box(page, field.name).fill('Half written');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await press(page, WORDS.en.forms.draft.restore);
  await expect(box(page, field.name)).toHaveValue('Half written');
});

test('leaving with unsaved changes is asked about', { tag: '@wide' }, async ({ page }) => {
  await enterAsMaker(page);
  await open(page, NEW);
  await box(page, field.name).fill('Half written');
  await page.getByRole('link', { name: WORDS.en.listing.back }).click();
  const dialog = page.getByRole('alertdialog', { name: WORDS.en.forms.leave.title });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(box(page, field.name)).toHaveValue('Half written');
  await page.getByRole('link', { name: WORDS.en.listing.back }).click();
  await dialog.getByRole('button', { name: WORDS.en.forms.leave.confirm }).click();
  await page.waitForURL(/\/dashboard/);
  await open(page, NEW);
  await expect(box(page, field.name)).toHaveValue('');
  await expect(page.getByText(WORDS.en.forms.draft.title)).toHaveCount(0);
});

test('a session that ends under the form loses nothing', { tag: '@wide' }, async ({
  page,
  faults,
}) => {
  faults.expected(REFUSED);
  const gone = { success: false, code: 'unauthorized', message: 'Please sign in first.' };
  await enterAsMaker(page);
  await saveAnswered(page, '/products/create-new', gone, 401);
  await open(page, NEW);
  await fillRequired(page);
  await submit(page).click();
  await expect(page.getByText(WORDS.en.forms.signedOut.title)).toBeVisible();
  await expect(box(page, field.name)).toHaveValue('Lathe CK6150');
  // The user signs in again in another tab.
  await page.evaluate((key) => localStorage.setItem(key, 'another'), STORAGE_KEYS.token);
  await saveAnswered(page, '/products/create-new', DRAFT_SAVED);
  await press(page, save.draft);
  await expectSaidAt(page, /tab=products/, 'The draft was saved.');
});

test('an upload can be cancelled', { tag: '@wide' }, async ({ page }) => {
  await enterAsMaker(page);
  await page.route('**/api/products/create-new', () => undefined);
  await open(page, NEW);
  await box(page, field.name).fill('Lathe');
  await press(page, save.draft);
  await expect(page.getByRole('progressbar', { name: save.progress })).toBeVisible();
  await press(page, save.cancel);
  await expect(page.getByText(save.cancelled)).toBeVisible();
  await expect(box(page, field.name)).toHaveValue('Lathe');
});
