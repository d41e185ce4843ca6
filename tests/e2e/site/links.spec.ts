// Link check: every link of every screen leads to a page that answers, in the same language, or to an anchor on it.
import { SITE } from '../../../playwright.config.ts';
import { fullProduct, fullSupplier } from '../demo-data.ts';
import { expect, LANGUAGES, type Page, test } from '../site.ts';

interface Link {
  readonly href: string;
  /** Whether the link leads to the page in the other language. */
  readonly switches: boolean;
}

const linksOf = (page: Page): Promise<Link[]> =>
  page
    .locator('a[href], form[action], link[rel=alternate], link[rel=canonical]')
    .evaluateAll((all) =>
      all.map((element) => ({
        href:
          element instanceof HTMLFormElement ? element.action : (element as HTMLAnchorElement).href,
        switches: element.matches('.switch a, link'),
      })),
    );

const isChinese = (path: string): boolean => /^\/zh-hans(?:\/|$)/.test(path);

for (const { lang, prefix } of LANGUAGES)
  test(`every link has a target (${lang})`, async ({ page, request, pageErrors }) => {
    pageErrors.expected(/status of 404/);
    const product = `/product/${(await fullProduct()).id}`;
    const supplier = `/supplier/${(await fullSupplier()).id}`;
    const paths = ['/', '/products', '/products?search=zzzqqq', product, '/suppliers', supplier];

    const broken: string[] = [];
    const addresses = new Map<string, string>();
    /** Places on other pages, by the page's address. */
    const anchors = new Map<string, string[]>();
    for (const path of [...paths, '/nothing']) {
      await page.goto(prefix + path, { waitUntil: 'domcontentloaded' });
      const here = new URL(page.url()).pathname + new URL(page.url()).search;
      for (const { href, switches } of await linksOf(page)) {
        const { origin, pathname, search, hash, hostname } = new URL(href);
        // Canonical addresses have the origin that the site was built for, so compare host names only.
        if (hostname !== new URL(SITE).hostname) continue;
        const isPage = !pathname.startsWith('/api/');
        if (isPage && !switches && isChinese(pathname) !== (prefix !== ''))
          broken.push(`${path} → ${href}: the other language`);
        const address = pathname + search;
        if (hash !== '' && origin === SITE) {
          const place = hash.slice(1);
          if (address !== here) anchors.set(address, [...(anchors.get(address) ?? []), place]);
          else if ((await page.locator(`[id="${place}"]`).count()) !== 1)
            broken.push(`${path} → ${href}: no such place`);
        }
        addresses.set(address, path);
      }
    }

    expect(addresses.size).toBeGreaterThan(100);
    for (const [address, from] of addresses) {
      const reply = await request.get(address);
      // The not-found page links to itself: the skip link and the language switch.
      const expected = /\/(?:nothing|404)$/.test(address) ? 404 : 200;
      if (reply.status() !== expected) broken.push(`${from} → ${address}: ${reply.status()}`);
      const places = anchors.get(address) ?? [];
      const text = places.length > 0 ? await reply.text() : '';
      for (const place of new Set(places))
        if (!text.includes(` id="${place}"`))
          broken.push(`${from} → ${address}#${place}: no such place`);
    }
    expect(broken).toEqual([]);
  });
