// Everything under /api: the contract's endpoints, media, and the page that documents them.
import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { health } from '../contract/health.ts';
import { getProduct, listCategories, listProducts } from '../contract/products.ts';
import { getSupplier, listSuppliers } from '../contract/suppliers.ts';
import { translate } from '../contract/translate.ts';
import type { Services } from './app.ts';
import { healthRoutes } from './routes/health.ts';
import { mediaRoutes } from './routes/media.ts';
import { productRoutes } from './routes/products.ts';
import { supplierRoutes } from './routes/suppliers.ts';
import { translateRoutes } from './routes/translate.ts';
import { refuseTheRest } from './serve.ts';

/** What this server answers today. */
export const SERVED = [
  health,
  listProducts,
  getProduct,
  listCategories,
  listSuppliers,
  getSupplier,
  translate,
] as const;

const DEMO_MEDIA = fileURLToPath(new URL('./seed/media', import.meta.url));

export async function api(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Yantra Bridge',
        description:
          'The calls of the market. Replies are in the language of Accept-Language (en, zh-Hans).',
        version: '1',
      },
      servers: [{ url: '/api' }],
    },
    stripBasePath: true,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP: true,
    // Without TLS in front there is no secure address to upgrade to, and the page would stay blank.
    transformStaticCSP: (policy) => policy.replace(/\s*upgrade-insecure-requests;?/, ''),
  });

  healthRoutes(app, services);
  productRoutes(app, services);
  supplierRoutes(app, services);
  translateRoutes(app, services);
  await mediaRoutes(app, { demoDir: DEMO_MEDIA, dataDir: services.dataDir });
  refuseTheRest(app, SERVED);
}
