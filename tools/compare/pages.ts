// Recorder of pages: the markup of each page in both languages, and the properties of its islands in a separate file.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openNormalizer } from './normalize.ts';
import type { Server } from './server.ts';

const PREFIXES = ['', '/zh-hans'] as const;
/** Pages that are not in a sitemap, and lists with query parameters. */
const UNLISTED_PAGES = [
  ...['/auth', '/auth?tab=signin', '/auth?tab=leave', '/dashboard', '/dashboard/account'],
  ...[
    '/dashboard/profile',
    '/dashboard/profile/edit',
    '/dashboard/products/new',
    '/dashboard/products/import',
    '/admin',
  ],
  ...['/dashboard/orders/nothing', '/products/edit/nothing', '/chat', '/vendorchat'],
  ...[
    '/inquiry/new',
    '/inquiry/new/nothing',
    '/404',
    '/nowhere',
    '/product/nothing',
    '/supplier/nothing',
  ],
  ...['/products?page=2', '/products?search=lathe', '/products?search=lahte&sort=price'],
  ...[
    '/products?category=agriculture',
    '/products?category=fashion&page=2',
    '/products?minPrice=5000&maxPrice=9000',
  ],
  ...[
    '/products?search=zzzz',
    '/products?page=9999',
    '/products?nonsense=1',
    '/products?sort=nonsense',
  ],
  ...[
    '/suppliers?page=2',
    '/suppliers?search=ningbo',
    '/suppliers?search=zzzz',
    '/suppliers?sort=name',
  ],
  ...['/compare', '/compare?ids=nothing,nowhere'],
];
const OTHER_FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/zh-hans/blog/rss.xml',
  '/api/docs/json',
];

const HASHED_FILE = /\/_astro\/[^"'\s)>]+/g;
/** The names of scoped styles depend on the file path. */
const SCOPE = / data-astro-cid-\w+(?:="")?/g;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/g;
const ISLAND_ADDRESSES =
  / (?:component-url|renderer-url|uid|component-export|before-hydration-url)="[^"]*"/g;
const PROPS = / props="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

const unescaped = (text: string): string =>
  text.replace(/&(?:quot|#39|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Puts each tag on its own line, so that differences are short. */
const oneTagPerLine = (html: string): string => html.replace(/></g, '>\n<');

const fileOf = (address: string): string =>
  `${encodeURIComponent(address.slice(1) || 'index')}`.slice(0, 180);

async function addresses(server: Server): Promise<string[]> {
  const readSitemap = async (path: string): Promise<string[]> => {
    const { body } = await server.send({ method: 'GET', path });
    return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, at = '']) => new URL(at).pathname,
    );
  };
  const listed: string[] = [];
  for (const sitemap of await readSitemap('/sitemap.xml'))
    listed.push(...(await readSitemap(sitemap)));
  const more = PREFIXES.flatMap((prefix) => UNLISTED_PAGES.map((path) => prefix + path));
  const all = [...new Set([...listed, ...more, ...OTHER_FILES])].sort();
  // Last, because each request counts a view, which the supplier's page shows later.
  const counted = all.filter((path) => path.includes('/product/'));
  return [...all.filter((path) => !path.includes('/product/')), ...counted];
}

/** Returns the number of pages. */
export async function recordPages(server: Server, out: string): Promise<number> {
  const folder = join(out, 'pages');
  mkdirSync(folder, { recursive: true });
  const { text } = openNormalizer(server.startedAtMs);
  const all = await addresses(server);
  for (const path of all) {
    const { status, type, body } = await server.send({ method: 'GET', path });
    const props: unknown[] = [];
    const markup = body
      .toString()
      .replace(PROPS, (_, given: string) => {
        props.push(JSON.parse(unescaped(given)));
        return ' props';
      })
      .replace(HASHED_FILE, '/_astro/*')
      .replace(SCOPE, '')
      .replace(POLICY, '<policy>')
      .replace(ISLAND_ADDRESSES, '');
    const file = join(folder, fileOf(path));
    writeFileSync(`${file}.html`, `${status} ${type}\n${oneTagPerLine(text(markup))}\n`);
    if (props.length > 0)
      writeFileSync(`${file}.json`, `${text(JSON.stringify(props, null, 1))}\n`);
  }
  return all.length;
}
