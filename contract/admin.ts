// The admin dashboard: the market's figures and its users.
import * as z from 'zod/mini';
import { readAdminUsers, readAnalytics } from './admin-reader.ts';
import { endpoint } from './endpoint.ts';
import { MAX_SEARCH, ROLES } from './limits.ts';
import { pagination } from './products.ts';
import { given, paging, says, word } from './query.ts';

export const adminUserWire = z.object({
  id: z.string(),
  email: z.string(),
  phone: z.string(),
  userType: z.enum(ROLES),
  verified: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: z.string(),
});
export type AdminUserWire = z.output<typeof adminUserWire>;

export const adminUserQuery = z.object({
  search: given(word(MAX_SEARCH, 'searchTooLong')),
  userType: given(z.enum(ROLES, says('role'))),
  ...paging,
});

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/admin/analytics',
  summary: "The market's figures",
  access: 'admin',
  reply: z.object({
    success: z.literal(true),
    totalUsers: z.number(),
    activeSuppliers: z.number(),
    totalOrders: z.number(),
    /** US dollars, over the last 30 days. */
    monthlyGMV: z.number(),
    averageOrderValue: z.number(),
    /** A fraction from 0 to 1. */
    conversionRate: z.number(),
  }),
  read: readAnalytics,
  errors: ['unauthorized', 'adminsOnly'],
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  summary: 'Every account, newest first',
  access: 'admin',
  query: adminUserQuery,
  reply: z.object({ success: z.literal(true), users: z.array(adminUserWire), pagination }),
  read: readAdminUsers,
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});
