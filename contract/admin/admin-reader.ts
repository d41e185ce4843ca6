// Parsers of the admin analytics and the user table; the values are at the top of a reply or under `data`.
import * as z from 'zod/mini';
import { type Role, roleOf } from '../accounts/user-reader.ts';
import { type Pagination, readPagination } from '../pagination.ts';
import {
  count,
  fields,
  flag,
  list,
  nullableNumber,
  nullableText,
  nullableTime,
  record,
  text,
} from '../read.ts';
import { rowsOf, successReply, unreadableReply } from '../reply.ts';

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
  readonly months: readonly MonthlyTotals[];
  readonly waiting: {
    readonly reviews: number;
    readonly reports: number;
    readonly messages: number;
  };
}

/** Totals of what was created in one month, YYYY-MM; `gmv` in US dollars. */
export interface MonthlyTotals {
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

const analyticsFields = fields({
  totalUsers: nullableNumber,
  activeSuppliers: count,
  totalOrders: count,
  monthlyGMV: nullableNumber,
  averageOrderValue: nullableNumber,
  conversionRate: nullableNumber,
  months: list(
    fields({
      month: text(7),
      users: count,
      listings: count,
      enquiries: count,
      orders: count,
      gmv: nullableNumber,
    }),
    60,
  ),
  waiting: fields({ reviews: count, reports: count, messages: count }),
});

/** `totalUsers` is required: the calling admin is a user, so a reply without it carries no analytics. */
export const readAnalytics = (body: unknown): Analytics => {
  const reply = successReply(body);
  const parsed = [reply, reply.data, reply.analytics]
    .map((candidate) => z.parse(analyticsFields, candidate))
    .find(({ totalUsers }) => totalUsers !== null);
  if (parsed === undefined) throw unreadableReply();
  return {
    totalUsers: z.parse(count, parsed.totalUsers),
    activeSuppliers: parsed.activeSuppliers,
    totalOrders: parsed.totalOrders,
    monthlyGMV: parsed.monthlyGMV ?? 0,
    averageOrderValue: parsed.averageOrderValue ?? 0,
    conversionRate: parsed.conversionRate ?? 0,
    months: parsed.months.map((each) => ({ ...each, gmv: each.gmv ?? 0 })),
    waiting: parsed.waiting,
  };
};

const userFields = fields({
  id: nullableText(64),
  _id: nullableText(64),
  name: text(300),
  companyName: nullableText(300),
  email: text(300),
  phone: nullableText(60),
  userType: nullableText(40),
  user_type: nullableText(40),
  role: nullableText(40),
  verified: flag,
  isVerified: flag,
  is_verified: flag,
  isAdmin: flag,
  verificationLevel: nullableText(40),
  verificationNote: text(2_000),
  suspendedAt: nullableTime,
  suspensionReason: text(2_000),
  productCount: count,
  createdAt: nullableTime,
  created_at: nullableTime,
});

const userRow = z.pipe(
  userFields.check(z.refine((parsed) => (parsed.id ?? parsed._id) !== null)),
  z.transform(
    (parsed): AdminUser => ({
      id: parsed.id ?? parsed._id ?? '',
      name: parsed.name,
      companyName: parsed.companyName,
      email: parsed.email,
      phone: parsed.phone,
      role: roleOf(parsed.userType, parsed.user_type, parsed.role),
      isVerified: parsed.verified || parsed.isVerified || parsed.is_verified,
      verificationLevel: parsed.verificationLevel,
      verificationNote: parsed.verificationNote,
      suspendedAt: parsed.suspendedAt,
      suspensionReason: parsed.suspensionReason,
      productCount: parsed.productCount,
      isAdmin: parsed.isAdmin,
      createdAt: parsed.createdAt ?? parsed.created_at,
    }),
  ),
);

/** The changed account, under `data`. */
export const readAdminUser = (body: unknown): AdminUser => {
  const parsed = z.safeParse(userRow, successReply(body).data);
  if (!parsed.success) throw unreadableReply();
  return parsed.data;
};

export const readAdminUsers = (body: unknown): AdminUsers => ({
  users: z.parse(list(userRow, 10_000), rowsOf(body, 'users', 'data')),
  pagination: readPagination(z.parse(record, body).pagination),
});
