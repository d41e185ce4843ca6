// Every call there is, for whoever goes through them all: the API's documentation, the server's routes, the tests.

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
import { health } from './health.ts';
import {
  changeMyProducts,
  createProduct,
  deleteProduct,
  getMyProduct,
  listMyProducts,
  updateProduct,
} from './my-products.ts';
import { listOrders, placeOrder } from './orders.ts';
import { getProduct, listCategories, listProducts } from './products.ts';
import { closeReport, listReports, reportListing } from './reports.ts';
import { decideReview, getReview, listReviews, takeDownListing } from './review.ts';
import { endOneSession, endSessions, listSessions } from './sessions.ts';
import { getSupplier, listSuppliers } from './suppliers.ts';
import { translate, translateBatch } from './translate.ts';

/** Fixed paths come before those with a parameter in the same place. */
export const ALL_ENDPOINTS: readonly Endpoint[] = [
  health,
  listAddresses,
  translate,
  translateBatch,
  login,
  register,
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
  listSuppliers,
  getSupplier,
  listProducts,
  listCategories,
  listMyProducts,
  getMyProduct,
  changeMyProducts,
  createProduct,
  getProduct,
  updateProduct,
  deleteProduct,
  reportListing,
  sendEnquiry,
  listEnquiries,
  listVendorEnquiries,
  listBuyerEnquiries,
  sendInquiry,
  listOrders,
  placeOrder,
  listVendorChats,
  listBuyerChats,
  createChat,
  getChat,
  listMessages,
  sendChatMessage,
  sendContactMessage,
  getAnalytics,
  listUsers,
  verifySupplier,
  suspendUser,
  restoreUser,
  listReviews,
  getReview,
  decideReview,
  takeDownListing,
  listReports,
  closeReport,
  listAudit,
  listContactMessages,
  markContactMessage,
  eraseContactMessage,
];
