// Admin endpoint for the totals and monthly figures of the market. docs/figures.md defines each figure.
import * as z from 'zod/mini';
import { readAnalytics } from '../dialect/analytics.ts';
import { dialect, endpoint } from '../endpoint.ts';
import {
  count,
  fields,
  list,
  nullableNumber,
  nullableTime,
  orNull,
  reader,
  rowId,
  text,
} from '../read.ts';

/** A finite number; unreadable values are 0. */
const number = reader((value) => z.parse(nullableNumber, value) ?? 0, { type: 'number' });

/** Totals of what was created in one month, UTC. */
const monthlyTotals = fields({
  /** YYYY-MM. */
  month: text(7),
  users: count,
  listings: count,
  enquiries: count,
  orders: count,
  /** US dollars. */
  gmv: number,
});
export type MonthlyTotals = z.output<typeof monthlyTotals>;

/** Unanswered enquiries or chats to the admin area. */
const waitingThreads = fields({
  total: count,
  /** The one that has waited longest; null without any. */
  oldest: orNull(
    fields({
      id: rowId,
      /** Subject of the enquiry, or name of the chat's product; '' without one. */
      subject: text(1_000),
      /** Company or name of the buyer. */
      from: text(1_000),
      /** Time of the buyer's last message. */
      since: nullableTime,
    }),
  ),
});
export type WaitingThreads = z.output<typeof waitingThreads>;

const analytics = fields({
  totalUsers: count,
  activeSuppliers: count,
  totalOrders: count,
  /** US dollars, of the current month: the last one of `months`. */
  monthlyGMV: number,
  /** US dollars. */
  averageOrderValue: number,
  /** A fraction from 0 to 1. */
  conversionRate: number,
  /** The last twelve months, oldest first, the current one last; empty if the backend sends none. */
  months: list(monthlyTotals, 60),
  /** Items that wait for an admin. */
  waiting: fields({
    reviews: count,
    /** Imports with two or more new products among the reviews. */
    imports: count,
    reports: count,
    messages: count,
    /** Rules of import that were not checked in time. */
    rules: count,
    /** Documents of suppliers that wait for a decision, and accepted ones that end within 30 days. */
    evidence: count,
    evidenceExpiring: count,
    enquiries: waitingThreads,
    chats: waitingThreads,
  }),
});
export type Analytics = z.output<typeof analytics>;

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/admin/analytics',
  summary: 'Totals and monthly figures of the market',
  access: 'admin',
  reply: analytics,
  dialect: dialect<Analytics>({ read: readAnalytics }),
  errors: ['unauthorized', 'adminsOnly'],
});
