// Sitemap index: the content pages, then products and suppliers in pages.
import type { APIRoute } from 'astro';
import { SITEMAP_KINDS } from '../../contract/catalog/sitemap.ts';
import { addressesOf } from '../sitemap/addresses.ts';
import { sitemapIndex } from '../sitemap/xml.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals: { api }, url }) => {
  const files = ['/sitemap-pages.xml'];
  for (const kind of SITEMAP_KINDS) {
    const { totalPages } = await addressesOf(api, kind, 1);
    for (let page = 1; page <= totalPages; page++) files.push(`/sitemap-${kind}-${page}.xml`);
  }
  return sitemapIndex(files, url);
};
