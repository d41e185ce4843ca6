// Index of all endpoints, for code that iterates over them: the server, its documentation, tests.

import {
  changePassword,
  deleteAccount,
  deleteWithPassword,
  downloadAccount,
  downloadWithPassword,
  requestReset,
  resetPassword,
} from './accounts/account.ts';
import { login, logout, me, register, updateProfile } from './accounts/auth.ts';
import { endOneSession, endSessions, listSessions } from './accounts/sessions.ts';
import { getUsage } from './accounts/usage.ts';
import {
  eraseContactMessage,
  getAnalytics,
  listContactMessages,
  markContactMessage,
} from './admin/admin.ts';
import { listUsers, restoreUser, suspendUser, verifySupplier } from './admin/admin-users.ts';
import { listAudit } from './admin/audit.ts';
import { sendContactMessage } from './admin/contact.ts';
import { closeReport, listReports, reportListing } from './admin/reports.ts';
import { decideReview, getReview, listReviews, takeDownListing } from './admin/review.ts';
import { listAddresses } from './catalog/addresses.ts';
import { getProduct, listCategories, listProducts } from './catalog/products.ts';
import {
  createChat,
  getChat,
  listBuyerChats,
  listMessages,
  listVendorChats,
  markChatRead,
  sendAttachment,
  sendChatMessage,
} from './chat/chats.ts';
import type { Endpoint } from './endpoint.ts';
import { health, ready } from './health.ts';
import {
  countUnread,
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
  listVendorEnquiries,
  sendEnquiry,
  sendInquiry,
} from './trade/enquiries.ts';
import { getEnquiry, replyToEnquiry, setEnquiryStatus } from './trade/enquiry-thread.ts';
import { getOrder, takeOrderStep } from './trade/order-steps.ts';
import { listOrders, placeOrder } from './trade/orders.ts';
import { translate, translateBatch } from './translation/translate.ts';

export const ALL_ENDPOINTS: readonly Endpoint[] = [
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
];
