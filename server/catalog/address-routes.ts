// Route that lists the products and suppliers with a public page, for the sitemap.
import type { FastifyInstance } from 'fastify';
import { ADDRESSES_PER_PAGE, listAddresses } from '../../contract/catalog/addresses.ts';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function addressRoutes(app: FastifyInstance, { addresses, cache }: Services): void {
  serve(
    app,
    listAddresses,
    async ({ query: { kind, page } }) => {
      const found = await addresses.page(kind, { page, limit: ADDRESSES_PER_PAGE });
      return {
        success: true as const,
        addresses: found.addresses,
        totalPages: Math.ceil(found.total / ADDRESSES_PER_PAGE),
      };
    },
    cache ? { cache } : {},
  );
}
