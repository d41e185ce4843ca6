// Everything under /api: the contract's endpoints, media, and the page that documents them.
import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import {
  changePassword,
  deleteAccount,
  deleteWithPassword,
  downloadAccount,
  downloadWithPassword,
  requestReset,
  resetPassword,
} from '../contract/account.ts';
import { listAddresses } from '../contract/addresses.ts';
import {
  eraseContactMessage,
  getAnalytics,
  listContactMessages,
  markContactMessage,
} from '../contract/admin.ts';
import { listUsers, restoreUser, suspendUser, verifySupplier } from '../contract/admin-users.ts';
import { listAudit } from '../contract/audit.ts';
import { login, logout, me, register, updateProfile } from '../contract/auth.ts';
import {
  createChat,
  getChat,
  listBuyerChats,
  listMessages,
  listVendorChats,
  markChatRead,
  sendAttachment,
  sendChatMessage,
} from '../contract/chats.ts';
import { sendContactMessage } from '../contract/contact.ts';
import {
  listBuyerEnquiries,
  listEnquiries,
  listVendorEnquiries,
  sendEnquiry,
  sendInquiry,
} from '../contract/enquiries.ts';
import { getEnquiry, replyToEnquiry, setEnquiryStatus } from '../contract/enquiry-thread.ts';
import { health, ready } from '../contract/health.ts';
import {
  changeMyProducts,
  createProduct,
  deleteProduct,
  getMyProduct,
  listMyProducts,
  updateProduct,
} from '../contract/my-products.ts';
import {
  countUnread,
  listNotifications,
  markNotificationsRead,
} from '../contract/notifications.ts';
import { getOrder, takeOrderStep } from '../contract/order-steps.ts';
import { listOrders, placeOrder } from '../contract/orders.ts';
import { getProduct, listCategories, listProducts } from '../contract/products.ts';
import { closeReport, listReports, reportListing } from '../contract/reports.ts';
import { decideReview, getReview, listReviews, takeDownListing } from '../contract/review.ts';
import { endOneSession, endSessions, listSessions } from '../contract/sessions.ts';
import { getSupplier, listSuppliers } from '../contract/suppliers.ts';
import { translate, translateBatch } from '../contract/translate.ts';
import { getUsage } from '../contract/usage.ts';
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

/** What this server answers today. */
export const SERVED = [
  health,
  ready,
  listAddresses,
  listProducts,
  getProduct,
  listCategories,
  listMyProducts,
  getMyProduct,
  changeMyProducts,
  createProduct,
  updateProduct,
  deleteProduct,
  listSuppliers,
  getSupplier,
  translate,
  translateBatch,
  register,
  login,
  logout,
  me,
  updateProfile,
  changePassword,
  listSessions,
  endOneSession,
  endSessions,
  requestReset,
  resetPassword,
  downloadAccount,
  downloadWithPassword,
  deleteAccount,
  deleteWithPassword,
  getUsage,
  sendContactMessage,
  listContactMessages,
  markContactMessage,
  eraseContactMessage,
  getAnalytics,
  listUsers,
  verifySupplier,
  suspendUser,
  restoreUser,
  reportListing,
  listReports,
  closeReport,
  listReviews,
  getReview,
  decideReview,
  takeDownListing,
  listAudit,
  sendEnquiry,
  sendInquiry,
  listEnquiries,
  listVendorEnquiries,
  listBuyerEnquiries,
  getEnquiry,
  replyToEnquiry,
  setEnquiryStatus,
  listOrders,
  placeOrder,
  getOrder,
  takeOrderStep,
  listNotifications,
  countUnread,
  markNotificationsRead,
  listVendorChats,
  listBuyerChats,
  getChat,
  listMessages,
  createChat,
  markChatRead,
  sendAttachment,
  sendChatMessage,
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
  refuseTheRest(app, SERVED);
}
