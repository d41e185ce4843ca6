// Measurement of a page's first load: scripts with all their imports, styles, fonts.
import { gzipSync } from 'node:zlib';

export interface Font {
  readonly address: string;
  readonly bytes: number;
  /** Whether text is invisible until the font has loaded. */
  readonly blocking: boolean;
}

/** Gzipped bytes; fonts uncompressed. */
export interface PageLoad {
  readonly status: number;
  readonly html: number;
  /** Uncompressed bytes of the page, and of its header with the menus. */
  readonly rawHtml: number;
  readonly header: number;
  readonly script: number;
  readonly styles: number;
  readonly islands: number;
  readonly fonts: readonly Font[];
}

const gzipped = (content: string | Buffer): number => gzipSync(content, { level: 9 }).length;

const files = new Map<string, Promise<Buffer>>();

/** Reads a file of the site; rejects if it does not exist. */
const fileAt = (url: string): Promise<Buffer> => {
  const cached = files.get(url);
  if (cached) return cached;
  const loading = fetch(url).then(async (reply) => {
    if (!reply.ok) throw new Error(`${url}: status ${reply.status}`);
    return Buffer.from(await reply.arrayBuffer());
  });
  files.set(url, loading);
  return loading;
};

interface Tag {
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: string;
}

/** Tags of one name in generated HTML, where attributes are quoted or single words. */
const tags = (html: string, name: string): Tag[] =>
  [
    ...html.matchAll(
      new RegExp(`<${name}\\b((?:"[^"]*"|'[^']*'|[^>"'])*)>(?:([^]*?)</${name}>)?`, 'g'),
    ),
  ].map(([, inside = '', content = '']) => ({
    content,
    attributes: new Map(
      [...inside.matchAll(/([\w:-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g)].map(
        ([, key = '', double, single, bare]) => [key, double ?? single ?? bare ?? ''],
      ),
    ),
  }));

/** Static imports and re-exports of a built chunk; import() loads only on demand. */
const STATIC_IMPORT = /\b(?:import|export)\s*(?:[\w$*{][^"'();]*?\bfrom\s*)?["']([^"']+\.js)["']/g;

async function withImports(url: string, found: Map<string, number>): Promise<void> {
  if (found.has(url)) return;
  const source = await fileAt(url);
  found.set(url, gzipped(source));
  for (const [, name = ''] of source.toString().matchAll(STATIC_IMPORT))
    await withImports(new URL(name, url).href, found);
}

/** Islands that start without user action; one that starts when visible is not part of the first load. */
const loadsImmediately = ({ attributes }: Tag): boolean => attributes.get('client') !== 'visible';

const scriptAddresses = (html: string): string[] => {
  const sources = tags(html, 'script').map(({ attributes }) => attributes.get('src'));
  const preloads = tags(html, 'link')
    .filter(({ attributes }) => attributes.get('rel') === 'modulepreload')
    .map(({ attributes }) => attributes.get('href'));
  const islands = tags(html, 'astro-island')
    .filter(loadsImmediately)
    .flatMap(({ attributes }) =>
      ['component-url', 'renderer-url', 'before-hydration-url'].map((key) => attributes.get(key)),
    );
  return [...sources, ...preloads, ...islands].filter((each) => each !== undefined);
};

/** Inline scripts; data such as JSON-LD is not executed. */
const inlineScripts = (html: string): string[] =>
  tags(html, 'script')
    .filter(({ attributes }) => !attributes.has('src'))
    .filter(({ attributes }) => /^(?:module|text\/javascript)?$/.test(attributes.get('type') ?? ''))
    .map(({ content }) => content);

async function fontsIn(css: string, base: string): Promise<Font[]> {
  const faces = [...css.matchAll(/@font-face\s*{([^}]*)}/g)].map(([, rules = '']) => rules);
  const fonts: Font[] = [];
  for (const rules of faces) {
    const blocking = !/font-display:\s*(?:swap|fallback|optional)/.test(rules);
    for (const [, name = ''] of rules.matchAll(/url\(["']?([^"')]+)["']?\)/g)) {
      const { href, pathname } = new URL(name, base);
      fonts.push({ address: pathname, bytes: (await fileAt(href)).length, blocking });
    }
  }
  return fonts;
}

const sum = (sizes: Iterable<number>): number =>
  [...sizes].reduce((total, size) => total + size, 0);

/** import() of a built chunk. */
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]/g;

export interface OnDemandLoad {
  /** Gzipped bytes beyond those of the page and those shared by all islands. */
  readonly bytes: number;
  /** Files of the first load that contain `mark`. */
  readonly loadedEarly: readonly string[];
}

/** Measures what an action on the page at `path` loads: the chunk called `name`, with all its imports. */
export async function measureOnDemand(
  origin: string,
  path: string,
  { name, shared, mark }: { readonly name: string; readonly shared: RegExp; readonly mark: string },
): Promise<OnDemandLoad> {
  const html = await (await fetch(origin + path)).text();
  const first = new Map<string, number>();
  for (const address of scriptAddresses(html))
    await withImports(new URL(address, origin + path).href, first);
  const demanded = new Map<string, number>();
  const loadedEarly: string[] = [];
  for (const url of first.keys()) {
    const source = (await fileAt(url)).toString();
    if (source.includes(mark)) loadedEarly.push(new URL(url).pathname);
    for (const [, chunk = ''] of source.matchAll(DYNAMIC_IMPORT))
      if (chunk.includes(`/${name}.`)) await withImports(new URL(chunk, url).href, demanded);
  }
  if (demanded.size === 0) throw new Error(`${path} does not import ${name} on demand`);
  const ownFiles = [...demanded].filter(([url]) => !first.has(url) && !shared.test(url));
  return { bytes: sum(ownFiles.map(([, size]) => size)), loadedEarly };
}

/** Loads the page at `path` as a browser would, without running scripts. */
export async function measurePageLoad(origin: string, path: string): Promise<PageLoad> {
  const reply = await fetch(origin + path, { redirect: 'manual' });
  const html = await reply.text();
  const scripts = new Map<string, number>();
  for (const address of scriptAddresses(html))
    await withImports(new URL(address, origin + path).href, scripts);
  const inline = inlineScripts(html).map(gzipped);
  const sheets = await Promise.all(
    tags(html, 'link')
      .filter(({ attributes }) => attributes.get('rel') === 'stylesheet')
      .map(({ attributes }) => new URL(attributes.get('href') ?? '', origin + path).href)
      .map(async (href) => ({ href, css: (await fileAt(href)).toString() })),
  );
  const styles = tags(html, 'style').map(({ content }) => ({ href: origin + path, css: content }));
  const fonts = await Promise.all(
    [...sheets, ...styles].map(({ href, css }) => fontsIn(css, href)),
  );
  return {
    status: reply.status,
    html: gzipped(html),
    rawHtml: Buffer.byteLength(html),
    header: Buffer.byteLength(/<header.*?(?=<main)/s.exec(html)?.[0] ?? ''),
    script: sum([...scripts.values(), ...inline]),
    styles: sum([...sheets, ...styles].map(({ css }) => gzipped(css))),
    islands: tags(html, 'astro-island').filter(loadsImmediately).length,
    fonts: fonts.flat(),
  };
}
