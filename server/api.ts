// Everything under /api: the contract's endpoints, media, and the page that documents them.
import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { listAddresses } from '../contract/addresses.ts';
import { listContactMessages, markContactMessage } from '../contract/admin.ts';
import { login, logout, me, register } from '../contract/auth.ts';
import { sendContactMessage } from '../contract/contact.ts';
import { health } from '../contract/health.ts';
import { getProduct, listCategories, listProducts } from '../contract/products.ts';
import { getSupplier, listSuppliers } from '../contract/suppliers.ts';
import { translate } from '../contract/translate.ts';
import { admitBy } from './accounts/admission.ts';
import type { Services } from './app.ts';
import { addressRoutes } from './routes/addresses.ts';
import { adminRoutes } from './routes/admin.ts';
import { authRoutes } from './routes/auth.ts';
import { contactRoutes } from './routes/contact.ts';
import { healthRoutes } from './routes/health.ts';
import { mediaRoutes } from './routes/media.ts';
import { productRoutes } from './routes/products.ts';
import { supplierRoutes } from './routes/suppliers.ts';
import { translateRoutes } from './routes/translate.ts';
import { refuseTheRest } from './serve.ts';

/** What this server answers today. */
export const SERVED = [
  health,
  listAddresses,
  listProducts,
  getProduct,
  listCategories,
  listSuppliers,
  getSupplier,
  translate,
  register,
  login,
  logout,
  me,
  sendContactMessage,
  listContactMessages,
  markContactMessage,
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
      components: {
        securitySchemes: {
          token: {
            type: 'http',
            scheme: 'bearer',
            description: 'The token that a sign-in or a sign-up answered.',
          },
        },
      },
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

  admitBy(app, services.sessions.whoIs);
  healthRoutes(app, services);
  addressRoutes(app, services);
  productRoutes(app, services);
  supplierRoutes(app, services);
  translateRoutes(app, services);
  authRoutes(app, services);
  contactRoutes(app, services);
  adminRoutes(app, services);
  await mediaRoutes(app, { demoDir: DEMO_MEDIA, dataDir: services.dataDir });
  refuseTheRest(app, SERVED);
}
