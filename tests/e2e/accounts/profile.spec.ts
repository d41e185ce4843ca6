// Profile form: editable fields per role, sent data, and messages.

import { expectPageQuality } from '../page-quality.ts';
import { mockSave, picture, SUPPLIER, signInAsSupplier, toast } from '../products/fake-supplier.ts';
import { box, expect, LANGUAGES, open, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';

const PROFILE = '/dashboard/profile';
const { field, save } = SITE_TEXTS.en.profile;

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const words = SITE_TEXTS[lang].profile;

  test(`the screen passes the general checks, at both of its addresses (${lang})`, async ({
    page,
  }) => {
    await signInAsSupplier(page, { ...SUPPLIER, name: 'Li' });
    for (const path of [PROFILE, `${PROFILE}/edit`]) {
      await open(page, `${prefix}${path}`);
      await expect(box(page, words.field.companyName)).toHaveValue(SUPPLIER.companyName);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expectPageQuality(page, language);
    }
  });

  test(`a visitor is asked to sign in (${lang})`, { tag: '@wide' }, async ({ page }) => {
    await open(page, `${prefix}${PROFILE}`);
    await expect(page.getByText(words.visitor)).toBeVisible();
    await page.locator('main').getByRole('link', { name: words.signIn }).click();
    await page.waitForURL(/\/auth/);
  });
}

test('a change is saved with the picture', { tag: '@wide' }, async ({ page }) => {
  const user = { ...SUPPLIER, name: 'Li Wei Jr' };
  await signInAsSupplier(page);
  const sent = await mockSave(page, '/auth/profile', { success: true, user });
  await open(page, PROFILE);
  await expect(box(page, field.email)).not.toBeEditable();
  await expect(box(page, field.role)).not.toBeEditable();
  await box(page, field.name).fill('Li Wei Jr');
  await box(page, field.phone).fill('0086 139 0013 9000');
  await expect(box(page, field.phone)).toHaveValue('+8613900139000');
  await page.locator('#profile-avatar').setInputFiles(picture('logo.png'));
  await page.getByRole('button', { name: save.submit }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  expect(sent[0]).toEqual([
    ['name', 'Li Wei Jr'],
    ['phone', '+8613900139000'],
    ['avatar', 'logo.png'],
  ]);
  await page.getByRole('button', { name: save.submit }).click();
  await expect(page.getByText(save.unchanged)).toBeVisible();
});

test('the input survives a reload and is offered again', { tag: '@wide' }, async ({ page }) => {
  await signInAsSupplier(page);
  await open(page, PROFILE);
  await box(page, field.description).fill('Half written');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await press(page, SITE_TEXTS.en.forms.draft.restore);
  await expect(box(page, field.description)).toHaveValue('Half written');
});

test('errors are shown beside their fields, and a failure keeps the input', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expected(/Failed to load resource/);
  await signInAsSupplier(page);
  await mockSave(page, '/auth/profile', {}, 500);
  await open(page, PROFILE);
  await box(page, field.phone).fill('139');
  await page.getByRole('button', { name: save.submit }).click();
  await expect(box(page, field.phone)).toBeFocused();
  await expect(page.locator('#profile-phone-fault')).toHaveText(
    'Chinese phone number must be exactly 11 digits',
  );
  await box(page, field.phone).fill('');
  await box(page, field.name).fill('Another');
  await page.getByRole('button', { name: save.submit }).click();
  await expect(toast(page, 'Profile update failed')).toBeVisible();
  await page.route('**/api/auth/profile', (route) => route.abort());
  await page.getByRole('button', { name: save.submit }).click();
  await expect(toast(page, 'Failed to update profile')).toBeVisible();
  await expect(box(page, field.name)).toHaveValue('Another');
});

test('a buyer has no license and certificate fields', { tag: '@wide' }, async ({ page }) => {
  await signInAsSupplier(page, { ...SUPPLIER, role: 'buyer', phone: null });
  await open(page, PROFILE);
  await expect(box(page, field.phone)).toHaveValue('+91');
  await expect(page.getByText(field.businessLicense)).toHaveCount(0);
  await expect(box(page, field.establishedYear)).toHaveCount(0);
});

test('an unreadable picture keeps the stored ones', { tag: '@wide' }, async ({ page }) => {
  const saved = { avatar: '/media/a.640.webp', businessLicense: '/media/l.640.webp' };
  await signInAsSupplier(page, { ...SUPPLIER, ...saved });
  await page.route('**/api/media/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: picture('x').buffer }),
  );
  const sent = await mockSave(page, '/auth/profile', { success: true, user: SUPPLIER });
  await open(page, PROFILE);
  const broken = { ...picture('broken.png'), buffer: Buffer.from('\x89PNG, cut off', 'latin1') };
  for (const name of ['avatar', 'businessLicense'] as const) {
    const place = page.locator('fieldset', { has: page.locator(`#profile-${name}`) });
    const before = await place.locator('img').getAttribute('src');
    await page.locator(`#profile-${name}`).setInputFiles(broken);
    await expect(page.locator(`#profile-${name}-fault`)).toHaveText(
      'This picture could not be read. Please choose another file.',
    );
    await expect(place.locator('img')).toHaveAttribute('src', before ?? '');
  }
  await box(page, field.name).fill('Li Wei Jr');
  await page.getByRole('button', { name: save.submit }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  expect(sent).toEqual([[['name', 'Li Wei Jr']]]);
});

test('a file that is no picture is refused', { tag: '@wide' }, async ({ page }) => {
  await signInAsSupplier(page);
  await open(page, PROFILE);
  const text = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') };
  await page.locator('#profile-avatar').setInputFiles(text);
  await expect(page.locator('#profile-avatar-fault')).toHaveText(
    'a.png: A picture must be a JPEG, PNG or WebP file.',
  );
});

test('a supplier says what its works are: trade name, pictures with captions, markets', async ({
  page,
}) => {
  await signInAsSupplier(page);
  const sent = await mockSave(page, '/auth/profile', { success: true, user: SUPPLIER });
  await open(page, PROFILE);
  const { form, factory } = SITE_TEXTS.en.company;
  await box(page, form.tradeName).fill('Yichen');
  await page.getByRole('checkbox', { name: 'India', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Vietnam', exact: true }).check();
  await page.locator('#profile-factoryPictures').setInputFiles(picture('hall.png'));
  await page.getByLabel('Picture 1 shows').selectOption(factory.subject.assembly);
  await page.locator('#profile-certifications').setInputFiles(picture('ce.png'));
  const certificate = page.getByRole('group', { name: 'Certificate 1', exact: true });
  await certificate.getByLabel(form.documentNumber).fill('EX-12');
  await certificate.getByLabel(form.validUntil).fill('2028-01-31');
  await page.getByRole('button', { name: save.submit }).click();
  await expect(toast(page, 'Profile updated successfully')).toBeVisible();
  const caption = { title: '', number: 'EX-12', issuer: '', validUntil: '2028-01-31' };
  expect(sent[0]).toEqual([
    ['tradeName', 'Yichen'],
    ['exportMarkets', 'IN'],
    ['exportMarkets', 'VN'],
    ['certifications', 'ce.png'],
    ['factoryPictures', 'hall.png'],
    ['certificationCaptions', JSON.stringify(caption)],
    ['factorySubjects', 'assembly'],
  ]);
});
