// Reads the admin figures and the table of users, at the top of a reply or under data.
import * as z from 'zod/mini';
import { type Pagination, readPagination } from './product-page-reader.ts';
import {
  count,
  fields,
  flag,
  list,
  maybeNumber,
  maybeText,
  maybeTime,
  record,
  text,
} from './read.ts';
import { accepted, rowsOf, unreadable } from './reply.ts';
import { type Role, roleOf } from './user-reader.ts';

export interface Analytics {
  readonly totalUsers: number;
  readonly activeSuppliers: number;
  readonly totalOrders: number;
  /** US dollars. */
  readonly monthlyGMV: number;
  /** US dollars. */
  readonly averageOrderValue: number;
  /** A fraction, shown as a percentage with two decimals. */
  readonly conversionRate: number;
}

export interface AdminUser {
  readonly id: string;
  readonly email: string;
  readonly phone: string | null;
  readonly role: Role;
  readonly isVerified: boolean;
  readonly isAdmin: boolean;
  readonly createdAt: string | null;
}

export interface AdminUsers {
  readonly users: readonly AdminUser[];
  readonly pagination: Pagination | null;
}

const figureFields = fields({
  totalUsers: maybeNumber,
  activeSuppliers: count,
  totalOrders: count,
  monthlyGMV: maybeNumber,
  averageOrderValue: maybeNumber,
  conversionRate: maybeNumber,
});

/** A market without users has no admin to ask: a reply without that figure is none. */
export const readAnalytics = (body: unknown): Analytics => {
  const reply = accepted(body);
  const read = [reply, reply.data, reply.analytics]
    .map((place) => z.parse(figureFields, place))
    .find(({ totalUsers }) => totalUsers !== null);
  if (read === undefined) throw unreadable();
  return {
    totalUsers: z.parse(count, read.totalUsers),
    activeSuppliers: read.activeSuppliers,
    totalOrders: read.totalOrders,
    monthlyGMV: read.monthlyGMV ?? 0,
    averageOrderValue: read.averageOrderValue ?? 0,
    conversionRate: read.conversionRate ?? 0,
  };
};

const userFields = fields({
  id: maybeText(64),
  _id: maybeText(64),
  email: text(300),
  phone: maybeText(60),
  userType: maybeText(40),
  user_type: maybeText(40),
  role: maybeText(40),
  verified: flag,
  isVerified: flag,
  is_verified: flag,
  isAdmin: flag,
  createdAt: maybeTime,
  created_at: maybeTime,
});

const userRow = z.pipe(
  userFields.check(z.refine((read) => (read.id ?? read._id) !== null)),
  z.transform(
    (read): AdminUser => ({
      id: read.id ?? read._id ?? '',
      email: read.email,
      phone: read.phone,
      role: roleOf(read.userType, read.user_type, read.role),
      isVerified: read.verified || read.isVerified || read.is_verified,
      isAdmin: read.isAdmin,
      createdAt: read.createdAt ?? read.created_at,
    }),
  ),
);

export const readAdminUsers = (body: unknown): AdminUsers => ({
  users: z.parse(list(userRow, 10_000), rowsOf(body, 'users', 'data')),
  pagination: readPagination(z.parse(record, body).pagination),
});
