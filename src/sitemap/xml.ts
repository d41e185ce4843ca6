// XML serializer of sitemaps: an index of files, and a file of URLs, each with its version in the other language.
import { alternates, LANGS, type Lang } from '../i18n/language.ts';

export interface Entry {
  /** Without language prefix. */
  readonly path: string;
  /** ISO 8601, if known. */
  readonly changedAt?: string | undefined;
  readonly languages?: readonly Lang[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const reply = (xml: string): Response =>
  new Response(HEAD + xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });

export const sitemapIndex = (paths: readonly string[], site: URL): Response =>
  reply(
    `<sitemapindex ${NAMESPACE}>\n${paths
      .map((path) => `<sitemap><loc>${escaped(new URL(path, site).href)}</loc></sitemap>`)
      .join('\n')}\n</sitemapindex>\n`,
  );

function urlsOf({ path, changedAt, languages = LANGS }: Entry, site: URL): string {
  const versions = alternates(path).filter(({ lang }) => languages.includes(lang));
  const links = versions
    .map(
      ({ lang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escaped(new URL(href, site).href)}"/>`,
    )
    .join('');
  const modified = changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : '';
  return versions
    .map(
      ({ href }) => `<url><loc>${escaped(new URL(href, site).href)}</loc>${modified}${links}</url>`,
    )
    .join('\n');
}

export const sitemap = (entries: readonly Entry[], site: URL): Response =>
  reply(
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries
      .map((entry) => urlsOf(entry, site))
      .join('\n')}\n</urlset>\n`,
  );
