// The demo accounts have trade in every state, and something unread, at any time of the fill.
import { expect, test } from 'vitest';
import { getAnalytics } from '../../../contract/admin/analytics.ts';
import { getUnreadCounts } from '../../../contract/notifications/notifications.ts';
import { openDemoTrade, rowsOf } from './demo-trade.ts';

const START = Date.parse('2026-11-23T20:57:00.000Z');
const HOUR_MS = 3_600_000;
/** Nights, working hours in both countries, and the first hour of each working day. */
const HOURS = [0, 3.7, 7.3, 10.6, 15.9, 21.2];

test.each(HOURS)('%s hours later', { timeout: 60_000 }, async (hours) => {
  const demo = await openDemoTrade(new Date(START + hours * HOUR_MS));
  const accounts = (await rowsOf(demo, 'users')).filter(
    ({ password_hash, is_admin }) => password_hash !== null && Number(is_admin) === 0,
  );
  expect(accounts).toHaveLength(2);
  for (const { id, role } of accounts) {
    const column = role === 'buyer' ? 'buyer_id' : 'supplier_id';
    for (const [table, states] of [
      ['orders', ['cancelled', 'confirmed', 'delivered', 'placed', 'shipped']],
      ['enquiries', ['answered', 'closed', 'pending']],
    ] as const) {
      // An order may wait for the buyer to agree on its price basis.
      const own = (await rowsOf(demo, table)).filter(
        (row) => row[column] === id && row.status !== 'proposed',
      );
      expect([...new Set(own.map(({ status }) => status))].sort(), `${role} ${table}`).toEqual(
        states,
      );
    }
  }
  for (const title of ['buyer', 'supplier', 'admin'] as const) {
    const { unread, unreadMessages } = await (await demo.as(title)).call(getUnreadCounts, {});
    expect({ title, unread: unread > 0, messages: unreadMessages > 0 }).toEqual({
      title,
      unread: true,
      messages: true,
    });
  }
  const { waiting } = await (await demo.as('admin')).call(getAnalytics, {});
  expect(waiting.enquiries.total).toBeGreaterThan(0);
  expect(waiting.chats.total).toBeGreaterThan(0);
  await demo.market.close();
});
