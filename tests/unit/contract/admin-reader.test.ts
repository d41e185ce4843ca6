// Readers of the admin statistics and the user table: every documented variant gives the same shape.

import { describe, expect, test } from 'vitest';
import { listUsers } from '../../../contract/admin/admin-users.ts';
import { getAnalytics } from '../../../contract/admin/analytics.ts';
import { readReply } from '../../../contract/reply.ts';

/** What backends do not send that know fewer kinds of open work. */
const NOTHING = {
  imports: 0,
  rules: 0,
  evidence: 0,
  evidenceExpiring: 0,
  enquiries: { total: 0, oldest: null },
  chats: { total: 0, oldest: null },
};

describe('analytics', () => {
  const analyticsFields = {
    totalUsers: '40',
    activeSuppliers: 12,
    totalOrders: 3,
    monthlyGMV: '1200.50',
    averageOrderValue: 400.17,
    conversionRate: 0.0321,
  };
  test.each([
    ['bare', analyticsFields],
    ['with success', { success: true, ...analyticsFields }],
    ['under data', { success: true, data: analyticsFields }],
    ['under analytics', { analytics: analyticsFields }],
  ])('%s', (_, body) => {
    expect(readReply(getAnalytics, body)).toEqual({
      totalUsers: 40,
      activeSuppliers: 12,
      totalOrders: 3,
      monthlyGMV: 1200.5,
      averageOrderValue: 400.17,
      conversionRate: 0.0321,
      months: [],
      waiting: { ...NOTHING, reviews: 0, reports: 0, messages: 0 },
    });
  });

  test('has months and open work where the backend sends them', () => {
    const month = { month: '2026-11', users: 3, listings: '4', enquiries: 2, orders: 1 };
    const read = readReply(getAnalytics, {
      ...analyticsFields,
      months: [{ ...month, gmv: '1200.5' }, month, 'none'],
      waiting: { reviews: 5, reports: '1' },
    });
    expect(read.months.slice(0, 2)).toEqual([
      { ...month, listings: 4, gmv: 1200.5 },
      { ...month, listings: 4, gmv: 0 },
    ]);
    expect(read.waiting).toEqual({ ...NOTHING, reviews: 5, reports: 1, messages: 0 });
  });

  test('an unreadable number is 0', () => {
    const read = readReply(getAnalytics, { totalUsers: 1, monthlyGMV: 'lots', totalOrders: -4 });
    expect(read).toMatchObject({ totalUsers: 1, monthlyGMV: 0, totalOrders: 0, conversionRate: 0 });
  });

  test.each([
    [{ error: 'Admins only' }, 'Admins only'],
    [{ success: true }, 'An error occurred'],
    [[], 'An error occurred'],
  ])('are missing in %j', (body, message) => {
    expect(() => readReply(getAnalytics, body)).toThrow(
      expect.objectContaining({ name: 'ApiError', message }),
    );
  });
});

describe('users', () => {
  const row = {
    id: 'u1',
    email: 'li@example.cn',
    phone: '+8613800138000',
    userType: 'supplier',
    verified: true,
    isAdmin: false,
    createdAt: '2024-01-20T00:00:00Z',
  };
  const clean = {
    id: 'u1',
    name: '',
    companyName: null,
    level: null,
    verificationNote: '',
    suspendedAt: null,
    suspensionReason: '',
    productCount: 0,
    gstin: '',
    gstinCheckedAt: null,
    iec: '',
    iecCheckedAt: null,
    email: 'li@example.cn',
    phone: '+8613800138000',
    role: 'supplier',
    isVerified: true,
    isAdmin: false,
    createdAt: '2024-01-20T00:00:00.000Z',
  };
  test.each([
    ['users', { users: [row] }],
    ['data', { success: true, data: [row] }],
    ['an array', [row]],
    ['users under data', { data: { users: [row] } }],
    [
      'older names',
      {
        users: [
          {
            ...row,
            id: undefined,
            _id: 'u1',
            userType: undefined,
            user_type: 'supplier',
            verified: undefined,
            is_verified: 1,
            createdAt: undefined,
            created_at: '2024-01-20',
          },
        ],
      },
    ],
    ['rows around bad ones', { users: [null, row, { email: 'no id' }] }],
  ])('from %s', (_, body) => {
    expect(readReply(listUsers, body).users).toEqual([clean]);
  });

  test('have their pagination', () => {
    expect(
      readReply(listUsers, { users: [], pagination: { total: 31 } }).pagination?.totalPages,
    ).toBe(2);
  });
});
