// Photographs of suppliers wherever a product's picture is shown: uncropped, on the plate of the drawings, and captioned.

import sharp from 'sharp';
import { MINIMAL_BACKEND_SITE, SITE } from '../../../playwright.config.ts';
import { keepNumbers } from '../../../src/content/number-spacing.ts';
import { registerAccount, signInAs } from '../accounts.ts';
import { expectInsideWindow, expectNoViolations } from '../page-quality.ts';
import { expect, LANGUAGES, type Locator, open, type Page, test } from '../site.ts';
import { fillPlaceholders, SITE_TEXTS } from '../site-texts.ts';

/** As in tests/fixtures/minimal-backend.ts. */
const SHAPES = [
  [720, 1280],
  [900, 900],
  [1280, 400],
] as const;
const NAME = 'Plain machine 01';

/** A photograph cut out on nothing: a red frame, an eighth of each side wide, around transparent pixels. */
const frame = (width: number, height: number): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#e00" fill-rule="evenodd" d="M0 0h${width}v${height}h-${width}zM${width / 8} ${height / 8}v${height * 0.75}h${width * 0.75}v-${height * 0.75}z"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
};

/** Replies with frames of the sizes in the names. */
async function servePhotographs(page: Page): Promise<void> {
  await page.route('**/api/media/uploads/photograph-*', async (route) => {
    const [, width, height] = /-(\d+)x(\d+)\./.exec(route.request().url()) ?? [];
    const body = await frame(Number(width), Number(height));
    await route.fulfill({ contentType: 'image/webp', body });
  });
}

interface Shown {
  /** Width of the frame on the screen by its height. */
  readonly ratio: number;
  /** Width of each side of the frame, as a fraction of the frame. */
  readonly sides: readonly number[];
  /** Color inside the frame, where the plate is seen. */
  readonly inside: string;
}

/** What a screenshot of a picture shows of the frame. */
async function shownFrame(picture: Locator): Promise<Shown> {
  const { data, info } = await sharp(await picture.screenshot({ animations: 'disabled' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => {
    const at = (y * info.width + x) * 3;
    return [...data.subarray(at, at + 3)];
  };
  const isRed = (x: number, y: number): boolean => {
    const [red = 0, green = 0, blue = 0] = pixel(x, y);
    return red > 150 && green < 110 && blue < 110;
  };
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const rows = Array.from({ length: info.height }, (_, y) => y);
  const [middleX, middleY] = [Math.floor(info.width / 2), Math.floor(info.height / 2)];
  const across = columns.filter((x) => isRed(x, middleY));
  const down = rows.filter((y) => isRed(middleX, y));
  const width = (across.at(-1) ?? 0) - (across[0] ?? 0) + 1;
  const height = (down.at(-1) ?? 0) - (down[0] ?? 0) + 1;
  const sides = [
    across.filter((x) => x < middleX).length / width,
    across.filter((x) => x > middleX).length / width,
    down.filter((y) => y < middleY).length / height,
    down.filter((y) => y > middleY).length / height,
  ];
  return { ratio: width / height, sides, inside: `rgb(${pixel(middleX, middleY).join(', ')})` };
}

/** Expects the whole picture, in its own proportions. */
async function expectUncropped(picture: Locator, [width, height]: readonly [number, number]) {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(async () => {
    const { ratio, sides } = await shownFrame(picture);
    expect(Math.abs(ratio / (width / height) - 1)).toBeLessThan(0.08);
    for (const side of sides) expect(Math.abs(side - 1 / 8)).toBeLessThan(0.05);
  }).toPass({ timeout: 10_000 });
}

const colorOfPlate = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--color-picture)';
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return '';
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    probe.remove();
    return `rgb(${[...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).join(', ')})`;
  });

const slide = (page: Page, number: number): Locator => page.locator(`#media-${number}`);

test.describe('in the catalog', () => {
  test.use({ baseURL: MINIMAL_BACKEND_SITE });

  for (const colorScheme of ['light', 'dark'] as const)
    test(`a card shows the whole photograph, in ${colorScheme} mode`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await servePhotographs(page);
      await open(page, '/products?page=3');
      const picture = page.getByRole('article').filter({ hasText: NAME }).locator('img');
      await expectUncropped(picture, SHAPES[0]);
      expect((await shownFrame(picture)).inside).toBe(await colorOfPlate(page));
    });

  for (const { lang, prefix } of LANGUAGES)
    test(`the product page shows whole photographs with captions (${lang})`, async ({ page }) => {
      const { gallery } = SITE_TEXTS[lang].product;
      await servePhotographs(page);
      await open(page, `${prefix}/product/p0`);
      for (const [at, shape] of SHAPES.entries()) {
        const number = at + 1;
        const alt = keepNumbers(
          fillPlaceholders(gallery.pictureOfKind, {
            kind: gallery.kind.photo,
            name: NAME,
            number: String(number),
            total: String(SHAPES.length),
          }),
        );
        await page.locator('[data-thumb]').nth(at).click();
        await expect(page.locator('[data-thumb]').nth(at)).toHaveAttribute('aria-current', 'true');
        const picture = slide(page, number).getByAltText(alt, { exact: true });
        await expectUncropped(picture, shape);
        await expect(slide(page, number).getByText(gallery.kind.photo)).toBeVisible();
        await expectUncropped(page.locator('[data-thumb] img').nth(at), shape);
      }
      await expectInsideWindow(page);
      await expectNoViolations(page);

      await slide(page, 3).getByRole('link').click();
      const dialog = page.getByRole('dialog');
      for (const shape of [...SHAPES].reverse()) {
        await expectUncropped(dialog.getByRole('img'), shape);
        await expect(dialog.getByText(gallery.kind.photo)).toBeVisible();
        await page.keyboard.press('ArrowLeft');
      }
      await expectNoViolations(page);
    });

  test('link previews show the largest file of the photograph', async ({ page }) => {
    await servePhotographs(page);
    await open(page, '/product/p0');
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      /^https?:\/\/[^/]+\/api\/media\/uploads\/photograph-0-720x1280\.1280\.webp$/,
    );
  });
});

test('a supplier sees an uploaded photograph whole, in the list and in the form', async ({
  page,
}) => {
  const supplier = await registerAccount(page, 'supplier');
  const [width, height] = SHAPES[0];
  const reply = await page.request.post(`${SITE}/api/products/create-new`, {
    headers: { authorization: `Bearer ${supplier.token}` },
    multipart: {
      name: 'Upright press',
      status: 'draft',
      images: { name: 'press.webp', mimeType: 'image/webp', buffer: await frame(width, height) },
    },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  await signInAs(page, supplier);
  await open(page, '/dashboard?tab=products');
  const thumbnail = page.locator('main picture img').first();
  await expectUncropped(thumbnail, SHAPES[0]);
  expect((await shownFrame(thumbnail)).inside).toBe(await colorOfPlate(page));
  await page.getByRole('table').getByRole('link', { name: 'Upright press' }).click();
  await expectUncropped(page.locator('[data-picture] img'), SHAPES[0]);
});
