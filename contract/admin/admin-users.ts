// Admin endpoints for user accounts: the table, supplier verification, suspension.
import * as z from 'zod/mini';
import { REGISTRATION_KINDS } from '../accounts/registration-kinds.ts';
import { anyText, idParam, optionalField, requiredText } from '../body.ts';
import { ADMIN_USER_SENT_AS } from '../dialect/admin-user.ts';
import { asSent } from '../dialect/sent-as.ts';
import { readAdminUser } from '../dialect/user.ts';
import { dialect, endpoint } from '../endpoint.ts';
import { MAX_SEARCH_LENGTH, ROLES, VERIFICATION_LEVELS } from '../limits.ts';
import { pagination, statusCounts } from '../pagination.ts';
import { booleanParam, fieldError, optionalParam, paginationParams, textParam } from '../query.ts';
import {
  count,
  fields,
  flag,
  list,
  message,
  nullableText,
  nullableTime,
  oneOf,
  recordOf,
  rowId,
  text,
} from '../read.ts';
import { readRows, successReply } from '../reply.ts';

const adminUserFields = {
  id: rowId,
  name: text(300),
  companyName: nullableText(300),
  email: text(300),
  phone: nullableText(60),
  role: oneOf(ROLES, 'buyer'),
  isVerified: flag,
  /** Of its verification. */
  level: nullableText(40),
  /** Visible to admins only. */
  verificationNote: text(2_000),
  /** Registration numbers of a buyer, '' if not given, and when an admin has checked them in the public registers. */
  gstin: text(20),
  gstinCheckedAt: nullableTime,
  iec: text(20),
  iecCheckedAt: nullableTime,
  isAdmin: flag,
  /** null if the account is not suspended. */
  suspendedAt: nullableTime,
  suspensionReason: text(2_000),
  /** Active products. */
  productCount: count,
  createdAt: nullableTime,
};
const adminUser = fields(adminUserFields);
export type AdminUser = z.output<typeof adminUser>;

/** An active account is a buyer, or a verified supplier. Suspended ones are in that state only. */
export const ACCOUNT_STATES = ['active', 'unverified', 'suspended'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

const pageFields = {
  users: list(adminUser, 10_000),
  pagination,
  /** By state, of all that match the other filters. */
  counts: statusCounts,
};
const userPage = fields(pageFields);
export type AdminUserPage = z.output<typeof userPage>;

const sentAdminUser = fields(asSent(adminUserFields, ADMIN_USER_SENT_AS));
const writeAdminUser = (user: AdminUser) => asSent<unknown>(user, ADMIN_USER_SENT_AS);

const ADMIN_USER_SORTS = ['newest', 'email', 'name', 'products'] as const;

export const adminUserQuery = z.object({
  /** Searches names, companies, emails and phones. */
  search: optionalParam(textParam(MAX_SEARCH_LENGTH, 'searchTooLong')),
  role: optionalParam(z.enum(ROLES, fieldError('role'))),
  isVerified: optionalParam(booleanParam),
  suspended: optionalParam(booleanParam),
  state: optionalParam(z.enum(ACCOUNT_STATES, fieldError('unknownStatus'))),
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
  sentAs: ADMIN_USER_SENT_AS,
  reply: userPage,
  dialect: dialect<AdminUserPage>({
    read: (body) => ({
      ...recordOf(body),
      users: readRows(body, readAdminUser, 'users', 'data'),
    }),
    write: ({ users, ...page }) => ({ ...page, users: users.map(writeAdminUser) }),
    schema: fields({ ...pageFields, users: list(sentAdminUser) }),
  }),
  errors: ['unauthorized', 'adminsOnly', 'validation'],
});

const changedUser = fields({ message, data: adminUser });
const changedUserDialect = dialect<z.output<typeof changedUser>>({
  read: (body) => {
    const reply = successReply(body);
    return { ...reply, data: readAdminUser(reply.data) };
  },
  write: ({ message, data }) => ({ message, data: writeAdminUser(data) }),
  schema: fields({ message, data: sentAdminUser }),
});

/** A level verifies the supplier; null removes the verification. */
export const verifySupplier = endpoint({
  method: 'PUT',
  path: '/admin/users/:id/verification',
  summary: 'Sets or removes the verification level of a supplier',
  access: 'admin',
  confirmed: true,
  params: idParam,
  body: z.object({
    level: z.nullable(z.enum(VERIFICATION_LEVELS, fieldError('verificationLevel'))),
    note: optionalField(anyText(1_000)),
  }),
  reply: changedUser,
  dialect: changedUserDialect,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'userNotFound', 'conflict'],
});

/** Names the number, so that an admin cannot mark one that the buyer has changed meanwhile. */
export const checkRegistration = endpoint({
  method: 'PUT',
  path: '/admin/users/:id/registrations',
  summary:
    'Marks a registration number of a buyer as checked in the public register, or removes the mark',
  access: 'admin',
  params: idParam,
  body: z.object({
    kind: z.enum(REGISTRATION_KINDS, fieldError('invalid')),
    number: requiredText(20),
    checked: z.boolean(fieldError('invalid')),
  }),
  reply: changedUser,
  dialect: changedUserDialect,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'userNotFound', 'conflict'],
});

/** Ends every session of the account and hides its products until it is restored. Admins cannot be suspended. */
export const suspendUser = endpoint({
  method: 'PUT',
  path: '/admin/users/:id/suspension',
  summary: 'Suspends an account with a reason',
  access: 'admin',
  confirmed: true,
  params: idParam,
  body: z.object({ reason: requiredText(1_000, 'reasonRequired') }),
  reply: changedUser,
  dialect: changedUserDialect,
  errors: ['unauthorized', 'adminsOnly', 'validation', 'userNotFound', 'conflict'],
});

export const restoreUser = endpoint({
  method: 'DELETE',
  path: '/admin/users/:id/suspension',
  summary: 'Restores a suspended account',
  access: 'admin',
  confirmed: true,
  params: idParam,
  reply: changedUser,
  dialect: changedUserDialect,
  errors: ['unauthorized', 'adminsOnly', 'userNotFound'],
});
