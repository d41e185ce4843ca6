// Routes of the supplier directory and of public supplier profiles.
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { productQuery } from '../../contract/catalog/products.ts';
import { getSupplier, listSuppliers } from '../../contract/suppliers/suppliers.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { paginationOf } from '../platform/http/pagination.ts';
import { servePublic } from '../platform/http/serve.ts';
import type { Services } from '../services.ts';

export function supplierRoutes(app: FastifyInstance, services: Services): void {
  const { catalog, products, suppliers, cache } = services;

  servePublic(
    app,
    listSuppliers,
    async ({ query }, lang, dependOn) => {
      dependOn(catalog.dependencies.counts());
      const { cards, total } = await suppliers.page(query, lang);
      return {
        suppliers: cards,
        pagination: paginationOf(query, total),
        stats: await suppliers.stats(),
      };
    },
    { cache },
  );

  servePublic(
    app,
    getSupplier,
    async ({ params, query }, lang, dependOn) => {
      const profile = await suppliers.byId(params.id, lang);
      if (!profile) throw new HttpError('supplierNotFound');
      const { page, limit } = query;
      const productsOfSupplier = z.parse(productQuery, { supplier: params.id, page, limit });
      const found = await catalog.page(productsOfSupplier, lang);
      // A change of the supplier itself affects every reply, one of the number and categories of its products this list.
      dependOn(catalog.dependencies.list(productsOfSupplier, found));
      return {
        profile,
        products: await products.details(found.nos, lang),
        pagination: paginationOf(query, found.total),
      };
    },
    { cache },
  );
}
