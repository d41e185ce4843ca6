// Index of all endpoints, for code that iterates over them: the server, its documentation, tests.

import {
  changePassword,
  deleteAccount,
  deleteWithPassword,
  downloadAccount,
  downloadWithPassword,
  requestReset,
  resetPassword,
} from './account.ts';
import { listAddresses } from './addresses.ts';
import {
  eraseContactMessage,
  getAnalytics,
  listContactMessages,
  markContactMessage,
} from './admin.ts';
import { listUsers, restoreUser, suspendUser, verifySupplier } from './admin-users.ts';
import { listAudit } from './audit.ts';
import { login, logout, me, register, updateProfile } from './auth.ts';
import {
  createChat,
  getChat,
  listBuyerChats,
  listMessages,
  listVendorChats,
  markChatRead,
  sendAttachment,
  sendChatMessage,
} from './chats.ts';
import { sendContactMessage } from './contact.ts';
import type { Endpoint } from './endpoint.ts';
import {
  listBuyerEnquiries,
  listEnquiries,
  listVendorEnquiries,
  sendEnquiry,
  sendInquiry,
} from './enquiries.ts';
import { getEnquiry, replyToEnquiry, setEnquiryStatus } from './enquiry-thread.ts';
import { health, ready } from './health.ts';
import {
  changeMyProducts,
  createProduct,
  deleteProduct,
  getMyProduct,
  listMyProducts,
  updateProduct,
} from './my-products.ts';
import { countUnread, listNotifications, markNotificationsRead } from './notifications.ts';
import { getOrder, takeOrderStep } from './order-steps.ts';
import { listOrders, placeOrder } from './orders.ts';
import { getProduct, listCategories, listProducts } from './products.ts';
import { closeReport, listReports, reportListing } from './reports.ts';
import { decideReview, getReview, listReviews, takeDownListing } from './review.ts';
import { endOneSession, endSessions, listSessions } from './sessions.ts';
import { getSupplier, listSuppliers } from './suppliers.ts';
import { translate, translateBatch } from './translate.ts';
import { getUsage } from './usage.ts';

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
