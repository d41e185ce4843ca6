// Client-side scaling of large photographs, with correct orientation; a browser that cannot shows an error and keeps the form.
import sharp from 'sharp';
import { mediaUrl } from '../../../contract/media.ts';
import { sidewaysPhoto } from '../../fixtures/files.ts';
import { registerAccount, signInAs, type TestAccount } from '../accounts.ts';
import { createConversation, messageInput, messageLog } from '../chat/chat-users.ts';
import { expect, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';

const { listing, chat, forms, productFields } = SITE_TEXTS.en;
const NEW = '/dashboard/products/new';

const chosen = async (photo: Promise<File>) => {
  const { name, type, ...file } = await photo.then(async (each) => ({
    name: each.name,
    type: each.type,
    buffer: Buffer.from(await each.arrayBuffer()),
  }));
  return { name, mimeType: type, ...file };
};
/** 40 megapixels, stored rotated. */
const photo = () => chosen(sidewaysPhoto(8_000, 5_000));
/** More than 10 MB in few pixels. */
const noise = async () => {
  const create = {
    width: 2_400,
    height: 1_800,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  } as const;
  return {
    name: 'noise.png',
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
};
const tiles = (page: Page) => page.locator('[data-picture] img');
const sizeOf = (page: Page, at: number) =>
  tiles(page)
    .nth(at)
    .evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight]);

/** Stored pictures of the member's only product. */
async function storedImages(page: Page, { token }: TestAccount): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await page.request.get('/api/products/my/products', { headers });
  const { products } = (await reply.json()) as { products: { images: string[] }[] };
  return products[0]?.images ?? [];
}

test('a product accepts a photo of 40 megapixels and a picture above 10 MB', {
  tag: '@wide',
}, async ({ page }) => {
  const member = await registerAccount(page, 'supplier');
  await signInAs(page, member);
  await open(page, NEW);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await box(productFields.form.name).fill('Lathe CK6150');
  const large = await noise();
  expect(large.buffer.length).toBeGreaterThan(10 * 1024 * 1024);
  await page.locator('#listing-images').setInputFiles([await photo(), large]);
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).nth(1)).not.toHaveJSProperty('naturalWidth', 0);
  expect(await sizeOf(page, 0)).toEqual([1_875, 3_000]);
  expect(await sizeOf(page, 1)).toEqual([2_400, 1_800]);
  const sending = page.waitForRequest((sent) => sent.url().endsWith('/api/products/create-new'));
  const saving = page.waitForResponse('**/api/products/create-new');
  await page.getByRole('button', { name: listing.save.draft }).click();
  expect(Number((await (await sending).allHeaders())['content-length'])).toBeLessThan(10_000_000);
  expect((await saving).status()).toBe(200);
  const images = await storedImages(page, member);
  expect(images.map((path) => /-(\d+x\d+)\./.exec(path)?.[1])).toEqual(['800x1280', '1280x960']);
  const upright = await page.request.get(mediaUrl(images[0] ?? ''));
  const [red = 255, , blue = 0] = await sharp(await upright.body())
    .extract({ left: 200, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([red < 60, blue > 200]).toEqual([true, true]);
});

test('saving waits until the chosen pictures are scaled', { tag: '@wide' }, async ({ page }) => {
  const member = await registerAccount(page, 'supplier');
  await signInAs(page, member);
  await open(page, NEW);
  await page.getByRole('textbox', { name: productFields.form.name, exact: true }).fill('Lathe');
  const saving = page.waitForResponse('**/api/products/create-new');
  await page.locator('#listing-images').setInputFiles(await photo());
  await page.getByRole('button', { name: listing.save.draft }).click();
  expect((await saving).status()).toBe(200);
  expect(await storedImages(page, member)).toHaveLength(1);
});

test('a browser that cannot scale shows the limits', { tag: '@wide' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  await signInAs(page, await registerAccount(page, 'supplier'));
  await open(page, NEW);
  await page.getByRole('textbox', { name: productFields.form.name, exact: true }).fill('Lathe');
  const small = await chosen(sidewaysPhoto());
  await page.locator('#listing-images').setInputFiles([await photo(), small]);
  await expect(
    page.getByText(fillPlaceholders(forms.pictures.notScaled, { name: 'photo.jpg' })),
  ).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
});

test('a conversation and a profile accept such a photo', { tag: '@wide' }, async ({
  page,
  request,
}) => {
  const { buyer, chatId } = await createConversation(request);
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), buyer.token);
  await open(page, `/chat?c=${chatId}`);
  await page.locator('form input[type=file]').setInputFiles(await photo());
  await expect(messageInput(page)).toBeFocused();
  await expect(page.getByText('photo.jpg')).toBeVisible();
  await page.getByRole('button', { name: chat.line.send }).click();
  await expect(messageLog(page).locator('img')).toHaveJSProperty('naturalHeight', 1_280);
  await open(page, '/dashboard/profile');
  await page.locator('#profile-avatar').setInputFiles(await photo());
  await expect(page.locator('fieldset:has(#profile-avatar) img')).toHaveJSProperty(
    'naturalHeight',
    3_000,
  );
});
