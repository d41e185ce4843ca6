// Scripts that a browser has loaded when the network is idle: those of dynamic imports too, as a reader's phone meets them.
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

const sizes = new Map<string, Promise<number>>();

const sizeOf = (url: string): Promise<number> => {
  const size =
    sizes.get(url) ??
    fetch(url)
      .then((reply) => reply.arrayBuffer())
      .then((content) => gzipSync(content, { level: 9 }).length);
  sizes.set(url, size);
  return size;
};

const PHONE = { width: 390, height: 844 };

/**
 * Opens a page on a phone, signed in where `token` is given, and returns the gzipped bytes of all loaded scripts.
 * `tokenKey`: key of the token in the browser's storage.
 */
export async function measureIdleScripts(
  browser: Browser,
  address: string,
  session: { readonly token: string; readonly tokenKey: string } | null,
): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  if (session)
    await context.addInitScript(
      ({ token, tokenKey }) => localStorage.setItem(tokenKey, token),
      session,
    );
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script') files.add(reply.url());
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await context.close();
  const loaded = await Promise.all([...files].map(sizeOf));
  return loaded.reduce((sum, size) => sum + size, 0);
}
