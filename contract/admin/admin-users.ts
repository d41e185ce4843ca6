// Admin endpoints for user accounts: the table, supplier verification, suspension.
import * as z from 'zod/mini';
import { anyText, idParam, optionalField, requiredText } from '../body.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_SEARCH_LENGTH, ROLES, VERIFICATION_LEVELS } from '../limits.ts';
import { pagination } from '../pagination.ts';
import { booleanParam, fieldError, optionalParam, paginationParams, textParam } from '../query.ts';
import { readAdminUser, readAdminUsers } from './admin-reader.ts';

export const adminUserDto = z.object({
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
export type AdminUserDto = z.output<typeof adminUserDto>;

export const ADMIN_USER_SORTS = ['newest', 'email', 'name', 'products'] as const;

export const adminUserQuery = z.object({
  /** Searches names, companies, emails and phones. */
  search: optionalParam(textParam(MAX_SEARCH_LENGTH, 'searchTooLong')),
  userType: optionalParam(z.enum(ROLES, fieldError('role'))),
  verified: optionalParam(booleanParam),
  suspended: optionalParam(booleanParam),
  sort: optionalParam(z.enum(ADMIN_USER_SORTS, fieldError('sort'))),
  order: optionalParam(z.enum(['asc', 'desc'], fieldError('sort'))),
  ...paginationParams,
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  summary: 'All accounts, newest first by default',
  access: 'admin',
  query: adminUserQuery,
  reply: z.object({ success: z.literal(true), users: z.array(adminUserDto), pagination }),
  read: readAdminUsers,
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});

const changedUserReply = z.object({
  success: z.literal(true),
  message: z.string(),
  data: adminUserDto,
});

/** A level verifies the supplier; null removes the verification. */
export const verifySupplier = endpoint({
  method: 'PUT',
  path: '/admin/users/:id/verification',
  summary: 'Sets or removes the verification level of a supplier',
  access: 'admin',
  params: idParam,
  body: z.object({
    level: z.nullable(z.enum(VERIFICATION_LEVELS, fieldError('verificationLevel'))),
    note: optionalField(anyText(1_000)),
  }),
  reply: changedUserReply,
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
  body: z.object({ reason: requiredText(1_000, 'reasonRequired') }),
  reply: changedUserReply,
  read: readAdminUser,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'userNotFound', 'conflict'],
});

export const restoreUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/suspension',
  summary: 'Restores a suspended account',
  access: 'admin',
  params: idParam,
  reply: changedUserReply,
  read: readAdminUser,
  errors: ['unauthorized', 'adminsOnly', 'userNotFound'],
});
