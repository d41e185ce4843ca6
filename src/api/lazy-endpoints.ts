// Reads of screens that can be shown before the first reply: an endpoint's schemas load while its request is on the way.
import { ADMIN_USER_SENT_AS } from '../../contract/dialect/admin-user.ts';
import type { SentAs } from '../../contract/dialect/sent-as.ts';
import type { Endpoint } from '../../contract/endpoint.ts';

export interface LazyEndpoint<E extends Endpoint> {
  readonly method: 'GET';
  readonly path: E['path'];
  readonly access: E['access'];
  /** A request with a query waits for the declaration, which renames its fields. */
  readonly sentAs?: SentAs;
  /** Loads the endpoint's declaration, which has the same method, path, access and names. */
  readonly load: () => Promise<E>;
}

const lazy = <E extends Endpoint>(
  path: E['path'],
  access: E['access'],
  load: () => Promise<E>,
  sentAs?: SentAs,
): LazyEndpoint<E> => ({ method: 'GET', path, access, load, ...(sentAs && { sentAs }) });

export const getCurrentUser = lazy(
  '/auth/me',
  'user',
  async () => (await import('../../contract/accounts/auth.ts')).getCurrentUser,
);
export const listProducts = lazy(
  '/products',
  'anyone',
  async () => (await import('../../contract/catalog/products.ts')).listProducts,
);
export const listSuppliers = lazy(
  '/auth/suppliers',
  'anyone',
  async () => (await import('../../contract/suppliers/suppliers.ts')).listSuppliers,
);
export const listMyProducts = lazy(
  '/products/my/products',
  'supplier',
  async () => (await import('../../contract/products/my-products.ts')).listMyProducts,
);
export const listBuyerEnquiries = lazy(
  '/enquiries/buyer',
  'buyer',
  async () => (await import('../../contract/trade/enquiries.ts')).listBuyerEnquiries,
);
export const listSupplierEnquiries = lazy(
  '/enquiries/vendor',
  'supplier',
  async () => (await import('../../contract/trade/enquiries.ts')).listSupplierEnquiries,
);
export const listEnquiries = lazy(
  '/enquiries/',
  'user',
  async () => (await import('../../contract/trade/enquiries.ts')).listEnquiries,
);
export const listOrders = lazy(
  '/orders',
  'user',
  async () => (await import('../../contract/trade/orders.ts')).listOrders,
);
export const getWaiting = lazy(
  '/dashboard/waiting',
  'user',
  async () => (await import('../../contract/dashboard/waiting.ts')).getWaiting,
);
export const getAnalytics = lazy(
  '/admin/analytics',
  'admin',
  async () => (await import('../../contract/admin/analytics.ts')).getAnalytics,
);
export const listUsers = lazy(
  '/admin/users',
  'admin',
  async () => (await import('../../contract/admin/admin-users.ts')).listUsers,
  ADMIN_USER_SENT_AS,
);
