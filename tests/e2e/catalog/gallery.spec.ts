// Product gallery: thumbnails, keys, arrows, swiping, the video, the enlarged picture.

import { pictureBytes } from '../../fixtures/files.ts';
import { fullProduct } from '../demo-data.ts';
import { expect, isPhone, type Locator, open, type Page, test } from '../site.ts';

const gallery = (page: Page): Locator => page.getByRole('region', { name: 'Pictures and video' });
const viewer = (page: Page): Locator =>
  gallery(page).getByRole('list', { name: 'Pictures and video' });
const thumb = (page: Page, name: string): Locator => gallery(page).getByRole('link', { name });
const slide = (page: Page, number: number): Locator => page.locator(`#media-${number}`);

/** Opens a product and resolves with the number of its slides (pictures and video). */
async function openProduct(page: Page): Promise<number> {
  const { id, images } = await fullProduct();
  await open(page, `/product/${id}`);
  await expect(thumb(page, 'Show picture 1')).toHaveAttribute('aria-current', 'true');
  return images.length + 1;
}

test('thumbnails, arrows and keys change the picture, and each position is announced', async ({
  page,
}) => {
  const total = await openProduct(page);
  await thumb(page, 'Show picture 3').click();
  await expect(thumb(page, 'Show picture 3')).toHaveAttribute('aria-current', 'true');
  await expect(thumb(page, 'Show picture 1')).not.toHaveAttribute('aria-current');
  await expect(gallery(page).getByRole('status')).toHaveText(`3 of ${total}`);
  await expect(slide(page, 3)).toBeInViewport({ ratio: 0.5 });
  await expect(slide(page, 1)).not.toBeInViewport();

  await gallery(page).getByRole('button', { name: 'Previous' }).click();
  await expect(thumb(page, 'Show picture 2')).toHaveAttribute('aria-current', 'true');
  await viewer(page).focus();
  await page.keyboard.press('Home');
  await expect(thumb(page, 'Show picture 1')).toHaveAttribute('aria-current', 'true');
  await expect(gallery(page).getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.keyboard.press('ArrowRight');
  await expect(thumb(page, 'Show picture 2')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('End');
  await expect(thumb(page, 'Show the video')).toHaveAttribute('aria-current', 'true');
  await expect(gallery(page).getByRole('button', { name: 'Next' })).toBeDisabled();
});

const MACHINE_DRAWING = 'Drawing of this machine from its data';
const FAMILY_DRAWING = 'Drawing of the machine family; this machine may look different';

test('each picture says what it is, below it, in its alternative text and enlarged', async ({
  page,
}) => {
  const total = await openProduct(page);
  await expect(slide(page, 1).getByText(MACHINE_DRAWING)).toBeInViewport();
  await expect(slide(page, 1).locator('img')).toHaveAttribute(
    'alt',
    new RegExp(`^${MACHINE_DRAWING}: .+, picture 1 of ${total}$`),
  );
  // The film is of the family, whichever machine it is shown with.
  await expect(slide(page, total).getByText(FAMILY_DRAWING)).toHaveCount(1);
  await slide(page, 1).getByRole('link').click();
  await expect(page.getByRole('dialog').getByText(MACHINE_DRAWING)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveAccessibleName(
    new RegExp(MACHINE_DRAWING),
  );
});

test('in Chinese too', async ({ page }) => {
  const { id } = await fullProduct();
  await open(page, `/zh-hans/product/${id}`);
  await expect(slide(page, 1).getByText('根据本设备参数绘制')).toBeInViewport();
});

test('arrow buttons do not cover the caption', async ({ page }) => {
  await openProduct(page);
  const caption = slide(page, 1).getByText(MACHINE_DRAWING);
  const [text, button] = await Promise.all([
    caption.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    }),
    gallery(page).getByRole('button', { name: 'Previous' }).boundingBox(),
  ]);
  expect(text).toBeLessThanOrEqual(button?.x ?? 0);
});

test('swiping changes the picture', async ({ page }) => {
  test.skip(!isPhone(page), 'phones only');
  await openProduct(page);
  const box = await viewer(page).boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', across?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        across === undefined ? [] : [{ x: (box?.x ?? 0) + across, y: (box?.y ?? 0) + 100 }],
    });
  await touch('touchStart', 330);
  for (let across = 320; across > 60; across -= 20) await touch('touchMove', across);
  await touch('touchEnd');
  await expect(thumb(page, 'Show picture 2')).toHaveAttribute('aria-current', 'true');
});

test('the video has controls and plays', async ({ page }) => {
  const total = await openProduct(page);
  await thumb(page, 'Show the video').click();
  const video = slide(page, total).locator('video');
  await expect(video).toHaveAttribute('controls');
  await expect(video.locator('source')).toHaveAttribute('src', /^\/api\/media\/.+\.(mp4|webm)$/);
  await expect
    .poll(() => video.evaluate((node: HTMLVideoElement) => node.duration))
    .toBeGreaterThan(0);
  await video.evaluate((node: HTMLVideoElement) => {
    node.muted = true;
    return node.play();
  });
  await thumb(page, 'Show picture 1').click();
  await expect.poll(() => video.evaluate((node: HTMLVideoElement) => node.paused)).toBe(true);
});

test('a picture is enlarged, zoomed, paged and closed with Escape', async ({ page }) => {
  const pictures = (await openProduct(page)) - 1;
  await slide(page, 1).getByRole('link').click();
  const dialog = page.getByRole('dialog', { name: 'Enlarged picture' });
  const picture = dialog.getByRole('img');
  await expect(dialog.getByRole('status')).toHaveText(`1 / ${pictures}`);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThanOrEqual(1280);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(`2 / ${pictures}`);

  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  await expect.poll(widthOf).toBeGreaterThan(100);
  const fitted = await widthOf();
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(widthOf).toBeGreaterThan(fitted * 1.2);
  await dialog.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(widthOf).toBe(fitted);
  await picture.click();
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The gallery shows the slide that was selected in the dialog.
  await expect(slide(page, 2).getByRole('link')).toBeFocused();
  await expect(thumb(page, 'Show picture 2')).toHaveAttribute('aria-current', 'true');

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a long picture has its width in the dialog, and is read by scrolling', {
  tag: '@wide',
}, async ({ page }) => {
  await openProduct(page);
  const link = slide(page, 1).getByRole('link');
  const body = await pictureBytes(790, 16_000, 'webp');
  await page.route(new URL((await link.getAttribute('href')) ?? '', page.url()).href, (route) =>
    route.fulfill({ body, contentType: 'image/webp' }),
  );
  await link.click();
  const picture = page.getByRole('dialog').getByRole('img');
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(790);
  await page.keyboard.press('End');
  await expect.poll(async () => (await picture.boundingBox())?.y).toBeLessThan(-14_000);
});
