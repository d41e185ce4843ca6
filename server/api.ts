// Everything under /api: the contract's endpoints, media, and the page that documents them.
import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { ALL_ENDPOINTS } from '../contract/index.ts';
import { admitBy } from './accounts/admission.ts';
import { receiveBodies } from './bodies/bodies.ts';
import { accountRoutes } from './routes/account.ts';
import { addressRoutes } from './routes/addresses.ts';
import { adminRoutes } from './routes/admin.ts';
import { adminUserRoutes } from './routes/admin-users.ts';
import { attachmentRoutes } from './routes/attachments.ts';
import { auditRoutes } from './routes/audit.ts';
import { authRoutes } from './routes/auth.ts';
import { chatRoutes } from './routes/chats.ts';
import { contactRoutes } from './routes/contact.ts';
import { enquiryRoutes } from './routes/enquiries.ts';
import { healthRoutes } from './routes/health.ts';
import { mediaRoutes } from './routes/media.ts';
import { messageRoutes } from './routes/messages.ts';
import { myProductRoutes } from './routes/my-products.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { orderRoutes } from './routes/orders.ts';
import { productRoutes } from './routes/products.ts';
import { reportRoutes } from './routes/reports.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { supplierRoutes } from './routes/suppliers.ts';
import { translateRoutes } from './routes/translate.ts';
import { usageRoutes } from './routes/usage.ts';
import { refuseTheRest } from './serve.ts';
import type { Services } from './services.ts';
import { refuseFilesWhenFull } from './storage/disk-reserve.ts';
import { receiveForms } from './uploads/receive.ts';

const DEMO_MEDIA = fileURLToPath(new URL('./media/demo', import.meta.url));

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
  receiveBodies(app);
  await receiveForms(app, services.dataDir);
  if (services.reserve) refuseFilesWhenFull(app, services.reserve);
  healthRoutes(app, services);
  addressRoutes(app, services);
  productRoutes(app, services);
  myProductRoutes(app, services);
  supplierRoutes(app, services);
  translateRoutes(app, services);
  authRoutes(app, services);
  accountRoutes(app, services);
  sessionRoutes(app, services);
  usageRoutes(app, services);
  contactRoutes(app, services);
  adminRoutes(app, services);
  adminUserRoutes(app, services);
  reportRoutes(app, services);
  reviewRoutes(app, services);
  auditRoutes(app, services);
  enquiryRoutes(app, services);
  orderRoutes(app, services);
  notificationRoutes(app, services);
  chatRoutes(app, services);
  messageRoutes(app, services);
  attachmentRoutes(app, services);
  await mediaRoutes(app, { demoDir: DEMO_MEDIA, storage: services.storage });
  refuseTheRest(app, ALL_ENDPOINTS);
}
