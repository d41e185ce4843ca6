// Parsers of the admin analytics and the user table; the values are at the top of a reply or under `data`.
import * as z from 'zod/mini';
import { type Role, roleOf } from '../accounts/user-reader.ts';
import { type Pagination, readPagination } from '../catalog/product-page-reader.ts';
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
} from '../read.ts';
import { accepted, rowsOf, unreadable } from '../reply.ts';

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
  /** Oldest first; empty if the backend sends none. */
  readonly months: readonly Month[];
  readonly waiting: {
    readonly reviews: number;
    readonly reports: number;
    readonly messages: number;
  };
}

/** Totals of what was created in one month, YYYY-MM; `gmv` in US dollars. */
export interface Month {
  readonly month: string;
  readonly users: number;
  readonly listings: number;
  readonly enquiries: number;
  readonly orders: number;
  readonly gmv: number;
}

export interface AdminUser {
  readonly id: string;
  readonly name: string;
  readonly companyName: string | null;
  readonly email: string;
  readonly phone: string | null;
  readonly role: Role;
  readonly isVerified: boolean;
  readonly verificationLevel: string | null;
  readonly verificationNote: string;
  /** null if the account is not suspended. */
  readonly suspendedAt: string | null;
  readonly suspensionReason: string;
  readonly productCount: number;
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
  months: list(
    fields({
      month: text(7),
      users: count,
      listings: count,
      enquiries: count,
      orders: count,
      gmv: maybeNumber,
    }),
    60,
  ),
  waiting: fields({ reviews: count, reports: count, messages: count }),
});

/** `totalUsers` is required: the calling admin is a user, so a reply without it carries no analytics. */
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
    months: read.months.map((each) => ({ ...each, gmv: each.gmv ?? 0 })),
    waiting: read.waiting,
  };
};

const userFields = fields({
  id: maybeText(64),
  _id: maybeText(64),
  name: text(300),
  companyName: maybeText(300),
  email: text(300),
  phone: maybeText(60),
  userType: maybeText(40),
  user_type: maybeText(40),
  role: maybeText(40),
  verified: flag,
  isVerified: flag,
  is_verified: flag,
  isAdmin: flag,
  verificationLevel: maybeText(40),
  verificationNote: text(2_000),
  suspendedAt: maybeTime,
  suspensionReason: text(2_000),
  productCount: count,
  createdAt: maybeTime,
  created_at: maybeTime,
});

const userRow = z.pipe(
  userFields.check(z.refine((read) => (read.id ?? read._id) !== null)),
  z.transform(
    (read): AdminUser => ({
      id: read.id ?? read._id ?? '',
      name: read.name,
      companyName: read.companyName,
      email: read.email,
      phone: read.phone,
      role: roleOf(read.userType, read.user_type, read.role),
      isVerified: read.verified || read.isVerified || read.is_verified,
      verificationLevel: read.verificationLevel,
      verificationNote: read.verificationNote,
      suspendedAt: read.suspendedAt,
      suspensionReason: read.suspensionReason,
      productCount: read.productCount,
      isAdmin: read.isAdmin,
      createdAt: read.createdAt ?? read.created_at,
    }),
  ),
);

/** The changed account, under `data`. */
export const readAdminUser = (body: unknown): AdminUser => {
  const read = z.safeParse(userRow, accepted(body).data);
  if (!read.success) throw unreadable();
  return read.data;
};

export const readAdminUsers = (body: unknown): AdminUsers => ({
  users: z.parse(list(userRow, 10_000), rowsOf(body, 'users', 'data')),
  pagination: readPagination(z.parse(record, body).pagination),
});
