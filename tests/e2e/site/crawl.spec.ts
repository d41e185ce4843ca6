// Crawl of the whole site, including pages rendered on demand; and the same on a static host.
import { SITE, STATIC_SITE } from '../../../playwright.config.ts';
import { crawl } from '../../fixtures/crawl.ts';
import { expect, test } from '../site.ts';

/** Lower bound of the number of pages of the demo market and the content. */
const LEAST = 1_200;

/** Catalog pages, which a static host forwards to the server. */
const isForwarded = (path: string): boolean => /^(?:\/zh-hans)?\/(?:product|supplier)\//.test(path);

test.describe.configure({ timeout: 240_000 });

const sitemapPaths = async (origin: string): Promise<string[]> => {
  const locations = async (path: string): Promise<string[]> => {
    const reply = await fetch(origin + path);
    expect(reply.status, path).toBe(200);
    expect(reply.headers.get('content-type'), path).toContain('xml');
    return [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  };
  const files = await locations('/sitemap.xml');
  return (await Promise.all(files.map(locations))).flat();
};

test('every page is reachable, valid and in one language', async () => {
  const paths = await sitemapPaths(SITE);
  const { pages, errors } = await crawl(SITE, ['/', '/zh-hans', ...paths]);
  expect(errors).toEqual([]);
  expect(pages).toBeGreaterThan(LEAST);
  expect(new Set(paths).size, 'the sitemap names every page once').toBe(paths.length);
});

test('a static host with forwarded addresses serves the same pages', async () => {
  const { pages, errors } = await crawl(STATIC_SITE, ['/', '/zh-hans'], isForwarded);
  expect(errors).toEqual([]);
  expect(pages).toBeGreaterThan(100);
  for (const path of ['/nothing', '/zh-hans/nothing'])
    expect((await fetch(STATIC_SITE + path)).status).toBe(404);
});
