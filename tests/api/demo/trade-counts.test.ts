// Counts of the demo market agree wherever they are shown: cards, profiles, dashboards, the bell, the admin area.

import { afterAll, expect, test } from 'vitest';
import { listUsers } from '../../../contract/admin/admin-users.ts';
import { getAnalytics } from '../../../contract/admin/analytics.ts';
import { listAuditEntries } from '../../../contract/admin/audit.ts';
import { listContactMessages } from '../../../contract/admin/contact-messages.ts';
import { listReports } from '../../../contract/admin/reports.ts';
import { listReviews } from '../../../contract/admin/review.ts';
import { listProducts } from '../../../contract/catalog/products.ts';
import { getChat, listBuyerChats, listSupplierChats } from '../../../contract/chat/chats.ts';
import { listFavourites } from '../../../contract/favourites/favourites.ts';
import { MAX_PAGE_SIZE } from '../../../contract/limits.ts';
import {
  getUnreadCounts,
  listNotifications,
} from '../../../contract/notifications/notifications.ts';
import { listMyProducts } from '../../../contract/products/my-products.ts';
import { listSavedSearches } from '../../../contract/saved-searches/saved-searches.ts';
import { getSupplier } from '../../../contract/suppliers/suppliers.ts';
import { listEnquiries } from '../../../contract/trade/enquiries.ts';
import { listOrders } from '../../../contract/trade/orders.ts';
import type { Api } from '../../../src/api/call.ts';
import { allRows, openDemoTrade } from './demo-trade.ts';

const demo = await openDemoTrade(new Date());
afterAll(() => demo.market.close());
const [buyer, supplier, admin] = [
  await demo.as('buyer'),
  await demo.as('supplier'),
  await demo.as('admin'),
];
const limit = MAX_PAGE_SIZE;

const enquiriesOf = (api: Api) =>
  allRows(async (page) => {
    const { data, pagination } = await api.call(listEnquiries, { query: { page, limit } });
    return { rows: data, pagination };
  });

test('each product counts its enquiries, on its card and in its supplier’s list', async () => {
  const received = await enquiriesOf(supplier);
  const { products } = await supplier.call(listMyProducts, { query: { limit } });
  const cards = await allRows(async (page) => {
    const reply = await demo.market.api.call(listProducts, { query: { page, limit } });
    return { rows: reply.products, pagination: reply.pagination };
  });
  const inquiriesOfCard = new Map(cards.map(({ id, inquiries }) => [id, inquiries]));
  expect(received.length).toBeGreaterThan(20);
  for (const { id, inquiries, status } of products) {
    expect(inquiries).toBe(received.filter(({ product }) => product?.id === id).length);
    if (status === 'active') expect(inquiriesOfCard.get(id)).toBe(inquiries);
  }
  const { users } = await admin.call(listUsers, { query: { limit, role: 'supplier' } });
  const shown = cards.filter(({ supplier }) => supplier?.id === users[0]?.id).length;
  expect(users[0]?.productCount).toBe(shown);
  const profile = await demo.market.api.call(getSupplier, {
    params: { id: users[0]?.id ?? '' },
    query: {},
  });
  expect(profile.pagination?.total).toBe(shown);
});

test('the bell counts unread notifications and messages of each account', async () => {
  for (const [api, chats] of [
    [buyer, listBuyerChats],
    [supplier, listSupplierChats],
    [admin, listSupplierChats],
  ] as const) {
    const { unread, unreadMessages } = await api.call(getUnreadCounts, {});
    const { data, pagination } = await api.call(listNotifications, { query: { limit } });
    expect(pagination?.total).toBeGreaterThan(unread);
    expect(data.filter(({ readAt }) => readAt === null)).toHaveLength(unread);
    expect(unread).toBeGreaterThan(0);
    const list = await api.call(chats, { query: { limit } });
    const sum = list.chats.reduce((total, { unreadCount }) => total + unreadCount, 0);
    expect(unreadMessages).toBe(sum);
    expect(sum).toBeGreaterThan(0);
  }
});

test('a chat’s last message and time are those of its messages', async () => {
  const { chats } = await supplier.call(listSupplierChats, { query: { limit } });
  expect(chats.length).toBeGreaterThan(5);
  for (const { id, lastMessage, updatedAt } of chats) {
    const { messages } = await supplier.call(getChat, { params: { id }, query: { limit } });
    expect(messages.at(-1)?.id).toBe(lastMessage?.id);
    expect(messages.at(-1)?.createdAt).toBe(updatedAt);
    const times = messages.map(({ createdAt }) => createdAt ?? '');
    expect(times).toEqual(times.toSorted());
  }
});

test('the demo accounts have trade in every state', async () => {
  for (const api of [buyer, supplier]) {
    const { data } = await api.call(listOrders, { query: { limit } });
    // Only of a listing without a price basis, and until the buyer agrees.
    const states = data.map(({ status }) => status).filter((each) => each !== 'proposed');
    expect(new Set(states)).toEqual(
      new Set(['placed', 'confirmed', 'shipped', 'delivered', 'cancelled']),
    );
    const enquiries = await enquiriesOf(api);
    expect(new Set(enquiries.map(({ status }) => status))).toEqual(
      new Set(['pending', 'answered', 'closed']),
    );
    expect(new Set(enquiries.map(({ type }) => type)).size).toBe(3);
  }
  const { favourites } = await buyer.call(listFavourites, {});
  expect(favourites.length).toBeGreaterThan(3);
  const { savedSearches: searches } = await buyer.call(listSavedSearches, {});
  expect(searches.filter(({ alert }) => alert)).toHaveLength(1);
});

test('the figures of the admin area agree with its lists', async () => {
  const figures = await admin.call(getAnalytics, {});
  const users = await allRows(async (page) => {
    const reply = await admin.call(listUsers, { query: { page, limit } });
    return { rows: reply.users, pagination: reply.pagination };
  });
  expect(figures.totalUsers).toBe(users.length);
  expect(figures.activeSuppliers).toBe(
    users.filter(({ role, productCount }) => role === 'supplier' && productCount > 0).length,
  );
  const { pagination: reviews } = await admin.call(listReviews, { query: {} });
  const { open } = await admin.call(listReports, { query: {} });
  const { unread } = await admin.call(listContactMessages, { query: {} });
  expect(figures.waiting).toMatchObject({
    reviews: reviews?.total,
    reports: open,
    messages: unread,
  });
  const { enquiries, chats } = figures.waiting;
  for (const waiting of [reviews?.total, open, unread, enquiries.total, chats.total])
    expect(waiting).toBeGreaterThan(0);
  expect(figures.months).toHaveLength(12);
  for (const { users: signUps, enquiries, orders, gmv } of figures.months.slice(0, -1))
    for (const figure of [signUps, enquiries, orders, gmv]) expect(figure).toBeGreaterThan(0);
  for (const action of [
    'listing.approve',
    'listing.reject',
    'report.close',
    'message.read',
  ] as const)
    expect(
      (await admin.call(listAuditEntries, { query: { action } })).entries.length,
    ).toBeGreaterThan(0);
});
