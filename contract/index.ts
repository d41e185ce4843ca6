// Every call there is, for whoever goes through them all: the API's documentation, the server's routes, the tests.

import { listAddresses } from './addresses.ts';
import { getAnalytics, listContactMessages, listUsers, markContactMessage } from './admin.ts';
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
import { createProduct, deleteProduct, listMyProducts, updateProduct } from './my-products.ts';
import { placeOrder } from './orders.ts';
import { getProduct, listCategories, listProducts } from './products.ts';
import { getSupplier, listSuppliers } from './suppliers.ts';
import { translate } from './translate.ts';

/** Fixed paths come before those with a parameter in the same place. */
export const ALL_ENDPOINTS: readonly Endpoint[] = [
  health,
  listAddresses,
  translate,
  login,
  register,
  logout,
  me,
  updateProfile,
  listSuppliers,
  getSupplier,
  listProducts,
  listCategories,
  listMyProducts,
  createProduct,
  getProduct,
  updateProduct,
  deleteProduct,
  sendEnquiry,
  listEnquiries,
  listVendorEnquiries,
  listBuyerEnquiries,
  sendInquiry,
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
  listContactMessages,
  markContactMessage,
];
