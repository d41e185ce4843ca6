// Admin endpoints for user accounts: the table, supplier verification, suspension.
import * as z from 'zod/mini';
import { anyText, filledText, idParam, maybe } from '../body.ts';
import { pagination } from '../catalog/products.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_SEARCH, ROLES, VERIFICATION_LEVELS } from '../limits.ts';
import { given, paging, says, word, yes } from '../query.ts';
import { readAdminUser, readAdminUsers } from './admin-reader.ts';

export const adminUserWire = z.object({
  id: z.string(),
  name: z.string(),
  companyName: z.string(),
  email: z.string(),
  phone: z.string(),
  userType: z.enum(ROLES),
  verified: z.boolean(),
  verificationLevel: z.nullable(z.string()),
  /** Visible to admins only. */
  verificationNote: z.string(),
  isAdmin: z.boolean(),
  suspendedAt: z.nullable(z.string()),
  suspensionReason: z.string(),
  /** Active products. */
  productCount: z.number(),
  createdAt: z.string(),
});
export type AdminUserWire = z.output<typeof adminUserWire>;

export const ADMIN_USER_SORTS = ['newest', 'email', 'name', 'products'] as const;

export const adminUserQuery = z.object({
  /** Searches names, companies, emails and phones. */
  search: given(word(MAX_SEARCH, 'searchTooLong')),
  userType: given(z.enum(ROLES, says('role'))),
  verified: given(yes),
  suspended: given(yes),
  sort: given(z.enum(ADMIN_USER_SORTS, says('sort'))),
  order: given(z.enum(['asc', 'desc'], says('sort'))),
  ...paging,
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  summary: 'Every account, newest first unless sorted otherwise',
  access: 'admin',
  query: adminUserQuery,
  reply: z.object({ success: z.literal(true), users: z.array(adminUserWire), pagination }),
  read: readAdminUsers,
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});

const changedUser = z.object({
  success: z.literal(true),
  message: z.string(),
  data: adminUserWire,
});

/** A level verifies the supplier; null removes the verification. */
export const verifySupplier = endpoint({
  method: 'PUT',
  path: '/admin/users/:id/verification',
  summary: 'Verifies a supplier at a level, or takes the verification away',
  access: 'admin',
  params: idParam,
  body: z.object({
    level: z.nullable(z.enum(VERIFICATION_LEVELS, says('verificationLevel'))),
    note: maybe(anyText(1_000)),
  }),
  reply: changedUser,
  read: readAdminUser,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'userNotFound', 'conflict'],
});

/** Ends every session of the account and hides its products until it is restored. Admins cannot be suspended. */
export const suspendUser = endpoint({
  method: 'PUT',
  path: '/admin/users/:id/suspension',
  summary: 'Suspends an account with a reason',
  access: 'admin',
  params: idParam,
  body: z.object({ reason: filledText(1_000, 'reasonRequired') }),
  reply: changedUser,
  read: readAdminUser,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'userNotFound', 'conflict'],
});

export const restoreUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/suspension',
  summary: 'Lets a suspended account be used again',
  access: 'admin',
  params: idParam,
  reply: changedUser,
  read: readAdminUser,
  errors: ['unauthorized', 'adminsOnly', 'userNotFound'],
});
