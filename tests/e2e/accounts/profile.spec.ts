// Profile form: editable fields per role, sent data, and messages.
import { enterAsMaker, MAKER, picture, saveAnswered, toast } from '../products/maker.ts';
import { expect, LANGUAGES, open, type Page, test } from '../site.ts';
import { expectSound } from '../sound.ts';
import { WORDS } from '../words.ts';

const PROFILE = '/dashboard/profile';
const { field, save } = WORDS.en.profile;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

for (const language of LANGUAGES) {
  const { lang, prefix } = language;
  const words = WORDS[lang].profile;

  test(`the screen is sound, at both of its addresses (${lang})`, async ({ page }) => {
    await enterAsMaker(page, { ...MAKER, name: 'Li' });
    for (const path of [PROFILE, `${PROFILE}/edit`]) {
      await open(page, `${prefix}${path}`);
      await expect(box(page, words.field.companyName)).toHaveValue(MAKER.companyName);
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
      await expectSound(page, language);
    }
  });

  test(`a visitor is asked to sign in (${lang})`, { tag: '@wide' }, async ({ page }) => {
    await open(page, `${prefix}${PROFILE}`);
    await expect(page.getByText(words.visitor)).toBeVisible();
    await page.locator('main').getByRole('link', { name: words.signIn }).click();
    await page.waitForURL(/\/auth/);
  });
}

test('what was changed is saved, with the picture', { tag: '@wide' }, async ({ page }) => {
  const user = { ...MAKER, name: 'Li Wei Jr' };
  await enterAsMaker(page);
  const sent = await saveAnswered(page, '/auth/profile', { success: true, user });
  await open(page, PROFILE);
  await expect(box(page, field.email)).not.toBeEditable();
  await expect(box(page, field.role)).not.toBeEditable();
  await box(page, field.name).fill('Li Wei Jr');
  await box(page, field.phone).fill('139 0013 9000 99');
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

test('what is wrong is said beside its field, and a failure loses nothing', async ({
  page,
  faults,
}) => {
  faults.expected(/Failed to load resource/);
  await enterAsMaker(page);
  await saveAnswered(page, '/auth/profile', {}, 500);
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

test('a buyer has no licence and no certificates', { tag: '@wide' }, async ({ page }) => {
  await enterAsMaker(page, { ...MAKER, role: 'buyer', phone: null });
  await open(page, PROFILE);
  await expect(box(page, field.phone)).toHaveValue('+91');
  await expect(page.getByText(field.businessLicense)).toHaveCount(0);
  await expect(box(page, field.establishedYear)).toHaveCount(0);
});

test('a picture that cannot be read leaves the saved ones', { tag: '@wide' }, async ({ page }) => {
  const saved = { avatar: '/media/a.640.webp', businessLicense: '/media/l.640.webp' };
  await enterAsMaker(page, { ...MAKER, ...saved });
  await page.route('**/api/media/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: picture('x').buffer }),
  );
  const sent = await saveAnswered(page, '/auth/profile', { success: true, user: MAKER });
  await open(page, PROFILE);
  const broken = { ...picture('broken.png'), buffer: Buffer.from('no picture') };
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

test('a picture that is none is refused', { tag: '@wide' }, async ({ page }) => {
  await enterAsMaker(page);
  await open(page, PROFILE);
  const heic = { name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('x') };
  await page.locator('#profile-avatar').setInputFiles(heic);
  await expect(page.locator('#profile-avatar-fault')).toHaveText(
    'a.heic: A picture must be a JPEG, PNG or WebP file.',
  );
});
