// Every link of every screen leads somewhere: a page that answers, an anchor that is there.
import { LANGUAGES, expect, test } from './site.ts';
import { SITE } from '../../playwright.config.ts';
import { fullProduct, fullSupplier } from './subjects.ts';

interface Found {
  readonly from: string;
  readonly href: string;
}

for (const { lang, prefix } of LANGUAGES)
  test(`links of the pages in ${lang}`, async ({ page, request, faults }, { project }) => {
    test.skip(project.name !== 'desktop', 'the markup is the same at every size');
    faults.expected(/status of 404/);
    const product = `/product/${(await fullProduct()).id}`;
    const supplier = `/supplier/${(await fullSupplier()).id}`;
    const pages = ['/', '/products', '/products?search=zzzqqq', product, '/suppliers', supplier];

    const links: Found[] = [];
    const anchors = new Map<string, readonly string[]>();
    for (const path of [...pages, '/nothing']) {
      const from = prefix + path;
      await page.goto(from, { waitUntil: 'domcontentloaded' });
      const hrefs = await page
        .locator('a[href], form[action], link[rel=alternate], link[rel=canonical]')
        .evaluateAll((elements) =>
          elements.map((element) => (element instanceof HTMLFormElement ? element.action : (element as HTMLAnchorElement).href)),
        );
      links.push(...hrefs.map((href) => ({ from, href })));
      anchors.set(
        new URL(page.url()).href,
        await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id)),
      );
    }

    // Canonical addresses carry the public origin the site was built for.
    const ours = links.filter(({ href }) => /^http:\/\/127\.0\.0\.1:\d+\//.test(href));
    expect(ours.length).toBeGreaterThan(200);
    const broken: string[] = [];
    for (const { from, href } of ours) {
      const { hash, origin } = new URL(href);
      const ids = anchors.get(href.replace(hash, ''));
      if (hash !== '' && origin === SITE && !ids?.includes(hash.slice(1)))
        broken.push(`${from} → ${href}: no such place`);
      const elsewhere = prefix === '' ? /\/zh-hans(?:\/|$)/ : /^\/(?!zh-hans(?:\/|$)|api\/)/;
      if (elsewhere.test(new URL(href).pathname)) continue;
    }
    const addresses = new Map(
      ours.map(({ from, href }) => [new URL(href).pathname + new URL(href).search, from]),
    );
    for (const [address, from] of addresses) {
      const reply = await request.get(address);
      if (!reply.ok()) broken.push(`${from} → ${address}: ${reply.status()}`);
    }
    expect(broken).toEqual([]);
  });
