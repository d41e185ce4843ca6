// Links of content pages: what they name, and whether it exists.
import GithubSlugger from 'github-slugger';

/** One file of content: its front matter or data, and its text. */
export interface LinkSource {
  /** Path below src/content. */
  readonly file: string;
  readonly data: unknown;
  readonly body: string;
}

export interface UsedLink {
  readonly href: string;
  readonly file: string;
  /** Field of the front matter, or "text". */
  readonly field: string;
}

/** An address ends at a space, a bracket, a quotation mark, or Chinese punctuation; a full stop after it is not part of it. */
const ADDRESS = /https?:\/\/[^\s<>"'`)\]}，。；：、（）】”]+/g;
const MARKDOWN_LINK = /\]\((\/[^)\s]*)\)/g;
/** A field whose whole value is a path of the site: href, link. */
const SITE_PATH = /^\/[^\s/]?[^\s]*$/;

const inText = (text: string): string[] => [
  ...(text.match(ADDRESS) ?? []).map((address) => address.replace(/[.,;:!?]+$/, '')),
  ...[...text.matchAll(MARKDOWN_LINK)].map(([, href = '']) => href),
];

function inData(file: string, value: unknown, field: string): UsedLink[] {
  if (typeof value === 'string') {
    const found = SITE_PATH.test(value) && /(?:^|\.)href$/.test(field) ? [value] : inText(value);
    return found.map((href) => ({ href, file, field }));
  }
  if (value === null || typeof value !== 'object' || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    inData(file, inner, field ? `${field}.${key}` : key),
  );
}

export const linksOf = ({ file, data, body }: LinkSource): UsedLink[] => [
  ...inData(file, data, ''),
  ...inText(body).map((href) => ({ href, file, field: 'text' })),
];

export const isOutgoing = ({ href }: UsedLink): boolean => href.startsWith('http');

/** Anchors of a content page: headings of the text, and ids of the blocks. */
export function anchorsOf({ data, body }: LinkSource): Set<string> {
  const { blocks = [] } = data as { blocks?: readonly { id?: string }[] };
  // That of Astro's renderer of markdown.
  const slugger = new GithubSlugger();
  return new Set([
    ...blocks.map(({ id }, at) => id ?? `part-${at + 1}`),
    ...[...body.matchAll(/^#{2,4} (.+)$/gm)].map(([, heading = '']) =>
      slugger.slug(heading.replace(/\]\([^)]*\)/g, '')),
    ),
  ]);
}

export interface SitePages {
  /** Patterns of routes that are not content: "/products", "/product/[id]". */
  readonly routes: readonly string[];
  /** Content pages of one language by their path. */
  readonly content: ReadonlyMap<string, LinkSource>;
}

const matchesRoute = (path: string, route: string): boolean =>
  new RegExp(`^${route.replace(/[.*+?^${}()|\\]/g, '\\$&').replace(/\[[^\]]*\]/g, '[^/]+')}$`).test(
    path,
  );

/** What is wrong with a link to a page of the site, or null. */
export function faultOf({ href, file, field }: UsedLink, pages: SitePages): string | null {
  const { pathname, hash } = new URL(href, 'http://site');
  const page = pages.content.get(pathname);
  const where = `${file}: ${field}: ${href}`;
  if (!page)
    return pages.routes.some((route) => matchesRoute(pathname, route))
      ? null
      : `${where}: there is no such page; write the path of one without a language, such as /blog/name`;
  const anchor = decodeURIComponent(hash.slice(1));
  return !anchor || anchorsOf(page).has(anchor)
    ? null
    : `${where}: ${page.file} has no such anchor; it has ${[...anchorsOf(page)].join(', ')}`;
}

/** An entry of outgoing-links.yaml. */
export interface OutgoingLink {
  readonly address: string;
  /** Files that name it. */
  readonly used: readonly string[];
  /** Day on which the address last answered, or "never". */
  readonly opened: string;
}

export interface OutgoingChanges {
  readonly list: OutgoingLink[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** The list as it should be: new addresses as never opened, without those that no page names any more. */
export function updateOutgoing(
  list: readonly OutgoingLink[],
  links: readonly UsedLink[],
): OutgoingChanges {
  const used = new Map<string, Set<string>>();
  for (const { href, file } of links) used.set(href, (used.get(href) ?? new Set()).add(file));
  const known = new Map(list.map((each) => [each.address, each]));
  return {
    list: [...used]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([address, files]) => ({
        address,
        used: [...files].sort(),
        opened: known.get(address)?.opened ?? 'never',
      })),
    added: [...used.keys()].filter((address) => !known.has(address)),
    removed: list.map(({ address }) => address).filter((address) => !used.has(address)),
  };
}

const OPEN_TIMEOUT_MS = 20_000;

/** Opens an address; resolves with what is wrong, or null. */
export async function openAddress(address: string): Promise<string | null> {
  try {
    const reply = await fetch(address, {
      signal: AbortSignal.timeout(OPEN_TIMEOUT_MS),
      headers: { 'user-agent': 'Mozilla/5.0 (link check)' },
    });
    await reply.body?.cancel();
    return reply.ok ? null : `status ${reply.status}`;
  } catch (cause) {
    const { message, cause: reason } = cause as Error;
    return reason instanceof Error ? reason.message : message;
  }
}
