// Scripts that a browser has loaded when the network is idle: those of dynamic imports too, as a reader's phone meets them.
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';

const PHONE = { width: 390, height: 844 };

/**
 * Opens a page on a phone, signed in where `token` is given, and returns the gzipped bytes of all loaded scripts and their addresses.
 * `tokenKey`: key of the token in the browser's storage.
 */
export async function measureIdleScripts(
  browser: Browser,
  address: string,
  session: { readonly token: string; readonly tokenKey: string } | null,
): Promise<{ readonly bytes: number; readonly files: readonly string[] }> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  if (session)
    await context.addInitScript(({ token, tokenKey }) => localStorage.setItem(tokenKey, token), session);
  const page = await context.newPage();
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (reply) => {
    if (reply.request().resourceType() === 'script')
      sizes.set(
        new URL(reply.url()).pathname,
        reply.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { bytes, files: [...sizes.keys()] };
}
