// Creates docs/images, the screenshots of the README, from a running demo market.
// `node scripts/screenshots.ts http://127.0.0.1:4321` needs Chromium; a buyer and the demo supplier chat for the last picture.
import { mkdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { STORAGE_KEYS } from '../contract/limits.ts';
import { findOrInstallChromium } from './chromium.ts';

const [origin, data = 'data'] = process.argv.slice(2);
const executablePath = findOrInstallChromium();
if (!origin || !executablePath) {
  console.error('Usage: node scripts/screenshots.ts http://127.0.0.1:4321 [DATA_DIR]');
  process.exit(2);
}
const IMAGES = new URL('../docs/images/', import.meta.url);
const VIEWPORT = { width: 1440, height: 900 };
const IMAGE_WIDTH = 1200;

async function call<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const reply = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Answer;
}

interface SignedIn {
  readonly token: string;
  readonly user: { readonly id: string };
}

/** Signs in with a demo account, from the file that the demo market writes. */
function signIn(title: 'buyer' | 'supplier'): Promise<SignedIn> {
  const lines = readFileSync(`${data}/demo-accounts.txt`, 'utf8').split('\n');
  const [, email = '', password = ''] =
    lines.find((line) => line.startsWith(title))?.split(/\s+/) ?? [];
  return call<SignedIn>('/auth/login', { email, password });
}

async function newPage(browser: Browser, token?: string): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  if (!token) return page;
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.token,
    token,
  ] as const);
  return page;
}

/** Takes a screenshot, after a click on `row` if it is given. */
async function takeScreenshot(page: Page, path: string, name: string, row?: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  if (row) await page.locator(row).click();
  await page.waitForLoadState('networkidle');
  // Translations and read marks arrive later.
  if (row) await page.waitForTimeout(2_000);
  const { href } = new URL(`${name}.webp`, IMAGES);
  await sharp(await page.screenshot())
    .resize(IMAGE_WIDTH)
    .webp({ quality: 72, effort: 6 })
    .toFile(new URL(href).pathname);
  await page.close();
}

mkdirSync(IMAGES, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const [buyer, supplier] = [await signIn('buyer'), await signIn('supplier')];
const reply = await fetch(`${origin}/api/products/my/products?status=active&limit=1`, {
  headers: { authorization: `Bearer ${supplier.token}` },
});
const { products } = (await reply.json()) as { products: { id: string }[] };
const productId = products[0]?.id ?? '';
const chat = await call<{ id: string }>(
  '/chats',
  { userIds: [supplier.user.id], productId },
  buyer.token,
);
for (const [token, text] of [
  [buyer.token, 'Good morning. What is the delivery time?'],
  [supplier.token, '早上好。交货期为 45 天。您需要什么电压？'],
  [buyer.token, 'The voltage is 415 V.'],
] as const)
  await call('/messages', { chatId: chat.id, text }, token);

await takeScreenshot(await newPage(browser), '/products?search=lathe', 'products');
await takeScreenshot(await newPage(browser), `/product/${productId}`, 'product');
const chatRow = `[data-chat="${chat.id}"]`;
await takeScreenshot(await newPage(browser, buyer.token), '/chat', 'chat-en', chatRow);
await takeScreenshot(
  await newPage(browser, supplier.token),
  '/zh-hans/vendorchat',
  'chat-zh',
  chatRow,
);
await browser.close();
console.log('Screenshots are in docs/images.');
