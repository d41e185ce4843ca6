// XML serializer of sitemaps: an index of files, and a file of URLs, each with its version in the other language.
import { alternates, LANGS, type Lang } from '../i18n/language.ts';

export interface SitemapEntry {
  /** Without language prefix. */
  readonly path: string;
  /** ISO 8601, if known. */
  readonly changedAt?: string | undefined;
  readonly languages?: readonly Lang[];
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const xmlResponse = (xml: string): Response =>
  new Response(XML_DECLARATION + xml, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });

export const sitemapIndex = (paths: readonly string[], site: URL): Response =>
  xmlResponse(
    `<sitemapindex ${NAMESPACE}>\n${paths
      .map((path) => `<sitemap><loc>${escapeXml(new URL(path, site).href)}</loc></sitemap>`)
      .join('\n')}\n</sitemapindex>\n`,
  );

function urlElements({ path, changedAt, languages = LANGS }: SitemapEntry, site: URL): string {
  const versions = alternates(path).filter(({ lang }) => languages.includes(lang));
  const links = versions
    .map(
      ({ lang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeXml(new URL(href, site).href)}"/>`,
    )
    .join('');
  const modified = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
  return versions
    .map(
      ({ href }) =>
        `<url><loc>${escapeXml(new URL(href, site).href)}</loc>${modified}${links}</url>`,
    )
    .join('\n');
}

export const sitemap = (entries: readonly SitemapEntry[], site: URL): Response =>
  xmlResponse(
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries
      .map((entry) => urlElements(entry, site))
      .join('\n')}\n</urlset>\n`,
  );
