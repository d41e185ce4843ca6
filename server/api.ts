// API plugin: all endpoints of the contract, media, and the OpenAPI documentation page.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { CONFIRMATION_HEADER } from '../contract/accounts/second-factor-limits.ts';
import { ALL_ENDPOINTS } from '../contract/index.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { authRoutes } from './accounts/auth-routes.ts';
import { registerAuthorization } from './accounts/authorization.ts';
import { blockRoutes } from './accounts/block-routes.ts';
import { confirmationRoutes } from './accounts/confirmation/confirmation-routes.ts';
import { emailRoutes } from './accounts/email/email-routes.ts';
import { linkRoutes } from './accounts/email/link-routes.ts';
import { memberRoutes } from './accounts/members/member-routes.ts';
import { secondFactorRoutes } from './accounts/second-factor/second-factor-routes.ts';
import { sessionRoutes } from './accounts/session-routes.ts';
import { usageRoutes } from './accounts/usage-routes.ts';
import { analyticsRoutes } from './admin/analytics-routes.ts';
import { auditRoutes } from './admin/audit-routes.ts';
import { contactRoutes } from './admin/contact-routes.ts';
import { reportRoutes } from './admin/report-routes.ts';
import { adminUserRoutes } from './admin/user-routes.ts';
import { addressRoutes } from './catalog/address-routes.ts';
import { machineTypeRoutes } from './catalog/attributes/machine-type-routes.ts';
import { productRoutes } from './catalog/product-routes.ts';
import { suggestionRoutes } from './catalog/suggestion-routes.ts';
import { attachmentRoutes } from './chat/attachment-routes.ts';
import { chatRoutes } from './chat/chat-routes.ts';
import { moderationRoutes } from './chat/moderation-routes.ts';
import { waitingRoutes } from './dashboard/waiting-routes.ts';
import { evidenceRoutes } from './evidence/evidence-routes.ts';
import { favouriteRoutes } from './favourites/favourite-routes.ts';
import { landedCostRoutes } from './landed-cost/landed-cost-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { stopRoutes } from './notifications/stop-routes.ts';
import { healthRoutes } from './platform/health/health-routes.ts';
import { registerBodyParsers } from './platform/http/bodies/bodies.ts';
import { refuseUnknownRoutes } from './platform/http/unknown-routes.ts';
import { refuseFilesWhenFull } from './platform/storage/disk-reserve.ts';
import { mediaRoutes } from './platform/uploads/media-routes.ts';
import { receiveForms } from './platform/uploads/receive-forms.ts';
import { importRoutes } from './products/import/import-routes.ts';
import { myProductRoutes } from './products/my-product-routes.ts';
import { reviewRoutes } from './products/review-routes.ts';
import { customerReviewRoutes } from './reviews/review-routes.ts';
import { savedSearchRoutes } from './saved-searches/saved-search-routes.ts';
import type { Services } from './services.ts';
import { marketFigureRoutes } from './suppliers/figures/market-figure-routes.ts';
import { supplierRoutes } from './suppliers/supplier-routes.ts';
import { enquiryRoutes } from './trade/enquiry-routes.ts';
import { orderRoutes } from './trade/order-routes.ts';
import { translateRoutes } from './translation/translation-routes.ts';

const DEMO_MEDIA = fileURLToPath(new URL('./media/demo', import.meta.url));

/**
 * Everything from this site only. Without upgrade-insecure-requests, because without TLS there is no https address to upgrade to,
 * and the page would stay blank.
 */
const DOCS_POLICY = {
  'default-src': "'self'",
  'base-uri': "'self'",
  'img-src': "'self' data:",
  'frame-ancestors': "'self'",
  'object-src': "'none'",
} as const;

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
          confirmation: {
            type: 'apiKey',
            in: 'header',
            name: CONFIRMATION_HEADER,
            description: 'The token that POST /auth/confirmation answered.',
          },
        },
      },
    },
    stripBasePath: true,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP: DOCS_POLICY,
    // Otherwise the page of a public host asks another site to validate the document.
    uiConfig: { validatorUrl: null },
  });

  registerAuthorization(app, services.sessions.authenticate, services.fileLinks);
  registerBodyParsers(app);
  await receiveForms(app, services.dataDir);
  if (services.reserve) refuseFilesWhenFull(app, services.reserve);
  healthRoutes(app, services);
  addressRoutes(app, services);
  machineTypeRoutes(app, services);
  productRoutes(app, services);
  suggestionRoutes(app, services);
  myProductRoutes(app, services);
  importRoutes(app, services);
  supplierRoutes(app, services);
  marketFigureRoutes(app, services);
  landedCostRoutes(app, services);
  translateRoutes(app, services);
  authRoutes(app, services);
  accountRoutes(app, services);
  emailRoutes(app, services);
  linkRoutes(app, services);
  sessionRoutes(app, services);
  secondFactorRoutes(app, services);
  confirmationRoutes(app, services);
  blockRoutes(app, services);
  memberRoutes(app, services);
  usageRoutes(app, services);
  contactRoutes(app, services);
  analyticsRoutes(app, services);
  adminUserRoutes(app, services);
  reportRoutes(app, services);
  reviewRoutes(app, services);
  auditRoutes(app, services);
  enquiryRoutes(app, services);
  orderRoutes(app, services);
  customerReviewRoutes(app, services);
  evidenceRoutes(app, services);
  favouriteRoutes(app, services);
  savedSearchRoutes(app, services);
  waitingRoutes(app, services);
  stopRoutes(app, services);
  notificationRoutes(app, services);
  chatRoutes(app, services);
  moderationRoutes(app, services);
  attachmentRoutes(app, services);
  await mediaRoutes(app, {
    demo: { shared: DEMO_MEDIA, drawn: join(services.dataDir, 'demo') },
    storage: services.storage,
  });
  refuseUnknownRoutes(app, ALL_ENDPOINTS);
}
