// Index of all endpoints, for code that iterates over them: the server, its documentation, tests.

import {
  changePassword,
  deleteAccount,
  deleteAccountWithPassword,
  downloadAccount,
  downloadAccountWithPassword,
  requestPasswordReset,
  resetPassword,
} from './accounts/account.ts';
import { getCurrentUser, login, logout, register, updateProfile } from './accounts/auth.ts';
import { endOneSession, endSessions, listSessions } from './accounts/sessions.ts';
import { getUsage } from './accounts/usage.ts';
import { listUsers, restoreUser, suspendUser, verifySupplier } from './admin/admin-users.ts';
import { getAnalytics } from './admin/analytics.ts';
import { listAuditEntries } from './admin/audit.ts';
import { sendContactMessage } from './admin/contact.ts';
import {
  eraseContactMessage,
  listContactMessages,
  markContactMessage,
} from './admin/contact-messages.ts';
import { closeReport, listReports, reportProduct } from './admin/reports.ts';
import { decideReview, getReview, listReviews, takeDownProduct } from './admin/review.ts';
import { getProduct, listCategories, listProducts } from './catalog/products.ts';
import { listSitemapEntries } from './catalog/sitemap.ts';
import {
  createChat,
  getChat,
  listBuyerChats,
  listMessages,
  listSupplierChats,
  markChatRead,
  sendAttachment,
  sendChatMessage,
} from './chat/chats.ts';
import type { Endpoint } from './endpoint.ts';
import { health, ready } from './health.ts';
import {
  getUnreadCounts,
  listNotifications,
  markNotificationsRead,
} from './notifications/notifications.ts';
import {
  changeMyProducts,
  createProduct,
  deleteProduct,
  getMyProduct,
  listMyProducts,
  updateProduct,
} from './products/my-products.ts';
import { getSupplier, listSuppliers } from './suppliers/suppliers.ts';
import {
  listBuyerEnquiries,
  listEnquiries,
  listSupplierEnquiries,
  sendEnquiry,
  sendProductEnquiry,
} from './trade/enquiries.ts';
import { getEnquiry, replyToEnquiry, setEnquiryStatus } from './trade/enquiry-thread.ts';
import { getOrder, setOrderStatus } from './trade/order-status.ts';
import { listOrders, placeOrder } from './trade/orders.ts';
import { translate, translateBatch } from './translation/translate.ts';

export const ALL_ENDPOINTS: readonly Endpoint[] = [
  health,
  ready,
  listSitemapEntries,
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
  getCurrentUser,
  updateProfile,
  changePassword,
  listSessions,
  endOneSession,
  endSessions,
  requestPasswordReset,
  resetPassword,
  downloadAccount,
  downloadAccountWithPassword,
  deleteAccount,
  deleteAccountWithPassword,
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
  reportProduct,
  listReports,
  closeReport,
  listReviews,
  getReview,
  decideReview,
  takeDownProduct,
  listAuditEntries,
  sendEnquiry,
  sendProductEnquiry,
  listEnquiries,
  listSupplierEnquiries,
  listBuyerEnquiries,
  getEnquiry,
  replyToEnquiry,
  setEnquiryStatus,
  listOrders,
  placeOrder,
  getOrder,
  setOrderStatus,
  listNotifications,
  getUnreadCounts,
  markNotificationsRead,
  listSupplierChats,
  listBuyerChats,
  getChat,
  listMessages,
  createChat,
  markChatRead,
  sendAttachment,
  sendChatMessage,
];
