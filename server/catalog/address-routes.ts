// Route that lists the products and suppliers with a public page, for the sitemap.
import type { FastifyInstance } from 'fastify';
import { listSitemapEntries, SITEMAP_ENTRIES_PER_PAGE } from '../../contract/catalog/sitemap.ts';
import { servePublic } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function addressRoutes(app: FastifyInstance, { addresses, cache }: Services): void {
  servePublic(
    app,
    listSitemapEntries,
    async ({ query: { kind, page } }) => {
      const { rows, total } = await addresses.page(kind, { page, limit: SITEMAP_ENTRIES_PER_PAGE });
      return { addresses: rows, totalPages: Math.ceil(total / SITEMAP_ENTRIES_PER_PAGE) };
    },
    { cache },
  );
}
