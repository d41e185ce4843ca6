// One page of the sitemap of products or suppliers.
import type { APIRoute } from 'astro';
import { SITEMAP_KINDS, type SitemapKind } from '../../contract/catalog/sitemap.ts';
import { addressesOf } from '../sitemap/addresses.ts';
import { sitemap } from '../sitemap/xml.ts';

export const prerender = false;

const PATHS = { products: '/product', suppliers: '/supplier' } as const satisfies Record<
  SitemapKind,
  string
>;

export const GET: APIRoute = async ({ locals: { api }, params, url, rewrite }) => {
  const kind = SITEMAP_KINDS.find((each) => each === params.kind);
  const page = Number(params.page);
  if (!kind || !Number.isInteger(page) || page < 1) return rewrite('/not-found');
  const { addresses } = await addressesOf(api, kind, page);
  if (addresses.length === 0) return rewrite('/not-found');
  return sitemap(
    addresses.map(({ id, changedAt }) => ({
      path: `${PATHS[kind]}/${encodeURIComponent(id)}`,
      changedAt,
    })),
    url,
  );
};
