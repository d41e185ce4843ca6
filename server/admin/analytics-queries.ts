// Queries for the admin analytics, computed from the current rows. docs/figures.md defines each figure.

import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Analytics } from '../../contract/admin/analytics.ts';
import type { Lang } from '../../contract/lang.ts';
import { MAX_ORDER_TOTAL_USD } from '../../contract/limits.ts';
import { toCents, toDollars } from '../../contract/money.ts';
import { isPublicProduct } from '../catalog/public-product-queries.ts';
import { readSum, sumOf } from '../platform/db/exact-sums.ts';
import type { Db } from '../platform/db/open.ts';
import type { Tables } from '../platform/db/tables.ts';
import { type Waiting, waitingRepository } from './waiting-queries.ts';

type StoredAnalytics = Omit<Analytics, 'waiting'> & { readonly waiting: Waiting };

const MONTHS = 12;

/** Orders that an older release accepted above today's limit count as orders, but not as money. */
const countedCents = sql`case when total_cents <= ${toCents(MAX_ORDER_TOTAL_USD)} then total_cents end`;

/** YYYY-MM of the last twelve months, UTC, oldest first. */
const lastMonths = (now: Date): string[] =>
  Array.from({ length: MONTHS }, (_, index) => {
    const month = now.getUTCMonth() - (MONTHS - 1 - index);
    return new Date(Date.UTC(now.getUTCFullYear(), month)).toISOString().slice(0, 7);
  });

type UserExpression = ExpressionBuilder<Tables, 'users'>;

const hasEnquired = (each: UserExpression) =>
  each.exists(
    each
      .selectFrom('enquiries')
      .select('enquiries.id')
      .whereRef('enquiries.buyer_id', '=', 'users.id'),
  );

const ordersOf = (each: UserExpression) =>
  each.selectFrom('orders').select('orders.id').whereRef('orders.buyer_id', '=', 'users.id');

export const analyticsRepository = (db: Db) => {
  const count = () => db.selectFrom('users').select(({ fn }) => fn.countAll<number>().as('total'));

  const totals = async () =>
    db
      .selectNoFrom([
        count().where('users.deleted_at', 'is', null).as('users'),
        count()
          .where('users.role', '=', 'supplier')
          .where('users.suspended_at', 'is', null)
          .where((each) =>
            each.exists(
              each
                .selectFrom('products')
                .select('products.no')
                .whereRef('products.supplier_id', '=', 'users.id')
                .where(isPublicProduct),
            ),
          )
          .as('suppliers'),
      ])
      .executeTakeFirstOrThrow();

  const orders = async () =>
    db
      .selectFrom('orders')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.count<number>(countedCents).as('counted'),
        sumOf(countedCents).as('cents'),
      ])
      .where('status', '<>', 'cancelled')
      .executeTakeFirstOrThrow();

  /** Looks up each account through its own index: a marketplace with many enquiries need not read them all. */
  const buyers = async () =>
    db
      .selectFrom('users')
      .select((each) => [
        each.fn.countAll<number>().as('began'),
        each.fn
          .countAll<number>()
          .filterWhere(each.exists(ordersOf(each).where('orders.status', '<>', 'cancelled')))
          .as('ordered'),
      ])
      .where((each) => each.or([hasEnquired(each), each.exists(ordersOf(each))]))
      .executeTakeFirstOrThrow();

  /** Rows created in each month from `since` on, as [count, cents]. Months without rows are left out. */
  const perMonth = async (
    since: string,
    table: 'users' | 'products' | 'enquiries' | 'orders',
    cents: RawBuilder<unknown> = sql`0`,
    condition: RawBuilder<unknown> = sql``,
  ): Promise<Map<string, readonly [number, number]>> => {
    type Row = { month: string; count: number | string; cents: string };
    const { rows } = await sql<Row>`
      select substr(created_at, 1, 7) as month, count(*) as count, ${sumOf(cents)} as cents
      from ${sql.table(table)} where created_at >= ${since} ${condition} group by 1`.execute(db);
    return new Map(rows.map((row) => [row.month, [Number(row.count), readSum(row.cents)]]));
  };

  const months = async (now: Date): Promise<Analytics['months']> => {
    const names = lastMonths(now);
    const since = `${names[0] ?? ''}-01T00:00:00.000Z`;
    const [users, products, enquiries, ordersByMonth] = await Promise.all([
      perMonth(since, 'users'),
      perMonth(since, 'products'),
      perMonth(since, 'enquiries'),
      perMonth(since, 'orders', countedCents, sql`and status <> 'cancelled'`),
    ]);
    return names.map((month) => ({
      month,
      users: users.get(month)?.[0] ?? 0,
      listings: products.get(month)?.[0] ?? 0,
      enquiries: enquiries.get(month)?.[0] ?? 0,
      orders: ordersByMonth.get(month)?.[0] ?? 0,
      gmv: toDollars(ordersByMonth.get(month)?.[1] ?? 0),
    }));
  };

  return {
    async read(adminId: string, lang: Lang, now = new Date()): Promise<StoredAnalytics> {
      const [counts, orderTotals, buyerCounts, byMonth, waiting] = await Promise.all([
        totals(),
        orders(),
        buyers(),
        months(now),
        waitingRepository(db).read(adminId, lang),
      ]);
      const totalOrders = Number(orderTotals.count);
      const countedOrders = Number(orderTotals.counted);
      const began = Number(buyerCounts.began);
      return {
        totalUsers: Number(counts.users),
        activeSuppliers: Number(counts.suppliers),
        totalOrders,
        monthlyGMV: byMonth.at(-1)?.gmv ?? 0,
        averageOrderValue: countedOrders
          ? toDollars(readSum(orderTotals.cents) / countedOrders)
          : 0,
        conversionRate: began ? Number(buyerCounts.ordered) / began : 0,
        months: byMonth,
        waiting,
      };
    },
  };
};
