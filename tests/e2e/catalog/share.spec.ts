// Sharing a page: the sheet of the system on phones, elsewhere a menu; and what a chat shows of the address.
import { comparePath } from '../../../src/components/compare/compare-address.ts';
import { fullProduct, fullSupplier } from '../demo-data.ts';
import { expectNoViolations } from '../page-quality.ts';
import { expect, isPhone, LANGUAGES, open, type Page, press, test } from '../site.ts';
import { SITE_TEXTS } from '../site-texts.ts';
import { comparedLathes } from './catalog.ts';

const productPath = async () => `/product/${(await fullProduct()).id}`;

/** Headless browsers have none. */
const withShareSheet = (page: Page, outcome: 'done' | 'AbortError' | 'NotAllowedError') =>
  page.addInitScript((name) => {
    navigator.share = async (data) => {
      document.documentElement.dataset.shared = JSON.stringify(data);
      if (name !== 'done') throw new DOMException('', name);
    };
  }, outcome);

test('the sheet of the system gets title and address', async ({ page }) => {
  test.skip(!isPhone(page), 'phones only');
  const { name, id } = await fullProduct();
  await withShareSheet(page, 'done');
  await open(page, await productPath());
  await press(page, 'Share');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-shared', /./);
  const shared = JSON.parse((await html.getAttribute('data-shared')) ?? '{}');
  expect(shared).toEqual({ title: name, url: expect.stringMatching(`/product/${id}$`) });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a closed sheet is no failure, a refused one opens the menu', async ({ page, context }) => {
  test.skip(!isPhone(page), 'phones only');
  await withShareSheet(page, 'AbortError');
  await open(page, await productPath());
  await press(page, 'Share');
  await expect(page.locator('html')).toHaveAttribute('data-shared', /./);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const other = await context.newPage();
  await withShareSheet(other, 'NotAllowedError');
  await open(other, await productPath());
  await press(other, 'Share');
  await expect(other.getByRole('dialog', { name: 'Share' })).toBeVisible();
});

test('with a mouse the menu opens although the system has a sheet @wide', async ({ page }) => {
  await withShareSheet(page, 'done');
  await open(page, await productPath());
  await press(page, 'Share');
  await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-shared');
});

test('the menu has WhatsApp, mail and the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { name } = await fullProduct();
  await open(page, await productPath());
  await press(page, 'Share');
  const menu = page.getByRole('dialog', { name: 'Share' });
  const address = await menu.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(address).toMatch(/^http.*\/product\//);
  const whatsapp = new URL(
    (await menu.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '',
  );
  expect(whatsapp.host).toBe('wa.me');
  expect(whatsapp.searchParams.get('text')).toBe(`${name}\n${address}`);
  await expect(menu.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:\?/);
  await press(page, 'Copy link');
  await expect(menu.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(menu.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(menu.getByRole('button', { name: 'WeChat' })).toHaveCount(0);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
});

test('the link can be selected where the clipboard is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async () => Promise.reject(new Error('blocked'));
  });
  await open(page, await productPath());
  await press(page, 'Share');
  await press(page, 'Copy link');
  await expect(page.getByText(SITE_TEXTS.en.share.notCopied)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeFocused();
});

test('Chinese pages have a QR code for WeChat, loaded on press', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, `/zh-hans${await productPath()}`);
  await press(page, '分享');
  await expect(page.getByRole('dialog', { name: '分享' })).toBeVisible();
  expect(requested.filter((url) => url.includes('qr-code'))).toEqual([]);
  await press(page, '微信');
  const address = await page.getByRole('textbox', { name: '链接' }).inputValue();
  await expect(page.getByRole('img', { name: address })).toBeVisible();
  await expect(page.getByText(SITE_TEXTS['zh-Hans'].share.scan)).toBeVisible();
  // No other site learns the address.
  const origin = new URL(page.url()).origin;
  expect(requested.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual(
    [],
  );
  await expectNoViolations(page);
});

test('a chat shows name, text and picture of what is shared', async ({ page }) => {
  const lathes = await comparedLathes(2);
  const supplier = await fullSupplier();
  const { name } = await fullProduct();
  const pages = [
    { path: await productPath(), text: name },
    { path: `/supplier/${supplier.id}`, text: supplier.companyName },
    { path: comparePath(lathes.map(({ id }) => id)), text: lathes[1]?.name ?? '' },
  ];
  for (const { prefix } of LANGUAGES)
    for (const { path, text } of pages) {
      await page.goto(prefix + path);
      const meta = (property: string) =>
        page.locator(`meta[property="og:${property}"]`).getAttribute('content');
      if (prefix === '') expect(await meta('title')).toContain(text);
      expect(await meta('description')).toBeTruthy();
      const picture = new URL((await meta('image')) ?? '');
      expect(picture.pathname).toMatch(/^\/api\/media\/.*\.(?:jpg|webp)$/);
      const reply = await page.request.get(picture.pathname);
      expect(reply.status()).toBe(200);
      await expect(
        page.getByRole('button', { name: prefix === '' ? 'Share' : '分享' }),
      ).toBeVisible();
    }
});
